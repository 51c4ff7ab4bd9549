alter table accounts add column version integer not null default 1;
