create table public.waiting_list (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  vendor_id uuid not null,
  steps jsonb,
  booking_id uuid,
  from_day date not null,
  to_day date not null,
  part_of_day text not null default 'any'::text,
  created_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  constraint waiting_days check (((to_day >= from_day) AND (to_day <= (from_day + 185)))),
  constraint waiting_for_one check ((num_nonnulls(steps, booking_id) = 1)),
  constraint waiting_list_booking_id_fkey foreign key (booking_id) references public.bookings(id)
    on delete cascade,
  constraint waiting_list_pkey primary key (id),
  constraint waiting_list_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade,
  constraint waiting_list_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade,
  constraint waiting_part_of_day
    check ((part_of_day = ANY (ARRAY['any'::text, 'morning'::text, 'afternoon'::text, 'evening'::text])))
);

alter table public.waiting_list
  enable row level security;

create index waiting_list_booking_idx on public.waiting_list using btree (booking_id);

create index waiting_list_user_idx on public.waiting_list using btree (user_id);

create index waiting_list_vendor_idx on public.waiting_list using btree (vendor_id, created_at)
  where (ended_at is null);

create policy "one's own waiting, and that at one's business" on public.waiting_list
  for select
  to authenticated
  using (((user_id = ( select auth.uid() as uid)) or private.may(vendor_id, 'orders'::text)));

comment on table public.waiting_list is 'Who waits for a time at a vendor, on which days of India. A row ends when its customer leaves it or has booked; the first to come is the first to be offered what becomes free.';

grant select on table public.waiting_list to authenticated;
