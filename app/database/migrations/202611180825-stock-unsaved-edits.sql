-- What a colleague typed on a property and did not save yet: one for each, and for them alone.
create table unsaved_edits (
  property_id integer not null references properties on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  -- The version that was opened, and what it said: what differs from it was typed.
  version integer not null,
  base jsonb not null,
  typed jsonb not null,
  changed_at timestamptz not null,
  primary key (property_id, account_id),
  check (octet_length(base::text) + octet_length(typed::text) <= 1048576)
);
create index unsaved_edits_account on unsaved_edits (account_id);
create index unsaved_edits_changed on unsaved_edits (changed_at);
