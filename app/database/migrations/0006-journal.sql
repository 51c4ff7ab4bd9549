create table changes (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  account_id uuid not null,
  account_name text not null,
  kind text not null,
  subject text not null,
  action text not null,
  before jsonb,
  after jsonb
);
create index changes_subject on changes (kind, subject, id desc);
create index changes_account on changes (account_id, id desc);
