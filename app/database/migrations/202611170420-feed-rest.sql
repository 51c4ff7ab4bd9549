-- A CRM may ask to be left alone for a while.
alter table feed_sources add column rest_until timestamptz;
