-- Who rang is found by a part of the number, also among many enquiries and viewings.
create index enquiries_phone_part on enquiries
  using gin (f_phone_key(answers ->> 'phone') gin_trgm_ops) where answers ? 'phone';
create index appointments_phone_part on appointments
  using gin (f_phone_key(phone) gin_trgm_ops) where phone <> '';
