-- Counts one more for each time that a key is named, and says how many that makes in its stretch of time; in a
-- function so that it is planned once for a connection. Keys are counted in one order: two statements never wait for
-- each other. What may be lost does not wait for the disk.
create or replace function count_hits(keys text[], ends timestamptz[], at timestamptz, may_be_lost boolean)
returns table (key text, hits integer) language plpgsql as $$
#variable_conflict use_column
begin
  if may_be_lost then
    perform set_config('synchronous_commit', 'off', true);
  end if;
  return query
    insert into rate_limits as counted (key, hits, ends_at)
    select hit.key, count(*), min(hit.ends_at) from unnest($1, $2) as hit (key, ends_at)
    group by hit.key order by hit.key
    on conflict (key) do update set
      hits = case when counted.ends_at <= $3 then excluded.hits else counted.hits + excluded.hits end,
      ends_at = case when counted.ends_at <= $3 then excluded.ends_at else counted.ends_at end
    returning counted.key, counted.hits;
end
$$;
