-- A row per home and type: "a house below 300,000" is what most people ask, and one index then counts
-- it without looking at anything else. is_main marks one row of each home, for all other questions.
drop view searchable_properties;
drop table search_entries;

create table search_entries (
  id integer not null,
  type integer not null,
  is_main boolean not null,
  list text not null,
  country_id integer not null,
  city text not null,
  city_key text not null,
  zip text not null,
  types integer[] not null,
  price_cents bigint,
  bedrooms integer,
  living_area integer,
  ground_area integer,
  energy_rank integer,
  construction_year integer,
  has_garden boolean not null,
  has_terrace boolean not null,
  has_garage boolean not null,
  has_lift boolean not null,
  is_annuity boolean not null,
  published_at timestamptz not null,
  spot point,
  primary key (id, type)
);

create view searchable_properties as
select
  p.id,
  kind.type,
  kind.is_main,
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
-- A home without a type is found by everything else.
cross join lateral (
  select type, min(place) = 1 as is_main
  from unnest(case when p.types = '{}' then '{0}' else p.types end) with ordinality as told (type, place)
  group by type
) as kind
where p.is_published and p.hidden_at is null and p.list is not null;

insert into search_entries select * from searchable_properties;

-- One per way of ordering a list, then one per way of finding without scanning it.
create index search_newest on search_entries (list, published_at desc, id desc);
create index search_price_up on search_entries (list, price_cents, id);
create index search_price_down on search_entries (list, price_cents desc nulls last, id);
create index search_area on search_entries (list, living_area desc nulls last, id);
create index search_energy on search_entries (list, energy_rank, id);
create index search_city on search_entries (list, city_key, zip);
create index search_spot on search_entries using gist (spot);
create index search_type on search_entries (list, type, price_cents) include (
  id, is_main, types, bedrooms, living_area, ground_area, energy_rank, construction_year, has_garden,
  has_terrace, has_garage, has_lift, is_annuity, published_at
);
