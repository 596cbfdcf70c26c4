create table public.booking_series (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  vendor_id uuid not null,
  every_days smallint not null,
  created_at timestamp with time zone not null default now(),
  constraint booking_series_pkey primary key (id),
  constraint booking_series_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade,
  constraint series_every_range check (((every_days >= 1) AND (every_days <= 56))),
  constraint booking_series_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade
);

alter table public.booking_series
  enable row level security;

create index booking_series_user_idx on public.booking_series using btree (user_id);

create index booking_series_vendor_idx on public.booking_series using btree (vendor_id);

create policy "one's own series, and those at one's business" on public.booking_series
  for select
  to authenticated
  using (((user_id = ( select auth.uid() as uid)) or private.may(vendor_id, 'orders'::text)));

comment on table public.booking_series is 'Bookings that were made together, so many days apart. Each has its own order, payment and end.';

grant select on table public.booking_series to authenticated;
