create or replace function private.cash_of_today (
  caller uuid
)
  returns bigint
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  -- One look at the parts of each of a few orders: joined, they would be read from everybody's.
  return (
    select coalesce(sum((select sum(p.amount_paise) from public.payments as p
        join private.payment_methods as m on m.method = p.method and m.collected = 'handover'
        where p.order_id = o.id)), 0)::bigint
    from public.enhanced_orders as o
    where o.user_id = caller and o.status <> 'cancelled'
      and o.created_at >= (now() at time zone 'Asia/Kolkata')::date::timestamp at time zone 'Asia/Kolkata');
end
$function$;

comment on function private.cash_of_today(uuid) is 'What a customer has ordered for cash since midnight of Indian time, in paise.';

revoke all on function private.cash_of_today(uuid) from public;
