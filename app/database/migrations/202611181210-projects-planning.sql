-- When each phase of a building site begins, as far as the agency knows. No feed tells it.
alter table projects add column planning jsonb not null
  default '{"permitOn": null, "worksOn": null, "shellOn": null, "finishOn": null, "keysOn": null}';
