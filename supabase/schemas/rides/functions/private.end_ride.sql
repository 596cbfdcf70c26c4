create or replace function private.end_ride (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.notify_party(o, 'user', 'ride_ended', jsonb_build_object('amount',
    private.rupees((o.total_paise - o.refund_paise)::bigint), 'amount_paise', o.total_paise - o.refund_paise));
end
$function$;

revoke all on function private.end_ride(public.enhanced_orders, public.order_status) from public;
