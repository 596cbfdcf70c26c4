create or replace function private.settle_part (
  o public.enhanced_orders,
  due text
)
  returns bigint
  language plpgsql
  set search_path to ''
  AS $function$
declare
  movements private.movement[] := private.take_due_shares(o, due);
  paid bigint := private.sum_of_movements(movements);
  unearned bigint := (select coalesce(sum(s.value_paise), 0) from private.share_values as s
    where s.order_id = o.id and s.due = settle_part.due and s.settled_at = now() and s.paid_to is null);
begin
  if paid + unearned > 0 then
    perform private.post('order_settled', o.id, 'settle:' || o.id || ':' || due, movements || array[
      (null, 'platform_revenue', unearned)::private.movement, (null, 'order_escrow',
        -paid - unearned)::private.movement]);
  end if;
  return paid;
end
$function$;

comment on function private.settle_part(public.enhanced_orders, text) is 'Pays the shares that an event makes due (a lesson, the end of a return window) out of escrow, once; returns what was paid.';

revoke all on function private.settle_part(public.enhanced_orders, text) from public;
