-- One table for what visitors send; the form's own description says what is in the answers.
alter table enquiries
  add column number bigint generated always as identity,
  -- Made with the page: a form that is sent twice is stored once.
  add column submission uuid not null default gen_random_uuid(),
  add column email text not null default '',
  add column property_id integer,
  add column project_id integer,
  -- A rental file comes after a rental application.
  add column follows uuid references enquiries on delete cascade,
  -- How the visitor found us: utm_source and its like.
  add column source jsonb not null default '{}',
  -- Of a testimonial: null until somebody decided.
  add column approval text,
  add column expires_at timestamptz not null default now() + interval '24 months',
  -- Null once the letters are in the outbox.
  add column letters_due_at timestamptz default now();
alter table enquiries alter column submission drop default, alter column expires_at drop default;

create unique index enquiries_submission on enquiries (submission);
create index enquiries_letters_due on enquiries (letters_due_at) where letters_due_at is not null;
create index enquiries_email on enquiries (lower(email));
create index enquiries_expires on enquiries (expires_at);
create index enquiries_property on enquiries (property_id, received_at) where property_id is not null;

-- Files that came with a form; without an enquiry they belong to a form still being filled in.
create table uploads (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid references enquiries on delete cascade,
  file text not null,
  name text not null,
  type text not null,
  bytes integer not null,
  created_at timestamptz not null
);
create index uploads_enquiry on uploads (enquiry_id);
create index uploads_file on uploads (file);

create table document_requests (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid not null references enquiries on delete cascade,
  property_id integer not null,
  document_id integer not null,
  email text not null,
  state text not null,
  decided_at timestamptz,
  created_at timestamptz not null
);
-- Asked once: who asks again is told so.
create unique index document_requests_once on document_requests (property_id, document_id, lower(email));
create index document_requests_enquiry on document_requests (enquiry_id);

create table newsletter_subscribers (
  email text primary key,
  first_name text,
  language text not null,
  state text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  left_at timestamptz
);

-- People who never want a home sent on by a friend. Only a hash: the address itself is not kept.
create table friend_opt_outs (
  email_hash text primary key,
  asked_at timestamptz not null
);
