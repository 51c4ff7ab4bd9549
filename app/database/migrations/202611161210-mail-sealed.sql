-- A letter whose links open an account is kept here, encrypted, until it is sent; beside it stands what
-- may be read.
alter table mails add column sealed text;

-- What was sent before.
update mails set
  html = regexp_replace(html, '(/(?:invitation|reset)/)[A-Za-z0-9_-]+', '\1…', 'g'),
  text = regexp_replace(text, '(/(?:invitation|reset)/)[A-Za-z0-9_-]+', '\1…', 'g')
where state = 'sent' and key like 'account-%';
