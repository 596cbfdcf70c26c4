create table public.addresses (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  label text not null,
  line text not null,
  landmark text,
  city text not null,
  pincode text not null,
  lat double precision not null,
  lng double precision not null,
  is_default boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint address_city_length
    check (((length(TRIM(BOTH FROM city)) >= 2) AND (length(TRIM(BOTH FROM city)) <= 60))),
  constraint address_label_length
    check (((length(TRIM(BOTH FROM label)) >= 1) AND (length(TRIM(BOTH FROM label)) <= 30))),
  constraint address_landmark_length check ((length(landmark) <= 120)),
  constraint address_lat_range
    check (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
  constraint address_line_length
    check (((length(TRIM(BOTH FROM line)) >= 5) AND (length(TRIM(BOTH FROM line)) <= 200))),
  constraint address_lng_range
    check (((lng >= ('-180'::integer)::double precision) AND (lng <= (180)::double precision))),
  constraint address_pincode_form check ((pincode ~ '^[1-9][0-9]{5}$'::text)),
  constraint addresses_pkey primary key (id),
  constraint addresses_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade
);

alter table public.addresses
  enable row level security;

create trigger account_is_open
  before insert on public.addresses
  for each row
  execute function private.hold_account_of_row('user_id');

create trigger addresses_are_limited
  before insert on public.addresses
  for each row
  execute function private.limit_addresses();

create trigger closed_accounts_change_no_addresses
  before update on public.addresses
  for each row
  execute function private.refuse_closed_accounts();

create trigger pincodes_are_read
  before insert or update of pincode on public.addresses
  for each row
  execute function private.read_address_pincode();

create trigger texts_are_plain
  before insert or update of label, line, landmark, city on public.addresses
  for each row
  execute function private.keep_plain('label', 'line', 'landmark', 'city');

comment on table public.addresses is 'Delivery addresses of customers.';

grant insert (
  city), UPDATE (city
) on table public.addresses to authenticated;

grant insert (
  label), UPDATE (label
) on table public.addresses to authenticated;

grant insert (
  landmark), UPDATE (landmark
) on table public.addresses to authenticated;

grant insert (
  lat), UPDATE (lat
) on table public.addresses to authenticated;

grant insert (
  line), UPDATE (line
) on table public.addresses to authenticated;

grant insert (
  lng), UPDATE (lng
) on table public.addresses to authenticated;

grant insert (
  pincode), UPDATE (pincode
) on table public.addresses to authenticated;

grant delete, select on table public.addresses to authenticated;

create unique index addresses_one_default_idx on public.addresses using btree (user_id)
  where is_default;

create index addresses_user_idx on public.addresses using btree (user_id);

create policy "customers add their own addresses" on public.addresses
  for insert
  to authenticated
  with check ((user_id = ( SELECT auth.uid() AS uid)));

create policy "customers change their own addresses" on public.addresses
  for update
  to authenticated
  using ((user_id = ( select auth.uid() as uid)))
  with check ((user_id = ( SELECT auth.uid() AS uid)));

create policy "customers delete their own addresses" on public.addresses
  for delete
  to authenticated
  using ((user_id = ( select auth.uid() as uid)));

create policy "customers read their own addresses" on public.addresses
  for select
  to authenticated
  using ((user_id = ( select auth.uid() as uid)));
