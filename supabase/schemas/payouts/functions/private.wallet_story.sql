create or replace function private.wallet_story (
  t private.ledger_transactions
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select case
    when t.kind = 'order_refunded' then private.refund_story(t)
    when t.kind = 'compensation' then jsonb_build_object('reason', (select o.cancel_reason
      from public.enhanced_orders as o where o.id = t.order_id),
      'parts', '[]'::jsonb, 'lines', '[]'::jsonb)
    else jsonb_build_object('reason', null, 'parts', '[]'::jsonb,
      'lines', case when t.order_id is null then '[]'::jsonb else private.order_lines_story(t.order_id) end) end
$function$;

comment on function private.wallet_story(private.ledger_transactions) is 'What a movement of a wallet is for: {reason, parts, lines}; see refund_story.';

revoke all on function private.wallet_story(private.ledger_transactions) from public;
