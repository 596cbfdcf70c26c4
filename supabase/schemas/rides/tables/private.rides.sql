create table private.rides (
  order_id uuid not null,
  card_id uuid not null,
  vehicle text not null,
  mode text not null,
  hours smallint not null,
  metres integer not null,
  seconds integer not null,
  fare jsonb not null,
  extra_stops smallint not null,
  rider_name text,
  rider_phone text,
  women_driver text,
  started_at timestamp with time zone,
  fixed_at timestamp with time zone,
  final jsonb,
  constraint ride_final_when_fixed check (((fixed_at IS NULL) = (final IS NULL))),
  constraint ride_rider_name check (((length(rider_name) >= 2) AND (length(rider_name) <= 80))),
  constraint ride_rider_phone check ((rider_phone ~ '^\+91[6-9][0-9]{9}$'::text)),
  constraint ride_women_driver check ((women_driver = ANY (ARRAY['prefer'::text, 'must'::text]))),
  constraint rides_card_id_fkey foreign key (card_id) references private.ride_cards(id),
  constraint rides_pkey primary key (order_id),
  constraint rides_vehicle_fkey foreign key (vehicle) references private.vehicle_classes(class),
  constraint rides_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
);

create index rides_card_idx on private.rides using btree (card_id);

create index rides_vehicle_idx on private.rides using btree (vehicle);

create trigger texts_are_plain
  before insert or update of rider_name on private.rides
  for each row
  execute function private.keep_plain('rider_name');

comment on column private.rides.final is 'The fare at the end: that of private.ride_fare for the way as it was driven, with cap, fare, waiting, platform, driver, metres and seconds.';

comment on table private.rides is 'What an order of a ride is about, beside its stops, which are those of its job.';
