create table private.booking_absences (
  order_id uuid not null,
  resource_id uuid not null,
  kind text not null,
  answer_by timestamp with time zone,
  told_at timestamp with time zone not null default now(),
  answered_at timestamp with time zone,
  constraint absence_answer check (((kind = 'asked'::text) = (answer_by IS NOT NULL))),
  constraint absence_kind check ((kind = ANY (ARRAY['replaced'::text, 'asked'::text]))),
  constraint booking_absences_pkey primary key (order_id),
  constraint booking_absences_order_id_fkey foreign key (order_id) references public.enhanced_orders(id)
    on delete cascade,
  constraint booking_absences_resource_id_fkey foreign key (resource_id) references public.resources(id)
);

create index booking_absences_resource_idx on private.booking_absences using btree (resource_id);

comment on table private.booking_absences is 'Bookings whose professional is away: what became of them, and when their customer agreed or chose. Until then cancelling costs nothing.';
