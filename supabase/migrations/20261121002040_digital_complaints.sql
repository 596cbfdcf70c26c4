-- Complaints about recharges and bill payments, what a customer sees of a payment, and the administrators' desk.

create sequence private.complaint_numbers;
create table public.digital_complaints (
  id uuid primary key default gen_random_uuid(),
  number text not null unique default 'DC' || lpad(nextval('private.complaint_numbers')::text, 6, '0'),
  order_id uuid not null references public.digital_fulfilments (order_id),
  user_id uuid not null references auth.users (id),
  category text not null constraint complaint_category
    check (category in ('not_received', 'wrong_amount', 'wrong_number', 'refund_missing', 'paid_twice', 'other')),
  body text not null constraint complaint_body_length check (length(trim(body)) between 10 and 1000),
  status text not null default 'open' constraint complaint_status check (status in ('open', 'resolved', 'rejected')),
  answer text constraint complaint_answer_length check (length(trim(answer)) between 3 and 1000),
  answered_by uuid,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  constraint complaint_is_answered check ((status = 'open') = (answer is null) and (answer is null) = (answered_at is null))
);
create unique index digital_complaints_open_idx on public.digital_complaints (order_id) where status = 'open';
create index digital_complaints_order_idx on public.digital_complaints (order_id);
create index digital_complaints_user_idx on public.digital_complaints (user_id, created_at desc);
create index digital_complaints_created_idx on public.digital_complaints (status, created_at);
comment on table public.digital_complaints is 'Complaints of customers about a payment, one open at a time. Written by functions only.';
comment on column public.digital_complaints.number is 'What the customer quotes, such as DC000042.';
alter table public.digital_complaints enable row level security;
create policy "customers read their complaints, administrators all" on public.digital_complaints for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
revoke all on public.digital_complaints from anon, authenticated;
grant select (id, number, order_id, user_id, category, body, status, answer, answered_at, created_at) on public.digital_complaints to authenticated;

