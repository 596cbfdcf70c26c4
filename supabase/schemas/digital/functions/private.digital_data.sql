create or replace function private.digital_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'saved_billers', (select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.created_at), '[]')
      from public.saved_billers as s where s.user_id = caller),
    'fetched_bills', (select coalesce(jsonb_agg(to_jsonb(b) - array['user_id', 'attempts', 'next_at']
      order by b.created_at), '[]')
      from public.bill_fetches as b where b.user_id = caller),
    'digital_payments', (select coalesce(jsonb_agg(jsonb_build_object('order_id', f.order_id, 'service', f.service,
      'operator', f.operator_code,
      'biller', f.biller_code, 'number', f.target, 'parameters', f.parameters, 'amount_paise', f.amount_paise, 'state',
        f.state,
      'provider_reference', f.provider_reference, 'created_at', f.created_at) order by f.created_at), '[]')
      from public.digital_fulfilments as f where f.user_id = caller),
    'complaints', (select coalesce(jsonb_agg(jsonb_build_object('number', c.number, 'order_id', c.order_id, 'category',
      c.category, 'body', c.body,
      'status', c.status, 'answer', c.answer, 'created_at', c.created_at) order by c.created_at), '[]')
      from public.digital_complaints as c where c.user_id = caller))
$function$;

comment on function private.digital_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.digital_data(uuid) from public;
