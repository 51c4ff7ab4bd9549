-- What a unit tells about its project: all that the properties room may know of this table.
drop view if exists project_names;
create view project_names as
  select id, title, city from projects where is_published and hidden_at is null;
