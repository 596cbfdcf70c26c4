create type private.delivery_price as (
  total_paise integer,
  charges jsonb,
  surcharges jsonb
);
