-- How many properties there are of each place and kind. A change adds rows, of which some take away: nobody
-- waits for another who counts the same town. Written by triggers on search_entries.
create table search_counts (
  list text not null,
  country_id integer not null,
  city text not null,
  city_key text not null,
  zip text not null,
  types integer[] not null,
  number integer not null
);
create index search_counts_list on search_counts (list);
