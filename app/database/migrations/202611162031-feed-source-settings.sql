-- How often a source is read, and what the agency's own codes mean: { "types": { "42": 1 }, "statuses": … }.
alter table feed_sources
  add column rhythm text not null default 'round' check (rhythm in ('round', 'hour', 'day')),
  add column own_codes jsonb not null default '{"types": {}, "statuses": {}}';
create index feed_runs_of_source on feed_runs (source, started_at desc);
