create or replace function private.propose_coupon (
  c public.coupons,
  vendors jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  asked record;
begin
  for asked in
    insert into private.coupon_consents as a (code, vendor_id)
    select distinct c.code, (n #>> '{}')::uuid from jsonb_array_elements(nullif(vendors, 'null')) as n
    returning a.vendor_id, (select v.name from public.vendors as v where v.id = a.vendor_id) as name
  loop
    perform private.notify(s.user_id, 'vendor_coupon_proposed', jsonb_build_object('code', c.code, 'vendor',
      asked.name), '/vendor/hub?part=offers')
    from public.vendor_staff as s join private.position_rights as r on r.position = s.position and r."right" = 'prices'
    where s.vendor_id = asked.vendor_id;
  end loop;
end
$function$;

comment on function private.propose_coupon(public.coupons, jsonb) is 'Asks vendors whether they bear their part of a new coupon.';

revoke all on function private.propose_coupon(public.coupons, jsonb) from public;
