create table passkeys (
  id text primary key,
  account_id uuid not null references accounts on delete cascade,
  name text not null,
  public_key text not null,
  counter bigint not null check (counter >= 0),
  transports jsonb not null default '[]',
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_account on passkeys (account_id);

create table passkey_challenges (
  challenge text primary key,
  purpose text not null check (purpose in ('add', 'sign-in', 'second-factor')),
  holder text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
