-- Unlogged: after a crash everyone may try again, which harms nobody.
create unlogged table brakes (
  key text primary key,
  tries integer not null,
  until timestamptz not null
);
