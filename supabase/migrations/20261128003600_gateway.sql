-- The payment gateway: what is asked of it, what it says, and what goes back through it. It speaks Razorpay's wire
-- format; the edge functions payments, payment-webhook and payment-worker carry words between it and these functions
-- (docs/decisions/0099).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

insert into public.app_settings (setting_key, value_type, setting_value, category, description, is_public) values
  ('gateway_enabled', 'boolean', 'false', 'orders',
   'Customers can pay by UPI, card and net banking. Needs the gateway''s keys in the environment.', true);

create table private.gateway_purposes (
  purpose text primary key constraint gateway_purpose_form check (purpose ~ '^[a-z_]{3,30}$'),
  due text not null constraint gateway_due_form check (due ~ '^[a-z_]+\.[a-z_0-9]+$'),
  taken text not null constraint gateway_taken_form check (taken ~ '^[a-z_]+\.[a-z_0-9]+$'),
  lost text constraint gateway_lost_form check (lost ~ '^[a-z_]+\.[a-z_0-9]+$')
);

comment on table private.gateway_purposes is
  'What can be paid at the gateway. due is a function (subject_id, customer) that answers {state: open|paid|ended, '
  'amount_paise, pay_by, payments: the ids of parts that it collects}, or null where the subject is not the '
  'customer''s; taken is one (subject_id, gateway_order_id, amount_paise, provider_payment_id) that books money which '
  'has come and answers how many paise of it were taken: the rest goes back by itself; lost is one (subject_id, '
  'amount_paise, provider_dispute_id) that takes back what was bought with money that a bank took back, as far as it '
  'is there, or null where nothing can be taken back.';

insert into private.gateway_purposes (purpose, due, taken) values
  ('checkout', 'private.checkout_due', 'private.take_checkout');

create table private.gateway_orders (
  id uuid primary key default gen_random_uuid(),
  purpose text not null default 'checkout' references private.gateway_purposes (purpose),
  subject_id uuid not null,
  user_id uuid not null references auth.users (id),
  amount_paise bigint not null constraint gateway_amount_range check (amount_paise >= 100),
  provider_order_id text unique constraint gateway_order_name check (provider_order_id ~ '^[A-Za-z0-9_]{1,64}$'),
  state text not null default 'open' constraint gateway_order_state check (state in ('open', 'paid', 'ended')),
  created_at timestamptz not null default now(),
  next_check_at timestamptz not null default now() + interval '60 seconds',
  checks smallint not null default 0
);

comment on table private.gateway_orders is
  'What the gateway is asked to collect: one order of its own for everything that a checkout, or another subject of a '
  'purpose, pays there.';
comment on column private.gateway_orders.state is
  'Open until its money has come (paid), or until another took its place (ended).';
comment on column private.gateway_orders.next_check_at is
  'When the gateway is asked next whether it was paid, in case nobody has said so.';

create unique index gateway_orders_open_idx on private.gateway_orders (purpose, subject_id) where state = 'open';
create index gateway_orders_user_idx on private.gateway_orders (user_id);
create index gateway_orders_check_idx on private.gateway_orders (next_check_at) where state in ('open', 'ended');

create table private.gateway_parts (
  gateway_order_id uuid not null references private.gateway_orders (id),
  payment_id uuid not null references public.payments (id),
  primary key (gateway_order_id, payment_id)
);

comment on table private.gateway_parts is 'The parts of payments that an order at the gateway collects.';

create index gateway_parts_payment_idx on private.gateway_parts (payment_id);

create table private.gateway_payments (
  provider_payment_id text primary key
    constraint gateway_payment_name check (provider_payment_id ~ '^[A-Za-z0-9_]{1,64}$'),
  gateway_order_id uuid references private.gateway_orders (id),
  amount_paise bigint not null,
  currency text not null constraint gateway_currency check (currency ~ '^[A-Z]{3}$'),
  method text constraint gateway_payment_method check (method ~ '^[a-z_]{1,30}$'),
  state text not null constraint gateway_payment_state
    check (state in ('created', 'authorized', 'captured', 'failed')),
  reason text constraint gateway_payment_reason check (length(reason) <= 200),
  problem text constraint gateway_payment_problem
    check (problem in ('amount_differs', 'currency_differs', 'second_payment', 'unknown_order')),
  created_at timestamptz not null default now(),
  captured_at timestamptz,
  constraint captured_at_its_time check ((captured_at is not null) = (state = 'captured'))
);

comment on table private.gateway_payments is
  'Each try to pay at the gateway, as it was last told of. What it says late or again takes no step back.';
comment on column private.gateway_payments.gateway_order_id is
  'Null for money that came for nothing that is known here, and goes back.';
comment on column private.gateway_payments.problem is 'Why captured money was not taken for an order, and goes back.';

create index gateway_payments_order_idx on private.gateway_payments (gateway_order_id);

