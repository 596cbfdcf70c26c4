-- Fulfilment of recharges and bill payments as billers have it: never charged twice, refunded when no answer comes in time.

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description, is_public) values
  ('fulfilment_deadline_seconds', 'integer', 'seconds', '1800', 60, 604800, 'digital', 'How long a provider has to confirm a payment before it is refunded.', true);

create table public.digital_fulfilments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null unique references public.enhanced_orders (id),
  user_id uuid not null references auth.users (id),
  service text not null constraint fulfilment_service check (service in ('recharge', 'bill')),
  operator_code text references public.digital_operators (code),
  circle_code text references public.telecom_circles (code),
  plan_id uuid references public.digital_plans (id),
  biller_code text references public.billers (code),
  bill_fetch_id uuid references public.bill_fetches (id),
  target text not null constraint fulfilment_target_length check (length(target) between 1 and 40),
  parameters jsonb not null default '{}',
  target_masked text not null generated always as (case when length(target) <= 4 then '••••' else '••••' || right(target, 4) end) stored,
  amount_paise integer not null constraint fulfilment_amount_positive check (amount_paise > 0),
  state text not null default 'pending'
    constraint fulfilment_state check (state in ('pending', 'success', 'failed', 'confirmation_pending', 'refund_pending', 'refunded')),
  state_since timestamptz not null default now(),
  request_id uuid not null unique default gen_random_uuid(),
  provider_reference text constraint fulfilment_reference_length check (length(provider_reference) between 1 and 80),
  failure_code text constraint fulfilment_failure_form check (failure_code ~ '^[a-z_]{2,40}$'),
  next_action text not null default 'pay' constraint fulfilment_next_action check (next_action in ('pay', 'status')),
  attempts integer not null default 0,
  next_at timestamptz default now(),
  deadline_at timestamptz not null,
  last_error text,
  created_at timestamptz not null default now(),
  constraint fulfilment_subject check (case service when 'recharge' then operator_code is not null and biller_code is null
    else biller_code is not null and bill_fetch_id is not null and operator_code is null end),
  constraint fulfilment_success_has_reference check (state <> 'success' or provider_reference is not null)
);
create index digital_fulfilments_user_idx on public.digital_fulfilments (user_id, created_at desc);
create index digital_fulfilments_operator_idx on public.digital_fulfilments (operator_code);
create index digital_fulfilments_circle_idx on public.digital_fulfilments (circle_code);
create index digital_fulfilments_plan_idx on public.digital_fulfilments (plan_id);
create index digital_fulfilments_biller_idx on public.digital_fulfilments (biller_code);
create index digital_fulfilments_next_idx on public.digital_fulfilments (next_at) where next_at is not null;
create index digital_fulfilments_open_idx on public.digital_fulfilments (deadline_at) where state in ('pending', 'confirmation_pending', 'refund_pending');
-- A bill is paid once; whoever was refunded may try again.
create unique index digital_fulfilments_bill_once_idx on public.digital_fulfilments (bill_fetch_id)
  where state in ('pending', 'confirmation_pending', 'success');
create index digital_fulfilments_bill_fetch_idx on public.digital_fulfilments (bill_fetch_id);
comment on table public.digital_fulfilments is 'What a provider has to do for an order. Written by functions only; changes of state through private.move_fulfilment.';
comment on column public.digital_fulfilments.target is 'The whole number or consumer number: for the provider only.';
comment on column public.digital_fulfilments.request_id is 'The number of this payment at the provider. It never changes, so that repeating it pays nothing twice.';
comment on column public.digital_fulfilments.next_action is 'status once the payment was handed out: an answer that was lost is asked for, never paid again.';
comment on column public.digital_fulfilments.next_at is 'When a provider is called next; null once there is nothing more to ask.';
alter table public.digital_fulfilments enable row level security;
create policy "customers read their fulfilments, administrators all" on public.digital_fulfilments for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
revoke all on public.digital_fulfilments from anon, authenticated;
grant select (id, order_id, user_id, service, operator_code, circle_code, plan_id, biller_code, target_masked, amount_paise, state, state_since,
  provider_reference, failure_code, created_at) on public.digital_fulfilments to authenticated;

