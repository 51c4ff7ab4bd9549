-- Colleagues who stand at an open house beside the one in whose diary its quarters are booked; and what two
-- who change it at once have seen.
alter table open_houses
  add column colleague_ids integer[] not null default '{}',
  add column version integer not null default 1;
