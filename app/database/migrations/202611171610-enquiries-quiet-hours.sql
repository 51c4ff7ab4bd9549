-- Hours of the day at which a colleague is not written to, and what waits for their end.
create table quiet_hours (
  account_id uuid primary key references accounts (id) on delete cascade,
  begins text not null check (begins ~ '^[0-2][0-9]:[0-5][0-9]$'),
  ends text not null check (ends ~ '^[0-2][0-9]:[0-5][0-9]$'),
  check (begins <> ends)
);

create table quiet_news (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  enquiry_id uuid not null references enquiries (id) on delete cascade,
  key text not null unique,
  kind text not null check (kind in ('assigned', 'replied')),
  noted_at timestamptz not null,
  leave_at timestamptz not null
);

create index quiet_news_account on quiet_news (account_id);
create index quiet_news_enquiry on quiet_news (enquiry_id);
