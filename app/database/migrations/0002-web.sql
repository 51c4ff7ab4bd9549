-- Every change to what visitors read is announced, so that cached pages are made anew.
create function announce_content_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_table_name);
  return null;
end
$$;

-- Says which rows changed, so that only the pages that show them are made anew: "properties:12", and
-- for the columns given to the trigger the values before and after: "properties.list:for-sale".
-- Many rows at once are announced as the whole table: a notification holds 8000 bytes.
create function announce_rows(table_name text, columns text[], changed jsonb[]) returns void
language plpgsql as $$
declare
  topics text;
begin
  if cardinality(changed) > 50 then
    perform pg_notify('content_changed', table_name);
    return;
  end if;
  select string_agg(distinct topic, e'\n') into topics from (
    select table_name || ':' || (line ->> 'id') as topic from unnest(changed) as line
    union
    select table_name || '.' || name || ':' || (line ->> name)
    from unnest(changed) as line, unnest(columns) as name
    where line ->> name is not null
  ) as each_topic;
  if topics is not null then
    perform pg_notify('content_changed', case when length(topics) > 7000 then table_name else topics end);
  end if;
end
$$;

create function announce_inserted_rows() returns trigger language plpgsql as $$
begin
  perform announce_rows(tg_table_name, tg_argv[0]::text[],
    array(select to_jsonb(line) from (select * from new_rows limit 51) as line));
  return null;
end
$$;

create function announce_deleted_rows() returns trigger language plpgsql as $$
begin
  perform announce_rows(tg_table_name, tg_argv[0]::text[],
    array(select to_jsonb(line) from (select * from old_rows limit 51) as line));
  return null;
end
$$;

create function announce_updated_rows() returns trigger language plpgsql as $$
begin
  perform announce_rows(tg_table_name, tg_argv[0]::text[],
    array(select to_jsonb(line) from (select * from old_rows limit 51) as line)
    || array(select to_jsonb(line) from (select * from new_rows limit 51) as line));
  return null;
end
$$;

-- Replaces a table's announce_change by one that names rows. PostgreSQL wants a trigger per event here.
create function announce_each_row(target regclass, columns text[]) returns void
language plpgsql as $$
begin
  execute format('drop trigger if exists announce_change on %s', target);
  execute format('create trigger announce_insert after insert on %s referencing new table as new_rows
    for each statement execute function announce_inserted_rows(%L)', target, columns);
  execute format('create trigger announce_update after update on %s
    referencing old table as old_rows new table as new_rows
    for each statement execute function announce_updated_rows(%L)', target, columns);
  execute format('create trigger announce_delete after delete on %s referencing old table as old_rows
    for each statement execute function announce_deleted_rows(%L)', target, columns);
  execute format('create trigger announce_change after truncate on %s
    for each statement execute function announce_content_change()', target);
end
$$;

-- Addresses that pages of the agency had before: an old link still arrives.
create table moved_paths (
  path text primary key,
  target text not null,
  moved_at timestamptz not null default now()
);
create index moved_paths_target on moved_paths (target);

-- Unlogged: counting a visitor needs no place on disk before we go on, and after a crash everyone may
-- try again, which harms nobody.
create unlogged table rate_limits (
  key text primary key,
  hits integer not null,
  ends_at timestamptz not null
);

create unlogged table brakes (
  key text primary key,
  tries integer not null,
  until timestamptz not null
);
