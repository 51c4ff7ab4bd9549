-- What changed of a property and is not told to anyone yet: it may still be changed back.
create table settling_news (
  property_id integer primary key references properties (id) on delete cascade,
  -- What visitors saw before the first of these changes.
  was jsonb not null,
  since timestamptz not null,
  due_at timestamptz not null
);
create index settling_news_due on settling_news (due_at);
