-- Visits to the page of a home, added up by day: a busy home is read as fast as a quiet one.
create table page_visits (
  property_id integer not null,
  day date not null,
  source text not null,
  language text not null,
  views integer not null default 0,
  visitors integer not null default 0,
  primary key (property_id, day, source, language)
);

-- Makes a visitor's fingerprint worthless the day after: yesterday's salt is thrown away.
create table daily_salts (
  day date primary key,
  salt bytea not null
);

-- Who was counted today. Unlogged: after a crash of the database someone may be counted twice that day.
create unlogged table day_visitors (
  day date not null,
  property_id integer not null,
  visitor bytea not null,
  primary key (day, property_id, visitor)
);

-- What happened around a home: enquiries, mails, calls, visits, notes. One row per key, told by the
-- room where it happened, with the contact shortened before it comes in.
create table activities (
  id bigint generated always as identity primary key,
  key text not null unique,
  property_id integer not null,
  at timestamptz not null,
  type text not null check (type in ('enquiry', 'mail', 'call', 'visit', 'note')),
  contact text not null default '',
  topic text,
  subject text not null default '',
  comment text not null default '',
  status text not null,
  source text not null,
  -- What the agency notes for itself stays with the agency.
  is_shown boolean not null default true
);
create index activities_of_property on activities (property_id, at desc, id desc);

-- Where else a home is advertised, with what that medium tells of it.
create table online_media (
  property_id integer not null,
  medium text not null,
  url text not null default '',
  since date not null,
  views integer not null default 0,
  leads integer not null default 0,
  told_at timestamptz not null,
  ended_on date check (ended_on >= since),
  -- Raised at every save: who saves over somebody else's change is told so.
  version integer not null default 1,
  primary key (property_id, medium)
);

-- What the agency waits for from the owner.
create table owner_tasks (
  id uuid primary key default gen_random_uuid(),
  property_id integer not null,
  title text not null,
  explanation text not null default '',
  due_on date,
  asked_at timestamptz not null,
  done_at timestamptz
);
create index owner_tasks_open on owner_tasks (property_id) where done_at is null;

-- Owners who asked us to stop the weekly letter.
create table digest_stops (
  account_id uuid primary key references accounts on delete cascade,
  stopped_at timestamptz not null
);
