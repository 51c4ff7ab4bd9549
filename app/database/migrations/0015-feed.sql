-- Every import, and what it could not take in.
create table feed_runs (
  id uuid primary key default gen_random_uuid(),
  source text not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  outcome text not null,
  counts jsonb not null default '{}',
  problems jsonb not null default '[]'
);
create index feed_runs_newest on feed_runs (started_at desc);

-- Where a run lays out its records before it touches the site. Unlogged: after a crash they are empty,
-- and the run that filled them is gone as well.
create unlogged table feed_records (
  run_id uuid not null,
  kind text not null,
  id integer not null,
  language text not null,
  record text not null,
  primary key (run_id, kind, id, language)
);
create unlogged table feed_changes (
  run_id uuid not null,
  kind text not null,
  id integer not null,
  row jsonb not null,
  primary key (run_id, kind, id)
);

-- Our copy of every file a feed named, by its address there: known ones are not fetched again.
create table feed_files (
  source text primary key,
  shelf text not null,
  file text not null,
  hash text not null,
  bytes integer not null,
  width integer,
  height integer,
  tone text,
  fetched_at timestamptz not null,
  -- What the sender said about its version: asked again with it, an unchanged one is not sent again.
  etag text,
  last_modified text
);
