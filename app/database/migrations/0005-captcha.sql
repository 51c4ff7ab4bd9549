create table captcha_challenges (
  id uuid primary key,
  answer text not null,
  expires_at timestamptz not null
);

-- Proofs of work that were used: each works once.
create table captcha_spent (
  key text primary key,
  expires_at timestamptz not null
);
