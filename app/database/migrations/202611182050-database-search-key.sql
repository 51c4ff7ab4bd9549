-- The same keys, in half the time for the long texts of an import: a single space, which is most of what
-- the pattern found, is left as it stands.
create or replace function f_search_key(text) returns text
language sql immutable parallel safe strict
as $$ select btrim(regexp_replace(lower(public.f_unaccent($1)), '[^a-z0-9]{2,}|[^a-z0-9 ]', ' ', 'g')) $$;
