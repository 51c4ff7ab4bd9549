-- The numbers of what was on the site once: their pages say that they are gone, and lead on.
create table gone_properties (id integer primary key);
create table gone_projects (id integer primary key);
