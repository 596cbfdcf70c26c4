create or replace function public.report_shipment (
  shipment_id uuid,
  state text,
  place text default null::text,
  note text default null::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  s public.shipments := private.shipment_to_work_on(report_shipment.shipment_id);
begin
  perform private.bound(report_shipment.place, 1000), private.bound(report_shipment.note, 2000);
  if s.state = report_shipment.state and s.state <> 'in_transit' then return jsonb_build_object('state', s.state); end
    if;
  s := private.move_shipment(s, report_shipment.state, (private.party_roles(s.order_id))[1], report_shipment.place,
    report_shipment.note);
  return jsonb_build_object('state', s.state);
end
$function$;

comment on function public.report_shipment(uuid, text, text, text) is 'The seller or an administrator says what the carrier has told about a parcel: in_transit, out_for_delivery, delivered, returning or returned. Answers {state}. Raises shipment_not_found, shipment_moved_on.';

revoke all on function public.report_shipment(uuid, text, text, text) from public;

grant execute on function public.report_shipment(uuid, text, text, text) to authenticated, postgres;
