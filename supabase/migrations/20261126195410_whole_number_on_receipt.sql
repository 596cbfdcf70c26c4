-- A receipt is proof: its owner reads the whole number that was paid for. Lists and desks go on masking it.

create or replace function public.digital_payment(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  f public.digital_fulfilments;
  bill public.bill_fetches;
begin
  select * into f from public.digital_fulfilments as d
    where d.order_id = digital_payment.order_id and d.user_id = caller;
  if not found then perform private.refuse(404, 'payment_not_found', 'There is no such payment.'); end if;
  select * into bill from public.bill_fetches as b where b.id = f.bill_fetch_id;
  return private.payment_subject(f) || jsonb_build_object('order_id', f.order_id, 'target', f.target,
    'state', f.state, 'state_since', f.state_since,
    'deadline_at', f.deadline_at, 'provider_reference', f.provider_reference, 'failure_code', f.failure_code,
    'created_at', f.created_at,
    'bill', case when bill.id is not null then jsonb_build_object('customer_name', bill.customer_name,
      'bill_number', bill.bill_number, 'due_on', bill.due_on) end,
    'to_save', case when bill.id is not null and bill.parameters <> '{}'
      and not exists (select from public.saved_billers as s
        where s.user_id = caller and s.biller_code = bill.biller_code and s.parameters = bill.parameters)
      then jsonb_build_object('biller', bill.biller_code, 'parameters', bill.parameters) end,
    'complaints', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'number', c.number,
      'category', c.category, 'body', c.body, 'status', c.status, 'answer', c.answer,
      'answered_at', c.answered_at, 'created_at', c.created_at) order by c.created_at desc), '[]')
      from public.digital_complaints as c where c.order_id = f.order_id));
end
$$;
comment on function public.digital_payment is
  'A payment as its customer sees it: what was paid for with the whole number (target), its state and reference, the '
  'bill, complaints, and to_save (the connection, where it is not saved yet). Raises payment_not_found.';
