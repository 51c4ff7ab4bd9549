-- A passkey also shows who somebody is before something that decides who gets in.
alter table passkey_challenges drop constraint passkey_challenges_purpose_check;
alter table passkey_challenges add constraint passkey_challenges_purpose_check
  check (purpose in ('add', 'sign-in', 'second-factor', 'proof'));
