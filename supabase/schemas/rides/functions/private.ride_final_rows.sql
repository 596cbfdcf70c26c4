create or replace function private.ride_final_rows (
  o public.enhanced_orders
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.ride_rows(r.final, jsonb_build_object('cap', (r.final ->> 'cap')::bigint,
    'waiting', (r.final ->> 'waiting')::bigint, 'toll', private.charged(o.id, 'toll'), 'tax', private.left_of(o.id,
      'tax'), 'discount', private.left_of(o.id, 'discount'), 'rounding', private.left_of(o.id, 'rounding')))
  from private.rides as r where r.order_id = o.id and r.final is not null
$function$;

comment on function private.ride_final_rows(public.enhanced_orders) is 'What a ride that has arrived costs, row by row: [{code, amount_paise}]; null before.';

revoke all on function private.ride_final_rows(public.enhanced_orders) from public;
