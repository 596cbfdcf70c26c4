create type private.import_line as (
  line integer,
  item jsonb,
  problem text,
  item_id uuid,
  is_new boolean,
  before jsonb,
  key text
);
