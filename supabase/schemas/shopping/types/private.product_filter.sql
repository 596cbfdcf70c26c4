create type private.product_filter as (
  department uuid,
  words text,
  facets text[],
  price_from integer,
  price_to integer,
  min_rating numeric,
  in_stock_only boolean
);
