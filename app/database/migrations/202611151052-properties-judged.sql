-- What the law misses in each home on offer, kept so that nobody has to read them all. A judgement holds
-- for that version of the home, under those rules, until that day.
create table judged_homes (
  property_id integer primary key references properties (id) on delete cascade,
  version integer not null,
  rules text not null,
  good_until text,
  missing jsonb not null
);
create index judged_homes_lacking on judged_homes (property_id) where missing <> '[]';
