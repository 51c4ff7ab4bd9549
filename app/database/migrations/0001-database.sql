create extension if not exists unaccent schema public;
create extension if not exists pg_trgm schema public;
-- The same agent and another home, or the same time: only GiST can forbid both at once.
create extension if not exists btree_gist schema public;

-- unaccent() itself is not immutable, and an index wants a function that is.
create function f_unaccent(text) returns text language sql immutable strict parallel safe
  as $$ select public.unaccent('public.unaccent'::regdictionary, $1) $$;

-- Text as it is compared: no accents, no capitals, words apart by one space.
create function f_search_key(text) returns text language sql immutable strict parallel safe
  as $$ select btrim(regexp_replace(lower(public.f_unaccent($1)), '[^a-z0-9]+', ' ', 'g')) $$;

-- Made on the first start and shared by all web nodes; the environment may bring its own.
create table secrets (
  name text primary key,
  value text not null
);
