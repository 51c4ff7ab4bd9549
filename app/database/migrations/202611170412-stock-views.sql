-- A name that one of the staff gave to what the list of properties shows.
create table stock_views (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  name text not null,
  query text not null,
  made_at timestamptz not null,
  unique (account_id, name)
);
