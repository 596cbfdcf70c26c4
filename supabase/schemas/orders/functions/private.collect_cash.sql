create or replace function private.collect_cash (
  o public.enhanced_orders,
  due text
)
  returns SETOF private.movement
  language plpgsql
  set search_path to ''
  AS $function$
declare
  role text := (private.kind_of_order(o)).cash_role;
  taker uuid := private.performer_of(o.id, role);
begin
  return query with taken as (
    update public.payments as p set status = private.refund_state(p.refunded_paise, p.amount_paise, 'captured'),
      collected_at = now(), updated_at = now(), collected_by = taker,
      collected_role = case when taker is null then 'vendor' else role end,
      collected_vendor = case when taker is null then o.vendor_id end
    from private.payment_methods as m
    where p.order_id = o.id and p.status = 'created' and p.due = collect_cash.due
      and m.method = p.method and m.collected = 'handover'
    returning p.amount_paise - p.refunded_paise as paise
  )
  select coalesce(taker, o.vendor_id),
    (case when taker is null then 'vendor_payable' else 'cash_with_courier' end)::public.ledger_account_kind, -c.paise
  from (select sum(t.paise)::bigint as paise from taken as t) as c where c.paise > 0;
end
$function$;

comment on function private.collect_cash(public.enhanced_orders, text) is 'Notes that the cash due now was collected by whoever collects it for this kind, or by the vendor; answers what they owe of it.';

revoke all on function private.collect_cash(public.enhanced_orders, text) from public;
