-- Schools, shops, stops … from the file that the operator kept, replaced as a whole.
create table nearby_places (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('school', 'shop', 'stop', 'station', 'park', 'doctor')),
  -- By language; '' is the name on the spot.
  name jsonb not null,
  spot point not null,
  -- Kilometres east and north, on a plane that fits Belgium: the index finds the nearest on it.
  flat point not null
);

create index nearby_places_nearest on nearby_places using gist (kind, flat);

create trigger announce_change after insert or update or delete or truncate on nearby_places
  for each statement execute function announce_content_change();
