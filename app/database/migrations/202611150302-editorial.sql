create table menu_pages (
  id integer primary key,
  status text not null,
  sort integer not null,
  original_path text not null unique,
  path jsonb not null,
  title jsonb not null,
  body jsonb not null
);

create trigger announce_change after insert or update or delete or truncate on menu_pages
  for each statement execute function announce_content_change();
