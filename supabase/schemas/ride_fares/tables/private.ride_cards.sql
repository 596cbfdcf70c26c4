create table private.ride_cards (
  id uuid not null default gen_random_uuid(),
  region_id uuid not null,
  vehicle text not null,
  mode text not null default 'trip'::text,
  base_paise integer not null,
  covers_m integer not null,
  covers_seconds integer not null default 0,
  per_km_paise integer not null,
  per_minute_paise integer not null,
  stop_paise integer not null default 0,
  free_seconds integer not null,
  stop_free_seconds integer not null,
  waiting_per_minute_paise integer not null,
  night_from time without time zone not null default '23:00:00'::time without time zone,
  night_to time without time zone not null default '05:00:00'::time without time zone,
  night_bps integer not null,
  commission_bps integer not null,
  platform_vehicle boolean not null default false,
  law_base_paise integer not null,
  law_covers_m integer not null,
  law_per_km_paise integer not null,
  min_bps integer not null default 5000,
  max_bps integer not null default 20000,
  valid_from timestamp with time zone not null default now(),
  daily_fee_paise integer not null default 0,
  constraint ride_card_base check (((base_paise >= 100) AND (base_paise <= 1000000))),
  constraint ride_card_covers_dead_way check ((covers_m >= 3000)),
  constraint ride_card_covers_time check ((covers_seconds >= 0)),
  constraint ride_card_daily_fee check (((daily_fee_paise >= 0) AND (daily_fee_paise <= 50000))),
  constraint ride_card_driver_floor check (((commission_bps >= 0) AND (commission_bps <=
CASE
    WHEN platform_vehicle THEN 4000
    ELSE 2000
END))),
  constraint ride_card_free check (((free_seconds >= 0) AND (free_seconds <= 3600))),
  constraint ride_card_law_base check ((law_base_paise > 0)),
  constraint ride_card_law_covers check ((law_covers_m >= 3000)),
  constraint ride_card_law_least check (((min_bps >= 5000) AND (min_bps <= 10000))),
  constraint ride_card_law_most check (((max_bps >= 10000) AND (max_bps <= 20000))),
  constraint ride_card_law_per_km check ((law_per_km_paise >= 0)),
  constraint ride_card_mode check ((mode = ANY (ARRAY['trip'::text, 'rental'::text, 'intercity'::text]))),
  constraint ride_card_night check (((night_bps >= 0) AND (night_bps <= 10000))),
  constraint ride_card_one_model check (((daily_fee_paise = 0) OR (commission_bps = 0))),
  constraint ride_card_per_km check (((per_km_paise >= 0) AND (per_km_paise <= 100000))),
  constraint ride_card_per_minute check (((per_minute_paise >= 0) AND (per_minute_paise <= 10000))),
  constraint ride_card_stop_free check (((stop_free_seconds >= 0) AND (stop_free_seconds <= 3600))),
  constraint ride_card_stop check (((stop_paise >= 0) AND (stop_paise <= 100000))),
  constraint ride_card_waiting
    check (((waiting_per_minute_paise >= 0) AND (waiting_per_minute_paise <= 10000))),
  constraint ride_cards_pkey primary key (id),
  constraint ride_cards_region_id_vehicle_mode_valid_from_key unique (region_id, vehicle, mode, valid_from),
  constraint ride_cards_vehicle_fkey foreign key (vehicle) references private.vehicle_classes(class),
  constraint ride_cards_region_id_fkey foreign key (region_id) references public.regions(id)
);

create index ride_cards_vehicle_idx on private.ride_cards using btree (vehicle);

comment on column private.ride_cards.daily_fee_paise is 'What drivers pay for a day with a ride, instead of a commission; zero: they pay the commission.';

comment on column private.ride_cards.max_bps is 'The most of the notified fare that base to surge may come to.';

comment on column private.ride_cards.min_bps is 'The least of the notified fare that base to surge may come to.';

comment on table private.ride_cards is 'What rides cost, by region, vehicle and mode, effective-dated. The limits of the law (half to twice the notified fare, a base that covers 3 km, 80 % for drivers with their own vehicle and 60 % otherwise) are constraints.';
