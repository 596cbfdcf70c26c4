create type private.home_vendor as (
  id uuid,
  kind public.vendor_kind,
  slug text,
  name text,
  picture text,
  rating numeric,
  ratings_count integer,
  stars_sum bigint,
  metres integer,
  minutes integer,
  open_now boolean
);
