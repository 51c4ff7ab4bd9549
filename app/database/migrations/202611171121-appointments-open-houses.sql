-- Hours at which a property is open to many, quarter by quarter, with an agent who is nowhere else.
create table open_houses (
  id uuid primary key default gen_random_uuid(),
  property_id integer not null references properties on delete cascade,
  agent_id integer not null references agents,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- In each quarter of an hour.
  seats integer not null check (seats between 1 and 50),
  note jsonb not null default '{}',
  check (ends_at > starts_at),
  exclude using gist (agent_id with =, tstzrange(starts_at, ends_at) with &&)
);
create index open_houses_property on open_houses (property_id, ends_at);

-- The page of the property tells of it, and the agent has fewer hours for all others. By row: a property
-- that goes without any says nothing of them.
create trigger announce_change after insert or update or delete on open_houses
  for each row execute function announce_content_change();
