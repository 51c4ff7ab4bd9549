-- A property that goes on the site at a moment that somebody chose, and why it could not where it could not.
create table planned_publications (
  property_id integer primary key references properties (id) on delete cascade,
  publish_at timestamptz not null,
  by_id uuid not null,
  by_name text not null,
  failure text check (failure in ('incomplete', 'withheld'))
);
create index planned_publications_due on planned_publications (publish_at) where failure is null;
