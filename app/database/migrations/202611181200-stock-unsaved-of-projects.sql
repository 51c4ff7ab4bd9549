-- What is typed on a project is kept as well: an unsaved edit is of a property or of a project.
alter table unsaved_edits
  add column id bigint generated always as identity,
  add column project_id integer references projects on delete cascade,
  drop constraint unsaved_edits_pkey;
alter table unsaved_edits
  alter column property_id drop not null,
  add primary key (id),
  -- One for each colleague and property or project; what is not set equals nothing.
  add unique (property_id, account_id),
  add unique (project_id, account_id),
  add check (num_nonnulls(property_id, project_id) = 1);
