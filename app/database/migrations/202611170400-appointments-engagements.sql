-- A time of an agent's that is no viewing stands among the viewings, without a property of its own: the
-- constraint that keeps viewings apart keeps these apart too.
alter table viewing_slots alter column property_id drop not null;

create table engagements (
  slot_id uuid primary key references viewing_slots on delete cascade,
  kind text not null check (kind in ('valuation', 'signing', 'private')),
  subject text not null default '',
  place text not null default '',
  notes text not null default '',
  version integer not null default 1,
  changed_at timestamptz not null
);

-- An agent who is elsewhere has fewer hours to offer, for many properties at once.
create trigger announce_change after insert or update or delete or truncate on engagements
  for each statement execute function announce_content_change();
