-- Part of a telephone number, while somebody types it.
create index contacts_phone_part on contacts using gin (f_phone_key(phone) gin_trgm_ops)
  where phone <> '';
