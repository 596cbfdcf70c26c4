create or replace function private.platform_discount (
  order_id uuid
)
  returns bigint
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(-sum(c.amount_paise), 0)::bigint from public.order_charges as c
  left join public.order_charges as f on f.order_id = c.order_id and f.position = c.of_position
  where c.order_id = platform_discount.order_id and c.code = 'discount' and coalesce(f.bearer, c.bearer) <> 'vendor'
$function$;

comment on function private.platform_discount(uuid) is 'What the platform takes off an order, after adjustments and refunds, in paise.';

revoke all on function private.platform_discount(uuid) from public;
