-- Similar homes are looked for on every detail page: same list, same type, same corner of the country.
create index properties_similar on properties (list, type, left(zip, 2), published_at desc)
  where is_published and hidden_at is null;
