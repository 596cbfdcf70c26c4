create table private.parcel_weights (
  rate_id uuid not null,
  class text not null,
  up_to_grams integer not null,
  surcharge_paise integer not null,
  constraint parcel_class_form check ((class ~ '^[A-Z]{1,3}$'::text)),
  constraint parcel_grams_range check (((up_to_grams >= 1) AND (up_to_grams <= 1000000))),
  constraint parcel_surcharge_range check (((surcharge_paise >= 0) AND (surcharge_paise <= 1000000))),
  constraint parcel_weights_once unique (rate_id, up_to_grams),
  constraint parcel_weights_pkey primary key (rate_id, class),
  constraint parcel_weights_rate_id_fkey foreign key (rate_id) references private.parcel_rates(id)
    on delete cascade
);

comment on table private.parcel_weights is 'The weight classes of a rate: the lightest that holds a parcel is its own; a bound belongs to the lighter class.';
