-- A seat booked on the website is held until its mail is answered.
alter table appointments drop constraint appointments_status_check;
alter table appointments add constraint appointments_status_check
  check (status in ('held', 'offered', 'requested', 'confirmed', 'cancelled', 'done', 'no-show'));
alter table appointments drop constraint appointments_check1;
alter table appointments add constraint appointments_check1
  check (status not in ('held', 'offered') or offered_until is not null);
-- When somebody opened a link that we sent to this address, and pressed the button there.
alter table appointments add column email_proved_at timestamptz;
drop index appointments_open;
create index appointments_open on appointments (status)
  where status in ('held', 'offered', 'requested', 'confirmed');
