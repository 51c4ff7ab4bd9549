create table demands (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  language text not null,
  person jsonb not null,
  list text not null,
  criteria jsonb not null,
  criteria_key text not null,
  frequency text not null check (frequency in ('at-once', 'daily', 'weekly')),
  status text not null check (status in ('unconfirmed', 'active', 'paused', 'stopped', 'unreadable')),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  version integer not null default 1,
  changed_at timestamptz not null,
  unique (email, list, criteria_key)
);
create index demands_active on demands (id) where status = 'active';

create table demand_news (
  email text not null,
  property_id integer not null,
  change text not null,
  kind text not null,
  demand_id uuid not null references demands on delete cascade,
  found_at timestamptz not null,
  mailed_at timestamptz,
  primary key (email, property_id, change)
);
create index demand_news_waiting on demand_news (demand_id) where mailed_at is null;
