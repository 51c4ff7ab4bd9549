-- What a CRM is to hear of, one row for each thing and each CRM: written with the enquiry, the demand or
-- the viewing itself, and written over when that changes. What it says is gone once the CRM has taken it.
create table feed_notices (
  id uuid primary key default gen_random_uuid(),
  source text not null references feed_sources (name) on delete cascade,
  kind text not null,
  subject text not null,
  content jsonb,
  email text not null default '',
  -- Raised by every change: what was taken while it changed is told again.
  version integer not null default 1,
  state text not null default 'waiting'
    check (state in ('waiting', 'taken', 'failed', 'never')),
  attempts integer not null default 0,
  -- What the CRM answered, or why it did not.
  answer text,
  -- Its name for what we told.
  external_id text,
  -- A fingerprint of what it took last: the same is not told again.
  told text,
  owed_at timestamptz not null,
  due_at timestamptz not null,
  -- Somebody began to tell it, and nobody knows yet how that ended.
  begun_at timestamptz,
  taken_at timestamptz,
  unique (source, kind, subject)
);
create index feed_notices_due on feed_notices (due_at) where state = 'waiting';
create index feed_notices_email on feed_notices (email) where email <> '';
create index feed_notices_newest on feed_notices (source, owed_at desc);

-- What a source hears of: everything, what is about its own homes, or nothing.
alter table feed_sources add column tells text not null default 'all'
  check (tells in ('all', 'own', 'nothing'));
