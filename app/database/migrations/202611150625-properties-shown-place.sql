-- One rule for where visitors may know a hidden address to be: page, map and search all ask it here.
-- The home lies somewhere in a circle of 400 m. The centre is moved by an amount that nobody can guess
-- and that is always the same for one home: whoever asks often cannot average the address out of it.
-- The secret stands beside the addresses it hides: who can read it needs it no more.
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

create or replace view searchable_properties as
select
  p.id,
  p.list,
  p.country_id,
  case when town.is_shown then p.city else '' end as city,
  case when town.is_shown then f_search_key(p.city) else '' end as city_key,
  case when town.is_shown then p.zip else '' end as zip,
  p.types,
  -- A sold home shows its state in place of its price.
  case when p.publish_price and p.status in ('available', 'option') then p.price_cents end as price_cents,
  p.bedrooms,
  p.living_area,
  p.ground_area,
  p.energy_rank,
  p.construction_year,
  p.has_garden,
  p.has_terrace,
  p.has_garage,
  p.has_lift,
  p.is_annuity,
  p.published_at,
  case
    when p.publish_address then point(p.longitude, p.latitude)
    when town.is_shown then f_hidden_spot('property', p.id, p.longitude, p.latitude)
  end as spot
from properties p
cross join lateral (select p.publish_address or not p.hide_city as is_shown) as town
where p.is_published and p.hidden_at is null and p.list is not null;

update search_entries set spot = shown.spot
from searchable_properties as shown where shown.id = search_entries.id;
