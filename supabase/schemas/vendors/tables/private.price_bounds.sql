create table private.price_bounds (
  kind public.vendor_kind not null,
  least_paise integer not null default 100,
  most_paise integer not null,
  constraint price_bound_least check ((least_paise >= 100)),
  constraint price_bound_most check (((most_paise >= least_paise) AND (most_paise <= 200000000))),
  constraint price_bounds_pkey primary key (kind)
);

comment on table private.price_bounds is 'The lowest and the highest price and MRP of an item by the trade of its vendor, in paise.';
