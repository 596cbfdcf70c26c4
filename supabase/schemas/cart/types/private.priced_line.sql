create type private.priced_line as (
  item_id uuid,
  option_ids uuid[],
  options_key text,
  vendor_id uuid,
  vendor_name text,
  name text,
  category text,
  unit_paise integer,
  picture text,
  tax_class text,
  options jsonb,
  stock integer,
  problem text
);
