-- Every letter we owe, written in the transaction that owes it. The key makes it one letter.
create table mails (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  headers jsonb not null default '{}',
  attachments jsonb not null default '[]',
  reply_to text,
  state text not null default 'waiting',
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  due_at timestamptz not null default now(),
  -- Set before the talk with the mail server begins, cleared when its outcome is known: what still has
  -- it while nobody holds the row was on its way when we died.
  sending_since timestamptz
);
create index mails_due on mails (due_at) where state = 'waiting';
create index mails_created on mails (created_at desc);
-- A person may ask for all that was written to them.
create index mails_recipient on mails (lower(recipient));
create index mails_about on mails (split_part(key, ':', 2));
