create type private.figure_fact as (
  at timestamp with time zone,
  measure text,
  item_id uuid,
  item_name text,
  amount bigint
);
