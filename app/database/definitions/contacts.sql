-- Whose card something goes to: by the address, without one by the telephone; otherwise a new one. Blanks
-- are filled in, nothing is overwritten. Two at once wait for each other, and find the same; who gives neither
-- address nor telephone is nobody else, and waits for nobody.
create or replace function contact_for(who jsonb, tongue text, met_at timestamptz) returns uuid
  language plpgsql as $$
declare
  address text := lower(btrim(coalesce(who ->> 'email', '')));
  number text := f_phone_key(coalesce(who ->> 'phone', ''));
  given text[] := array[
    coalesce(who ->> 'title', ''), btrim(coalesce(who ->> 'firstName', '')),
    btrim(coalesce(who ->> 'lastName', '')), btrim(coalesce(who ->> 'phone', '')),
    btrim(coalesce(who ->> 'city', ''))];
  found_id uuid;
begin
  if address like '%@forgotten.invalid' or (address = '' and number = '' and given[2] || given[3] = '') then
    return null;
  end if;
  found_id := contact_known(address, number, given);
  if found_id is null and address || number <> '' then
    perform pg_advisory_xact_lock(hashtextextended('contact ' || coalesce(nullif(address, ''), number), 0));
    found_id := contact_known(address, number, given);
  end if;
  if found_id is null then
    insert into contacts (title, first_name, last_name, email, phone, language, town, made_at)
      values (given[1], given[2], given[3], address, given[4], tongue, given[5], met_at)
      returning id into found_id;
    if address <> '' then
      insert into contact_addresses (email, contact_id) values (address, found_id);
    end if;
    return found_id;
  end if;
  update contacts set
      title = coalesce(nullif(title, ''), given[1]),
      first_name = case when first_name || last_name = '' then given[2] else first_name end,
      last_name = case when first_name || last_name = '' then given[3] else last_name end,
      phone = coalesce(nullif(phone, ''), given[4]),
      town = coalesce(nullif(town, ''), given[5]),
      version = version + 1
    where id = found_id and ((title = '' and given[1] <> '') or (phone = '' and given[4] <> '')
      or (first_name || last_name = '' and given[2] || given[3] <> '') or (town = '' and given[5] <> ''));
  return found_id;
end
$$;

-- Apart, so that who waited for another sees what that one made.
create or replace function contact_known(address text, number text, given text[]) returns uuid
  language plpgsql volatile as $$
begin
  if address <> '' then
    return (select contact_id from contact_addresses where email = address);
  end if;
  if number = '' then
    return null;
  end if;
  return (select id from contacts
    where phone <> '' and f_phone_key(phone) = number and merged_into is null
    order by f_search_key(first_name || last_name) = f_search_key(given[2] || given[3]) desc, made_at, id
    limit 1);
end
$$;

create or replace function link_contact(kind text, told jsonb) returns void language plpgsql as $$
declare
  who jsonb := case kind
    -- A valuation asks the address of the home, which is not always where its owner lives.
    when 'enquiries' then
      ((told -> 'answers') - case told ->> 'form' when 'contact-demand' then 'city' else '' end)
      || jsonb_build_object('email', told ->> 'email')
    when 'demands' then (told -> 'person') || jsonb_build_object('email', told ->> 'email')
    when 'accounts' then jsonb_build_object('email', told ->> 'email',
      'firstName', split_part(told ->> 'name', ' ', 1),
      'lastName', substr(told ->> 'name', strpos((told ->> 'name') || ' ', ' ') + 1))
    else jsonb_build_object('email', told ->> 'email', 'phone', told ->> 'phone',
      'title', told ->> 'title', 'firstName', told ->> 'first_name', 'lastName', told ->> 'last_name')
    end;
  since text := coalesce(told ->> 'received_at', told ->> 'created_at', told ->> 'booked_at', told ->> 'joined_at');
  whose uuid := contact_for(who, told ->> 'language', since::timestamptz);
  link uuid := (told ->> 'id')::uuid;
begin
  if whose is null then
    return;
  end if;
  insert into contact_links (contact_id, enquiry_id, demand_id, appointment_id, waiting_id, account_id)
    values (whose,
      case kind when 'enquiries' then link end, case kind when 'demands' then link end,
      case kind when 'appointments' then link end, case kind when 'waiting_list' then link end,
      case kind when 'accounts' then link end)
    on conflict do nothing;
