create or replace function private.cart_bill_of (
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
  built jsonb := private.build_quote(caller, request || '{"orderable_only": true}');
begin
  return jsonb_build_object('total_paise', built -> 'totals' -> 'total_paise', 'charges',
    built -> 'totals' -> 'charges',
    'takes_tip', built -> 'takes_tip',
    'complete', built ->> 'fulfilment' = 'pickup' or coalesce(jsonb_typeof(built -> 'address'), 'null') <> 'null',
    'orders', (select coalesce(jsonb_agg(jsonb_build_object('vendor_id', o -> 'vendor_id', 'vendor_name',
      o -> 'vendor_name',
        'kind', coalesce(o ->> 'kind', built ->> 'fulfilment'), 'total_paise', o -> 'total_paise',
        'charges', private.merged_charges(o -> 'charges')) order by n), '[]'::jsonb)
      from jsonb_array_elements(built -> 'orders') with ordinality as e (o, n)))
    || case when request ->> 'coupon_code' is null then '{}' else jsonb_build_object('coupon', built -> 'coupon',
      'coupon_problem', (select p from jsonb_array_elements(built -> 'problems') as p where p ->> 'code' like 'coupon_%'
        limit 1)) end;
end
$function$;

comment on function private.cart_bill_of(uuid, jsonb) is 'The bill of what a request is about, as far as it can be ordered: {total_paise, charges, takes_tip, complete, orders}, with a coupon also {coupon, coupon_problem}.';

revoke all on function private.cart_bill_of(uuid, jsonb) from public;
