-- Addresses that pages of the agency had before: an old link still arrives.
create table moved_paths (
  path text primary key,
  target text not null,
  moved_at timestamptz not null default now()
);
create index moved_paths_target on moved_paths (target);
