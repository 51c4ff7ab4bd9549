-- Text as it is compared: no accents, no capitals, words apart by one space.
create function f_search_key(text) returns text language sql immutable strict parallel safe
  as $$ select btrim(regexp_replace(lower(public.f_unaccent($1)), '[^a-z0-9]+', ' ', 'g')) $$;

-- Great-circle distance between two points (longitude, latitude).
create function f_kilometres(point, point) returns double precision
  language sql immutable strict parallel safe as $$
  select 2 * 6371 * asin(least(1, sqrt(
    power(sin(radians($2[1] - $1[1]) / 2), 2)
    + cos(radians($1[1])) * cos(radians($2[1])) * power(sin(radians($2[0] - $1[0]) / 2), 2))))
$$;

-- What visitors may search by: one narrow row per visible property. What an owner does not publish is
-- not in it, so that no filter, order or count can be made to tell it.
create table search_entries (
  id integer primary key,
  list text not null,
  goal text not null,
  reference_key text not null,
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
  search_text text not null
) with (toast_tuple_target = 256); -- the long text lives apart, so that filters read short rows

create view searchable_properties as
select
  p.id,
  p.list,
  p.goal,
  f_search_key(p.reference) as reference_key,
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
  -- A hidden address is searched as the map shows it: somewhere in a square of about two kilometres.
  case
    when p.publish_address then point(p.longitude, p.latitude)
    when town.is_shown then
      point(round(p.longitude / 0.03) * 0.03, round(p.latitude / 0.02) * 0.02)
  end as spot,
  ' ' || f_search_key(concat_ws(' ',
    p.id,
    p.reference,
    case when p.publish_address then concat_ws(' ', p.street, p.house_number) end,
    case when town.is_shown then concat_ws(' ', p.zip, p.city) end,
    (select string_agg(value, ' ') from jsonb_each_text(p.title)),
    (select regexp_replace(string_agg(value, ' '), '<[^>]*>', ' ', 'g')
      from jsonb_each_text(p.description))
  )) || ' ' as search_text
from properties p
cross join lateral (select p.publish_address or not p.hide_city as is_shown) as town
where p.is_published and p.hidden_at is null and p.list is not null;

-- Kept up in the transaction that changes a property, a statement at a time.
create function renew_search_entries() returns trigger language plpgsql as $$
begin
  delete from search_entries where id in (select id from changed);
  insert into search_entries
    select * from searchable_properties where id in (select id from changed);
  return null;
end
$$;
create function drop_search_entries() returns trigger language plpgsql as $$
begin
  delete from search_entries where id in (select id from gone);
  return null;
end
$$;
create function empty_search_entries() returns trigger language plpgsql as $$
begin
  truncate search_entries;
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

insert into search_entries select * from searchable_properties;

-- One per way of ordering a list, then one per way of finding without scanning it.
create index search_newest on search_entries (list, published_at desc, id desc);
create index search_price_up on search_entries (list, price_cents, id);
create index search_price_down on search_entries (list, price_cents desc nulls last, id);
create index search_area on search_entries (list, living_area desc nulls last, id);
create index search_energy on search_entries (list, energy_rank, id);
create index search_city on search_entries (list, city_key, zip);
create index search_reference on search_entries (reference_key);
create index search_spot on search_entries using gist (spot);
create index search_text on search_entries using gin (search_text gin_trgm_ops);
