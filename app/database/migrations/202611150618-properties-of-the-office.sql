-- What the feed says in the fields that the office decided, so that one given back has its value at once.
alter table properties add column feed_values jsonb not null default '{}';
alter table projects add column feed_values jsonb not null default '{}';

-- Homes and projects that the office makes itself. No CRM counts this far.
create sequence office_property_ids as integer start 900000001;

-- By what the office looks for a home: all of it, also what its owner keeps private.
create function f_property_words(reference text, street text, house_number text, zip text, city text, title jsonb)
  returns text language sql immutable parallel safe as $$
  select public.f_search_key(coalesce(reference, '') || ' ' || coalesce(street, '') || ' '
    || coalesce(house_number, '') || ' ' || coalesce(zip, '') || ' ' || coalesce(city, '') || ' '
    || coalesce((select string_agg(value, ' ') from jsonb_each_text(title)), ''))
$$;
create index properties_words on properties
  using gin (f_property_words(reference, street, house_number, zip, city, title) gin_trgm_ops);
create index properties_changed on properties (changed_at desc, id desc);
