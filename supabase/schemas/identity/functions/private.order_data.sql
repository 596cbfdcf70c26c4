create or replace function private.order_data (
  caller uuid
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return jsonb_build_object(
    -- Columns are listed, so that what a later one says of others stays hidden.
    'orders', (select coalesce(jsonb_agg(private.order_for_customer(o) - 'items' - 'last_seq' || jsonb_build_object(
        'lines', (select jsonb_agg(jsonb_build_object('position', l.position, 'item_id', l.item_id, 'name', l.name,
          'options', l.options,
          'option_ids', l.option_ids, 'special_instructions', l.special_instructions, 'unit_paise', l.unit_paise,
            'quantity', l.quantity,
          'total_paise', l.total_paise, 'diet', o.items -> (l.position - 1) -> 'diet') order by l.position)
            from public.order_items as l where l.order_id = o.id),
        'events', (select jsonb_agg(jsonb_build_object('at', e.at, 'from', e.from_status, 'to', e.to_status, 'by',
          e.actor_role,
          'reason', e.reason_code) || case when e.actor_id = caller then jsonb_build_object('note', e.note)
            else '{}' end order by e.seq)
          from public.order_events as e where e.order_id = o.id),
        'courier', (select c.name from private.job_of(o.id) as d join public.couriers as c
          on c.user_id = d.performer_id),
        'payments', (select jsonb_agg(jsonb_build_object('method', p.method, 'status', p.status, 'due', p.due,
          'amount_paise', p.amount_paise, 'refunded_paise', p.refunded_paise) order by p.position)
          from public.payments as p where p.order_id = o.id)) order by o.created_at), '[]')
      from public.enhanced_orders as o where o.user_id = caller),
    'messages', private.message_data(caller),
    'calls', private.call_data(caller),
    'refunds', (select coalesce(jsonb_agg(to_jsonb(f) - 'user_id' order by f.created_at), '[]') from public.refunds
      as f where f.user_id = caller),
    'coupons_used', (select coalesce(jsonb_agg(to_jsonb(k) - 'user_id'), '[]') from public.coupon_redemptions as k
      where k.user_id = caller),
    'reviews', (select coalesce(jsonb_agg(jsonb_build_object('at', r.created_at, 'order_id', r.order_id,
      'about', case when r.vendor_id is null then 'courier' else 'vendor' end, 'stars', r.stars, 'body', r.body,
        'reply', r.reply) order by r.created_at), '[]')
      from public.reviews as r where r.author_id = caller),
    'wallet_balance_paise', private.wallet_balance(caller),
    'ledger', (select coalesce(jsonb_agg(jsonb_build_object('at', t.at, 'account', a.kind, 'kind', t.kind,
      'amount_paise', e.amount_paise,
      'order_id', t.order_id) order by e.id), '[]')
      from private.ledger_accounts as a join private.ledger_entries as e on e.account_id = a.id
      join private.ledger_transactions as t on t.id = e.transaction_id where a.owner_id = caller));
end
$function$;

revoke all on function private.order_data(uuid) from public;
