create or replace function private.announce_detail (
  o public.enhanced_orders
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.publish('user:' || o.user_id, 'detail', jsonb_build_object('order_id', o.id));
end
$function$;

comment on function private.announce_detail(public.enhanced_orders) is 'Tells a customer''s open order that what its trade knows about it has changed, where its status has not.';

revoke all on function private.announce_detail(public.enhanced_orders) from public;
