create or replace function private.price_package (
  caller uuid,
  request jsonb
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  p public.service_packages;
  v public.vendors;
  s public.services;
  t private.trades;
  problems jsonb := '[]';
  tax_class text;
begin
  select k.* into p from public.service_packages as k
  where k.id::text = price_package.request ->> 'package_id' and k.is_active;
  select k.* into s from public.services as k
  where k.id = p.service_id and k.trade = price_package.request ->> 'trade' and k.is_active;
  select k.* into t from private.trades as k where k.trade = s.trade and k.package_kind is not null;
  if t.trade is null then
    return jsonb_build_object('problems', jsonb_build_array(private.problem('package_unavailable')), 'address', null,
      'orders', '[]'::jsonb);
  end if;
  select e.* into v from public.vendors as e where e.id = p.vendor_id;
  if v.status <> 'active' then problems := problems || private.problem('vendor_suspended',
    jsonb_build_object('vendor_id', v.id, 'vendor_name', v.name)); end if;
  if private.is_staff_of(v.id, caller) then problems := problems || private.problem('own_vendor',
    jsonb_build_object('vendor_id', v.id, 'vendor_name', v.name)); end if;
  tax_class := case when private.vendor_for_invoice(v.id) ->> 'gstin' is not null then t.service_tax_class end;
  return jsonb_build_object('problems', problems, 'address', null, 'orders', jsonb_build_array(jsonb_build_object(
    'trade', t.trade, 'kind', t.package_kind, 'category', t.trade, 'vendor_id', v.id, 'vendor_name', v.name,
    'region_id', v.region_id, 'lines', '[]'::jsonb, 'package_id', p.id, 'minutes_min', 0, 'minutes_max',
    p.valid_days * 1440,
    -- The odd paisa lies on the first sitting.
    'charges', (select jsonb_agg(private.charge('service', p.price_paise / p.sittings
      + case when n = 1 then p.price_paise % p.sittings else 0 end, tax_class) -> 0 order by n)
      from generate_series(1, p.sittings) as n))));
end
$function$;

comment on function private.price_package(uuid, jsonb) is 'What a package costs, {trade, package_id}: a charge for each of its sittings, so that each is paid and given back by itself.';

revoke all on function private.price_package(uuid, jsonb) from public;
