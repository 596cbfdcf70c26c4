create table private.travel_speeds (
  id bigint generated always as identity not null,
  region_id uuid,
  vehicle text,
  hour smallint,
  kmh numeric(5,1) not null,
  trips integer not null default 0,
  from_at timestamp with time zone not null default now(),
  constraint one_travel_speed_at_a_time unique nulls not DISTINCT (region_id, vehicle, hour, from_at),
  constraint travel_speed_hour_range check (((hour >= 0) AND (hour <= 23))),
  constraint travel_speed_range check (((kmh >= (2)::numeric) AND (kmh <= (120)::numeric))),
  constraint travel_speed_trips_range check ((trips >= 0)),
  constraint travel_speeds_pkey primary key (id),
  constraint travel_speeds_vehicle_fkey foreign key (vehicle) references private.vehicle_classes(class),
  constraint travel_speeds_region_id_fkey foreign key (region_id) references public.regions(id)
    on delete cascade
);

create index travel_speeds_vehicle_idx on private.travel_speeds using btree (vehicle);

comment on column private.travel_speeds.trips is 'From how many own trips it was learned; 0: set by hand.';

comment on table private.travel_speeds is 'Speeds in town by region, vehicle and hour of the day in India; null stands for any. The most precise row counts, of these the newest that has begun; where there is none, the setting courier_speed_kmh.';
