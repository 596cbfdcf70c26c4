create table public.couriers (
  user_id uuid not null,
  name text not null,
  phone text,
  photo text,
  vehicle_kind text not null,
  plate text,
  verified boolean not null default false,
  online boolean not null default false,
  capacity smallint not null default 2,
  cash_limit_paise integer not null default 300000,
  region_id uuid not null,
  rating numeric(2,1),
  ratings_count integer not null default 0,
  stars_sum bigint not null default 0,
  last_online_at timestamp with time zone,
  gender text,
  takes_goods boolean not null default true,
  takes_parcels boolean not null default true,
  takes_rides boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint courier_capacity_range check (((capacity >= 1) AND (capacity <= 5))),
  constraint courier_cash_limit_range check ((cash_limit_paise >= 0)),
  constraint courier_gender_known check ((gender = ANY (ARRAY['woman'::text, 'man'::text]))),
  constraint courier_name_length
    check (((length(TRIM(BOTH FROM name)) >= 2) AND (length(TRIM(BOTH FROM name)) <= 80))),
  constraint courier_phone_form check ((phone ~ '^\+91[6-9][0-9]{9}$'::text)),
  constraint courier_plate_form check ((plate ~ '^[A-Z0-9 -]{4,16}$'::text)),
  constraint courier_rating_range check (((rating >= (1)::numeric) AND (rating <= (5)::numeric))),
  constraint courier_vehicle foreign key (vehicle_kind) references private.vehicle_classes(class),
  constraint couriers_pkey primary key (user_id),
  constraint couriers_user_id_fkey foreign key (user_id) references auth.users(id),
  constraint couriers_region_id_fkey foreign key (region_id) references public.regions(id)
);

alter table public.couriers
  enable row level security;

create index couriers_online_idx on public.couriers using btree (user_id)
  where (online AND verified);

create index couriers_region_idx on public.couriers using btree (region_id);

create index couriers_vehicle_idx on public.couriers using btree (vehicle_kind);

create trigger a_suspended_courier_stays_offline
  before update of online on public.couriers
  for each row
  when ((new.online AND (NOT old.online)))
  execute function private.keep_suspended_offline();

create trigger expired_papers_keep_offline
  before update of online on public.couriers
  for each row
  when ((new.online AND (NOT old.online)))
  execute function private.keep_stopped('user_id');

create trigger texts_are_plain
  before insert or update of name, plate on public.couriers
  for each row
  execute function private.keep_plain('name', 'plate');

create policy "couriers read their own row, administrators all" on public.couriers
  for select
  to authenticated
  using (((user_id = ( select auth.uid() as uid)) or ( select private.is_admin() as is_admin)));

comment on column public.couriers.gender is 'For customers who want a woman to drive; set by the administration, null where nobody asked.';

comment on table public.couriers is 'Couriers, who deliver goods. phone is not for API roles; documents are checked before verified is set.';

grant select (
  capacity, cash_limit_paise, created_at, last_online_at, name, online, photo, plate, ratings_count, rating,
  region_id, takes_goods, takes_parcels, takes_rides, user_id, vehicle_kind, verified
) on table public.couriers to authenticated;
