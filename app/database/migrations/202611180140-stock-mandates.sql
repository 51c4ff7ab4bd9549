-- What the owner gave us to do: from when to when, for what, with which keys, and who of us answers for it.
create table property_mandates (
  property_id integer primary key references properties (id) on delete cascade,
  starts_on date,
  ends_on date,
  is_exclusive boolean not null default false,
  commission text not null default '',
  keys text not null default '',
  agent_id integer references agents (id) on delete set null,
  version integer not null default 1,
  check (ends_on >= starts_on)
);
create index property_mandates_agent on property_mandates (agent_id);
