create or replace function private.follow_sitting (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  s private.package_sittings;
  package public.enhanced_orders;
begin
  select * into s from private.package_sittings as k where k.booking_order = o.id and k.state = 'reserved';
  if s.package_order is null then return; end if;
  package := private.lock_order(s.package_order);
  if private.uses_sitting(o, was) then
    update private.package_sittings as k set state = 'used'
    where (k.package_order, k.position) = (s.package_order, s.position);
    perform private.settle_part(package, 'sitting:' || s.position);
  else
    update private.package_sittings as k set state = 'free', booking_order = null
    where (k.package_order, k.position) = (s.package_order, s.position);
  end if;
  perform private.tidy_package(package);
end
$function$;

comment on function private.follow_sitting(public.enhanced_orders, public.order_status) is
  'A sitting follows its booking: used and earned, or free again. An effect of whatever ends a booking.';

revoke all on function private.follow_sitting(public.enhanced_orders, public.order_status) from public;
