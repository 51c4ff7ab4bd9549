create table properties (
  id integer primary key,
  reference text not null,
  source text not null default 'feed',
  status text not null,
  list text,
  is_published boolean not null default true,
  goal text not null,
  goal_number integer not null default 0,
  project_id integer,
  type integer not null,
  types integer[] not null,
  badge integer not null default 0,
  title jsonb not null,
  description jsonb not null,
  price_cents bigint,
  publish_price boolean not null,
  is_starting_from boolean not null default false,
  price_unit_text jsonb not null default '{}',
  street text not null,
  house_number text not null,
  box text,
  zip text not null,
  city text not null,
  country_id integer not null default 10,
  publish_address boolean not null,
  hide_city boolean not null default false,
  latitude double precision,
  longitude double precision,
  bedrooms integer,
  bathrooms integer,
  living_area integer,
  ground_area integer,
  construction_year integer,
  energy_performance integer,
  energy_label text,
  energy_rank integer,
  has_garden boolean not null default false,
  has_terrace boolean not null default false,
  has_garage boolean not null default false,
  has_lift boolean not null default false,
  is_annuity boolean not null default false,
  details jsonb not null,
  pictures jsonb not null default '[]',
  plans jsonb not null default '[]',
  documents jsonb not null default '[]',
  links jsonb not null default '[]',
  published_at timestamptz not null,
  changed_at timestamptz not null,
  hidden_at timestamptz,
  feed_hash text,
  overrides jsonb not null default '{}',
  version integer not null default 1,
  country_name jsonb not null default '{}',
  -- What the feed says in the fields that the office decided, so that one given back has its value at
  -- once.
  feed_values jsonb not null default '{}'
);
create index properties_list_newest on properties (list, published_at desc, id desc)
  where is_published and hidden_at is null;
create index properties_project on properties (project_id) where project_id is not null;
-- Similar homes are looked for on every detail page: same list, same type, same corner of the country.
create index properties_similar on properties (list, type, left(zip, 2), published_at desc)
  where is_published and hidden_at is null;
create index properties_changed on properties (changed_at desc, id desc);
select announce_each_row('properties', '{list,project_id}');

-- Homes and projects that the office makes itself. No CRM counts this far.
create sequence office_property_ids as integer start 900000001;

-- By what the office looks for a home: all of it, also what its owner keeps private.
create function f_property_words(reference text, street text, house_number text, zip text, city text, title jsonb)
  returns text language sql immutable parallel safe as $$
  select public.f_search_key(coalesce(reference, '') || ' ' || coalesce(street, '') || ' '
    || coalesce(house_number, '') || ' ' || coalesce(zip, '') || ' ' || coalesce(city, '') || ' '
    || coalesce((select string_agg(value, ' ') from jsonb_each_text(title)), ''))
$$;
create index properties_words on properties
  using gin (f_property_words(reference, street, house_number, zip, city, title) gin_trgm_ops);

-- Whose home it is. What an owner may read is joined with this, always.
create table property_owners (
  account_id uuid not null references accounts on delete cascade,
  property_id integer not null,
  primary key (account_id, property_id)
);
create index property_owners_property on property_owners (property_id);

-- What happened to a property, for its owner.
create table property_history (
  id bigint generated always as identity primary key,
  property_id integer not null references properties (id) on delete cascade,
  at timestamptz not null,
  kind text not null,
  before jsonb,
  after jsonb
);
create index property_history_property on property_history (property_id, at desc);

-- What the law misses in each home on offer, kept so that nobody has to read them all. A judgement holds
-- for that version of the home, under those rules, until that day.
create table judged_homes (
  property_id integer primary key references properties (id) on delete cascade,
  version integer not null,
  rules text not null,
  good_until text,
  missing jsonb not null
);
create index judged_homes_lacking on judged_homes (property_id) where missing <> '[]';

-- The numbers of what was on the site once: their pages say that they are gone, and lead on.
create table gone_properties (id integer primary key);

-- The kinds of property of the agency's CRM, by the id the site's addresses carry.
create table property_types (
  web_id integer primary key,
  name jsonb not null,
  show_order integer not null,
  is_for_sale boolean not null default true,
  is_for_rent boolean not null default true
);
create trigger announce_change after insert or update or delete or truncate on property_types
  for each statement execute function announce_content_change();

-- What a badge says and how it looks is the agency's own choice; the CRM only knows the code.
create table badges (
  code integer primary key,
  name jsonb not null,
  color text not null default 'moss',
  is_on_map boolean not null default true
);
create trigger announce_change after insert or update or delete or truncate on badges
  for each statement execute function announce_content_change();

-- Derived from the properties on every write. One town, however it was spelled: search_name is what
-- counting and searching compare.
create table cities (
  search_name text not null,
  zip text not null,
  country_id integer not null,
  name text not null,
  country_name jsonb not null,
  property_count integer not null,
  sale_count integer not null,
  rent_count integer not null,
  primary key (search_name, zip, country_id)
);
create trigger announce_change after insert or update or delete or truncate on cities
  for each statement execute function announce_content_change();

-- One rule for where visitors may know a hidden address to be: page, map and search all ask it here.
-- The home lies somewhere in a circle of 400 m. The centre is moved by an amount that nobody can guess
-- and that is always the same for one home: whoever asks often cannot average the address out of it.
-- The secret stands beside the addresses it hides: who can read it needs it no more. Its row is a part
-- of the function below, which knows no place without it.
create table place_secret (
  only_one boolean primary key default true check (only_one),
  secret text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into place_secret default values;

create function f_hidden_spot(kind text, id integer, longitude float8, latitude float8)
returns point language sql stable strict parallel safe as $$
  select point(
    round((longitude + cos(angle) * metres / (111320 * cos(radians(latitude))))::numeric, 4)::float8,
    round((latitude + sin(angle) * metres / 111320)::numeric, 4)::float8)
  from (select encode(sha256(convert_to(concat_ws(' ', secret, kind, id), 'UTF8')), 'hex') as hex
      from place_secret) as unguessable,
    -- The square root spreads the centres evenly; the home is never near the rim of its circle.
    lateral (select ('x' || left(hex, 8))::bit(32)::bigint / 4294967295.0 * 2 * pi() as angle,
      sqrt(('x' || substr(hex, 9, 8))::bit(32)::bigint / 4294967295.0) * 320 as metres) as shift
$$;
