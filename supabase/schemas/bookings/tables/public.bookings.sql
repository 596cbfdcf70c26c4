create table public.bookings (
  id uuid not null default gen_random_uuid(),
  vendor_id uuid,
  user_id uuid,
  order_id uuid,
  state text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  hold_until timestamp with time zone,
  seats smallint not null default 1,
  lat double precision,
  lng double precision,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  series_id uuid,
  address_id uuid,
  rework_of uuid,
  constraint booking_hold check (((state = 'held'::text) <= (hold_until IS NOT NULL))),
  constraint booking_place_whole check ((num_nulls(lat, lng) = ANY (ARRAY[0, 2]))),
  constraint booking_seats_range check (((seats >= 1) AND (seats <= 50))),
  constraint booking_state
    check
    ((state = ANY (ARRAY['held'::text, 'pending'::text, 'confirmed'::text, 'in_progress'::text,
    'completed'::text,
    'cancelled'::text, 'declined'::text, 'expired'::text, 'skipped'::text, 'no_show'::text]))),
  constraint booking_times
    check (((ends_at > starts_at) AND (ends_at <= (starts_at + '24:00:00'::interval)))),
  constraint bookings_address_id_fkey foreign key (address_id) references public.addresses(id) on delete
    set null,
  constraint bookings_order_id_key unique (order_id),
  constraint bookings_pkey primary key (id),
  constraint bookings_series_id_fkey foreign key (series_id) references public.booking_series(id) on delete
    set null,
  constraint bookings_user_id_fkey foreign key (user_id) references auth.users(id),
  constraint bookings_order_id_fkey foreign key (order_id) references public.enhanced_orders(id),
  constraint bookings_rework_of_fkey foreign key (rework_of) references public.enhanced_orders(id),
  constraint bookings_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
);

alter table public.bookings
  enable row level security;

create index bookings_address_idx on public.bookings using btree (address_id);

create index bookings_held_idx on public.bookings using btree (hold_until)
  where (state = 'held'::text);

create index bookings_rework_idx on public.bookings using btree (rework_of);

create index bookings_series_idx on public.bookings using btree (series_id, starts_at);

create index bookings_user_idx on public.bookings using btree (user_id, starts_at);

create index bookings_vendor_idx on public.bookings using btree (vendor_id, starts_at);

create trigger ended_bookings_take_no_time
  after update of state on public.bookings
  for each row
  when
    ((new.state = ANY (ARRAY['completed'::text, 'cancelled'::text, 'declined'::text, 'expired'::text,
    'skipped'::text, 'no_show'::text])))
  execute function private.free_taken_times();

create trigger visits_of_a_series_are_related
  after update of order_id on public.bookings
  for each row
  when (((new.order_id IS NOT NULL) AND (old.order_id IS NULL) AND (new.series_id IS NOT NULL)))
  execute function private.relate_series();

create trigger who_has_booked_waits_no_more
  after update of order_id on public.bookings
  for each row
  when (((new.order_id IS NOT NULL) AND (old.order_id IS NULL)))
  execute function private.end_waiting();

create policy "one's own bookings, and those of one's business" on public.bookings
  for select
  to authenticated
  using (((user_id = ( select auth.uid() as uid)) or private.may(vendor_id, 'orders'::text)));

comment on column public.bookings.address_id is 'Where a visit at home is, until it is an order, which keeps its own.';

comment on column public.bookings.rework_of is 'The order whose work it does again, for nothing.';

comment on table public.bookings is 'A reserved time. A hold lives until hold_until, whether or not anybody has ended it; held, pending, confirmed and in progress take their time. version rises with every change, so that two people who move it see each other.';

grant select on table public.bookings to authenticated;
