create type private.fees as (
  rule public.fee_rules,
  surcharges jsonb
);
