-- A viewing, a page view, a property: tables, columns and what hangs on them are called as all else is.
alter table visit_slots rename to viewing_slots;
alter table visit_days rename to viewing_days;
alter table visit_outcomes rename to viewing_outcomes;
alter table visit_feedback rename to viewing_feedback;
alter table property_visits rename to property_viewings;
alter table page_visits rename to page_views;
alter table judged_homes rename to judged_properties;
alter table agents rename column visit_minutes to viewing_minutes;

-- PostgreSQL keeps the former name in those of constraints (which have their index with them), indexes and
-- sequences. From version 18 on NOT NULL is a constraint too: a list written here would fit only one of them.
do $$
declare
  word record;
  each record;
begin
  for word in
    select * from (values
      ('visit_slots', 'viewing_slots'),
      ('visit_days', 'viewing_days'),
      ('visit_outcomes', 'viewing_outcomes'),
      ('visit_feedback', 'viewing_feedback'),
      ('property_visits', 'property_viewings'),
      ('page_visits', 'page_views'),
      ('judged_homes', 'judged_properties'),
      ('agents_visit_minutes', 'agents_viewing_minutes')
    ) as words (former, now)
  loop
    for each in
      select conrelid::regclass as place, conname as name from pg_constraint
      where connamespace = current_schema()::regnamespace and conrelid <> 0
        and starts_with(conname, word.former || '_')
    loop
      execute format('alter table %s rename constraint %I to %I',
        each.place, each.name, replace(each.name, word.former, word.now));
    end loop;
    for each in
      select relname as name, case relkind when 'i' then 'index' else 'sequence' end as kind from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('i', 'S')
        and starts_with(relname, word.former || '_')
    loop
      execute format('alter %s %I rename to %I',
        each.kind, each.name, replace(each.name, word.former, word.now));
    end loop;
  end loop;
end
$$;
