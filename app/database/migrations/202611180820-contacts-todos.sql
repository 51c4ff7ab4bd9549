-- What a colleague is to do by a day, on a property, on a person, on both or on neither.
create table todos (
  id uuid primary key default gen_random_uuid(),
  words text not null check (length(words) between 1 and 500),
  day date not null,
  -- Nobody: it is for the whole office.
  for_id uuid references accounts on delete set null,
  property_id integer references properties on delete set null,
  contact_id uuid references contacts on delete cascade,
  made_at timestamptz not null,
  made_by text not null,
  done_at timestamptz,
  done_by text,
  version integer not null default 1,
  submission uuid not null unique,
  check ((done_at is null) = (done_by is null))
);
create index todos_open on todos (day) where done_at is null;
create index todos_done on todos (done_at) where done_at is not null;
create index todos_property on todos (property_id) where property_id is not null;
create index todos_contact on todos (contact_id) where contact_id is not null;
create index todos_for on todos (for_id) where for_id is not null;
