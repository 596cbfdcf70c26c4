create table private.ride_alerts (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  kind text not null,
  at timestamp with time zone not null default now(),
  answered_at timestamp with time zone,
  answer text,
  constraint ride_alert_answered check (((answer IS NULL) = (answered_at IS NULL))),
  constraint ride_alert_answer check ((answer = ANY (ARRAY['fine'::text, 'help'::text]))),
  constraint ride_alert_kind check ((kind = ANY (ARRAY['off_route'::text, 'long_stop'::text]))),
  constraint ride_alerts_pkey primary key (id),
  constraint ride_alerts_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
);

create index ride_alerts_order_idx on private.ride_alerts using btree (order_id, at desc);

comment on table private.ride_alerts is 'What was noticed on a ride and its customer was asked about.';
