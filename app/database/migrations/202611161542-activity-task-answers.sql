alter table owner_tasks add column wants text not null default 'answer'
  check (wants in ('answer', 'approval', 'file'));

-- What an owner answered in the portal. The name and the words stay as they were on that day.
create table owner_task_answers (
  id uuid primary key default gen_random_uuid(),
  task_id uuid not null references owner_tasks (id) on delete cascade,
  kind text not null check (kind in ('approval', 'file')),
  account_id uuid not null,
  account_name text not null,
  -- The text that was approved.
  words text not null default '',
  file text,
  file_name text not null default '',
  file_type text not null default '',
  bytes integer not null default 0,
  answered_at timestamptz not null,
  check ((kind = 'file') = (file is not null))
);
create unique index owner_task_answers_approved on owner_task_answers (task_id) where kind = 'approval';
create index owner_task_answers_task on owner_task_answers (task_id, answered_at);
