-- When the agency told a visitor the street and number that the owner does not publish. Until now every
-- confirmed visit told them.
alter table appointments add column place_told_at timestamptz;
update appointments set place_told_at = booked_at where status in ('confirmed', 'done', 'no-show');
