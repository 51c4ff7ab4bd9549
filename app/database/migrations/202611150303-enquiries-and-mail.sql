create table enquiries (
  id uuid primary key default gen_random_uuid(),
  form text not null,
  language text not null,
  answers jsonb not null,
  received_at timestamptz not null
);

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
  sent_at timestamptz
);
create index mails_state on mails (state, created_at);
