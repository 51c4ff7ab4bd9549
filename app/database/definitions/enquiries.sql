-- Stores what was sent, in a function so that it is planned once for a connection. Gives nothing when it was
-- stored before, and when it was to be stored alone while a CRM wants to hear of it.
create or replace function keep_enquiry(
  form text, language text, answers jsonb, email text, submission uuid, property_id integer,
  project_id integer, follows uuid, source jsonb, received_at timestamptz, expires_at timestamptz, unless_heard boolean
) returns table (id uuid, number bigint) language plpgsql as $$
#variable_conflict use_column
begin
  if unless_heard and exists (select from feed_sources where is_on and tells <> 'nothing') then
    return;
  end if;
  return query
    insert into enquiries as kept (form, language, answers, email, submission, property_id, project_id, follows,
      source, received_at, expires_at, letters_due_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $10)
    on conflict do nothing
    returning kept.id, kept.number;
end
$$;
