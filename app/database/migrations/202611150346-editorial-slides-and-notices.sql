alter table slides add column title jsonb not null default '{}';
alter table external_blocks add column notice jsonb not null default '{}';
alter table external_blocks drop column url;
alter table external_blocks add column kind text not null default 'frame';
alter table external_blocks add column source text not null default '';
alter table external_blocks alter column source drop default;
