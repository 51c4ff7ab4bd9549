-- Backups that were made, and drills that tried whether one comes back.
create table backup_runs (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('backup', 'drill')),
  started_at timestamptz not null,
  finished_at timestamptz,
  outcome text not null check (outcome in ('running', 'done', 'failed', 'interrupted')),
  -- The name of the backup, once it may be called one.
  backup text,
  counts jsonb not null default '{}',
  -- Why it failed, for the operator.
  problem text
);
create index backup_runs_started_at on backup_runs (started_at desc);
