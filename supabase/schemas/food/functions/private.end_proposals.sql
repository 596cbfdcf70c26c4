create or replace function private.end_proposals (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.close_proposal(o, p.id, 'withdrawn', 'store') from public.dish_proposals as p where p.order_id = o.id
    and p.state = 'offered';
end
$function$;

comment on function private.end_proposals(public.enhanced_orders, public.order_status) is
  'Nobody is asked about an order that was cancelled.';

revoke all on function private.end_proposals(public.enhanced_orders, public.order_status) from public;
