-- Mails that came to the mailbox for replies. Without an enquiry they wait for a colleague to say which.
create table incoming_mails (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  enquiry_id uuid references enquiries (id) on delete cascade,
  kind text not null check (kind in ('reply', 'auto-reply', 'bounce')),
  found_by text check (found_by in ('address', 'reference', 'hand')),
  sender text not null,
  sender_name text not null default '',
  subject text not null default '',
  words text not null default '',
  quoted text not null default '',
  bytes bigint not null,
  is_too_big boolean not null default false,
  left_out text[] not null default '{}',
  arrived_at timestamptz not null,
  taken_at timestamptz not null
);

create index incoming_mails_enquiry on incoming_mails (enquiry_id);
create index incoming_mails_sender on incoming_mails (sender);
create index incoming_mails_loose on incoming_mails (arrived_at) where enquiry_id is null;

alter table uploads add column incoming_mail_id uuid references incoming_mails (id) on delete cascade;
create index uploads_incoming_mail on uploads (incoming_mail_id);

-- A reply names an enquiry by its number.
create unique index enquiries_number on enquiries (number);
