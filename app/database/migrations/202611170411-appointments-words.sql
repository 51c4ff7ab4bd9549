-- Who comes to see a property, while somebody types a part of the name or address.
create index appointments_words on appointments
  using gin (f_search_key(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
