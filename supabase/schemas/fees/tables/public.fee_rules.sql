create table public.fee_rules (
  id uuid not null default gen_random_uuid(),
  region_id uuid,
  valid_from timestamp with time zone not null default now(),
  base_paise integer not null,
  base_distance_m integer not null,
  per_km_paise integer not null,
  small_cart_below_paise integer not null default 0,
  small_cart_paise integer not null default 0,
  platform_paise integer not null default 0,
  surge_paise integer not null default 0,
  constraint fee_base_distance_range check (((base_distance_m >= 0) AND (base_distance_m <= 10000))),
  constraint fee_base_range check (((base_paise >= 0) AND (base_paise <= 20000))),
  constraint fee_per_km_range check (((per_km_paise >= 0) AND (per_km_paise <= 5000))),
  constraint fee_platform_range check (((platform_paise >= 0) AND (platform_paise <= 5000))),
  constraint fee_rules_pkey primary key (id),
  constraint fee_rules_region_id_valid_from_key unique nulls not DISTINCT (region_id, valid_from),
  constraint fee_small_cart_fee_range check (((small_cart_paise >= 0) AND (small_cart_paise <= 10000))),
  constraint fee_small_cart_range
    check (((small_cart_below_paise >= 0) AND (small_cart_below_paise <= 100000))),
  constraint fee_surge_range check (((surge_paise >= 0) AND (surge_paise <= 10000))),
  constraint fee_rules_region_id_fkey foreign key (region_id) references public.regions(id)
);

alter table public.fee_rules
  enable row level security;

create policy "everyone reads fee rules" on public.fee_rules
  for select
  to anon, authenticated
  using (true);

comment on table public.fee_rules is 'Delivery, small-cart, platform and surge fees, effective-dated; a region''s own rule wins over the general one. All include GST.';

grant select on table public.fee_rules to anon, authenticated;
