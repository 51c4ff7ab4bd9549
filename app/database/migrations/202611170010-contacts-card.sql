-- "+32 (0)470 12.34.56" and "0470/12 34 56" are one number: what comes after the country and the zero.
create function f_phone_key(text) returns text language sql immutable strict parallel safe
  as $$ select regexp_replace(regexp_replace(regexp_replace(
    replace($1, '(0)', ''), '\D', '', 'g'), '^(00)?32(?=\d{8,9}$)', ''), '^0+', '') $$;

-- A person we know. What they said at the time stays with what they sent.
create table contacts (
  id uuid primary key default gen_random_uuid(),
  title text not null default '',
  first_name text not null default '',
  last_name text not null default '',
  -- The one we write to; all that are theirs stand in contact_addresses.
  email text not null default '' check (email = lower(email)),
  phone text not null default '',
  language text not null,
  town text not null default '',
  note text not null default '',
  made_at timestamptz not null,
  -- Of what a colleague wrote; null for one that lives by what it is linked to.
  kept_until timestamptz,
  merged_into uuid references contacts on delete cascade,
  version integer not null default 1
);
create function contact_words(first_name text, last_name text, email text, town text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.f_unaccent($1 || ' ' || $2 || ' ' || $3 || ' ' || $4)) $$;
create index contacts_words on contacts
  using gin (contact_words(first_name, last_name, email, town) gin_trgm_ops);
create index contacts_phone on contacts (f_phone_key(phone)) where phone <> '';
create index contacts_name on contacts (f_search_key(last_name), f_search_key(first_name));
create index contacts_merged on contacts (merged_into) where merged_into is not null;

-- An address is one person's.
create table contact_addresses (
  email text primary key check (email = lower(email) and email <> ''),
  contact_id uuid not null references contacts on delete cascade
);
create index contact_addresses_of on contact_addresses (contact_id);

-- Where else this person is spoken of.
create table contact_links (
  id bigint generated always as identity primary key,
  contact_id uuid not null references contacts on delete cascade,
  enquiry_id uuid unique references enquiries on delete cascade,
  demand_id uuid unique references demands on delete cascade,
  appointment_id uuid unique references appointments on delete cascade,
  waiting_id uuid unique references waiting_list on delete cascade,
  account_id uuid unique references accounts on delete cascade,
  check (num_nonnulls(enquiry_id, demand_id, appointment_id, waiting_id, account_id) = 1)
);
create index contact_links_of on contact_links (contact_id);

-- A call, mail or remark that a colleague wrote down.
create table contact_notes (
  id uuid primary key default gen_random_uuid(),
  contact_id uuid not null references contacts on delete cascade,
  kind text not null check (kind in ('call', 'mail', 'note')),
  words text not null default '',
  at timestamptz not null,
  by_id uuid not null,
  by_name text not null,
  -- Made with the form: sent twice, it is one line.
  submission uuid not null unique
);
create index contact_notes_of on contact_notes (contact_id);

-- Two cards that a colleague made one, with what moved, so that it can be taken back.
create table contact_merges (
  id bigint generated always as identity primary key,
  kept_id uuid not null references contacts on delete cascade,
  gone_id uuid not null references contacts on delete cascade,
  moved jsonb not null,
  at timestamptz not null,
  by_name text not null,
  undone_at timestamptz
);
create index contact_merges_of on contact_merges (kept_id);
create index contact_merges_gone on contact_merges (gone_id);
