-- The kinds of property of the agency's CRM, by the id the site's addresses carry.
create table property_types (
  web_id integer primary key,
  name jsonb not null,
  show_order integer not null,
  is_for_sale boolean not null default true,
  is_for_rent boolean not null default true
);
insert into property_types (web_id, name, show_order) values
  (1, '{"nl":"Villa/Woning/Hoeve","fr":"Villa/Maison/Ferme","en":"Villa/House/Farmhouse","de":"Villa/Haus/Hof"}', 1),
  (2, '{"nl":"Appartement","fr":"Appartement","en":"Apartment","de":"Wohnung"}', 2),
  (3, '{"nl":"Studio","fr":"Studio","en":"Studio","de":"Studio"}', 3),
  (4, '{"nl":"Grond","fr":"Terrain","en":"Land","de":"Grundstück"}', 4),
  (5, '{"nl":"Opbrengsteigendom","fr":"Immeuble de rapport","en":"Investment property","de":"Renditeobjekt"}', 5),
  (6, '{"nl":"Handelspand","fr":"Commerce","en":"Commercial property","de":"Gewerbeobjekt"}', 6),
  (7, '{"nl":"Garage/parking","fr":"Garage/parking","en":"Garage/parking","de":"Garage/Stellplatz"}', 7);

-- What a badge says and how it looks is the agency's own choice; the CRM only knows the code.
create table badges (
  code integer primary key,
  name jsonb not null,
  color text not null default 'moss',
  is_on_map boolean not null default true
);

-- Derived from the properties on every write. One town, however it was spelled: search_name is what
-- counting and searching compare.
create table cities (
  search_name text not null,
  zip text not null,
  country_id integer not null,
  name text not null,
  country_name jsonb not null,
  property_count integer not null,
  sale_count integer not null,
  rent_count integer not null,
  primary key (search_name, zip, country_id)
);

alter table properties add column country_name jsonb not null default '{}';

-- What happened to a property, for its owner.
create table property_history (
  id bigint generated always as identity primary key,
  property_id integer not null references properties (id) on delete cascade,
  at timestamptz not null,
  kind text not null,
  before jsonb,
  after jsonb
);
create index property_history_property on property_history (property_id, at desc);

create trigger announce_change after insert or update or delete or truncate on property_types
  for each statement execute function announce_content_change();
create trigger announce_change after insert or update or delete or truncate on badges
  for each statement execute function announce_content_change();
create trigger announce_change after insert or update or delete or truncate on cities
  for each statement execute function announce_content_change();
