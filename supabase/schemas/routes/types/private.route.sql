create type private.route as (
  metres integer,
  seconds integer,
  polyline text,
  source text
);

comment on type private.route is 'A way: polyline only where a routing service drew it, with precision 6.';
