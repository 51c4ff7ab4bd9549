-- Great-circle distance between two points (longitude, latitude).
create function f_kilometres(point, point) returns double precision
  language sql immutable strict parallel safe as $$
  select 2 * 6371 * asin(least(1, sqrt(
    power(sin(radians($2[1] - $1[1]) / 2), 2)
    + cos(radians($1[1])) * cos(radians($2[1])) * power(sin(radians($2[0] - $1[0]) / 2), 2))))
$$;

-- What visitors may search by, of every visible property. What an owner does not publish is not in it,
-- so that no filter, order or count can be made to tell it.
-- A row per home and type: "a house below 300,000" is what most people ask, and one index then counts
-- it without looking at anything else. is_main marks one row of each home, for all other questions.
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
-- One per way of ordering a list, then one per way of finding without scanning it. The plain list is
-- counted from the index alone, although a home may have several rows.
create index search_newest on search_entries (list, published_at desc, id desc) include (is_main, type);
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

-- The long text apart from what is filtered: 200,000 short rows fit in memory, and a storage setting
-- does not move texts below two kilobytes out of the way.
create table search_texts (
  id integer primary key,
  reference_key text not null,
  words text not null
);
create index search_reference on search_texts (reference_key);
create index search_words on search_texts using gin (words gin_trgm_ops);

create view searchable_texts as
select
  p.id,
  f_search_key(p.reference) as reference_key,
  ' ' || f_search_key(concat_ws(' ',
    p.id,
    p.reference,
    case when p.publish_address then concat_ws(' ', p.street, p.house_number) end,
    case when p.publish_address or not p.hide_city then concat_ws(' ', p.zip, p.city) end,
    (select string_agg(value, ' ') from jsonb_each_text(p.title)),
    (select regexp_replace(string_agg(value, ' '), '<[^>]*>', ' ', 'g')
      from jsonb_each_text(p.description))
  )) || ' ' as words
from properties p
where p.is_published and p.hidden_at is null and p.list is not null;

-- Kept up in the transaction that changes a property, a statement at a time.
create function renew_search_entries() returns trigger language plpgsql as $$
begin
  delete from search_entries where id in (select id from changed);
  delete from search_texts where id in (select id from changed);
  insert into search_entries select * from searchable_properties where id in (select id from changed);
  insert into search_texts select * from searchable_texts where id in (select id from changed);
  return null;
end
$$;
create function drop_search_entries() returns trigger language plpgsql as $$
begin
  delete from search_entries where id in (select id from gone);
  delete from search_texts where id in (select id from gone);
  return null;
end
$$;
create function empty_search_entries() returns trigger language plpgsql as $$
begin
  truncate search_entries, search_texts;
  return null;
end
$$;
create trigger search_inserted after insert on properties
  referencing new table as changed for each statement execute function renew_search_entries();
create trigger search_updated after update on properties
  referencing new table as changed for each statement execute function renew_search_entries();
create trigger search_deleted after delete on properties
  referencing old table as gone for each statement execute function drop_search_entries();
create trigger search_truncated after truncate on properties
  for each statement execute function empty_search_entries();
