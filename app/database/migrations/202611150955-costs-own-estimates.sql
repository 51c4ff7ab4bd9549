-- A value nobody published is the agency's own estimate, and is called so.
alter table rules drop constraint rules_certainty_check;
alter table rules add constraint rules_certainty_check check (certainty in ('firm', 'check', 'own'));

-- The deed of a loan is worked out step by step now; its steps come with the first start.
delete from rules where rule = 'loan-deed-share';