create table private.fulfilment_attempts (
  id bigint generated always as identity primary key,
  fulfilment_id uuid not null references public.digital_fulfilments (id),
  number integer not null,
  action text not null constraint attempt_action check (action in ('pay', 'status')),
  request_id uuid not null,
  sent_at timestamptz not null default now(),
  unique (fulfilment_id, number)
);
comment on table private.fulfilment_attempts is 'Every call that was handed out to the provider. Append-only.';
create trigger fulfilment_attempts_are_append_only before update or delete on private.fulfilment_attempts
  for each row execute function private.forbid_change();

create table private.fulfilment_answers (
  id bigint generated always as identity primary key,
  attempt_id bigint not null references private.fulfilment_attempts (id),
  answer jsonb not null,
  effect text not null,
  at timestamptz not null default clock_timestamp()
);
create index fulfilment_answers_attempt_idx on private.fulfilment_answers (attempt_id);
comment on table private.fulfilment_answers is 'Every answer of the provider and what it changed. Append-only.';
create trigger fulfilment_answers_are_append_only before update or delete on private.fulfilment_answers
  for each row execute function private.forbid_change();

create table public.digital_reconciliation (
  id bigint generated always as identity primary key,
  fulfilment_id uuid not null references public.digital_fulfilments (id),
  kind text not null constraint reconciliation_kind check (kind in ('late_success', 'second_success', 'failed_after_success', 'wrong_amount')),
  answer jsonb not null,
  noted_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by uuid,
  note text constraint reconciliation_note_length check (length(trim(note)) between 3 and 500),
  unique (fulfilment_id, kind)
);
create index digital_reconciliation_open_idx on public.digital_reconciliation (noted_at) where resolved_at is null;
comment on table public.digital_reconciliation is 'Answers of providers that contradict what was done, for administrators to settle with the provider.';
alter table public.digital_reconciliation enable row level security;
create policy "administrators read what has to be reconciled" on public.digital_reconciliation for select to authenticated
  using ((select private.is_admin()));
revoke all on public.digital_reconciliation from anon, authenticated;
grant select on public.digital_reconciliation to authenticated;

