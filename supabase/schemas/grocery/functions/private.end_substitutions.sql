create or replace function private.end_substitutions (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.close_substitution(o, s.id, 'withdrawn', 'store') from public.substitutions as s
    where s.order_id = o.id and s.state = 'offered';
end
$function$;

comment on function private.end_substitutions(public.enhanced_orders, public.order_status) is
  'Nobody is asked about an order that was cancelled.';

revoke all on function private.end_substitutions(public.enhanced_orders, public.order_status) from public;
