create or replace function public.record_carrier_event (
  carrier text,
  tracking_number text,
  event_id text,
  state text,
  place text default null::text,
  note text default null::text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  s public.shipments;
begin
  select * into s from public.shipments as p
  where p.carrier_code = record_carrier_event.carrier and p.tracking_number =
    private.pasted_code(record_carrier_event.tracking_number);
  if s.id is null then return 'unknown'; end if;
  perform private.lock_order(s.order_id);
  select * into s from public.shipments as p where p.id = s.id for no key update;
  if exists (select from public.shipment_events as e where e.shipment_id = s.id and e.carrier_event_id =
    left(record_carrier_event.event_id, 80)) then
    return 'known';
  end if;
  -- Carriers tell late and twice: what no longer fits is not an error of theirs.
  if not private.may_shipment_move(s.state, record_carrier_event.state) then return 'late'; end if;
  perform private.move_shipment(s, record_carrier_event.state, 'system', record_carrier_event.place,
    record_carrier_event.note, left(record_carrier_event.event_id, 80));
  return 'recorded';
end
$function$;

comment on function public.record_carrier_event(text, text, text, text, text, text) is
  'What a carrier''s system reports of a parcel, once for each of its event ids: recorded, known, late or unknown. For the adapter of a carrier.';

revoke all on function public.record_carrier_event(text, text, text, text, text, text) from public;

grant execute
  on function public.record_carrier_event(text, text, text, text, text, text)
  to postgres, service_role;
