-- Tries are counted in rate_limits, as all that is limited.
drop table brakes;
