-- The rent of the building in which a business is run, unknown until the feed or the office tells it:
-- a field that is not there would look like one that somebody changed.
update properties set details = jsonb_set(details, '{costs,premisesRent}', 'null')
where details ? 'costs' and not details -> 'costs' ? 'premisesRent';
