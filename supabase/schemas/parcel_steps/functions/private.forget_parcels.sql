create or replace function private.forget_parcels (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update private.parcel_drops as d set name = '-', phone = null, place = d.place - array['line', 'landmark'],
    proof_name = null, proof_strokes = null, note = null
  from public.enhanced_orders as o where o.id = d.order_id and o.user_id = forget_parcels.caller;
  update private.parcels as p set sender_name = '-', sender_phone = null, contents_text = null,
    pickup = p.pickup - array['line', 'landmark']
  from public.enhanced_orders as o where o.id = p.order_id and o.user_id = forget_parcels.caller;
$function$;

comment on function private.forget_parcels(uuid) is 'Forgets who sent parcels to whom; see trade_accounts.';

revoke all on function private.forget_parcels(uuid) from public;
