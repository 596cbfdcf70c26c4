create type private.estimate as (
  arrives_at timestamp with time zone,
  waits_for text
);

comment on type private.estimate is 'waits_for: what decides the time at this moment, preparation, courier or road.';
