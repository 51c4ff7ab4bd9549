create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- unaccent() itself is not immutable, and an index wants a function that is.
create function f_unaccent(text) returns text language sql immutable strict parallel safe
  as $$ select public.unaccent('public.unaccent'::regdictionary, $1) $$;

-- Every change to what visitors read is announced, so that cached pages are made anew.
create function announce_content_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_table_name);
  return null;
end
$$;

-- Made on the first start and shared by all web nodes; the environment may bring its own.
create table secrets (
  name text primary key,
  value text not null
);
