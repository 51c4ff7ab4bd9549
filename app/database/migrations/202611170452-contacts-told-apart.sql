create table contact_differences (
  one_id uuid not null references contacts (id) on delete cascade,
  other_id uuid not null references contacts (id) on delete cascade,
  at timestamptz not null,
  by_name text not null,
  primary key (one_id, other_id),
  check (one_id < other_id)
);
create index contact_differences_other on contact_differences (other_id);
