-- Answers that leave at a later moment; gone once they were sent or taken back.
create table planned_answers (
  id uuid primary key,
  enquiry_id uuid not null references enquiries (id) on delete cascade,
  subject text not null,
  words text not null,
  state text not null check (state in ('in-hand', 'done')),
  send_at timestamptz not null,
  planned_at timestamptz not null,
  by_id uuid not null,
  by_name text not null
);

create index planned_answers_enquiry on planned_answers (enquiry_id);
create index planned_answers_send_at on planned_answers (send_at);
