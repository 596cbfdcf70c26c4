create or replace function private.late_charges (
  order_id uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise',
    k.amount_paise - k.refunded_paise) order by k.position), '[]')
  from private.charges_left(late_charges.order_id) as k
  where k.code in ('delivery', 'surge', 'rain', 'peak', 'night') and k.amount_paise > k.refunded_paise
$function$;

comment on function private.late_charges(uuid) is 'What is left of what bringing an order cost: [{position, amount_paise}].';

revoke all on function private.late_charges(uuid) from public;
