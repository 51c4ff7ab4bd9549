create table projects (
  id integer primary key,
  number text not null,
  source text not null default 'feed',
  goal text not null,
  goal_number integer not null default 0,
  stated_status text not null,
  status text not null,
  is_published boolean not null default true,
  title jsonb not null,
  description jsonb not null default '{}',
  situation jsonb not null default '{}',
  technical jsonb not null default '{}',
  delivery jsonb not null default '{}',
  types jsonb not null default '{}',
  constructions jsonb not null default '{}',
  street text not null,
  house_number text not null,
  box text,
  zip text not null,
  city text not null,
  country_id integer not null default 10,
  country_name jsonb not null default '{}',
  publish_address boolean not null,
  latitude double precision,
  longitude double precision,
  external_web text,
  web_id integer not null,
  web_id_name jsonb not null default '{}',
  project_web_id integer,
  price_min_cents bigint,
  price_max_cents bigint,
  pictures jsonb not null default '[]',
  documents jsonb not null default '[]',
  published_at timestamptz not null,
  changed_at timestamptz not null,
  hidden_at timestamptz,
  feed_hash text,
  overrides jsonb not null default '{}',
  version integer not null default 1,
  -- As in properties: what the feed says where the office decided.
  feed_values jsonb not null default '{}'
);
select announce_each_row('projects', '{}');

-- What a unit tells about its project: all that the properties room may know of this table.
create view project_names as
  select id, title, city from projects where is_published and hidden_at is null;

-- The numbers of what was on the site once: their pages say that they are gone, and lead on.
create table gone_projects (id integer primary key);