end
$$;

create or replace function link_new_row() returns trigger language plpgsql as $$
begin
  perform link_contact(tg_table_name, to_jsonb(new));
  return null;
end
$$;

-- Who is forgotten is on no card any more; another address of the same person is theirs too.
create or replace function follow_new_address() returns trigger language plpgsql as $$
begin
  if new.email like '%@forgotten.invalid' then
    delete from contact_links where appointment_id = new.id;
  else
    insert into contact_addresses (email, contact_id)
      select lower(new.email), contact_id from contact_links
      where new.id in (appointment_id, account_id, demand_id)
      limit 1
      on conflict do nothing;
  end if;
  return null;
end
$$;

create or replace trigger contact_linked after insert on enquiries
  for each row execute function link_new_row();
create or replace trigger contact_linked after insert on demands
  for each row execute function link_new_row();
create or replace trigger contact_linked after insert on appointments
  for each row execute function link_new_row();
create or replace trigger contact_linked after insert on waiting_list
  for each row execute function link_new_row();
create or replace trigger contact_linked after insert on accounts
  for each row when (new.role = 'owner') execute function link_new_row();
create or replace trigger contact_moved after update of email on appointments
  for each row when (new.email <> old.email) execute function follow_new_address();
create or replace trigger contact_moved after update of email on accounts
  for each row when (new.email <> old.email and new.role = 'owner') execute function follow_new_address();

-- All that is said of a person elsewhere, as it was said at the time.
drop view if exists contact_closings;
drop view if exists contact_traces;
create view contact_traces as
select l.contact_id, 'enquiry' as kind, e.id, e.received_at as at, e.form as what, e.state,
  e.property_id, e.project_id, lower(e.email) as email, coalesce(e.answers ->> 'phone', '') as phone,
  e.expires_at as until
from contact_links l join enquiries e on e.id = l.enquiry_id
union all
select l.contact_id, 'demand', d.id, d.created_at, d.list, d.status,
  null, null, d.email, coalesce(d.person ->> 'phone', ''), d.changed_at
from contact_links l join demands d on d.id = l.demand_id
union all
select l.contact_id, 'viewing', a.id, s.starts_at, a.source, a.status,
  s.property_id, null, lower(a.email), a.phone, s.ends_at
from contact_links l join appointments a on a.id = l.appointment_id join viewing_slots s on s.id = a.slot_id
union all
select l.contact_id, 'waiting', w.id, w.joined_at, '', w.status,
  w.property_id, null, lower(w.email), w.phone, w.joined_at
from contact_links l join waiting_list w on w.id = l.waiting_id
union all
select l.contact_id, 'owner', o.id, o.created_at, '', case when o.is_active then 'active' else 'closed' end,
  null, null, lower(o.email), '', null
from contact_links l join accounts o on o.id = l.account_id;

-- A buyer is written down by name: it is this person when their address stands there, or when their name
-- does and they dealt with that property. A name alone could be another's.
create view contact_closings as
select c.id as contact_id, p.id, p.property_id, p.state, p.closed_at as at, p.buyer
from property_closings p
join contacts c on c.merged_into is null and p.buyer <> ''
where exists (select from contact_addresses a where a.contact_id = c.id and strpos(lower(p.buyer), a.email) > 0)
  or (c.last_name <> '' and c.first_name <> ''
    and f_search_key(p.buyer) like any (array[
      '%' || f_search_key(c.first_name || ' ' || c.last_name) || '%',
      '%' || f_search_key(c.last_name || ' ' || c.first_name) || '%'])
    and exists (select from contact_traces t where t.contact_id = c.id and t.property_id = p.property_id));

-- What was there before these triggers.
select link_contact('accounts', to_jsonb(o)) from accounts o
  where o.role = 'owner' and not exists (select from contact_links where account_id = o.id);
select link_contact('enquiries', to_jsonb(e)) from (select * from enquiries order by received_at) e
  where not exists (select from contact_links where enquiry_id = e.id);
select link_contact('demands', to_jsonb(d)) from demands d
  where not exists (select from contact_links where demand_id = d.id);
select link_contact('waiting_list', to_jsonb(w)) from waiting_list w
  where not exists (select from contact_links where waiting_id = w.id);
select link_contact('appointments', to_jsonb(a)) from appointments a
  where not exists (select from contact_links where appointment_id = a.id);
