-- What a geocoder answered: the same address is asked once.
create table found_addresses (
  -- Of the server and the question, so that another server is asked anew.
  key text primary key,
  found jsonb not null,
  asked_at timestamptz not null
);

create index found_addresses_asked on found_addresses (asked_at);
