-- Kept up with search_entries, a statement at a time. A property counts once, by its main row.
create or replace function count_search_entries() returns trigger language plpgsql as $$
begin
  insert into search_counts
    select list, country_id, city, city_key, zip, types,
      case tg_op when 'DELETE' then -count(*) else count(*) end
    from counted where is_main
    group by list, country_id, city, city_key, zip, types;
  return null;
end
$$;
create or replace function empty_search_counts() returns trigger language plpgsql as $$
begin
  truncate search_counts;
  return null;
end
$$;
create or replace trigger search_counted after insert on search_entries
  referencing new table as counted for each statement execute function count_search_entries();
create or replace trigger search_uncounted after delete on search_entries
  referencing old table as counted for each statement execute function count_search_entries();
create or replace trigger search_emptied after truncate on search_entries
  for each statement execute function empty_search_counts();

drop view if exists search_totals;
create view search_totals as
select list, country_id, city, city_key, zip, types, sum(number)::int as number
from search_counts
group by list, country_id, city, city_key, zip, types
having sum(number) <> 0;

-- What was there before these triggers.
truncate search_counts;
insert into search_counts
  select list, country_id, city, city_key, zip, types, count(*) from search_entries where is_main
  group by list, country_id, city, city_key, zip, types;
