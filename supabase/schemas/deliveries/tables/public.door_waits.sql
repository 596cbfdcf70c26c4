create table public.door_waits (
  order_id uuid not null,
  courier_id uuid not null,
  started_at timestamp with time zone not null default now(),
  until_at timestamp with time zone not null,
  picture text,
  goes text,
  ended_at timestamp with time zone,
  back_at timestamp with time zone,
  constraint door_back_only_to_vendor check (((back_at IS NULL) OR (goes = 'vendor'::text))),
  constraint door_goes_known check ((goes = ANY (ARRAY['vendor'::text, 'disposed'::text]))),
  constraint door_picture_length check ((length(picture) <= 200)),
  constraint door_wait_ends_somewhere check (((goes IS NULL) = (ended_at IS NULL))),
  constraint door_wait_has_a_length check ((until_at > started_at)),
  constraint door_waits_courier_id_fkey foreign key (courier_id) references public.couriers(user_id),
  constraint door_waits_pkey primary key (order_id),
  constraint door_waits_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
);

alter table public.door_waits
  enable row level security;

create index door_waits_courier_idx on public.door_waits using btree (courier_id);

create policy "couriers read their own waits" on public.door_waits
  for select
  to authenticated
  using ((courier_id = ( select auth.uid() as uid)));

comment on table public.door_waits is 'A courier waits at a door that nobody opens. ended_at: nobody took the order; goes: what then becomes of it; back_at: when it was back with the vendor.';

grant select (
  back_at, courier_id, ended_at, goes, order_id, started_at, until_at
) on table public.door_waits to authenticated;
