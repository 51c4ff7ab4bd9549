create table configuration (
  section text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now(),
  version integer not null default 1
);
create trigger announce_change after insert or update or delete or truncate on configuration
  for each statement execute function announce_content_change();
