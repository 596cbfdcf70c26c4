create table private.ride_changes (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  stops jsonb not null,
  reached smallint not null,
  metres integer not null,
  seconds integer not null,
  extra_stops smallint not null,
  fare jsonb not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  constraint ride_changes_pkey primary key (id),
  constraint ride_changes_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
);

create index ride_changes_order_idx on private.ride_changes using btree (order_id, created_at desc);

comment on table private.ride_changes is 'Other ways that a customer asked the price of during a ride; the cap of an accepted one is the one that holds.';
