-- Counting a visitor needs no place on disk before we go on: after a crash everyone starts from zero.
alter table rate_limits set unlogged;
