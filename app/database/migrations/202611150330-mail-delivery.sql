-- When a letter is next due, and for which visitor it was written: a person may ask for all of it.
alter table mails add column due_at timestamptz not null default now();
drop index mails_state;
create index mails_due on mails (due_at) where state = 'waiting';
create index mails_created on mails (created_at desc);
create index mails_recipient on mails (lower(recipient));
