-- One table for what visitors send; the form's own description says what is in the answers.
create table enquiries (
  id uuid primary key default gen_random_uuid(),
  form text not null,
  language text not null,
  answers jsonb not null,
  received_at timestamptz not null,
  number bigint generated always as identity,
  -- Made with the page: a form that is sent twice is stored once.
  submission uuid not null,
  email text not null default '',
  property_id integer,
  project_id integer,
  -- A rental file comes after a rental application.
  follows uuid references enquiries on delete cascade,
  -- How the visitor found us: utm_source and its like.
  source jsonb not null default '{}',
  -- Of a testimonial: null until somebody decided.
  approval text,
  expires_at timestamptz not null,
  -- Null once the letters are in the outbox.
  letters_due_at timestamptz default now(),
  -- How the office deals with it.
  state text not null default 'new' check (state in ('new', 'in-hand', 'done', 'spam')),
  assignee_id uuid references accounts on delete set null,
  version integer not null default 1
);
create unique index enquiries_submission on enquiries (submission);
create index enquiries_letters_due on enquiries (letters_due_at) where letters_due_at is not null;
create index enquiries_email on enquiries (lower(email));
create index enquiries_expires on enquiries (expires_at);
create index enquiries_property on enquiries (property_id, received_at) where property_id is not null;
create index enquiries_newest on enquiries (received_at desc, number desc);
create index enquiries_by_state on enquiries (state, received_at desc);

-- What was filled in, without the names of the questions: "Nora Peeters 0470…".
create function enquiry_words(answers jsonb) returns text language sql immutable parallel safe
  as $$ select lower(public.f_unaccent(coalesce(string_agg(value, ' '), ''))) from jsonb_each_text($1) $$;
create index enquiries_words on enquiries using gin (enquiry_words(answers) gin_trgm_ops);

-- Everything that was said and done about an enquiry, a line each; lines are added, never changed.
create table enquiry_entries (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid not null references enquiries on delete cascade,
  kind text not null,
  -- The step itself: 'in-hand', 'refused', 'accepted'.
  step text,
  -- Why, out of a fixed list: what the law lets an agency decide on.
  ground text,
  subject text,
  words text,
  -- Of an answer: the letter in the outbox.
  mail_key text,
  -- When it happened, and when somebody wrote it down.
  at timestamptz not null,
  noted_at timestamptz not null,
  by_id uuid,
  by_name text not null,
  -- Made with the form: sent twice, it is one line.
  submission uuid unique
);
create index enquiry_entries_enquiry on enquiry_entries (enquiry_id, at);

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

create table answer_templates (
  id integer primary key generated always as identity,
  name jsonb not null,
  subject jsonb not null,
  body jsonb not null,
  -- The forms it answers; empty: any.
  forms text[] not null default '{}',
  version integer not null default 1
);
