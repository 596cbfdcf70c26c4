create or replace function private.place_package (
  o public.enhanced_orders,
  part jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  p public.service_packages;
  bought public.bought_packages;
  rate integer;
begin
  select * into p from public.service_packages as k where k.id = (part ->> 'package_id')::uuid;
  select v.commission_bp into rate from public.vendors as v where v.id = o.vendor_id;
  insert into public.bought_packages (order_id, user_id, vendor_id, service_id, name, sittings, valid_until)
  select o.id, o.user_id, p.vendor_id, p.service_id, p.name, count(*), private.today() + p.valid_days
  from public.order_charges as c where c.order_id = o.id and c.code = 'service' returning * into bought;
  insert into private.package_sittings (package_order, position)
  select o.id, c.position from public.order_charges as c where c.order_id = o.id and c.code = 'service';
  perform private.add_share_of_rows(o.id, 'vendor_payable', o.vendor_id, c.amount_paise
    - round(c.amount_paise * rate / 10000.0)::bigint, array[c.position], 'sitting:' || c.position)
  from public.order_charges as c where c.order_id = o.id and c.code = 'service';
  insert into private.order_timers (order_id, action, due_at)
  values (o.id, 'end_package', (bought.valid_until + 1)::timestamp at time zone 'Asia/Kolkata');
  perform private.transition(o.id, 'in_progress', null, 'system');
  perform private.notify_party(o, 'vendor', 'vendor_package_sold', jsonb_build_object('package', p.name));
end
$function$;

comment on function private.place_package(public.enhanced_orders, jsonb) is 'Makes a package the customer''s: a row and a share for each sitting, which its vendor earns when it is used.';

revoke all on function private.place_package(public.enhanced_orders, jsonb) from public;
