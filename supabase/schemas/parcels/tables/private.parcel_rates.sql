create table private.parcel_rates (
  id uuid not null default gen_random_uuid(),
  region_id uuid,
  valid_from timestamp with time zone not null,
  base_paise integer not null,
  covers_metres integer not null,
  per_km_paise integer not null,
  extra_drop_paise integer not null,
  waiting_free_seconds integer not null,
  waiting_per_minute_paise integer not null,
  cash_handling_paise integer not null,
  insurance_bp integer not null,
  insurance_min_paise integer not null,
  declared_max_paise integer not null,
  return_bp integer not null,
  courier_bp integer not null,
  longest_metres integer not null,
  constraint parcel_base_range check (((base_paise >= 0) AND (base_paise <= 1000000))),
  constraint parcel_cash_range check (((cash_handling_paise >= 0) AND (cash_handling_paise <= 100000))),
  constraint parcel_courier_range check (((courier_bp >= 0) AND (courier_bp <= 10000))),
  constraint parcel_covers_range check (((covers_metres >= 0) AND (covers_metres <= 100000))),
  constraint parcel_declared_max check ((declared_max_paise >= 0)),
  constraint parcel_drop_range check (((extra_drop_paise >= 0) AND (extra_drop_paise <= 100000))),
  constraint parcel_free_range check (((waiting_free_seconds >= 0) AND (waiting_free_seconds <= 7200))),
  constraint parcel_insurance_min check ((insurance_min_paise >= 0)),
  constraint parcel_insurance_range check (((insurance_bp >= 0) AND (insurance_bp <= 10000))),
  constraint parcel_km_range check (((per_km_paise >= 0) AND (per_km_paise <= 100000))),
  constraint parcel_longest_range check (((longest_metres >= 1000) AND (longest_metres <= 500000))),
  constraint parcel_minute_range
    check (((waiting_per_minute_paise >= 0) AND (waiting_per_minute_paise <= 10000))),
  constraint parcel_rates_once unique nulls not DISTINCT (region_id, valid_from),
  constraint parcel_rates_pkey primary key (id),
  constraint parcel_return_range check (((return_bp >= 0) AND (return_bp <= 10000))),
  constraint parcel_rates_region_id_fkey foreign key (region_id) references public.regions(id)
);

comment on column private.parcel_rates.courier_bp is 'The courier''s share of base, distance, weight, drops and waiting.';

comment on column private.parcel_rates.return_bp is 'A return costs this share of what the same way would cost as a new parcel with one drop.';

comment on table private.parcel_rates is 'What carrying a parcel costs in a region, or everywhere where region_id is null, from a time on; before tax.';
