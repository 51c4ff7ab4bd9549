-- The maps with streets that the operator kept: the newest is the one that is drawn.
create table map_files (
  file text primary key,
  bytes bigint not null,
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  min_zoom integer not null,
  max_zoom integer not null,
  kept_at timestamptz not null default now()
);

create trigger announce_change after insert or update or delete or truncate on map_files
  for each statement execute function announce_content_change();
