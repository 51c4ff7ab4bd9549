-- What visitors may search by, of every visible property. What an owner does not publish is not in it,
-- so that no filter, order or count can be made to tell it. The columns of search_entries, in its order.
drop view if exists searchable_properties;
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
  -- A sold property shows its state in place of its price.
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
-- A property without a type is found by everything else.
cross join lateral (
  select type, min(place) = 1 as is_main
  from unnest(case when p.types = '{}' then '{0}' else p.types end) with ordinality as told (type, place)
  group by type
) as kind
where p.is_published and p.hidden_at is null and p.list is not null;

-- The columns of search_texts, in its order.
drop view if exists searchable_texts;
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
    -- The ends of sentences come first: each match of an expression costs as much as a word does here.
    (select replace(replace(regexp_replace(string_agg(value, ' '), '<[^>]*>', ' ', 'g'), '. ', ' '), ', ', ' ')
      from jsonb_each_text(p.description))
  )) || ' ' as words
from properties p
where p.is_published and p.hidden_at is null and p.list is not null;

-- Kept up in the transaction that changes a property, a statement at a time.
create or replace function renew_search_entries() returns trigger language plpgsql as $$
begin
  delete from search_entries where id in (select id from changed);
  delete from search_texts where id in (select id from changed);
  insert into search_entries select * from searchable_properties where id in (select id from changed);
  insert into search_texts select * from searchable_texts where id in (select id from changed);
  return null;
end
$$;
create or replace function drop_search_entries() returns trigger language plpgsql as $$
begin
  delete from search_entries where id in (select id from gone);
  delete from search_texts where id in (select id from gone);
  return null;
end
$$;
create or replace function empty_search_entries() returns trigger language plpgsql as $$
begin
  truncate search_entries, search_texts;
  return null;
end
$$;
create or replace trigger search_inserted after insert on properties
  referencing new table as changed for each statement execute function renew_search_entries();
create or replace trigger search_updated after update on properties
  referencing new table as changed for each statement execute function renew_search_entries();
create or replace trigger search_deleted after delete on properties
  referencing old table as gone for each statement execute function drop_search_entries();
create or replace trigger search_truncated after truncate on properties
  for each statement execute function empty_search_entries();

-- What the views say may be new.
truncate search_entries, search_texts;
insert into search_entries select * from searchable_properties;
insert into search_texts select * from searchable_texts;
