-- Set before the talk with the mail server begins, cleared when its outcome is known: what still has it
-- while nobody holds the row was on its way when we died.
alter table mails add column sending_since timestamptz;
