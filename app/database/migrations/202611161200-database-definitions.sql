-- From here on these are made by the files in app/database/definitions.
create table definitions (name text primary key, hash text not null);

drop view project_names, searchable_properties, searchable_texts;
drop trigger search_inserted on properties;
drop trigger search_updated on properties;
drop trigger search_deleted on properties;
drop trigger search_truncated on properties;
drop function renew_search_entries(), drop_search_entries(), empty_search_entries();
