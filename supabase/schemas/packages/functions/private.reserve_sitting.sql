create or replace function private.reserve_sitting (
  o public.enhanced_orders,
  package_order uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  -- The order of the package is locked last, whatever else is.
  perform private.lock_order(reserve_sitting.package_order);
  update private.package_sittings as s set state = 'reserved', booking_order = o.id
  where (s.package_order, s.position) = (select f.package_order, f.position from private.package_sittings as f
    join public.bought_packages as p on p.order_id = f.package_order and p.closed_at is null
    where f.package_order = reserve_sitting.package_order and f.state = 'free' order by f.position limit 1);
  if not found then
    perform private.refuse(409, 'package_empty', 'No sitting of this package is left.');
  end if;
  perform private.relate_orders(o.id, reserve_sitting.package_order, 'sitting');
end
$function$;

revoke all on function private.reserve_sitting(public.enhanced_orders, uuid) from public;