create table private.gateway_refunds (
  id uuid primary key default gen_random_uuid(),
  provider_payment_id text not null references private.gateway_payments (provider_payment_id),
  refund_id uuid unique references public.refunds (id),
  user_id uuid references auth.users (id),
  amount_paise bigint not null constraint gateway_refund_positive check (amount_paise > 0),
  currency text not null default 'INR',
  key text not null unique default 'r' || replace(gen_random_uuid()::text, '-', ''),
  state text not null default 'asked'
    constraint gateway_refund_state check (state in ('asked', 'pending', 'processed', 'failed')),
  provider_refund_id text unique,
  reason text constraint gateway_refund_reason check (length(reason) <= 200),
  attempts smallint not null default 0,
  next_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  ended_at timestamptz
);

comment on table private.gateway_refunds is
  'What goes back through the gateway. Until it says that it is done, it is on its way and owed to the customer.';
comment on column private.gateway_refunds.refund_id is
  'The refund of an order; null for money that was never taken for one.';
comment on column private.gateway_refunds.key is 'Sent with each attempt, so that asked twice it goes back once.';

create index gateway_refunds_payment_idx on private.gateway_refunds (provider_payment_id);
create index gateway_refunds_user_idx on private.gateway_refunds (user_id);
create index gateway_refunds_next_idx on private.gateway_refunds (next_at) where state in ('asked', 'pending');

revoke all on private.gateway_purposes, private.gateway_orders, private.gateway_parts, private.gateway_payments,
  private.gateway_refunds from anon, authenticated;

insert into private.notification_templates (template, type, title, message, push_for) values
  ('payment_received', 'success', 'Payment received', '{amount} for {vendor} is paid. Your order is placed.', '1 hour'),
  ('payment_too_late', 'warning', 'Payment after the time',
   '{amount} came after order {order_number} had ended. It goes back the way you paid, within 7 working days.',
   '1 day'),
  ('payment_returned', 'warning', 'Payment goes back',
   'Your payment of {amount} could not be used. It goes back the way you paid, within 7 working days.', '1 day'),
  ('refund_to_source', 'success', 'Money on its way back',
   '{amount} for order {order_number} goes back the way you paid. A bank or card takes up to 7 working days.',
   '1 hour'),
  ('refund_in_wallet', 'info', 'Refund in your wallet',
   'Your bank did not take back {amount}, so it is in your wallet.', '1 day'),
  ('order_cancelled_source', 'warning', 'Order cancelled',
   'Your order {order_number} has been cancelled. {amount} goes back the way you paid; a bank or card takes up to 7 '
   'working days.', '1 hour'),
  ('order_cancelled_source_credit', 'warning', 'Order cancelled',
   'We are sorry: order {order_number} had to be cancelled. {amount} goes back the way you paid, and {credit} on '
   'top is in your wallet.', '1 hour'),
  ('order_not_paid', 'info', 'Order not placed',
   'Order {order_number} was not paid in time, so it was not placed. What you chose is back in your cart.',
   '10 minutes'),
  ('payment_not_made', 'info', 'Payment not made',
   'Order {order_number} was not paid in time, so nothing was done.', '10 minutes');

-- Asking ------------------------------------------------------------------------------------------------------------
create function private.parts_at_gateway(checkout_id uuid) returns setof public.payments
language sql stable set search_path = '' as $$
  select p.* from public.payments as p
  join private.payment_methods as m on m.method = p.method and m.collected = 'provider'
  join public.enhanced_orders as o on o.id = p.order_id and o.status = 'awaiting_payment'
  where p.checkout_id = parts_at_gateway.checkout_id and p.status in ('created', 'authorised') and p.due = 'placing'
  order by p.order_id, p.position
$$;

comment on function private.parts_at_gateway is 'What of a checkout is waiting to be paid at the gateway.';

