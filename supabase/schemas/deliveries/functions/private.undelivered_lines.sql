create or replace function private.undelivered_lines (
  o public.enhanced_orders
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise',
    k.amount_paise - k.refunded_paise) order by k.position), '[]')
  from private.charges_left(o.id) as k
  where k.amount_paise > k.refunded_paise and k.nature = 'goods' and private.undeliverable_goes(o) = 'vendor'
$function$;

comment on function private.undelivered_lines(public.enhanced_orders) is 'The charges that go back to the customer when nobody took an order, as rows_of_refund takes them: the goods, where they go back to the vendor. What bringing it cost stays paid, with the tip: the way was made.';

revoke all on function private.undelivered_lines(public.enhanced_orders) from public;