create function public.file_complaint(order_id uuid, category text, body text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  filed public.digital_complaints;
begin
  perform private.bound(file_complaint.body, 8000);
  if not exists (select from public.digital_fulfilments as f where f.order_id = file_complaint.order_id and f.user_id = caller) then
    perform private.refuse(404, 'payment_not_found', 'There is no such payment.');
  end if;
  if coalesce(file_complaint.category, '') not in ('not_received', 'wrong_amount', 'wrong_number', 'refund_missing', 'paid_twice', 'other') then
    perform private.refuse(400, 'complaint_category_unknown', 'Please choose what the complaint is about.');
  end if;
  if coalesce(length(trim(file_complaint.body)), 0) not between 10 and 1000 then
    perform private.refuse(400, 'complaint_text_invalid', 'Please describe the problem in 10 to 1,000 letters.');
  end if;
  insert into public.digital_complaints (order_id, user_id, category, body)
  values (file_complaint.order_id, caller, file_complaint.category, trim(file_complaint.body))
  on conflict do nothing returning * into filed;
  if filed.id is null then
    perform private.refuse(409, 'complaint_open', 'A complaint about this payment is being looked at.');
  end if;
  perform private.publish('user:' || caller, 'fulfilment', jsonb_build_object('order_id', filed.order_id));
  return jsonb_build_object('id', filed.id, 'number', filed.number);
end
$$;
revoke execute on function public.file_complaint(uuid, text, text) from public, anon;
grant execute on function public.file_complaint(uuid, text, text) to authenticated;
comment on function public.file_complaint is
  'Files a complaint about a payment: {id, number}. Raises payment_not_found, complaint_category_unknown, complaint_text_invalid, complaint_open.';

insert into private.notification_templates (template, type, title, message, push_for) values
  ('complaint_answered', 'info', 'Complaint answered', 'There is an answer to your complaint {number}.', '1 day');

create function public.answer_complaint(id uuid, outcome text, answer text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  answered public.digital_complaints;
begin
  if coalesce(answer_complaint.outcome, '') not in ('resolved', 'rejected') then
    perform private.refuse(400, 'complaint_outcome_unknown', 'A complaint is resolved or rejected.');
  end if;
  if coalesce(length(trim(answer_complaint.answer)), 0) not between 3 and 1000 then
    perform private.refuse(400, 'complaint_answer_invalid', 'Please answer in 3 to 1,000 letters.');
  end if;
  update public.digital_complaints as c set status = answer_complaint.outcome, answer = trim(answer_complaint.answer), answered_by = caller, answered_at = now()
  where c.id = answer_complaint.id and c.status = 'open' returning * into answered;
  if answered.id is null then perform private.refuse(404, 'complaint_not_found', 'This complaint has been answered already.'); end if;
  perform private.audit('answer_complaint', 'digital_complaint', answered.id::text, null, jsonb_build_object('outcome', answered.status), answered.answer);
  perform private.notify(answered.user_id, 'complaint_answered', jsonb_build_object('number', answered.number, 'order_id', answered.order_id),
    '/order-tracking/' || answered.order_id);
  perform private.publish('user:' || answered.user_id, 'fulfilment', jsonb_build_object('order_id', answered.order_id));
end
$$;
revoke execute on function public.answer_complaint(uuid, text, text) from public, anon;
grant execute on function public.answer_complaint(uuid, text, text) to authenticated;
comment on function public.answer_complaint is
  'Answers an open complaint as resolved or rejected; administrators only, audited, the customer is notified. Raises '
  'complaint_outcome_unknown, complaint_answer_invalid, complaint_not_found.';

-- What a customer sees of a payment ------------------------------------------------------------------------------------

create function private.payment_subject(f public.digital_fulfilments) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('service', f.service, 'target_masked', f.target_masked, 'amount_paise', f.amount_paise,
    'name', coalesce(o.name, b.name), 'name_translations', coalesce(o.name_translations, b.name_translations),
    'circle', case when c.code is not null then jsonb_build_object('name', c.name, 'name_translations', c.name_translations) end,
    'plan', case when p.id is not null then jsonb_build_object('name', p.description, 'name_translations', p.description_translations) end)
  from (select 1) as one
  left join public.digital_operators as o on o.code = f.operator_code
  left join public.telecom_circles as c on c.code = f.circle_code
  left join public.digital_plans as p on p.id = f.plan_id
  left join public.billers as b on b.code = f.biller_code
$$;
comment on function private.payment_subject is 'What was paid for, with a masked number: {service, name, circle, plan, target_masked, amount_paise}.';

create function public.digital_payment(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  f public.digital_fulfilments;
  bill public.bill_fetches;
begin
  select * into f from public.digital_fulfilments as d where d.order_id = digital_payment.order_id and d.user_id = caller;
  if not found then perform private.refuse(404, 'payment_not_found', 'There is no such payment.'); end if;
  select * into bill from public.bill_fetches as b where b.id = f.bill_fetch_id;
  return private.payment_subject(f) || jsonb_build_object('order_id', f.order_id, 'state', f.state, 'state_since', f.state_since,
    'deadline_at', f.deadline_at, 'provider_reference', f.provider_reference, 'failure_code', f.failure_code, 'created_at', f.created_at,
    'bill', case when bill.id is not null then jsonb_build_object('customer_name', bill.customer_name, 'bill_number', bill.bill_number,
      'due_on', bill.due_on) end,
    'to_save', case when bill.id is not null and bill.parameters <> '{}' and not exists (select from public.saved_billers as s
      where s.user_id = caller and s.biller_code = bill.biller_code and s.parameters = bill.parameters)
      then jsonb_build_object('biller', bill.biller_code, 'parameters', bill.parameters) end,
    'complaints', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'number', c.number, 'category', c.category, 'body', c.body,
      'status', c.status, 'answer', c.answer, 'answered_at', c.answered_at, 'created_at', c.created_at) order by c.created_at desc), '[]')
      from public.digital_complaints as c where c.order_id = f.order_id));
end
$$;
revoke execute on function public.digital_payment(uuid) from public, anon;
grant execute on function public.digital_payment(uuid) to authenticated;
comment on function public.digital_payment is
  'A payment as its customer sees it: what was paid for, its state and reference, the bill, complaints, and to_save (the connection, '
  'where it is not saved yet). Raises payment_not_found.';

-- The administrators' desk ----------------------------------------------------------------------------------------------

