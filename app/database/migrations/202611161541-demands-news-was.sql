-- The price or state that visitors saw before the change, so that a letter can say from what to what.
alter table demand_news add column was jsonb;
