create type private.start_rules as (
  step smallint,
  from_opening boolean,
  notice integer,
  horizon_days smallint
);
