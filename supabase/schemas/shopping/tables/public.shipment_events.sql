create table public.shipment_events (
  shipment_id uuid not null,
  seq integer not null,
  state text not null,
  place text,
  note text,
  actor_role text not null,
  carrier_event_id text,
  at timestamp with time zone not null default now(),
  constraint shipment_event_id_length check ((length(carrier_event_id) <= 80)),
  constraint shipment_event_note_length check ((length(note) <= 200)),
  constraint shipment_event_place_length check ((length(place) <= 80)),
  constraint shipment_events_pkey primary key (shipment_id, seq),
  constraint shipment_events_shipment_id_fkey foreign key (shipment_id) references public.shipments(id)
);

alter table public.shipment_events
  enable row level security;

create unique index shipment_events_carrier_idx on public.shipment_events
  using btree (shipment_id, carrier_event_id)
  where (carrier_event_id is not null);

create trigger shipment_events_are_append_only
  before delete or update on public.shipment_events
  for each row
  execute function private.forbid_change();

create trigger texts_are_plain
  before insert or update of place, note on public.shipment_events
  for each row
  execute function private.keep_plain('place', 'note');

create policy "customer and seller follow what happens to their parcels" on public.shipment_events
  for select
  to authenticated
  using ((exists ( select
   from public.shipments s
  where (s.id = shipment_events.shipment_id))));

comment on table public.shipment_events is 'What happened to a parcel, numbered without gaps. Append-only.';

grant select (
  actor_role, at, note, place, seq, shipment_id, state
) on table public.shipment_events to authenticated;
