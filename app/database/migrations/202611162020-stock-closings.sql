-- How a property left the offer: sold or let for how much and to whom, or withdrawn for what reason.
create table property_closings (
  id bigint generated always as identity primary key,
  property_id integer not null references properties (id) on delete cascade,
  state text not null check (state in ('sold', 'rented', 'withdraw')),
  closed_at timestamptz not null,
  price_cents bigint,
  buyer text not null default '',
  reason text,
  explanation text not null default '',
  undone_at timestamptz
);
create index property_closings_of on property_closings (property_id, id);
