create type private.refund_row as (
  of_position smallint,
  code text,
  nature text,
  tax_class text,
  rate_bp integer,
  base_paise bigint,
  amount_paise bigint,
  gross_paise bigint,
  included boolean
);

comment on type private.refund_row is 'A row that a refund adds to an order''s charges; what goes back is negative, a discount''s part positive.';
