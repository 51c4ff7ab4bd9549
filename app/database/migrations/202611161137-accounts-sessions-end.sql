-- However often it is used, a session has an end; and its holder proved who they are at some moment.
alter table sessions
  add column ends_at timestamptz,
  add column proved_at timestamptz,
  add column place text not null default '';

update sessions
set
  proved_at = sessions.created_at,
  ends_at = sessions.created_at
    + case accounts.role when 'owner' then interval '90 days' else interval '7 days' end
from accounts
where accounts.id = sessions.account_id;

alter table sessions
  alter column ends_at set not null,
  alter column proved_at set not null;
