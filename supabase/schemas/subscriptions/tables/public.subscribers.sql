create table public.subscribers (
  id uuid not null default gen_random_uuid(),
  vendor_id uuid not null,
  user_id uuid not null,
  address jsonb not null,
  area text not null default ''::text,
  distance_m integer not null,
  instructions text,
  ran_on date,
  next_on date,
  checked_for date,
  retry_at timestamp with time zone,
  last_error text,
  created_at timestamp with time zone not null default now(),
  constraint subscriber_address_size check ((octet_length((address)::text) <= 2000)),
  constraint subscriber_area_length check ((length(area) <= 120)),
  constraint subscriber_instructions_length check ((length(instructions) <= 300)),
  constraint subscribers_pkey primary key (id),
  constraint subscribers_user_id_fkey foreign key (user_id) references auth.users(id),
  constraint subscribers_vendor_id_user_id_key unique (vendor_id, user_id),
  constraint subscribers_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
);

alter table public.subscribers
  enable row level security;

create index subscribers_due_idx on public.subscribers using btree (next_on, user_id)
  where (next_on is not null);

create index subscribers_user_idx on public.subscribers using btree (user_id);

create index subscribers_vendor_idx on public.subscribers using btree (vendor_id, created_at desc, id desc);

create trigger texts_are_plain
  before insert or update of address, area, instructions on public.subscribers
  for each row
  execute function private.keep_plain('address', 'area', 'instructions');

create policy "customers read where they subscribe, administrators all" on public.subscribers
  for select
  to authenticated
  using (((user_id = ( select auth.uid() as uid)) or ( select private.is_admin() as is_admin)));

comment on column public.subscribers.address is 'Where to, as the address was when the customer chose it.';

comment on column public.subscribers.area is 'The part of the town that the round is sorted by.';

comment on column public.subscribers.checked_for is 'The last day for which it was looked whether the wallet covers it.';

comment on column public.subscribers.next_on is 'The next day on which something is planned; null for none.';

comment on column public.subscribers.ran_on is 'The last day that the nightly run has decided.';

comment on column public.subscribers.retry_at is 'After a run that failed: not before this time again.';

comment on table public.subscribers is 'Customers of a vendor''s daily round: one door, whatever is brought there.';

grant select (
  address, area, created_at, distance_m, id, instructions, next_on, ran_on, user_id, vendor_id
) on table public.subscribers to authenticated;
