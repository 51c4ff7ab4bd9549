-- What the agency notes for itself stays with the agency.
alter table activities add column is_shown boolean not null default true;

alter table online_media
  add column ended_on date check (ended_on >= since),
  -- Raised at every save: who saves over somebody else's change is told so.
  add column version integer not null default 1;
