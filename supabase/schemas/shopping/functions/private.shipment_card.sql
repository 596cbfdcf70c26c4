create or replace function private.shipment_card (
  s public.shipments
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('id', s.id, 'purpose', s.purpose, 'state', s.state, 'tracking_number', s.tracking_number,
    'promised_from', s.promised_from, 'promised_to', s.promised_to, 'state_since', s.state_since, 'handed_over_at',
      s.handed_over_at,
    'carrier', (select jsonb_build_object('code', c.code, 'name', c.name, 'tracking_url',
      replace(c.tracking_url, '{number}', coalesce(s.tracking_number, '')))
      from public.carriers as c where c.code = s.carrier_code),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('seq', e.seq, 'state', e.state, 'place', e.place, 'note',
      e.note, 'actor_role', e.actor_role,
      'at', e.at) order by e.seq), '[]') from public.shipment_events as e where e.shipment_id = s.id))
$function$;

comment on function private.shipment_card(public.shipments) is 'A parcel with its carrier and what happened to it.';

revoke all on function private.shipment_card(public.shipments) from public;
