create table accounts (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  name text not null,
  role text not null check (role in ('owner', 'agent', 'editor', 'manager')),
  language text not null,
  password_hash text,
  totp_secret text,
  totp_used_step integer,
  recovery_codes jsonb not null default '[]',
  is_active boolean not null default true,
  created_at timestamptz not null,
  version integer not null default 1
);

create table sessions (
  token_hash text primary key,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  device text not null,
  is_complete boolean not null
);
create index sessions_account on sessions (account_id);

create table account_keys (
  token_hash text primary key,
  account_id uuid not null references accounts on delete cascade,
  purpose text not null check (purpose in ('invitation', 'reset')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_keys_account on account_keys (account_id);
