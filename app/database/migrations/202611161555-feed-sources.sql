-- The CRMs that this agency is connected to. What they are opened with is encrypted.
create table feed_sources (
  name text primary key,
  crm text not null,
  is_on boolean not null default false,
  credentials text not null,
  -- What the CRM gave in return for them, also encrypted.
  token text,
  -- How far it was read, in the words and on the clock of the CRM.
  read_until text,
  -- By which tables and rules: under others everything is read again.
  read_as text,
  -- When every id that exists there was last listed without a doubt.
  listed_at timestamptz,
  -- Where a reading that was killed goes on.
  unfinished jsonb
);

-- Our number of what a source knows by its own. A file keeps its numbers and stands not here.
create table feed_ids (
  source text not null references feed_sources (name) on delete cascade,
  kind text not null,
  external_id text not null,
  id integer not null,
  primary key (source, kind, external_id)
);
create unique index feed_ids_id on feed_ids (kind, id);

-- No file counts this far; what the office makes begins at 900000001.
create sequence feed_ids_next as integer start 800000001 maxvalue 899999999;

-- What a CRM says about the version of a picture: the same one is not asked for again.
alter table feed_files add column version text;
