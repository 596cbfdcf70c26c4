create or replace function private.cancel_parcel (
  o public.enhanced_orders,
  actor_role text,
  reason_code text
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  -- Before it is picked up nothing was carried, so nothing is kept.
  select u.terms || case when o.status in ('awaiting_payment', 'pending', 'confirmed') then jsonb_build_object(
    'charge_paise', 0, 'compensation_paise', 0, 'refund_paise', private.paid(o.id),
    'points_paise', private.paid(o.id) - private.money_of_refund(o.id, private.paid(o.id))) else '{}' end
  from private.usual_cancellation(o, actor_role, reason_code) as u (terms)
$function$;

comment on function private.cancel_parcel(public.enhanced_orders, text, text) is 'What cancelling a parcel comes to: nothing until it is picked up.';

revoke all on function private.cancel_parcel(public.enhanced_orders, text, text) from public;
