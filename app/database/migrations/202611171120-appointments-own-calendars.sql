-- The calendar an agent keeps elsewhere. Its address is a secret, and is encrypted.
create table own_calendars (
  agent_id integer primary key references agents on delete cascade,
  address text not null,
  host text not null,
  etag text,
  last_modified text,
  -- When it last answered well, and when it was last read whole.
  answered_at timestamptz,
  read_at timestamptz,
  problem text,
  problem_since timestamptz,
  -- Another address is another calendar.
  key uuid not null default gen_random_uuid()
);

-- When its agent is elsewhere, and nothing else of it.
create table busy_times (
  agent_id integer not null references own_calendars on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (agent_id, starts_at),
  check (ends_at > starts_at)
);

-- An agent who is elsewhere has fewer hours to offer, for many properties at once.
create trigger announce_change after insert or update or delete or truncate on busy_times
  for each statement execute function announce_content_change();
