-- The page of a property shows its next free hours: a seat that is taken or freed makes it outdated.
create function announce_viewing() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', 'properties:' || property_id)
  from (select distinct property_id from viewing_slots where id in (select slot_id from changed)) as viewed;
  return null;
end
$$;
create trigger announce_insert after insert on appointments referencing new table as changed
  for each statement execute function announce_viewing();
create trigger announce_update after update on appointments referencing new table as changed
  for each statement execute function announce_viewing();

-- Who shows what, and when: rarely changed, and of many properties at once.
create trigger announce_change after insert or update or delete or truncate on agents
  for each statement execute function announce_content_change();
create trigger announce_change after insert or update or delete or truncate on agent_hours
  for each statement execute function announce_content_change();
create trigger announce_change after insert or update or delete or truncate on viewing_days
  for each statement execute function announce_content_change();
create trigger announce_change after insert or update on property_viewings
  for each statement execute function announce_content_change();
