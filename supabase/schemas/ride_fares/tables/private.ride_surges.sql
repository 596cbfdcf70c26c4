create table private.ride_surges (
  id uuid not null default gen_random_uuid(),
  region_id uuid not null,
  vehicle text,
  from_hour smallint not null default 0,
  to_hour smallint not null default 24,
  surge_bps integer not null,
  valid_from timestamp with time zone not null default now(),
  valid_until timestamp with time zone,
  set_by uuid,
  constraint ride_surge_ends_later check ((valid_until > valid_from)),
  constraint ride_surge_from check (((from_hour >= 0) AND (from_hour <= 23))),
  constraint ride_surge_law check (((surge_bps >= 5000) AND (surge_bps <= 20000))),
  constraint ride_surge_to check (((to_hour >= 1) AND (to_hour <= 24))),
  constraint ride_surges_pkey primary key (id),
  constraint ride_surges_set_by_fkey foreign key (set_by) references auth.users(id) on delete set null,
  constraint ride_surges_vehicle_fkey foreign key (vehicle) references private.vehicle_classes(class),
  constraint ride_surges_region_id_fkey foreign key (region_id) references public.regions(id)
);

create index ride_surges_region_idx on private.ride_surges using btree (region_id, valid_from desc);

create index ride_surges_set_by_idx on private.ride_surges using btree (set_by);

create index ride_surges_vehicle_idx on private.ride_surges using btree (vehicle);

comment on table private.ride_surges is 'How many times the usual a ride costs (10000 is once) in a region and hours. Of rows that hold, the newest counts.';
