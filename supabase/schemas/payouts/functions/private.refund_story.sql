create or replace function private.refund_story (
  t private.ledger_transactions
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  -- What one transaction writes has one time: the refund, its rows of charges and its lines are found by it.
  select jsonb_build_object(
    'reason', coalesce((select r.reason_code from public.refunds as r where r.order_id = t.order_id
      and r.created_at = t.at limit 1),
      case when exists (select from public.order_events as e where e.order_id = t.order_id and e.at = t.at
        and e.to_status = 'cancelled')
        then (select o.cancel_reason from public.enhanced_orders as o where o.id = t.order_id) end),
    'parts', (select coalesce(jsonb_agg(jsonb_build_object('code', p.code, 'amount_paise', p.paise)
      order by p.position), '[]') from (
      select c.code, min(k.position) as position, -sum(coalesce(c.gross_paise, c.amount_paise))::bigint as paise
      from public.order_charges as c join public.charge_codes as k on k.code = c.code
      where c.order_id = t.order_id and c.at = t.at and c.phase in ('refunded', 'adjusted') and not c.included
      group by c.code having sum(coalesce(c.gross_paise, c.amount_paise)) <> 0) as p),
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'quantity', l.quantity) order by i.position),
      '[]')
      from private.line_refunds as l join public.order_items as i on i.order_id = l.order_id and i.position = l.position
      where l.order_id = t.order_id and l.at = t.at))
$function$;

comment on function private.refund_story(private.ledger_transactions) is 'What a refund is for: {reason, parts: [{code, amount_paise}] (what came back of each charge, as the customer saw it), lines: [{name, quantity}]}.';

revoke all on function private.refund_story(private.ledger_transactions) from public;
