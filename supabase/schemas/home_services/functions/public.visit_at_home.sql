create or replace function public.visit_at_home (
  order_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = visit_at_home.order_id;
  perform private.require_right(o.vendor_id, 'orders');
  if o.address is null then return null; end if;
  return jsonb_build_object('status', o.status, 'server_now', now()) || jsonb_strip_nulls(jsonb_build_object(
    'address', private.booking_detail(o, 'vendor') #> '{booking,address}',
    'began_at', private.booking_detail(o, 'vendor') #> '{booking,began_at}'));
end
$function$;

comment on function public.visit_at_home(uuid) is 'Where an order is done at the customer''s home: {status, server_now, address while it is to come or under way, began_at}; null of one that is not. Needs the right to orders.';

revoke all on function public.visit_at_home(uuid) from public;

grant execute on function public.visit_at_home(uuid) to authenticated, postgres;