create function public.complaints_desk(only_open boolean default true, after timestamptz default null, most integer default 50)
returns table (id uuid, number text, order_id uuid, category text, body text, status text, answer text, answered_at timestamptz,
  created_at timestamptz, state text, subject jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
    select c.id, c.number, c.order_id, c.category, c.body, c.status, c.answer, c.answered_at, c.created_at, f.state, private.payment_subject(f)
    from public.digital_complaints as c join public.digital_fulfilments as f on f.order_id = c.order_id
    where (not complaints_desk.only_open or c.status = 'open') and (complaints_desk.after is null or c.created_at > complaints_desk.after)
    order by c.created_at, c.id limit least(greatest(coalesce(complaints_desk.most, 50), 1), 200);
end
$$;
create function public.reconciliation_desk(only_open boolean default true, after timestamptz default null, most integer default 50)
returns table (id bigint, kind text, order_id uuid, answer jsonb, noted_at timestamptz, resolved_at timestamptz, note text, state text,
  provider_reference text, subject jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
    select r.id, r.kind, f.order_id, r.answer, r.noted_at, r.resolved_at, r.note, f.state, f.provider_reference, private.payment_subject(f)
    from public.digital_reconciliation as r join public.digital_fulfilments as f on f.id = r.fulfilment_id
    where (not reconciliation_desk.only_open or r.resolved_at is null)
      and (reconciliation_desk.after is null or r.noted_at > reconciliation_desk.after)
    order by r.noted_at, r.id limit least(greatest(coalesce(reconciliation_desk.most, 50), 1), 200);
end
$$;
revoke execute on function public.complaints_desk(boolean, timestamptz, integer), public.reconciliation_desk(boolean, timestamptz, integer) from public, anon;
grant execute on function public.complaints_desk(boolean, timestamptz, integer), public.reconciliation_desk(boolean, timestamptz, integer) to authenticated;
comment on function public.complaints_desk is 'Complaints with what was paid for, the oldest first; administrators only. after: created_at of the last one seen.';
comment on function public.reconciliation_desk is
  'Answers of providers that contradict what was done, the oldest first; administrators only. after: noted_at of the last one seen.';

-- Accounts -------------------------------------------------------------------------------------------------------------

create function private.forget_digital(caller uuid) returns void
language sql set search_path = '' as $$
  delete from public.saved_billers as s where s.user_id = caller;
  update public.digital_fulfilments as f set target = '••••', parameters = '{}' where f.user_id = caller and f.state in ('success', 'refunded');
  update public.bill_fetches as b set parameters = '{}', customer_name = null, bill_number = null where b.user_id = caller;
  update public.digital_complaints as c set body = '(removed with the account)' where c.user_id = caller;
$$;
comment on function private.forget_digital is 'Removes numbers and names from the records of a closed account; see trade_accounts.';

create function private.digital_data(caller uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'saved_billers', (select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.created_at), '[]') from public.saved_billers as s where s.user_id = caller),
    'fetched_bills', (select coalesce(jsonb_agg(to_jsonb(b) - array['user_id', 'attempts', 'next_at'] order by b.created_at), '[]')
      from public.bill_fetches as b where b.user_id = caller),
    'digital_payments', (select coalesce(jsonb_agg(jsonb_build_object('order_id', f.order_id, 'service', f.service, 'operator', f.operator_code,
      'biller', f.biller_code, 'number', f.target, 'parameters', f.parameters, 'amount_paise', f.amount_paise, 'state', f.state,
      'provider_reference', f.provider_reference, 'created_at', f.created_at) order by f.created_at), '[]')
      from public.digital_fulfilments as f where f.user_id = caller),
    'complaints', (select coalesce(jsonb_agg(jsonb_build_object('number', c.number, 'order_id', c.order_id, 'category', c.category, 'body', c.body,
      'status', c.status, 'answer', c.answer, 'created_at', c.created_at) order by c.created_at), '[]')
      from public.digital_complaints as c where c.user_id = caller))
$$;
comment on function private.digital_data is 'What is stored about a person here; see trade_accounts.';
insert into private.trade_accounts (trade, data, forget) values ('digital', 'private.digital_data', 'private.forget_digital');
