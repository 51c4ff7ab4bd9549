-- What the figures count, a row each. Numbers and the lists behind them read the same rows.
drop view if exists figure_facts;
drop view if exists figure_closings;
drop view if exists figure_stock;

create view figure_stock as
select id as property_id,
  case when is_published then status else 'draft' end as state,
  (published_at at time zone 'Europe/Brussels')::date as since
from properties
where hidden_at is null
  and (status in ('available', 'option') or (not is_published and status <> 'withdrawn'));

-- Sold or let, by the office or by the feed. What came back on offer was not: a sale ever, a let within 30 days.
create view figure_closings as
with moves as (
  select h.property_id, h.at, h.before #>> '{}' as was, h.after #>> '{}' as state,
    lead(h.at) over later as next_at, lead(h.after #>> '{}') over later as next
  from property_history h where h.kind = 'status'
  window later as (partition by h.property_id order by h.at, h.id))
select m.property_id, m.at, m.state, shown.agent,
  (m.at at time zone 'Europe/Brussels')::date - (greatest(
    case when p.published_at <= m.at then p.published_at end,
    (select max(h.at) from property_history h
      where h.property_id = m.property_id and h.kind = 'status' and h.at < m.at
        and h.after #>> '{}' in ('available', 'option')
        and h.before #>> '{}' in ('sold', 'rented', 'reference', 'withdrawn'))
  ) at time zone 'Europe/Brussels')::date as days,
  case when asked.id is null then p.price_cents else asked.cents end as asked_cents,
  (select c.price_cents from property_closings c
    where c.property_id = m.property_id and c.undone_at is null and c.state = m.state
      and c.closed_at >= m.at - interval '1 minute' and (m.next_at is null or c.closed_at < m.next_at)
    order by c.id desc limit 1) as agreed_cents
from moves m
join properties p on p.id = m.property_id
left join lateral (select h.id, (h.before #>> '{}')::bigint as cents from property_history h
  where h.property_id = m.property_id and h.kind = 'price' and h.at > m.at
  order by h.at, h.id limit 1) asked on true
left join property_viewings v on v.property_id = p.id
-- The same as agentFor in app/appointments/agents/agent-for.ts; a start has four digits at most.
left join lateral (select lower(a.email) as agent from agents a where a.is_active
  order by a.id is not distinct from v.agent_id desc,
    case when a.goal <> p.goal then -1
      else 2 * case when left(p.zip, 4) = any (a.zip_starts) then 4
          when left(p.zip, 3) = any (a.zip_starts) then 3
          when left(p.zip, 2) = any (a.zip_starts) then 2
          when left(p.zip, 1) = any (a.zip_starts) then 1 else 0 end
        + (a.goal is not null)::integer end desc, a.id
  limit 1) shown on true
where m.state in ('sold', 'rented') and coalesce(m.was, '') not in ('sold', 'rented', 'reference')
  and (m.next is null or m.next not in ('available', 'option')
    or (m.state = 'rented' and m.next_at >= m.at + interval '30 days'));

create view figure_facts as
with sent as not materialized (
  select e.id, e.received_at, e.property_id, e.form, e.answers, e.email, a.at as answered_at,
    coalesce(lower(s.email), '') as agent,
    coalesce(nullif(lower(btrim(left(e.source ->> 'utm_source', 40))), ''),
      case when e.source ?| array['gclid', 'gbraid', 'wbraid'] then 'google'
        when e.source ? 'fbclid' then 'facebook' when e.source ? 'msclkid' then 'bing'
        else 'website' end) as channel
  from enquiries e
  left join lateral (select n.at, n.by_id from enquiry_entries n
    where n.kind = 'answer' and n.enquiry_id = e.id order by n.at limit 1) a on true
  left join accounts s on s.id = coalesce(e.assignee_id, a.by_id)
  where e.state <> 'spam')
select 'enquiry' as what, id::text as id, received_at as at, agent, channel, property_id,
  coalesce(nullif(concat_ws(' ', answers ->> 'firstName', answers ->> 'lastName'), ''), email) as person,
  form as kind,
  greatest(extract(epoch from answered_at - received_at), case when answered_at is not null then 0 end)::float8
    as answer_seconds,
  null::integer as days, null::bigint as asked_cents, null::bigint as agreed_cents
from sent
union all
select 'offer', id::text, received_at, agent, null, property_id,
  coalesce(nullif(concat_ws(' ', answers ->> 'firstName', answers ->> 'lastName'), ''), email),
  coalesce((select n.step from enquiry_entries n where n.enquiry_id = sent.id and n.kind = 'offer'
    order by n.at desc, n.noted_at desc limit 1), 'received'), null, null, null, null
from sent where form = 'purchase-offer'
union all
select 'viewing', a.id::text, s.starts_at, coalesce(lower(g.email), ''), null, s.property_id,
  concat_ws(' ', a.first_name, a.last_name), a.status, null, null, null, null
from appointments a join viewing_slots s on s.id = a.slot_id left join agents g on g.id = s.agent_id
where a.status not in ('held', 'offered', 'cancelled')
union all
select 'closing', c.property_id::text, c.at, coalesce(c.agent, ''), null, c.property_id, '', c.state,
  null, c.days, c.asked_cents, c.agreed_cents
from figure_closings c;
