-- Raised at every save: who saves over somebody else's change is told so.
alter table agents add column version integer not null default 1;
alter table property_visits add column version integer not null default 1;

-- What the agency tells the visitor when it cannot take place.
alter table appointments add column cancel_reason text not null default '';

-- How a visit went, as the agent saw it.
create table visit_outcomes (
  appointment_id uuid primary key references appointments (id) on delete cascade,
  interest text not null check (interest in ('offer', 'interested', 'undecided', 'not-interested')),
  words text not null default '',
  is_shown boolean not null default false,
  version integer not null default 1,
  noted_at timestamptz not null
);

-- The agenda asks for all agents in a stretch of time.
create index visit_slots_starts_at on visit_slots (starts_at);
