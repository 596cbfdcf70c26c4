create table private.courier_calls_for_help (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  courier_id uuid not null,
  about text not null,
  ticket_id uuid,
  lat double precision,
  lng double precision,
  at timestamp with time zone not null default now(),
  constraint courier_calls_for_help_pkey primary key (id),
  constraint help_about_known
    check
    ((about = ANY (ARRAY['accident'::text, 'unsafe'::text, 'vehicle'::text, 'damaged'::text, 'address'::text,
    'other'::text]))),
  constraint courier_calls_for_help_ticket_id_fkey foreign key (ticket_id)
    references private.support_tickets(id) on delete cascade,
  constraint courier_calls_for_help_courier_id_fkey foreign key (courier_id)
    references public.couriers(user_id),
  constraint courier_calls_for_help_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
);

create index courier_calls_for_help_courier_idx on private.courier_calls_for_help using btree (courier_id);

create index courier_calls_for_help_order_idx on private.courier_calls_for_help using btree (order_id);

create index courier_calls_for_help_ticket_idx on private.courier_calls_for_help using btree (ticket_id);

comment on table private.courier_calls_for_help is 'Couriers who asked support for help on a job, with where they were. accident and unsafe come before everything else.';
