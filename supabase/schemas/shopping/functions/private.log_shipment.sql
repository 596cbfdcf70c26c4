create or replace function private.log_shipment (
  shipment uuid,
  state text,
  actor_role text,
  place text default null::text,
  note text default null::text,
  carrier_event_id text default null::text,
  at timestamp with time zone default now()
)
  returns public.shipments
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  s public.shipments;
begin
  update public.shipments as p set last_seq = p.last_seq + 1, state = log_shipment.state,
    state_since = case when p.state = log_shipment.state then p.state_since else log_shipment.at end
  where p.id = log_shipment.shipment returning * into s;
  insert into public.shipment_events (shipment_id, seq, state, place, note, actor_role, carrier_event_id, at)
  values (s.id, s.last_seq, s.state, log_shipment.place, log_shipment.note, log_shipment.actor_role,
    log_shipment.carrier_event_id, log_shipment.at);
  return s;
end
$function$;

comment on function private.log_shipment(uuid, text, text, text, text, text, timestamp
  with time zone) is 'Moves a parcel to a state and appends what happened. For functions that hold the order''s lock.';

revoke all
  on function private.log_shipment(uuid, text, text, text, text, text, timestamp with time zone)
  from public;
