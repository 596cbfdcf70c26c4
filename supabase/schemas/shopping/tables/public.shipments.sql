create table public.shipments (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  purpose text not null default 'order'::text,
  state text not null default 'packing'::text,
  carrier_code text,
  tracking_number text,
  promised_from date,
  promised_to date,
  handed_over_at timestamp with time zone,
  state_since timestamp with time zone not null default now(),
  last_seq integer not null default 0,
  created_at timestamp with time zone not null default now(),
  return_id uuid,
  constraint shipment_has_a_carrier
    check (((state = ANY (ARRAY['packing'::text, 'cancelled'::text])) OR (carrier_code IS NOT NULL))),
  constraint shipment_number_form check ((tracking_number ~ '^[A-Z0-9-]{6,30}$'::text)),
  constraint shipment_purpose check ((purpose = ANY (ARRAY['order'::text, 'replacement'::text]))),
  constraint shipment_replaces_something check (((purpose = 'replacement'::text) = (return_id IS NOT NULL))),
  constraint shipment_state
    check
    ((state = ANY (ARRAY['packing'::text, 'handed_over'::text, 'in_transit'::text, 'out_for_delivery'::text,
    'delivered'::text, 'returning'::text, 'returned'::text, 'cancelled'::text]))),
  constraint shipments_carrier_code_fkey foreign key (carrier_code) references public.carriers(code),
  constraint shipments_order_id_fkey foreign key (order_id) references public.enhanced_orders(id),
  constraint shipments_pkey primary key (id),
  constraint shipments_return_id_fkey foreign key (return_id) references public.returns(id)
);

alter table public.shipments
  enable row level security;

create unique index shipments_number_idx on public.shipments using btree (carrier_code, tracking_number)
  where (tracking_number is not null);

create unique index shipments_one_per_order_idx on public.shipments using btree (order_id)
  where (purpose = 'order'::text);

create index shipments_open_idx on public.shipments using btree (state, promised_to)
  where (state <> all (ARRAY['delivered'::text, 'returned'::text, 'cancelled'::text]));

create index shipments_order_idx on public.shipments using btree (order_id);

create index shipments_return_idx on public.shipments using btree (return_id)
  where (return_id is not null);

create trigger texts_are_plain
  before insert or update of tracking_number on public.shipments
  for each row
  execute function private.keep_plain('tracking_number');

create policy "customer and seller follow their parcels" on public.shipments
  for select
  to authenticated
  using (private.follows_shipment(order_id));

comment on column public.shipments.promised_to is 'The last day, by Indian time, on which it was promised to arrive.';

comment on column public.shipments.return_id is 'The exchange that a replacement belongs to.';

comment on table public.shipments is 'The parcels of orders: one an order, and one more for each exchange. Written by functions only.';

grant select on table public.shipments to authenticated;
