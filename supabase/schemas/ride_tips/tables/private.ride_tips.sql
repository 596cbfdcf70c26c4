create table private.ride_tips (
  order_id uuid not null,
  driver_id uuid not null,
  paise integer not null,
  at timestamp with time zone not null default now(),
  constraint ride_tip_range check (((paise >= 100) AND (paise <= 100000))),
  constraint ride_tips_pkey primary key (order_id),
  constraint ride_tips_driver_id_fkey foreign key (driver_id) references public.couriers(user_id),
  constraint ride_tips_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
);

create index ride_tips_driver_idx on private.ride_tips using btree (driver_id);

comment on table private.ride_tips is 'What customers gave their drivers after a ride, beside any tip with the order.';
