create table rules (
  id integer generated always as identity primary key,
  rule text not null,
  region text not null check (region in ('flanders', 'wallonia', 'brussels', 'belgium')),
  low bigint not null,
  high bigint not null check (high >= low),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  source text not null,
  checked_on date not null,
  -- A value nobody published is the agency's own estimate, and is called so.
  certainty text not null check (certainty in ('firm', 'check', 'own')),
  version integer not null default 1
);
create unique index rules_one_start on rules (rule, region, valid_from);
create trigger announce_change after insert or update or delete or truncate on rules
  for each statement execute function announce_content_change();