create function private.checkout_due(subject_id uuid, customer uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  due bigint;
  ids jsonb;
begin
  if not exists (select from public.enhanced_orders as o where o.checkout_id = checkout_due.subject_id
      and o.user_id = checkout_due.customer) then
    return null;
  end if;
  select coalesce(sum(p.amount_paise - p.refunded_paise), 0), jsonb_agg(p.id) into due, ids
  from private.parts_at_gateway(checkout_due.subject_id) as p;
  return jsonb_build_object('amount_paise', due, 'payments', ids, 'pay_by', private.pay_by(checkout_due.subject_id),
    'state', case when due > 0 then 'open' when exists (select from public.enhanced_orders as o
      where o.checkout_id = checkout_due.subject_id and o.status <> 'cancelled') then 'paid' else 'ended' end);
end
$$;

comment on function private.checkout_due is 'What a checkout pays at the gateway (private.gateway_purposes).';

create function private.subject_due(purpose text, subject_id uuid, customer uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  named text := (select p.due from private.gateway_purposes as p where p.purpose = subject_due.purpose);
  due jsonb;
begin
  if named is not null then
    execute format('select %s($1, $2)', named) into due using subject_due.subject_id, subject_due.customer;
  end if;
  if due is null then perform private.refuse(404, 'checkout_not_found', 'This payment is not known.'); end if;
  return due;
end
$$;

comment on function private.subject_due is
  'What a customer has to pay for a subject, as its purpose says; refuses what is not the customer''s.';

create function public.gateway_start(customer uuid, subject_id uuid, purpose text default 'checkout') returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  due jsonb := private.subject_due(gateway_start.purpose, gateway_start.subject_id, gateway_start.customer);
  asked private.gateway_orders;
begin
  perform private.take_turns('gateway', gateway_start.subject_id::text);
  -- What is due is counted once nobody else is telling of a payment of it.
  select * into asked from private.gateway_orders as g where g.purpose = gateway_start.purpose
    and g.subject_id = gateway_start.subject_id and g.state = 'open' for update;
  due := private.subject_due(gateway_start.purpose, gateway_start.subject_id, gateway_start.customer);
  if due ->> 'state' <> 'open' then return jsonb_build_object('state', due -> 'state'); end if;
  -- One of several orders was given up meanwhile: less is asked for, and money for the former goes back.
  if asked.id is not null and asked.amount_paise <> (due ->> 'amount_paise')::bigint then
    update private.gateway_orders as g set state = 'ended' where g.id = asked.id;
    asked := null;
  end if;
  if asked.id is null then
    insert into private.gateway_orders (purpose, subject_id, user_id, amount_paise)
    values (gateway_start.purpose, gateway_start.subject_id, gateway_start.customer, (due ->> 'amount_paise')::bigint)
    returning * into asked;
    insert into private.gateway_parts (gateway_order_id, payment_id)
    select asked.id, p.id::uuid from jsonb_array_elements_text(due -> 'payments') as p (id);
  end if;
  return jsonb_build_object('state', 'open', 'id', asked.id, 'amount_paise', asked.amount_paise, 'currency', 'INR',
    'receipt', replace(asked.id::text, '-', ''), 'provider_order_id', asked.provider_order_id,
    'pay_by', due -> 'pay_by',
    'name', (select p.full_name from public.profiles as p where p.id = gateway_start.customer),
    'phone', (select p.phone from public.profiles as p where p.id = gateway_start.customer));
end
$$;

comment on function public.gateway_start is
  'For the function payments only: what is to be paid at the gateway for a checkout, or another subject of a purpose, '
  '{state: open, id, amount_paise, currency, receipt, provider_order_id, pay_by, name, phone}; the same for every tab. '
  '{state: paid} or {state: ended} where nothing is waiting.';

create function private.pay_by(checkout_id uuid) returns timestamptz
language sql stable set search_path = '' as $$
  select min(t.due_at) from private.order_timers as t join public.enhanced_orders as o on o.id = t.order_id
  where o.checkout_id = pay_by.checkout_id and o.status = 'awaiting_payment' and t.action = 'payment_window'
    and t.done_at is null
$$;

comment on function private.pay_by is 'Until when a checkout waits for its payment.';

create function public.gateway_order_made(id uuid, provider_order_id text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  kept text;
begin
  update private.gateway_orders as g
  set provider_order_id = coalesce(g.provider_order_id, gateway_order_made.provider_order_id)
  where g.id = gateway_order_made.id returning g.provider_order_id into kept;
  return kept;
end
$$;

comment on function public.gateway_order_made is
  'For the function payments only: the gateway has made its order. Answers the one that counts, the first of two tabs.';

-- What the gateway says -----------------------------------------------------------------------------------------------
create function private.keep_event(event jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if event is null then return; end if;
  if octet_length(event::text) > 60000 or coalesce(event ->> 'id', '') !~ '^[A-Za-z0-9_-]{1,100}$' then
    perform private.refuse(400, 'event_invalid', 'This event could not be read.');
  end if;
  insert into private.payment_events (provider, provider_event_id, payload)
  values ('razorpay', event ->> 'id', coalesce(event -> 'payload', 'null')) on conflict do nothing;
end
$$;

comment on function private.keep_event is
  'Keeps an event once. What it does depends on what is known, never on whether it was told before.';

create function private.return_payment(paid private.gateway_payments, customer uuid, amount bigint) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.gateway_refunds (provider_payment_id, user_id, amount_paise, currency)
  values (paid.provider_payment_id, customer, amount, paid.currency);
  -- What is not rupees has no place in the books, and goes back as it came.
  if paid.currency = 'INR' then
    perform private.post('payment_returned', null, 'returned:' || paid.provider_payment_id, array[
      (null, 'gateway_clearing', -amount)::private.movement, (null, 'refund_clearing', amount)::private.movement]);
    perform private.notify(customer, 'payment_returned', jsonb_build_object('amount', private.rupees(amount),
      'amount_paise', amount), '/wallet');
  end if;
end
$$;

comment on function private.return_payment is
  'Books money that came for no order, and sends it back: another sum than was asked for, or a second time.';

create function private.take_checkout(subject_id uuid, gateway_order_id uuid, amount_paise bigint,
  provider_payment_id text) returns bigint
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  part record;
  said text;
  taken bigint := 0;
  placed_paise bigint := 0;
  placed public.enhanced_orders;
begin
  for part in
    select p.id, p.order_id, p.amount_paise - p.refunded_paise as paise from private.gateway_parts as g
    join public.payments as p on p.id = g.payment_id where g.gateway_order_id = take_checkout.gateway_order_id
    order by p.order_id, p.position
  loop
    continue when part.paise = 0;
    said := private.payment_captured(part.id, take_checkout.provider_payment_id);
    -- What came too late goes back as a refund of its order.
    continue when said not in ('captured', 'too_late');
    taken := taken + part.paise;
    continue when said = 'too_late' or exists (select from public.enhanced_orders as o
      where o.id = part.order_id and o.status = 'cancelled');
    placed_paise := placed_paise + part.paise;
    select * into placed from public.enhanced_orders as o where o.id = part.order_id;
  end loop;
  if placed_paise > 0 then
    perform private.notify(placed.user_id, 'payment_received', jsonb_build_object(
      'amount', private.rupees(placed_paise), 'amount_paise', placed_paise,
      'vendor', placed.vendor_name, 'order_number', placed.order_number),
      '/order-tracking/' || placed.id);
  end if;
  return taken;
end
$$;

comment on function private.take_checkout is
  'Money has come for a checkout: its orders are placed, once (private.gateway_purposes).';

create function private.capture_at_gateway(asked private.gateway_orders, paid private.gateway_payments) returns text
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  fault text := case when paid.currency <> 'INR' then 'currency_differs'
    when paid.amount_paise <> asked.amount_paise then 'amount_differs'
    when asked.state <> 'open' then 'second_payment'
    -- It costs more since it was asked for.
    when paid.amount_paise < (select sum(p.amount_paise - p.refunded_paise) from private.gateway_parts as g
      join public.payments as p on p.id = g.payment_id where g.gateway_order_id = asked.id) then 'amount_differs' end;
  taken bigint;
begin
  if fault is not null then
    update private.gateway_payments as p set problem = fault
    where p.provider_payment_id = paid.provider_payment_id;
    perform private.return_payment(paid, asked.user_id, paid.amount_paise);
    return 'refunding';
  end if;
  update private.gateway_orders as g set state = 'paid' where g.id = asked.id;
  execute format('select %s($1, $2, $3, $4)', (select p.taken from private.gateway_purposes as p
    where p.purpose = asked.purpose)) into taken
  using asked.subject_id, asked.id, paid.amount_paise, paid.provider_payment_id;
  -- Every paisa that came is taken or goes back.
  if taken < paid.amount_paise then
    update private.gateway_payments as p set problem = 'second_payment'
    where p.provider_payment_id = paid.provider_payment_id;
    perform private.return_payment(paid, asked.user_id, paid.amount_paise - taken);
  end if;
  return case when taken > 0
    and private.subject_due(asked.purpose, asked.subject_id, asked.user_id) ->> 'state' = 'paid' then 'captured'
    else 'refunding' end;
end
$$;

comment on function private.capture_at_gateway is
  'Money has come for an order at the gateway: what it pays is done, once; what nobody asked for goes back.';

create function public.gateway_record(payment jsonb, event jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asked private.gateway_orders;
  told private.gateway_payments;
  said text := payment ->> 'status';
  named text := payment ->> 'provider_payment_id';
  outcome text;
begin
  if coalesce(named, '') !~ '^[A-Za-z0-9_]{1,64}$' or coalesce(payment ->> 'currency', '') !~ '^[A-Z]{3}$'
      or private.json_integer(payment -> 'amount_paise', 1, 2147483647) is null
      or coalesce(said, '') not in ('created', 'authorized', 'captured', 'failed', 'refunded') then
    perform private.refuse(400, 'payment_invalid', 'This payment could not be read.');
  end if;
  perform private.keep_event(gateway_record.event);
  perform private.take_turns('gateway-payment', named);
  select * into asked from private.gateway_orders as g
  where g.provider_order_id = payment ->> 'provider_order_id'
    or g.id = (select c.gateway_order_id from private.gateway_codes as c
      where c.provider_code_id = payment ->> 'provider_code_id') for update;
  if asked.id is null then return '{"outcome": "unknown"}'; end if;
  insert into private.gateway_payments as g (provider_payment_id, gateway_order_id, amount_paise, currency, method,
    state)
  values (named, asked.id, (payment ->> 'amount_paise')::bigint, payment ->> 'currency',
    substring(lower(payment ->> 'method') from '^[a-z_]{1,30}$'), 'created')
  on conflict (provider_payment_id) do nothing;
  select * into told from private.gateway_payments as g where g.provider_payment_id = named for update;
  if told.gateway_order_id <> asked.id then return '{"outcome": "unknown"}'; end if;
  if said = 'captured' then perform private.keep_instrument(asked, payment -> 'instrument'); end if;
  if told.state = 'captured' then return '{"outcome": "duplicate"}'; end if;
  -- Late words of a try take no step back: an authorised one may still fail, a failed one may still be authorised.
  if said = 'created' then return '{"outcome": "noted"}'; end if;
  -- It was never told of while the gateway had it: it has gone back by itself, and pays nothing.
  if said = 'refunded' then said := 'failed'; end if;
  update private.gateway_payments as g set state = said,
    method = coalesce(substring(lower(payment ->> 'method') from '^[a-z_]{1,30}$'), g.method),
    reason = case when payment ->> 'status' = 'refunded' then 'returned_by_gateway' when said = 'failed'
      then left(coalesce(payment ->> 'error_reason', payment ->> 'error_code'), 200) end,
    amount_paise = (payment ->> 'amount_paise')::bigint, currency = payment ->> 'currency',
    captured_at = case when said = 'captured' then now() end
  where g.provider_payment_id = named returning * into told;
  perform private.publish('user:' || asked.user_id, 'payment', jsonb_build_object('purpose', asked.purpose,
    'subject_id', asked.subject_id));
  if told.state <> 'captured' then
    return jsonb_build_object('outcome', case told.state when 'failed' then 'failed' else 'noted' end);
  end if;
  outcome := private.capture_at_gateway(asked, told);
  -- A bank's word may come before that of the payment.
  perform private.book_dispute(d) from private.gateway_disputes as d where d.provider_payment_id = named;
  return jsonb_build_object('outcome', outcome);
end
$$;

comment on function public.gateway_record is
  'For the functions payments, payment-webhook and payment-worker only: what the gateway says of a payment, '
  '{provider_payment_id, provider_order_id, amount_paise, currency, status, method, instrument (of which a keyed '
  'digest is kept alone), error_code, error_reason}, with '
  'provider_code_id in place of provider_order_id where it was paid by a QR code, and the event {id, name, payload} '
  'that told it. Whoever tells first, and however often, it ends the same. Answers {outcome: '
  'captured|duplicate|failed|noted|refunding|unknown}.';

-- What goes back through it -------------------------------------------------------------------------------------------
create function private.refund_at_gateway() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  asked private.gateway_refunds;
begin
  insert into private.gateway_refunds (provider_payment_id, refund_id, user_id, amount_paise)
  select p.provider_payment_id, new.id, new.user_id, new.amount_paise from public.payments as p
  where p.id = new.payment_id and p.provider_payment_id is not null
    and exists (select from private.gateway_payments as g where g.provider_payment_id = p.provider_payment_id)
  returning * into asked;
  perform private.less_by_dispute(asked);
  return null;
end
$$;

comment on function private.refund_at_gateway is
  'What goes back the way it came is asked of the gateway, but for what a bank took back by a dispute.';

create trigger refunds_go_through_the_gateway after insert on public.refunds
  for each row when (new.destination = 'source') execute function private.refund_at_gateway();

create function public.claim_gateway_refunds(most integer default 20)
returns table (id uuid, provider_payment_id text, provider_refund_id text, amount_paise bigint, key text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  update private.gateway_refunds as r set attempts = r.attempts + 1,
    next_at = now() + interval '60 seconds' * power(2, least(r.attempts, 9))
  where r.id in (select c.id from private.gateway_refunds as c
    where c.state in ('asked', 'pending') and c.next_at <= now()
      -- While a bank disputes the payment, it may take the money back itself.
      and not exists (select from private.gateway_disputes as d
        where d.provider_payment_id = c.provider_payment_id and d.ended_at is null)
    order by c.next_at
    limit least(greatest(claim_gateway_refunds.most, 0), 100) for update skip locked)
  returning r.id, r.provider_payment_id, r.provider_refund_id, r.amount_paise, r.key;
end
$$;

comment on function public.claim_gateway_refunds is
  'For the function payment-worker only: refunds to ask for, or with a provider_refund_id to ask about, claimed for at '
  'least 60 seconds, doubling with each attempt.';

create function private.end_gateway_refund(r private.gateway_refunds, state text, reason text) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  for_order uuid := (select f.order_id from public.refunds as f where f.id = r.refund_id);
  found bigint := 0;
begin
  -- No gateway sends what a bank has taken back: whoever paid has it.
  if state = 'failed' then r := private.less_by_dispute(r); end if;
  if r.state = 'processed' then return; end if;
  update private.gateway_refunds as g set state = end_gateway_refund.state, ended_at = now(),
    reason = left(end_gateway_refund.reason, 200) where g.id = r.id;
  if r.currency <> 'INR' then return; end if;
  if state = 'processed' then
    -- Given back by somebody else, it may have been found and booked at the platform's cost before.
    if exists (select from private.gateway_refunds as g where g.id = r.id and g.provider_refund_id is null) then
      select least(p.found_refunds_paise, r.amount_paise) into found from private.gateway_payments as p
      where p.provider_payment_id = r.provider_payment_id for no key update;
      update private.gateway_payments as p set found_refunds_paise = p.found_refunds_paise - found
      where p.provider_payment_id = r.provider_payment_id and found > 0;
    end if;
    perform private.post('refund_sent', for_order, 'refund-sent:' || r.id, array[
      (null, 'refund_clearing', -r.amount_paise)::private.movement,
      (null, 'gateway_clearing', r.amount_paise - found)::private.movement,
      (null, 'platform_revenue', found)::private.movement]);
    return;
  end if;
  -- Nobody spends from the wallet of a closed account: it stays owed, and an administrator settles it.
  if r.user_id is null or exists (select from private.closed_accounts as c where c.user_id = r.user_id) then
    return;
  end if;
  -- Still owed to the customer: no bank takes it, so the wallet does.
  perform private.post('order_refunded', for_order, 'refund-failed:' || r.id, array[
    (null, 'refund_clearing', -r.amount_paise)::private.movement,
    (r.user_id, 'customer_wallet', r.amount_paise)::private.movement]);
  update public.refunds as f set destination = 'wallet' where f.id = r.refund_id;
  perform private.notify(r.user_id, 'refund_in_wallet', jsonb_build_object('amount', private.rupees(r.amount_paise),
    'amount_paise', r.amount_paise), '/wallet');
  perform private.publish('user:' || r.user_id, 'wallet', '{}'::jsonb);
end
$$;

comment on function private.end_gateway_refund is
  'A refund has reached the customer''s bank, or cannot: then it is put into the wallet instead.';

create function private.less_by_others(r private.gateway_refunds, returned bigint, why text) returns void
language plpgsql set search_path = '' as $$
declare
  had bigint;
  whole bigint := r.amount_paise;
  apart private.gateway_refunds;
begin
  r := private.less_by_dispute(r);
  if r.state = 'processed' then return; end if;
  -- The gateway is asked anew for another sum.
  update private.gateway_refunds as g set next_at = now(), attempts = 0,
    key = 'r' || replace(gen_random_uuid()::text, '-', '') where g.id = r.id and r.amount_paise < whole;
  had := least(r.amount_paise, returned - (select coalesce(sum(g.amount_paise), 0) from private.gateway_refunds as g
    where g.provider_payment_id = r.provider_payment_id and g.state = 'processed' and g.provider_refund_id is null
      and g.reason is distinct from 'dispute_lost'));
  if had <= 0 then return; end if;
  if had = r.amount_paise then
    perform private.end_gateway_refund(r, 'processed', why);
    return;
  end if;
  update private.gateway_refunds as g set amount_paise = r.amount_paise - had, next_at = now(), attempts = 0,
    key = 'r' || replace(gen_random_uuid()::text, '-', '') where g.id = r.id;
  insert into private.gateway_refunds (provider_payment_id, user_id, amount_paise, currency)
  values (r.provider_payment_id, r.user_id, had, r.currency) returning * into apart;
  perform private.end_gateway_refund(apart, 'processed', why);
end
$$;

comment on function private.less_by_others is
  'The gateway has less left than a refund asks for: what others have given back of the payment, in paise, or a bank '
  'has taken, the payer has already. It is taken off once, and only the rest is asked for.';

create function public.settle_gateway_refunds(results jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  given jsonb;
  r private.gateway_refunds;
  settled integer := 0;
begin
  if results is null or jsonb_typeof(results) <> 'array' or jsonb_array_length(results) > 100 then
    perform private.refuse(400, 'results_invalid', 'These results could not be read.');
  end if;
  for given in select value from jsonb_array_elements(results) order by value ->> 'id' loop
    select * into r from private.gateway_refunds as g
    where g.id = case when pg_input_is_valid(given ->> 'id', 'uuid') then (given ->> 'id')::uuid end for update;
    continue when r.id is null or r.state in ('processed', 'failed');
    update private.gateway_refunds as g set reason = left(given ->> 'reason', 200) where g.id = r.id;
    if given ->> 'status' = 'not_left' then
      perform private.less_by_others(r, coalesce(private.json_integer(given -> 'returned_paise', 0, 2147483647), 0),
        given ->> 'reason');
      settled := settled + 1;
    end if;
    continue when coalesce(given ->> 'status', '') not in ('pending', 'processed', 'failed');
    update private.gateway_refunds as g set state = 'pending',
      provider_refund_id = coalesce(g.provider_refund_id, given ->> 'provider_refund_id') where g.id = r.id;
    if given ->> 'status' <> 'pending' then
      perform private.end_gateway_refund(r, given ->> 'status', given ->> 'reason');
    end if;
    settled := settled + 1;
  end loop;
  return settled;
end
$$;

comment on function public.settle_gateway_refunds is
  'For the function payment-worker only: what became of claimed refunds, [{id, status: '
  'pending|processed|failed|lost|not_left, provider_refund_id, reason, returned_paise}]. What is lost is asked again, '
  'with the same key; what is not left there is taken off by what others have given back, returned_paise.';

create function public.gateway_refund_record(refund jsonb, event jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  r private.gateway_refunds;
begin
  perform private.keep_event(gateway_refund_record.event);
  select * into r from private.gateway_refunds as g
  where g.provider_refund_id = refund ->> 'provider_refund_id' or g.key = refund ->> 'receipt'
  order by g.provider_refund_id is null limit 1 for update;
  if r.id is null or r.provider_payment_id is distinct from refund ->> 'provider_payment_id'
      or r.amount_paise::text is distinct from refund ->> 'amount_paise' then
    return '{"outcome": "unknown"}';
  end if;
  if r.state in ('processed', 'failed') then return '{"outcome": "duplicate"}'; end if;
  perform public.settle_gateway_refunds(jsonb_build_array(refund || jsonb_build_object('id', r.id)));
  return jsonb_build_object('outcome', refund -> 'status');
end
$$;

comment on function public.gateway_refund_record is
  'For the function payment-webhook only: what the gateway says of a refund, {provider_refund_id, provider_payment_id, '
  'amount_paise, status, receipt}. Answers {outcome: pending|processed|failed|duplicate|unknown}.';

create function public.claim_gateway_checks(most integer default 20)
returns table (provider_order_id text, provider_code_ids text[])
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  update private.gateway_orders as g set checks = least(g.checks + 1, 1000),
    -- Every minute while somebody may be waiting, then every hour for as long as a bank may take.
    next_check_at = case when g.state = 'open' and (g.created_at > now() - interval '20 minutes'
        or exists (select from private.gateway_codes as c where c.gateway_order_id = g.id and c.closed_at is null))
        then now() + interval '60 seconds'
      when g.created_at > now() - interval '3 days' then now() + interval '1 hour' else 'infinity' end
  where g.id in (select c.id from private.gateway_orders as c
    where c.state in ('open', 'ended') and c.next_check_at <= now() and private.is_at_gateway(c)
    order by c.next_check_at
    limit least(greatest(claim_gateway_checks.most, 0), 100) for update skip locked)
  returning g.provider_order_id, array(select c.provider_code_id from private.gateway_codes as c
    where c.gateway_order_id = g.id order by c.created_at);
end
$$;

create function private.is_at_gateway(asked private.gateway_orders) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return asked.provider_order_id is not null
    or exists (select from private.gateway_codes as c where c.gateway_order_id = asked.id);
end
$$;

comment on function private.is_at_gateway is
  'Whether the gateway has something by which what is asked for can be paid.';

comment on function public.claim_gateway_checks is
  'For the function payment-worker only: orders at the gateway of which nobody has said that they are paid.';

-- The customer's side -------------------------------------------------------------------------------------------------
create function private.gateway_tries(purpose text, subject_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('method', p.method, 'status', p.state, 'reason', p.reason,
    'at', p.created_at) order by p.created_at), '[]')
  from private.gateway_payments as p join private.gateway_orders as g on g.id = p.gateway_order_id
  where g.purpose = gateway_tries.purpose and g.subject_id = gateway_tries.subject_id
$$;

comment on function private.gateway_tries is
  'The tries to pay a subject, oldest first: [{method, status, reason, at}].';

create function private.gateway_refunding(purpose text, subject_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(r.amount_paise), 0)::bigint from private.gateway_refunds as r
  join private.gateway_payments as p on p.provider_payment_id = r.provider_payment_id
  join private.gateway_orders as g on g.id = p.gateway_order_id
  where g.purpose = gateway_refunding.purpose and g.subject_id = gateway_refunding.subject_id
    and r.state in ('asked', 'pending')
$$;

comment on function private.gateway_refunding is 'What of a subject''s payments is on its way back, in paise.';

create function public.payment_of(purpose text, subject_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  due jsonb := private.subject_due(payment_of.purpose, payment_of.subject_id, private.require_user());
begin
  return jsonb_build_object('state', case due ->> 'state' when 'open' then 'waiting' else due ->> 'state' end,
    'due_paise', due -> 'amount_paise', 'pay_by', due -> 'pay_by', 'server_now', now(),
    'tries', private.gateway_tries(payment_of.purpose, payment_of.subject_id),
    'refund_paise', private.gateway_refunding(payment_of.purpose, payment_of.subject_id));
end
$$;

comment on function public.payment_of is
  'How far a subject of a purpose is paid at the gateway, for whoever pays it: {state: waiting|paid|ended, due_paise, '
  'pay_by, server_now, tries, refund_paise}.';

create function public.payment_state(checkout_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  orders jsonb;
  waiting bigint;
begin
  select jsonb_agg(jsonb_build_object('id', o.id, 'order_number', o.order_number, 'vendor_name', o.vendor_name,
    'status', o.status, 'total_paise', o.total_paise) order by o.created_at, o.order_number),
    count(*) filter (where o.status = 'awaiting_payment')
  into orders, waiting
  from public.enhanced_orders as o where o.checkout_id = payment_state.checkout_id and o.user_id = caller;
  if orders is null then perform private.refuse(404, 'checkout_not_found', 'This order is not known.'); end if;
  return jsonb_build_object('orders', orders, 'server_now', now(), 'pay_by', private.pay_by(payment_state.checkout_id),
    'state', case when waiting > 0 then 'waiting'
      when exists (select from jsonb_array_elements(orders) as o where o ->> 'status' <> 'cancelled') then 'paid'
      else 'ended' end,
    'due_paise', (select coalesce(sum(p.amount_paise - p.refunded_paise), 0)
      from private.parts_at_gateway(payment_state.checkout_id) as p),
    'paid_paise', (select coalesce(sum(p.amount_paise - p.refunded_paise), 0) from public.payments as p
      where p.checkout_id = payment_state.checkout_id and p.collected_at is not null),
    'wallet_paise', (select coalesce(sum(p.amount_paise - p.refunded_paise), 0) from public.payments as p
      where p.checkout_id = payment_state.checkout_id and p.collected_at is not null and p.method = 'wallet'),
    'points_paise', (select coalesce(sum(private.paid_in_points(o.id)), 0) from public.enhanced_orders as o
      where o.checkout_id = payment_state.checkout_id and o.status = 'awaiting_payment'),
    'refund_paise', private.gateway_refunding('checkout', payment_state.checkout_id),
    'tries', private.gateway_tries('checkout', payment_state.checkout_id));
end
$$;

comment on function public.payment_state is
  'How far a checkout is paid, for its customer: {state: waiting|paid|ended, due_paise, paid_paise, wallet_paise, '
  'points_paise (of the orders that wait), refund_paise, pay_by, server_now, orders: [{id, order_number, vendor_name, '
  'status, total_paise}], tries: [{method, status, reason, at}]}.';

create function public.leave_payment(checkout_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  ids uuid[] := array(select o.id from public.enhanced_orders as o
    where o.checkout_id = leave_payment.checkout_id and o.user_id = caller order by o.id);
  one uuid;
  o public.enhanced_orders;
begin
  if cardinality(ids) = 0 then perform private.refuse(404, 'checkout_not_found', 'This order is not known.'); end if;
  foreach one in array ids loop
    o := private.lock_order(one);
    if o.status = 'awaiting_payment' then
      perform private.transition(one, 'cancelled', caller, 'user', 'changed_mind');
    end if;
  end loop;
  return public.payment_state(leave_payment.checkout_id);
end
$$;

comment on function public.leave_payment is
  'Ends the orders of a checkout that wait for their payment, for nothing, and puts what was chosen back into the '
  'cart. Answers as payment_state does; what was paid meanwhile stays.';

create function private.return_cart() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  o public.enhanced_orders;
  l public.unified_cart_items;
begin
  select * into o from public.enhanced_orders as e where e.id = old.order_id;
  if o.status <> 'cancelled' or old.cart is null then return null; end if;
  for l in select * from jsonb_populate_recordset(null::public.unified_cart_items, old.cart) loop
    -- Who has left a group since leaves what they chose to the customer.
    if not exists (select from private.group_people as p where p.id = l.group_person_id) then
      l.group_person_id := null;
    end if;
    insert into public.unified_cart_items as c (id, user_id, item_id, item_type, category, name, unit_paise, image_url,
      vendor_id, vendor_name, service_duration, delivery_time, quantity, option_ids, options, options_key,
      special_instructions, created_at, group_person_id, for_name)
    values (l.id, l.user_id, l.item_id, l.item_type, l.category, l.name, l.unit_paise, l.image_url, l.vendor_id,
      l.vendor_name, l.service_duration, l.delivery_time, l.quantity, l.option_ids, l.options, l.options_key,
      l.special_instructions, l.created_at, l.group_person_id, l.for_name)
    on conflict on constraint cart_line_once do update set quantity = greatest(c.quantity, excluded.quantity);
  end loop;
  perform private.publish('user:' || o.user_id, 'cart', '{}'::jsonb);
  return null;
end
$$;

comment on function private.return_cart is
  'An order that was never paid gives back what was chosen for it, as it was in the cart.';

create trigger carts_come_back after delete on private.waiting_orders
  for each row execute function private.return_cart();

revoke execute on function public.gateway_start(uuid, uuid, text), public.gateway_order_made(uuid, text),
  public.gateway_record(jsonb, jsonb), public.gateway_refund_record(jsonb, jsonb),
  public.claim_gateway_refunds(integer), public.settle_gateway_refunds(jsonb), public.claim_gateway_checks(integer)
  from public, anon, authenticated;
grant execute on function public.gateway_start(uuid, uuid, text), public.gateway_order_made(uuid, text),
  public.gateway_record(jsonb, jsonb), public.gateway_refund_record(jsonb, jsonb),
  public.claim_gateway_refunds(integer), public.settle_gateway_refunds(jsonb), public.claim_gateway_checks(integer)
  to service_role;
revoke execute on function public.payment_state(uuid), public.payment_of(text, uuid), public.leave_payment(uuid)
  from public, anon;
grant execute on function public.payment_state(uuid), public.payment_of(text, uuid), public.leave_payment(uuid)
  to authenticated;
revoke execute on function private.parts_at_gateway(uuid), private.pay_by(uuid), private.checkout_due(uuid, uuid),
  private.subject_due(text, uuid, uuid),
  private.is_at_gateway(private.gateway_orders), private.take_checkout(uuid, uuid, bigint, text),
  private.gateway_tries(text, uuid), private.gateway_refunding(text, uuid),
  private.keep_event(jsonb),
  private.return_payment(private.gateway_payments, uuid, bigint),
  private.capture_at_gateway(private.gateway_orders, private.gateway_payments), private.refund_at_gateway(),
  private.end_gateway_refund(private.gateway_refunds, text, text),
  private.less_by_others(private.gateway_refunds, bigint, text), private.return_cart() from public;
