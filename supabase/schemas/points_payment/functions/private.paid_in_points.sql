create or replace function private.paid_in_points (
  order_id uuid
)
  returns bigint
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(sum(p.amount_paise - p.refunded_paise), 0)::bigint from public.payments as p
  join private.payment_methods as m on m.method = p.method and m.collected = 'points'
  where p.order_id = paid_in_points.order_id and p.collected_at is not null
$function$;

comment on function private.paid_in_points(uuid) is 'What has been paid for an order in points and has not gone back, in paise.';

revoke all on function private.paid_in_points(uuid) from public;
