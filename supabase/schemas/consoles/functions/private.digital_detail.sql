create or replace function private.digital_detail (
  o public.enhanced_orders,
  viewer text
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.payment_subject(f) || jsonb_build_object('order_id', f.order_id, 'target', f.target,
    'state', f.state, 'state_since', f.state_since, 'deadline_at', f.deadline_at,
    'provider_reference', f.provider_reference, 'failure_code', f.failure_code, 'created_at', f.created_at,
    'bill', case when b.id is not null then jsonb_build_object('customer_name', b.customer_name,
      'bill_number', b.bill_number, 'due_on', b.due_on) end,
    'to_save', case when b.id is not null and b.parameters <> '{}'
      and not exists (select from public.saved_billers as s
        where s.user_id = o.user_id and s.biller_code = b.biller_code and s.parameters = b.parameters)
      then jsonb_build_object('biller', b.biller_code, 'parameters', b.parameters) end,
    'complaints', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'number', c.number,
      'category', c.category, 'body', c.body, 'status', c.status, 'answer', c.answer,
      'answered_at', c.answered_at, 'created_at', c.created_at) order by c.created_at desc), '[]')
      from public.digital_complaints as c where c.order_id = f.order_id))
  from public.digital_fulfilments as f left join public.bill_fetches as b on b.id = f.bill_fetch_id
  where f.order_id = o.id and viewer = 'customer'
$function$;

comment on function private.digital_detail(public.enhanced_orders, text) is 'Of a recharge or a bill, for its customer: what was paid for with the whole number (target), its state and reference, the bill, complaints, and to_save (the connection, where it is not saved yet).';

revoke all on function private.digital_detail(public.enhanced_orders, text) from public;
