-- What a CRM told us by itself about a home or a project of its: the newest word of each. One that is as
-- old as this row or older changes nothing, so that what comes twice, late or again is harmless.
create table feed_hooks (
  source text not null references feed_sources (name) on delete cascade,
  external_id text not null,
  event text not null check (event in ('changed', 'deleted')),
  happened_at timestamptz not null,
  received_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'missed')),
  attempts integer not null default 0,
  due_at timestamptz not null,
  -- Why it waits, or was missed.
  answer text,
  -- Of a project: all its units, when it was last read. Of a unit: its project.
  units text[],
  project text,
  primary key (source, external_id)
);
create index feed_hooks_waiting on feed_hooks (source, due_at) where state = 'waiting';
create index feed_hooks_newest on feed_hooks (source, received_at desc);
