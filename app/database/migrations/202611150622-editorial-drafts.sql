-- What is being written and not yet published: of a page, an article … or a section of the
-- configuration. One per thing, whoever writes. Visitors never see it: no announcement.
create table drafts (
  kind text not null,
  id text not null,
  value jsonb not null,
  based_on integer not null,
  version integer not null default 1,
  saved_by text not null,
  saved_at timestamptz not null,
  primary key (kind, id)
);
