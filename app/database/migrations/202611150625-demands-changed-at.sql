alter table demands add column changed_at timestamptz not null default now();
update demands set changed_at = created_at;
alter table demands alter column changed_at drop default;
