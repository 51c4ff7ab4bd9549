-- How reading the mailbox for replies goes: one row.
create table mailbox_states (
  is_only boolean primary key default true check (is_only),
  read_at timestamptz,
  failing_since timestamptz,
  problem text
);

-- Mails of the mailbox that could not be taken. After some tries they are set aside, and named in the office.
create table failed_mails (
  id text primary key,
  sender text not null,
  subject text not null,
  arrived_at timestamptz not null,
  problem text not null,
  tries integer not null,
  try_at timestamptz not null,
  set_aside_at timestamptz
);

create index failed_mails_sender on failed_mails (sender);
