create or replace function private.earnings_story (
  t private.ledger_transactions,
  owner_id uuid,
  kind public.ledger_account_kind,
  amount bigint
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  found_payout public.payouts;
  pay_parts jsonb := '[]';
begin
  if t.kind = 'payout' then
    if starts_with(t.idempotency_key, 'set-off:') then
      return jsonb_build_object('reason', null, 'lines', '[]'::jsonb, 'parts', jsonb_build_array(
        jsonb_build_object('code', 'cash_set_off', 'amount_paise', amount)));
    end if;
    select * into found_payout from public.payouts as p where t.idempotency_key like '%' || p.id
      and p.owner_id = earnings_story.owner_id;
    return jsonb_build_object('reason', found_payout.status, 'lines', '[]'::jsonb, 'reference',
      found_payout.reference, 'destination', found_payout.destination, 'parts', '[]'::jsonb);
  end if;
  if t.order_id is null then
    return jsonb_build_object('reason', null, 'lines', '[]'::jsonb, 'parts',
      case when starts_with(t.idempotency_key, 'counter:') then jsonb_build_array(
        jsonb_build_object('code', 'cash_at_counter', 'amount_paise', amount)) else '[]'::jsonb end,
      'incentive', case when t.kind = 'incentive' then private.incentive_story(t) end);
  end if;
  select * into o from public.enhanced_orders as e where e.id = t.order_id;
  if t.kind in ('order_settled', 'compensation') and exists (select from private.order_shares as s
      where s.order_id = o.id and s.settled_at = t.at and s.account = earnings_story.kind
        and s.paid_to = earnings_story.owner_id) then
    pay_parts := private.settled_story(t, o, earnings_story.owner_id, earnings_story.kind, amount);
  end if;
  return jsonb_build_object(
    'reason', case when t.kind = 'order_refunded' then private.refund_story(t) ->> 'reason'
      when o.status = 'cancelled' and t.at >= o.status_since then o.cancel_reason end,
    'parts', pay_parts,
    'lines', case when t.kind = 'order_refunded' then private.refund_story(t) -> 'lines'
      when earnings_story.kind = 'vendor_payable' then private.order_lines_story(o.id) else '[]'::jsonb end,
    'distance_m', case when earnings_story.kind = 'courier_payable' then (select sum(d.distance_m) from public.jobs
      as d where d.order_id = o.id and d.performer_id = earnings_story.owner_id) end,
    'cash_paise', case when earnings_story.kind = 'courier_payable' then (select nullif(sum(p.amount_paise), 0)
      from public.payments as p where p.order_id = o.id and p.collected_by = earnings_story.owner_id) end);
end
$function$;

comment on function
  private.earnings_story(private.ledger_transactions, uuid, public.ledger_account_kind, bigint) is
  'What a movement of earnings is for: {reason, parts, lines, distance_m and cash_paise (couriers), reference and destination (payouts), incentive}.';

revoke all
  on function private.earnings_story(private.ledger_transactions, uuid, public.ledger_account_kind, bigint)
  from public;