create function public.resolve_reconciliation(id bigint, note text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
begin
  if coalesce(length(trim(resolve_reconciliation.note)), 0) not between 3 and 500 then
    perform private.refuse(400, 'note_required', 'Please write down in 3 to 500 letters what was done.');
  end if;
  update public.digital_reconciliation as r set resolved_at = now(), resolved_by = caller, note = trim(resolve_reconciliation.note)
  where r.id = resolve_reconciliation.id and r.resolved_at is null;
  if not found then perform private.refuse(404, 'reconciliation_not_found', 'This has been settled already.'); end if;
  perform private.audit('resolve_reconciliation', 'digital_reconciliation', resolve_reconciliation.id::text, note => trim(resolve_reconciliation.note));
end
$$;
revoke execute on function public.resolve_reconciliation(bigint, text) from public, anon;
grant execute on function public.resolve_reconciliation(bigint, text) to authenticated;
comment on function public.resolve_reconciliation is 'Marks a contradiction as settled with the provider; administrators only, audited. Raises note_required, reconciliation_not_found.';

-- The order ------------------------------------------------------------------------------------------------------------

-- Once it is paid, a payment is the provider's: nobody but its answer, or the deadline, ends it.
update public.order_transition_rules set roles = '{system}' where kind = 'digital' and to_status = 'cancelled';
delete from public.order_transition_rules where kind = 'digital' and from_status = 'confirmed';
insert into public.cancellation_reasons (code, actors, fault) values
  ('payment_failed', '{system}', 'platform'), ('payment_unconfirmed', '{system}', 'platform');
insert into public.cancellation_policies (kind, stage, fault, payment_method, charge_bp, max_charge_paise, compensation_bp, valid_from) values
  ('digital', null, null, null, 0, 0, 0, '2026-01-01'), ('digital', null, 'platform', null, 0, 0, 0, '2026-01-01'),
  ('digital', 'in_progress', 'platform', null, 0, 0, 0, '2026-01-01');
insert into private.notification_templates (template, type, title, message, push_for) values
  ('payment_succeeded', 'success', 'Payment successful', '{vendor} has confirmed your payment. Order {order_number}.', '1 hour'),
  ('payment_failed', 'warning', 'Payment failed', 'Your payment to {vendor} did not go through. Order {order_number} is refunded.', '1 hour');
insert into private.order_notices (kind, to_status, role, template) values
  ('digital', 'delivered', 'user', 'payment_succeeded'), ('digital', 'cancelled', 'user', 'payment_failed');

create function private.digital_succeeded(order_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.transition(digital_succeeded.order_id, 'delivered', null, 'system');
end
$$;
comment on function private.digital_succeeded is
  'Called in the transaction in which a provider confirmed the payment of an order: the order is delivered and settled. What it raises '
  'leaves the fulfilment as it was, to be asked about again.';

create function private.digital_failed(order_id uuid, reason text) returns boolean
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.lock_order(digital_failed.order_id);
begin
  if o.status <> 'cancelled' then
    o := private.transition(o.id, 'cancelled', null, 'system', case when reason = 'no_answer' then 'payment_unconfirmed' else 'payment_failed' end);
  end if;
  return o.payment_status in ('refunded', 'void');
end
$$;
comment on function private.digital_failed is
  'Called by the job while a refund is due: cancels and refunds the order, and answers whether the money is back. False (a gateway still '
  'works on it) and errors have it called again, so it is idempotent.';

-- States ---------------------------------------------------------------------------------------------------------------

create table private.fulfilment_moves (from_state text, to_state text, primary key (from_state, to_state));
insert into private.fulfilment_moves values
  ('pending', 'confirmation_pending'), ('pending', 'success'), ('pending', 'failed'), ('pending', 'refund_pending'),
  ('confirmation_pending', 'success'), ('confirmation_pending', 'failed'), ('confirmation_pending', 'refund_pending'),
  ('failed', 'refund_pending'), ('refund_pending', 'refunded');
comment on table private.fulfilment_moves is 'Which state of a fulfilment may follow which; the same table as packages/domain/src/digital/fulfilment-state.ts.';

create function private.move_fulfilment(fulfilment uuid, to_state text, reason text default null, reference text default null)
returns public.digital_fulfilments
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  f public.digital_fulfilments;
begin
  select * into f from public.digital_fulfilments as d where d.id = move_fulfilment.fulfilment for update;
  if not exists (select from private.fulfilment_moves as m where m.from_state = f.state and m.to_state = move_fulfilment.to_state) then
    perform private.refuse(409, 'fulfilment_move_not_allowed', 'This payment has moved on in the meantime.',
      jsonb_build_object('from', f.state, 'to', move_fulfilment.to_state));
  end if;
  update public.digital_fulfilments as d set state = move_fulfilment.to_state, state_since = now(),
    failure_code = coalesce(move_fulfilment.reason, d.failure_code), provider_reference = coalesce(move_fulfilment.reference, d.provider_reference),
    next_at = case when move_fulfilment.to_state = 'success' then null else d.next_at end
  where d.id = f.id returning * into f;
  if f.state = 'success' then
    perform private.digital_succeeded(f.order_id);
    update public.saved_billers as s set due_on = null from public.bill_fetches as b
    where b.id = f.bill_fetch_id and s.user_id = f.user_id and s.biller_code = b.biller_code and s.parameters = b.parameters
      and s.due_on is not distinct from b.due_on;
  end if;
  perform private.publish('user:' || f.user_id, 'fulfilment', jsonb_build_object('order_id', f.order_id, 'state', f.state));
  return f;
end
$$;
comment on function private.move_fulfilment is 'The only way a fulfilment changes state: checks the move, tells the kernel of success, and publishes it. Raises fulfilment_move_not_allowed.';

create function private.start_fulfilment(order_id uuid, caller uuid, request jsonb) returns uuid
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  bill public.bill_fetches;
  started uuid;
begin
  if request ->> 'service' = 'bill' then
    select * into strict bill from public.bill_fetches as b where b.id = (request ->> 'bill_fetch_id')::uuid and b.user_id = caller;
  end if;
  insert into public.digital_fulfilments
    (order_id, user_id, service, operator_code, circle_code, plan_id, biller_code, bill_fetch_id, target, parameters, amount_paise, deadline_at)
  select start_fulfilment.order_id, caller, request ->> 'service', o.code, case when o.code is not null then request ->> 'circle' end,
    p.id, bill.biller_code, bill.id,
    coalesce(private.read_subscriber_number(request ->> 'number', o.kind), bill.parameters ->> (
      select q.code from public.biller_parameters as q where q.biller_code = bill.biller_code order by q.position limit 1)),
    coalesce(bill.parameters, '{}'), coalesce(p.amount_paise, private.json_integer(request -> 'amount_paise', 1, 50000000)),
    now() + private.setting_int('fulfilment_deadline_seconds') * interval '1 second'
  from (select 1) as one
  left join public.digital_operators as o on request ->> 'service' = 'recharge' and o.code = request ->> 'operator'
  left join public.digital_plans as p on request ->> 'service' = 'recharge' and p.id::text = request ->> 'plan_id' and p.operator_code = o.code
  on conflict (order_id) do nothing
  returning id into started;
  if started is null then select f.id into started from public.digital_fulfilments as f where f.order_id = start_fulfilment.order_id; end if;
  return started;
end
$$;
comment on function private.start_fulfilment is
  'Hands an order that has been paid to the provider: the request as private.price_digital accepted it. Once per order: a repetition returns the '
  'same id. A bill that is being paid already violates digital_fulfilments_bill_once_idx.';

-- Providers ------------------------------------------------------------------------------------------------------------

create view private.claimable_fulfilments as
  select d.id, d.order_id, d.next_at from public.digital_fulfilments as d
  where d.next_at <= now() and (d.state = 'confirmation_pending' or (d.state = 'pending' and d.deadline_at > now())
    -- Asked about after the refund too: a success that comes then has to be reconciled.
    or (d.state in ('refund_pending', 'refunded') and d.next_action = 'status'));
comment on view private.claimable_fulfilments is 'What a provider is called about next.';

create function public.claim_fulfilments(most integer default 50) returns table (
  attempt_id bigint, request_id uuid, action text, service text, operator_code text, circle_code text, biller_code text, target text,
  parameters jsonb, amount_paise integer, attempt integer, created_at timestamptz, deadline_at timestamptz
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  f public.digital_fulfilments;
  orders uuid[];
  what text;
  handed bigint;
begin
  -- Orders are locked before their fulfilments, here as everywhere; what somebody else works on is left for the next call.
  orders := array(select o.id from public.enhanced_orders as o
    where o.id in (select d.order_id from private.claimable_fulfilments as d order by d.next_at limit least(greatest(claim_fulfilments.most, 0), 200))
    order by o.id for no key update skip locked);
  for f in
    select d.* from public.digital_fulfilments as d where d.id in (
      select c.id from private.claimable_fulfilments as c where c.order_id = any (orders)) order by d.next_at for update
  loop
    -- A payment past its deadline is asked about and not sent.
    what := case when f.next_action = 'pay' and f.deadline_at > now() then 'pay' else 'status' end;
    insert into private.fulfilment_attempts (fulfilment_id, number, action, request_id)
    values (f.id, f.attempts + 1, what, f.request_id) returning id into handed;
    if what = 'status' and f.state = 'pending' then f := private.move_fulfilment(f.id, 'confirmation_pending'); end if;
    if f.attempts = 0 then perform private.transition(f.order_id, 'in_progress', null, 'system'); end if;
    update public.digital_fulfilments as d set attempts = d.attempts + 1, next_action = 'status',
      next_at = now() + interval '20 seconds' * power(2, least(d.attempts, 8))
    where d.id = f.id;
    return query select handed, f.request_id, what, f.service, f.operator_code, f.circle_code, f.biller_code, f.target, f.parameters,
      f.amount_paise, f.attempts + 1, f.created_at, f.deadline_at;
  end loop;
end
$$;
revoke execute on function public.claim_fulfilments(integer) from public, anon, authenticated;
grant execute on function public.claim_fulfilments(integer) to service_role;
comment on function public.claim_fulfilments is
  'For digital-provider only: what to pay or ask about next, claimed for at least 20 seconds, doubling with each attempt. request_id is '
  'the same in all attempts of a payment; once it was handed out it is asked about (action status).';

create function private.note_contradiction(fulfilment uuid, kind text, answer jsonb) returns void
language sql set search_path = '' as $$
  insert into public.digital_reconciliation (fulfilment_id, kind, answer) values (fulfilment, kind, answer) on conflict (fulfilment_id, kind) do nothing
$$;

create function private.settle_answer(f public.digital_fulfilments, answer jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  outcome text := answer ->> 'outcome';
  amount integer := private.json_integer(answer -> 'amount_paise', 1, 2147483647);
  reference text := nullif(trim(answer ->> 'provider_reference'), '');
  reason text := case when answer ->> 'reason' ~ '^[a-z_]{2,40}$' then answer ->> 'reason' else 'provider_failed' end;
  is_open boolean := f.state in ('pending', 'confirmation_pending');
begin
  case outcome
  when 'success' then
    if amount is null or reference is null or length(reference) > 80 then return 'invalid'; end if;
    if f.state = 'success' then
      if reference = f.provider_reference and amount = f.amount_paise then return 'duplicate'; end if;
      perform private.note_contradiction(f.id, 'second_success', answer);
      return 'second_success';
    end if;
    if not is_open then
      perform private.note_contradiction(f.id, 'late_success', answer);
      update public.digital_fulfilments as d set next_at = null where d.id = f.id;
      return 'after_refund';
    end if;
    if amount <> f.amount_paise then
      perform private.note_contradiction(f.id, 'wrong_amount', answer);
      if f.state = 'pending' then perform private.move_fulfilment(f.id, 'confirmation_pending'); end if;
      return 'wrong_amount';
    end if;
    perform private.move_fulfilment(f.id, 'success', reference => reference);
    return 'success';
  when 'failed' then
    if f.state = 'success' then
      perform private.note_contradiction(f.id, 'failed_after_success', answer);
      return 'failed_after_success';
    end if;
    update public.digital_fulfilments as d set next_at = null where d.id = f.id;
    if not is_open then return 'duplicate'; end if;
    perform private.move_fulfilment(f.id, 'failed', reason);
    perform private.move_fulfilment(f.id, 'refund_pending');
    return 'failed';
  when 'pending' then
    if f.state = 'pending' then perform private.move_fulfilment(f.id, 'confirmation_pending'); end if;
    return 'waiting';
  when 'not_taken' then
    -- The provider has certainly not seen this payment: it is sent again under the same number, while there is time.
    update public.digital_fulfilments as d set next_action = case when is_open then 'pay' else 'status' end,
      next_at = case when is_open then d.next_at end where d.id = f.id and d.state <> 'success';
    return 'waiting';
  when 'lost' then return 'waiting';
  else return 'invalid';
  end case;
end
$$;
comment on function private.settle_answer is 'What one answer of a provider changes on a locked fulfilment, in a word: success, failed, waiting, or why it was refused.';

create function public.settle_fulfilments(results jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  given record;
  f public.digital_fulfilments;
  effect text;
  effects jsonb := '[]';
begin
  if results is null or jsonb_typeof(results) <> 'array' or jsonb_array_length(results) > 200 then
    perform private.refuse(400, 'results_invalid', 'These results could not be read.');
  end if;
  perform from public.enhanced_orders as o where o.id in (
    select d.order_id from jsonb_array_elements(results) as r
    join private.fulfilment_attempts as a on a.id = private.json_integer(r.value -> 'attempt_id', 1, 2147483647)
    join public.digital_fulfilments as d on d.id = a.fulfilment_id)
  order by o.id for no key update;
  for given in
    select r.value as answer, a.id as attempt_id, a.fulfilment_id
    from jsonb_array_elements(results) with ordinality as r (value, n)
    left join private.fulfilment_attempts as a on a.id = private.json_integer(r.value -> 'attempt_id', 1, 2147483647)
    order by a.fulfilment_id, r.n
  loop
    if given.attempt_id is null then
      effect := 'unknown';
    else
      select * into f from public.digital_fulfilments as d where d.id = given.fulfilment_id for update;
      begin
        effect := private.settle_answer(f, given.answer);
      exception when others then
        -- Nothing of this answer has happened; the provider is asked again.
        effect := 'error';
        update public.digital_fulfilments as d set last_error = left(sqlerrm, 500) where d.id = f.id;
      end;
      insert into private.fulfilment_answers (attempt_id, answer, effect)
      values (given.attempt_id, case when octet_length(given.answer::text) <= 4000 then given.answer else '{"outcome": "too_long"}' end, effect);
    end if;
    effects := effects || jsonb_build_object('attempt_id', given.answer -> 'attempt_id', 'effect', effect);
  end loop;
  return effects;
end
$$;
revoke execute on function public.settle_fulfilments(jsonb) from public, anon, authenticated;
grant execute on function public.settle_fulfilments(jsonb) to service_role;
comment on function public.settle_fulfilments is
  'For digital-provider only: answers [{attempt_id, outcome: success|failed|pending|not_taken|lost, amount_paise, provider_reference, reason}]; '
  'returns [{attempt_id, effect}]. Each answer is recorded. What comes twice, late, with another amount or after the refund changes '
  'nothing but the list to reconcile.';

create function private.sweep_fulfilments(most integer) returns void
language plpgsql set search_path = '' as $$
declare
  f public.digital_fulfilments;
  orders uuid[] := array(select o.id from public.enhanced_orders as o where o.id in (
      select d.order_id from public.digital_fulfilments as d
      where d.state = 'refund_pending' or (d.state in ('pending', 'confirmation_pending') and d.deadline_at <= now())
      order by d.deadline_at limit most)
    order by o.id for no key update skip locked);
begin
  for f in
    select d.* from public.digital_fulfilments as d
    where d.order_id = any (orders) and d.state in ('pending', 'confirmation_pending') and d.deadline_at <= now() order by d.order_id for update
  loop
    perform private.move_fulfilment(f.id, 'refund_pending', 'no_answer');
    -- What was never handed out has nothing to be asked about.
    if f.attempts = 0 then update public.digital_fulfilments as d set next_at = null where d.id = f.id; end if;
  end loop;
  for f in
    select d.* from public.digital_fulfilments as d where d.order_id = any (orders) and d.state = 'refund_pending' order by d.order_id for update
  loop
    begin
      if private.digital_failed(f.order_id, coalesce(f.failure_code, 'provider_failed')) then perform private.move_fulfilment(f.id, 'refunded'); end if;
    exception when others then
      update public.digital_fulfilments as d set last_error = left(sqlerrm, 500) where d.id = f.id;
    end;
  end loop;
  update public.digital_fulfilments as d set next_at = null
  where d.state = 'refunded' and d.next_at is not null and d.deadline_at < now() - interval '7 days';
end
$$;
comment on function private.sweep_fulfilments is
  'Refunds what was not confirmed by its deadline, and what failed. An order whose refund raises stays refund_pending and is tried again; a week '
  'after the deadline the provider is no longer asked.';
