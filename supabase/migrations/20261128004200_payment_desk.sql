-- The administration's desk for payments: what the gateway has and we do not, and the other way round; settlements and
-- disputes; finding a payment with all that was said of it (docs/decisions/0106).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

-- What the gateway has ------------------------------------------------------------------------------------------------
create table private.gateway_days (
  day date primary key,
  due_at timestamptz default now(),
  read_at timestamptz,
  attempts smallint not null default 0
);

comment on table private.gateway_days is
  'Days in India of which the gateway''s payments, refunds and settlements are read: each several times, for a refund '
  'may fail days after it was made.';
comment on column private.gateway_days.due_at is 'When it is read next; null once it was.';

create index gateway_days_due_idx on private.gateway_days (due_at) where due_at is not null;

create table private.provider_payments (
  provider_payment_id text primary key
    constraint provider_payment_name check (provider_payment_id ~ '^[A-Za-z0-9_]{1,64}$'),
  provider_order_id text constraint provider_payment_order check (provider_order_id ~ '^[A-Za-z0-9_]{1,64}$'),
  amount_paise bigint not null constraint provider_payment_positive check (amount_paise > 0),
  currency text not null constraint provider_payment_currency check (currency ~ '^[A-Z]{3}$'),
  status text not null constraint provider_payment_status
    check (status in ('created', 'authorized', 'captured', 'failed', 'refunded')),
  method text constraint provider_payment_method check (method ~ '^[a-z_]{1,30}$'),
  made_at timestamptz not null
);

comment on table private.provider_payments is 'The gateway''s own list of payments, as it was last read.';

create index provider_payments_made_idx on private.provider_payments (made_at);

create table private.provider_refunds (
  provider_refund_id text primary key
    constraint provider_refund_name check (provider_refund_id ~ '^[A-Za-z0-9_]{1,64}$'),
  provider_payment_id text not null
    constraint provider_refund_payment check (provider_payment_id ~ '^[A-Za-z0-9_]{1,64}$'),
  amount_paise bigint not null constraint provider_refund_positive check (amount_paise > 0),
  status text not null constraint provider_refund_status check (status in ('pending', 'processed', 'failed')),
  made_at timestamptz not null
);

comment on table private.provider_refunds is 'The gateway''s own list of refunds, as it was last read.';

create index provider_refunds_payment_idx on private.provider_refunds (provider_payment_id);

alter table private.gateway_payments add column found_refunds_paise bigint not null default 0,
  add column lost_paise bigint not null default 0 constraint lost_is_whole check (lost_paise >= 0);

comment on column private.gateway_payments.found_refunds_paise is
  'What the gateway gave back without being asked by us, was found and booked at the platform''s cost, and no refund '
  'of ours was since.';
comment on column private.gateway_payments.lost_paise is
  'What a bank took back by disputes that were lost, less what was refunded by them: the next refunds are paid by it.';

create table private.gateway_settlements (
  provider_settlement_id text primary key
    constraint settlement_name check (provider_settlement_id ~ '^[A-Za-z0-9_]{1,64}$'),
  settled_at timestamptz not null,
  reference text constraint settlement_reference check (length(reference) <= 64),
  net_paise bigint not null,
  lines integer not null,
  lines_paise bigint not null,
  fee_paise bigint not null,
  tax_paise bigint not null,
  posted_at timestamptz
);

comment on table private.gateway_settlements is
  'What the gateway has sent to the bank account: net_paise arrived; its lines come to lines_paise, after a fee that '
  'has the tax inside. Booked (posted_at) once both are the same.';

create table private.gateway_settlement_lines (
  provider_settlement_id text not null references private.gateway_settlements (provider_settlement_id),
  entity_id text not null constraint settlement_line_name check (entity_id ~ '^[A-Za-z0-9_]{1,64}$'),
  kind text not null constraint settlement_line_kind check (kind ~ '^[a-z_]{1,30}$'),
  debit_paise bigint not null,
  credit_paise bigint not null,
  fee_paise bigint not null,
  tax_paise bigint not null,
  primary key (provider_settlement_id, entity_id)
);

comment on table private.gateway_settlement_lines is
  'The payments, refunds and adjustments that a settlement is made of, credits after the fee.';

create index gateway_settlement_lines_entity_idx on private.gateway_settlement_lines (entity_id);

create table private.gateway_disputes (
  provider_dispute_id text primary key
    constraint dispute_name check (provider_dispute_id ~ '^[A-Za-z0-9_]{1,64}$'),
  provider_payment_id text not null constraint dispute_payment check (provider_payment_id ~ '^[A-Za-z0-9_]{1,64}$'),
  amount_paise bigint not null constraint dispute_positive check (amount_paise > 0),
  currency text not null constraint dispute_currency check (currency ~ '^[A-Z]{3}$'),
  reason_code text constraint dispute_reason check (length(reason_code) <= 100),
  state text not null constraint dispute_state check (state in ('open', 'under_review', 'won', 'lost', 'closed')),
  respond_by timestamptz,
  evidence text constraint dispute_evidence_length check (length(evidence) between 10 and 5000),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint dispute_ends_once check ((ended_at is not null) = (state in ('won', 'lost', 'closed')))
);

comment on table private.gateway_disputes is
  'Payments that a customer''s bank takes back or wants to. Until it is decided the money is held apart '
  '(dispute_hold); lost, the platform bears it.';

create index gateway_disputes_payment_idx on private.gateway_disputes (provider_payment_id);
create index gateway_disputes_open_idx on private.gateway_disputes (respond_by) where ended_at is null;

create trigger texts_are_plain before insert or update of evidence on private.gateway_disputes
  for each row execute function private.keep_plain('evidence');

create table private.gateway_differences (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint difference_kind check (kind in ('unknown_payment', 'not_taken', 'not_there',
    'amount_differs', 'refund_not_asked', 'refund_not_there', 'settlement_differs')),
  subject text not null constraint difference_subject check (length(subject) <= 64),
  ours_paise bigint not null,
  theirs_paise bigint not null,
  found_at timestamptz not null default now(),
  is_open boolean not null default true,
  decided_by uuid references auth.users (id),
  decided_at timestamptz,
  note text constraint difference_note_length check (length(note) between 3 and 300),
  unique (kind, subject),
  constraint difference_has_a_reason check ((decided_at is not null) = (note is not null))
);

comment on table private.gateway_differences is
  'Where the gateway''s book and ours differ. One that is no longer there ends by itself, or an administrator ends it '
  'by the one action that its kind allows.';
comment on column private.gateway_differences.subject is 'The gateway''s id of the payment, refund or settlement.';

create index gateway_differences_found_idx on private.gateway_differences (found_at desc, id desc);
create index gateway_differences_decided_idx on private.gateway_differences (decided_by);

create trigger texts_are_plain before insert or update of note on private.gateway_differences
  for each row execute function private.keep_plain('note');

revoke all on private.gateway_days, private.provider_payments, private.provider_refunds, private.gateway_settlements,
  private.gateway_settlement_lines, private.gateway_disputes, private.gateway_differences from anon, authenticated;

create index payment_events_payment_idx on private.payment_events ((payload ->> 'provider_payment_id'), received_at);
create index payments_created_idx on public.payments (created_at desc, id desc);
create index payments_amount_idx on public.payments (amount_paise, created_at desc);

-- Reading it ----------------------------------------------------------------------------------------------------------
create function private.plan_gateway_days() returns void language sql set search_path = '' as $$
  insert into private.gateway_days (day)
  select private.today() - n from generate_series(1, 4) as n where private.has_called_function('payment-worker')
  on conflict (day) do update set due_at = now(), attempts = 0
$$;

comment on function private.plan_gateway_days is 'The last four days are read again; run by pg_cron every night.';

create function public.claim_gateway_days(most integer default 1)
returns table (day date, from_seconds bigint, to_seconds bigint)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
  update private.gateway_days as d set attempts = least(d.attempts + 1, 1000),
    due_at = now() + interval '5 minutes' * power(2, least(d.attempts, 6))
  where d.day in (select c.day from private.gateway_days as c where c.due_at <= now() order by c.due_at, c.day
    limit least(greatest(claim_gateway_days.most, 0), 10) for update skip locked)
  returning d.day, extract(epoch from d.day::timestamp at time zone 'Asia/Kolkata')::bigint,
    extract(epoch from (d.day + 1)::timestamp at time zone 'Asia/Kolkata')::bigint - 1;
end
$$;

comment on function public.claim_gateway_days is
  'For the function payment-worker only: days whose payments, refunds and settlements are to be read, with their first '
  'and last second since 1970.';

create function public.gateway_list_payments(payments jsonb) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.bound(gateway_list_payments.payments, 1000000);
  insert into private.provider_payments as p (provider_payment_id, provider_order_id, amount_paise, currency, status,
    method, made_at)
  select l.provider_payment_id, l.provider_order_id, l.amount_paise, l.currency, l.status,
    substring(lower(l.method) from '^[a-z_]{1,30}$'), to_timestamp(l.made_at)
  from jsonb_to_recordset(gateway_list_payments.payments) as l (provider_payment_id text, provider_order_id text,
    amount_paise bigint, currency text, status text, method text, made_at bigint)
  where l.amount_paise > 0 order by l.provider_payment_id
  on conflict (provider_payment_id) do update set status = excluded.status, amount_paise = excluded.amount_paise,
    method = excluded.method;
end
$$;

comment on function public.gateway_list_payments is
  'For the function payment-worker only: a page of the gateway''s own list of payments, [{provider_payment_id, '
  'provider_order_id, amount_paise, currency, status, method, made_at (seconds since 1970)}].';

create function public.gateway_list_refunds(refunds jsonb) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.bound(gateway_list_refunds.refunds, 1000000);
  insert into private.provider_refunds as r (provider_refund_id, provider_payment_id, amount_paise, status, made_at)
  select l.provider_refund_id, l.provider_payment_id, l.amount_paise, l.status, to_timestamp(l.made_at)
  from jsonb_to_recordset(gateway_list_refunds.refunds) as l (provider_refund_id text, provider_payment_id text,
    amount_paise bigint, status text, made_at bigint)
  where l.amount_paise > 0 order by l.provider_refund_id
  on conflict (provider_refund_id) do update set status = excluded.status;
end
$$;

comment on function public.gateway_list_refunds is
  'For the function payment-worker only: a page of the gateway''s own list of refunds, [{provider_refund_id, '
  'provider_payment_id, amount_paise, status, made_at (seconds since 1970)}].';

create function public.gateway_settled(settlement jsonb, lines jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  named text := settlement ->> 'provider_settlement_id';
  s private.gateway_settlements;
begin
  perform private.bound(gateway_settled.lines, 30000000);
  if coalesce(named, '') !~ '^[A-Za-z0-9_]{1,64}$' or jsonb_typeof(gateway_settled.lines) is distinct from 'array'
      then
    perform private.refuse(400, 'settlement_invalid', 'This settlement could not be read.');
  end if;
  perform private.take_turns('gateway-settlement', named);
  select * into s from private.gateway_settlements as g where g.provider_settlement_id = named;
  if s.posted_at is not null then return '{"outcome": "duplicate"}'; end if;
  insert into private.gateway_settlements as g (provider_settlement_id, settled_at, reference, net_paise, lines,
    lines_paise, fee_paise, tax_paise)
  select named, to_timestamp((settlement ->> 'made_at')::bigint), left(settlement ->> 'reference', 64),
    (settlement ->> 'amount_paise')::bigint, count(*), coalesce(sum(l.credit_paise - l.debit_paise), 0),
    coalesce(sum(l.fee_paise), 0), coalesce(sum(l.tax_paise), 0)
  from jsonb_to_recordset(gateway_settled.lines) as l (debit_paise bigint, credit_paise bigint, fee_paise bigint,
    tax_paise bigint)
  on conflict (provider_settlement_id) do update set lines = excluded.lines, lines_paise = excluded.lines_paise,
    fee_paise = excluded.fee_paise, tax_paise = excluded.tax_paise, net_paise = excluded.net_paise
  returning * into s;
  delete from private.gateway_settlement_lines as l where l.provider_settlement_id = named;
  insert into private.gateway_settlement_lines (provider_settlement_id, entity_id, kind, debit_paise, credit_paise,
    fee_paise, tax_paise)
  select named, l.entity_id, l.kind, l.debit_paise, l.credit_paise, l.fee_paise, l.tax_paise
  from jsonb_to_recordset(gateway_settled.lines) as l (entity_id text, kind text, debit_paise bigint,
    credit_paise bigint, fee_paise bigint, tax_paise bigint);
  -- A file that does not add up is not booked: it is a difference until the gateway sends one that does.
  if s.net_paise <> s.lines_paise then return '{"outcome": "differs"}'; end if;
  -- A day on which as much went back as came in, and nothing was charged, moves nothing.
  if s.net_paise <> 0 or s.fee_paise <> 0 then
    perform private.post('gateway_settled', null, 'settlement:' || named, array[
      (null, 'gateway_clearing', s.net_paise + s.fee_paise)::private.movement,
      (null, 'bank', -s.net_paise)::private.movement,
      (null, 'gateway_fees', -(s.fee_paise - s.tax_paise))::private.movement,
      (null, 'input_tax', -s.tax_paise)::private.movement], s.reference);
  end if;
  update private.gateway_settlements as g set posted_at = now() where g.provider_settlement_id = named;
  return '{"outcome": "booked"}';
end
$$;

comment on function public.gateway_settled is
  'For the function payment-worker only: the gateway has sent money to the bank account: {provider_settlement_id, '
  'amount_paise, reference, made_at} and its lines [{entity_id, kind, debit_paise, credit_paise, fee_paise (with its '
  'tax), tax_paise}]. What it held for us becomes less, the bank account more. Answers {outcome: '
  'booked|differs|duplicate}.';

create function public.gateway_day_read(day date) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  update private.gateway_days as d set read_at = now(), due_at = null, attempts = 0
  where d.day = gateway_day_read.day;
  return jsonb_build_object('differences', private.compare_gateway());
end
$$;

comment on function public.gateway_day_read is
  'For the function payment-worker only: all of a day was told, so that the books can be compared. Answers '
  '{differences}: how many are open.';

-- Comparing -----------------------------------------------------------------------------------------------------------
create function private.day_was_read(at timestamptz, after timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.gateway_days as d
    where d.day = (day_was_read.at at time zone 'Asia/Kolkata')::date and d.read_at > day_was_read.after)
$$;

comment on function private.day_was_read is 'Whether the gateway''s list of a moment''s day was read after another.';

create function private.gateway_compared() returns table (kind text, subject text, ours_paise bigint,
  theirs_paise bigint)
language sql stable set search_path = '' as $$
  with returned as (
    select r.provider_payment_id, sum(r.amount_paise)::bigint as paise from private.provider_refunds as r
    where r.status <> 'failed' group by 1
  ), theirs as (
    select p.*, g.state, g.amount_paise as known_paise, coalesce(b.paise, 0) as back,
      -- What was paid by a QR code names no order: what was told of it does.
      g.gateway_order_id is not null or exists (select from private.gateway_orders as o
        where o.provider_order_id = p.provider_order_id) as has_order
    from private.provider_payments as p
    left join private.gateway_payments as g on g.provider_payment_id = p.provider_payment_id
    left join returned as b on b.provider_payment_id = p.provider_payment_id
  )
  select case when t.has_order then 'not_taken' else 'unknown_payment' end, t.provider_payment_id, 0::bigint,
    t.amount_paise - t.back
  from theirs as t where t.status = 'captured' and t.state is distinct from 'captured'
    -- One of these minutes is still being told of.
    and t.made_at < now() - interval '15 minutes'
  union all
  select 'amount_differs', t.provider_payment_id, t.known_paise, t.amount_paise from theirs as t
  where t.state = 'captured' and t.known_paise <> t.amount_paise
  union all
  select 'not_there', g.provider_payment_id, g.amount_paise, 0 from private.gateway_payments as g
  left join private.provider_payments as p on p.provider_payment_id = g.provider_payment_id
  where g.state = 'captured' and p.provider_payment_id is null
    -- The gateway dates it when it was begun, which may be the day before.
    and private.day_was_read(g.captured_at, g.captured_at + interval '1 hour')
    and private.day_was_read(g.captured_at - interval '1 day', g.captured_at + interval '1 hour')
  union all
  select 'refund_not_asked', g.provider_payment_id, a.paise + g.found_refunds_paise, b.paise
  from private.gateway_payments as g join returned as b on b.provider_payment_id = g.provider_payment_id
  cross join lateral (select coalesce(sum(r.amount_paise), 0)::bigint as paise from private.gateway_refunds as r
    where r.provider_payment_id = g.provider_payment_id and r.state <> 'failed'
      and r.reason is distinct from 'dispute_lost') as a
  where g.state = 'captured' and b.paise > a.paise + g.found_refunds_paise
  union all
  select 'refund_not_there', r.provider_refund_id, r.amount_paise, 0 from private.gateway_refunds as r
  left join private.provider_refunds as p on p.provider_refund_id = r.provider_refund_id
  where r.state = 'processed' and r.provider_refund_id is not null and (p.status = 'failed'
    or (p.provider_refund_id is null and private.day_was_read(r.created_at, r.ended_at + interval '1 hour')
      and private.day_was_read(r.ended_at, r.ended_at + interval '1 hour')))
  union all
  select 'settlement_differs', s.provider_settlement_id, s.lines_paise, s.net_paise
  from private.gateway_settlements as s where s.posted_at is null
$$;

comment on function private.gateway_compared is
  'Every difference between the gateway''s book and ours at this moment; ours_paise and theirs_paise are its two '
  'sides.';

create function private.compare_gateway() returns integer language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.take_turns('gateway-comparison', '');
  insert into private.gateway_differences as d (kind, subject, ours_paise, theirs_paise)
  select c.kind, c.subject, c.ours_paise, c.theirs_paise from private.gateway_compared() as c
  on conflict (kind, subject) do update set ours_paise = excluded.ours_paise, theirs_paise = excluded.theirs_paise,
    is_open = true, found_at = case when d.is_open then d.found_at else now() end, decided_by = null,
    decided_at = null, note = null
  -- What was decided stays so while nothing of it changes.
  where d.decided_at is null or d.ours_paise <> excluded.ours_paise or d.theirs_paise <> excluded.theirs_paise;
  update private.gateway_differences as d set is_open = false
  where d.is_open and not exists (select from private.gateway_compared() as c
    where c.kind = d.kind and c.subject = d.subject);
  return (select count(*) from private.gateway_differences as d where d.is_open);
end
$$;

comment on function private.compare_gateway is
  'Finds the differences anew, and ends those that are no more; answers how many are open.';

create function private.difference_action(kind text) returns text language sql immutable set search_path = '' as $$
  select case difference_action.kind when 'unknown_payment' then 'send_back' when 'not_taken' then 'take_in'
    when 'refund_not_asked' then 'take_in' else 'note' end
$$;

comment on function private.difference_action is
  'The one action that a kind of difference allows: send_back (nobody knows what it was for), take_in (into our books) '
  'or note (the gateway has to be asked; the answer is kept).';

create function private.send_back_unknown(found private.provider_payments) returns void
language plpgsql set search_path = '' as $$
declare
  back bigint := (select coalesce(sum(r.amount_paise), 0) from private.provider_refunds as r
    where r.provider_payment_id = found.provider_payment_id and r.status <> 'failed');
begin
  insert into private.gateway_payments (provider_payment_id, amount_paise, currency, method, state, problem,
    captured_at, found_refunds_paise)
  values (found.provider_payment_id, found.amount_paise, found.currency, found.method, 'captured', 'unknown_order',
    now(), back);
  insert into private.gateway_refunds (provider_payment_id, amount_paise, currency)
  values (found.provider_payment_id, found.amount_paise - back, found.currency);
  if found.currency = 'INR' then
    perform private.post('payment_returned', null, 'returned:' || found.provider_payment_id, array[
      (null, 'gateway_clearing', back - found.amount_paise)::private.movement,
      (null, 'refund_clearing', found.amount_paise - back)::private.movement]);
  end if;
end
$$;

comment on function private.send_back_unknown is
  'Books money that came for nothing that is known here, and sends back what has not gone back already.';

create function public.settle_difference(difference_id uuid, note text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  d private.gateway_differences;
  theirs private.provider_payments;
  reason text := trim(settle_difference.note);
  action text;
begin
  perform private.bound(settle_difference.note, 2000);
  if coalesce(length(reason), 0) not between 3 and 300 then
    perform private.refuse(400, 'reason_missing', 'Please say why, in 3 to 300 letters.');
  end if;
  -- What it was when the list was opened may have ended since.
  perform private.compare_gateway();
  select * into d from private.gateway_differences as k where k.id = settle_difference.difference_id for update;
  if d.id is null then
    perform private.refuse(404, 'difference_not_found', 'There is no such difference.');
  elsif not d.is_open then
    perform private.refuse(409, 'difference_ended', 'Both books say the same by now.');
  end if;
  action := private.difference_action(d.kind);
  select * into theirs from private.provider_payments as p where p.provider_payment_id = d.subject;
  if d.kind = 'unknown_payment' then
    perform private.send_back_unknown(theirs);
  elsif d.kind = 'not_taken' then
    perform public.gateway_record(jsonb_build_object('provider_payment_id', theirs.provider_payment_id,
      'provider_order_id', theirs.provider_order_id, 'amount_paise', theirs.amount_paise, 'currency', theirs.currency,
      'status', theirs.status, 'method', theirs.method, 'provider_code_id', (select c.provider_code_id
        from private.gateway_payments as p join private.gateway_codes as c on c.gateway_order_id = p.gateway_order_id
        where p.provider_payment_id = d.subject limit 1)));
  elsif d.kind = 'refund_not_asked' then
    perform private.post('refund_found', null, 'refund-found:' || d.subject || ':' || d.ours_paise, array[
      (null, 'gateway_clearing', d.theirs_paise - d.ours_paise)::private.movement,
      (null, 'platform_revenue', d.ours_paise - d.theirs_paise)::private.movement], left(reason, 200));
    update private.gateway_payments as g set found_refunds_paise = g.found_refunds_paise + d.theirs_paise - d.ours_paise
    where g.provider_payment_id = d.subject;
  end if;
  update private.gateway_differences as k set is_open = false, decided_by = caller, decided_at = now(), note = reason
  where k.id = d.id;
  perform private.audit('settle_difference', 'gateway', d.subject, jsonb_build_object('kind', d.kind, 'ours_paise',
    d.ours_paise, 'theirs_paise', d.theirs_paise), jsonb_build_object('action', action), reason);
  return jsonb_build_object('action', action);
end
$$;

comment on function public.settle_difference is
  'Ends a difference by the one action that its kind allows, with a reason, on the audit log; answers {action: '
  'take_in|send_back|note}. Twice it is refused (difference_ended). Administrators only.';

create function public.ask_gateway_day(day date) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  if ask_gateway_day.day is null or ask_gateway_day.day not between private.today() - 400 and private.today() then
    perform private.refuse(400, 'day_invalid', 'This day cannot be chosen.');
  end if;
  insert into private.gateway_days (day) values (ask_gateway_day.day)
  on conflict (day) do update set due_at = now(), attempts = 0;
  perform private.audit('ask_gateway_day', 'gateway', ask_gateway_day.day::text);
end
$$;

comment on function public.ask_gateway_day is
  'Reads a day at the gateway again, within a minute. Administrators only; on the audit log.';

-- Disputes ------------------------------------------------------------------------------------------------------------
create function private.had_by_dispute(provider_payment_id text) returns bigint
language sql stable set search_path = '' as $$
  select coalesce((select p.lost_paise from private.gateway_payments as p
    where p.provider_payment_id = had_by_dispute.provider_payment_id), 0)
$$;

comment on function private.had_by_dispute is
  'What of a payment whoever paid it has back by a lost dispute, and no refund was paid by yet.';

create function private.less_by_dispute(r private.gateway_refunds) returns private.gateway_refunds
language plpgsql set search_path = '' as $$
declare
  had bigint;
  whole bigint := r.amount_paise;
begin
  perform from private.gateway_payments as p where p.provider_payment_id = r.provider_payment_id for no key update;
  had := least(private.had_by_dispute(r.provider_payment_id), whole);
  if coalesce(had, 0) = 0 then return r; end if;
  update private.gateway_payments as p set lost_paise = p.lost_paise - had
  where p.provider_payment_id = r.provider_payment_id;
  -- The loss was the platform's; now it is a refund of the order, which whoever bears it has paid for.
  perform private.post('dispute_ended', (select f.order_id from public.refunds as f where f.id = r.refund_id),
    'refunded-by-dispute:' || r.id || ':' || whole, array[(null, 'refund_clearing', -had)::private.movement,
    (null, 'platform_revenue', had)::private.movement]);
  if had < whole then
    insert into private.gateway_refunds (provider_payment_id, user_id, amount_paise, state, reason, ended_at)
    values (r.provider_payment_id, r.user_id, had, 'processed', 'dispute_lost', now());
    update private.gateway_refunds as g set amount_paise = whole - had where g.id = r.id returning * into r;
  else
    update private.gateway_refunds as g set state = 'processed', reason = 'dispute_lost', ended_at = now()
    where g.id = r.id returning * into r;
  end if;
  return r;
end
$$;

comment on function private.less_by_dispute is
  'Takes off a refund what its payer has back by a lost dispute, so that it goes back once; answers what is left.';

create function private.book_dispute(d private.gateway_disputes) returns void
language plpgsql set search_path = '' as $$
declare
  asked private.gateway_orders;
  waiting private.gateway_refunds;
begin
  if d.currency <> 'INR' or not exists (select from private.gateway_payments as g
      where g.provider_payment_id = d.provider_payment_id and g.state = 'captured') then
    return;
  end if;
  perform private.post('dispute_held', null, 'dispute:' || d.provider_dispute_id, array[
    (null, 'gateway_clearing', d.amount_paise)::private.movement,
    (null, 'dispute_hold', -d.amount_paise)::private.movement]);
  if d.state in ('won', 'closed') then
    perform private.post('dispute_ended', null, 'dispute-ended:' || d.provider_dispute_id, array[
      (null, 'gateway_clearing', -d.amount_paise)::private.movement,
      (null, 'dispute_hold', d.amount_paise)::private.movement]);
  end if;
  if d.state <> 'lost' then return; end if;
  perform private.post('dispute_ended', null, 'dispute-ended:' || d.provider_dispute_id, array[
    (null, 'dispute_hold', d.amount_paise)::private.movement,
    (null, 'platform_revenue', -d.amount_paise)::private.movement]);
  -- Whoever tells of a refund holds it before its payment.
  perform from private.gateway_refunds as k where k.provider_payment_id = d.provider_payment_id
  order by k.id for update;
  update private.gateway_payments as p set lost_paise = p.lost_paise + d.amount_paise
  where p.provider_payment_id = d.provider_payment_id;
  -- What was on its way back to the customer has reached the customer by the dispute. What the gateway was asked for
  -- before keeps its sum: it may have heard of it.
  for waiting in select * from private.gateway_refunds as k where k.provider_payment_id = d.provider_payment_id
      and k.state = 'asked' and k.provider_refund_id is null order by k.created_at, k.id loop
    continue when waiting.attempts > 0
      and waiting.amount_paise > private.had_by_dispute(d.provider_payment_id);
    perform private.less_by_dispute(waiting);
  end loop;
  select o.* into asked from private.gateway_orders as o join private.gateway_payments as p
    on p.gateway_order_id = o.id and p.problem is null where p.provider_payment_id = d.provider_payment_id;
  if exists (select from private.gateway_purposes as u where u.purpose = asked.purpose and u.lost is not null) then
    execute format('select %s($1, $2, $3)', (select u.lost from private.gateway_purposes as u
      where u.purpose = asked.purpose)) using asked.subject_id, d.amount_paise, d.provider_dispute_id;
  end if;
end
$$;

comment on function private.book_dispute is
  'Holds the money of a disputed payment apart, and books how it was decided: once the payment is known, whichever of '
  'both was told first. The caller sees to it that a decision is booked once.';

create function public.gateway_dispute_record(dispute jsonb, event jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  named text := dispute ->> 'provider_dispute_id';
  said text := dispute ->> 'status';
  d private.gateway_disputes;
begin
  if coalesce(named, '') !~ '^[A-Za-z0-9_]{1,64}$'
      or coalesce(dispute ->> 'provider_payment_id', '') !~ '^[A-Za-z0-9_]{1,64}$'
      or private.json_integer(dispute -> 'amount_paise', 1, 2147483647) is null
      or coalesce(dispute ->> 'currency', '') !~ '^[A-Z]{3}$'
      or coalesce(said, '') not in ('open', 'under_review', 'won', 'lost', 'closed') then
    perform private.refuse(400, 'dispute_invalid', 'This dispute could not be read.');
  end if;
  perform private.keep_event(gateway_dispute_record.event);
  perform private.take_turns('gateway-payment', dispute ->> 'provider_payment_id');
  perform private.take_turns('gateway-dispute', named);
  insert into private.gateway_disputes (provider_dispute_id, provider_payment_id, amount_paise, currency, reason_code,
    state, respond_by)
  values (named, dispute ->> 'provider_payment_id', (dispute ->> 'amount_paise')::bigint, dispute ->> 'currency',
    left(dispute ->> 'reason_code', 100), 'open', to_timestamp((dispute ->> 'respond_by')::bigint))
  on conflict (provider_dispute_id) do nothing;
  select * into d from private.gateway_disputes as k where k.provider_dispute_id = named for update;
  -- What is decided stays so, whatever comes late.
  if d.ended_at is not null then return '{"outcome": "duplicate"}'; end if;
  update private.gateway_disputes as k set state = said, ended_at = case when said in ('won', 'lost', 'closed')
    then now() end where k.provider_dispute_id = named returning * into d;
  perform private.book_dispute(d);
  return jsonb_build_object('outcome', said);
end
$$;

comment on function public.gateway_dispute_record is
  'For the function payment-webhook only: what the gateway says of a dispute, {provider_dispute_id, '
  'provider_payment_id, amount_paise, currency, reason_code, status: open|under_review|won|lost|closed, respond_by '
  '(seconds since 1970)}. Answers {outcome}: its status, or duplicate once it is decided.';

create function public.save_dispute_evidence(dispute_id text, evidence text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  d private.gateway_disputes;
  kept text := trim(save_dispute_evidence.evidence);
begin
  perform private.require_role('admin');
  perform private.bound(save_dispute_evidence.evidence, 20000);
  if coalesce(length(kept), 0) not between 10 and 5000 then
    perform private.refuse(400, 'evidence_invalid', 'Please write between 10 and 5,000 characters.');
  end if;
  select * into d from private.gateway_disputes as k where k.provider_dispute_id = left(dispute_id, 64) for update;
  if d.provider_dispute_id is null then
    perform private.refuse(404, 'dispute_not_found', 'There is no such dispute.');
  elsif d.ended_at is not null then
    perform private.refuse(409, 'dispute_decided', 'This dispute is decided.');
  end if;
  update private.gateway_disputes as k set evidence = kept where k.provider_dispute_id = d.provider_dispute_id;
  perform private.audit('save_dispute_evidence', 'gateway', d.provider_dispute_id,
    jsonb_build_object('evidence', d.evidence), jsonb_build_object('evidence', kept));
end
$$;

comment on function public.save_dispute_evidence is
  'Keeps what is told to the bank, until the dispute is decided. Administrators only; on the audit log.';

create function public.admin_disputes() returns table (id text, provider_payment_id text, amount_paise bigint,
  currency text, reason_code text, state text, respond_by timestamptz, evidence text, created_at timestamptz,
  ended_at timestamptz, order_id uuid, order_number text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
  select d.provider_dispute_id, d.provider_payment_id, d.amount_paise, d.currency, d.reason_code, d.state,
    d.respond_by, d.evidence, d.created_at, d.ended_at, o.id, o.order_number
  from private.gateway_disputes as d
  left join lateral (select e.id, e.order_number from public.payments as p
    join public.enhanced_orders as e on e.id = p.order_id where p.provider_payment_id = d.provider_payment_id
    order by p.order_id, p.position limit 1) as o on true
  order by d.ended_at desc nulls first, d.respond_by nulls last, d.provider_dispute_id limit 200;
end
$$;

comment on function public.admin_disputes is
  'Disputed payments: those to answer first, by the time that is left, then the decided. Administrators only.';

-- The desk ------------------------------------------------------------------------------------------------------------
create function public.admin_differences(open_only boolean default true, limit_count integer default 100)
returns table (id uuid, kind text, subject text, ours_paise bigint, theirs_paise bigint, action text,
  found_at timestamptz, is_open boolean, decided_at timestamptz, decided_name text, note text, method text,
  made_at timestamptz, payment_id uuid)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
  select d.id, d.kind, d.subject, d.ours_paise, d.theirs_paise, private.difference_action(d.kind), d.found_at,
    d.is_open, d.decided_at, private.name_of(d.decided_by), d.note, p.method, p.made_at,
    (select k.id from public.payments as k where k.provider_payment_id = d.subject order by k.order_id limit 1)
  from private.gateway_differences as d
  left join private.provider_payments as p on p.provider_payment_id = d.subject
  where d.is_open or not coalesce(open_only, true)
  order by d.is_open desc, d.found_at desc, d.id desc limit least(greatest(coalesce(limit_count, 100), 1), 200);
end
$$;

comment on function public.admin_differences is
  'Where the gateway''s book and ours differ, the open ones first, each with the one action that it allows. '
  'Administrators only.';

create function public.admin_gateway_books() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return jsonb_build_object(
    'accounts', (select jsonb_agg(jsonb_build_object('account', a.kind, 'amount_paise', coalesce(s.paise, 0))
      order by a.kind) from private.ledger_accounts as a
      cross join lateral (select -sum(e.amount_paise) as paise from private.ledger_entries as e
        where e.account_id = a.id) as s
      where a.owner_id is null and a.kind in ('gateway_clearing', 'refund_clearing', 'dispute_hold', 'bank',
        'gateway_fees', 'input_tax', 'gift_codes')),
    'days', (select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'read_at', d.read_at, 'is_due',
      d.due_at is not null) order by d.day desc), '[]') from (select * from private.gateway_days as k
        order by k.day desc limit 7) as d),
    'settlements', (select coalesce(jsonb_agg(jsonb_build_object('id', s.provider_settlement_id, 'settled_at',
      s.settled_at, 'reference', s.reference, 'net_paise', s.net_paise, 'fee_paise', s.fee_paise, 'tax_paise',
      s.tax_paise, 'lines', s.lines, 'is_booked', s.posted_at is not null) order by s.settled_at desc), '[]')
      from (select * from private.gateway_settlements as k order by k.settled_at desc limit 30) as s));
end
$$;

comment on function public.admin_gateway_books is
  'Where money is on its way between customers, the gateway and the bank: {accounts: [{account, amount_paise held or '
  'spent; negative is owed}], days: [{day, read_at, is_due}], settlements: [{id, settled_at, reference, net_paise, '
  'fee_paise, tax_paise, lines, is_booked}]}. Administrators only.';

create function public.admin_payments(search text default null, before timestamptz default null,
  before_id uuid default null, limit_count integer default 50)
returns table (id uuid, order_id uuid, order_number text, customer_name text, vendor_name text,
  method public.payment_method, status text, amount_paise integer, refunded_paise integer, provider_payment_id text,
  created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := nullif(trim(left(admin_payments.search, 200)), '');
  number text := private.like_pattern(private.pasted_code(words));
  -- A number is found whole, so that nobody is found by trying digits.
  whole_phone text := ltrim(private.read_phone(words), '+');
  amount numeric := case when words ~ '^₹? ?[0-9]{1,3}(,?[0-9]{2,3})*(\.[0-9]{1,2})?$'
    then regexp_replace(words, '[₹, ]', '', 'g')::numeric * 100 end;
begin
  perform private.require_role('admin');
  return query
  select p.id, p.order_id, o.order_number, private.name_of(p.user_id), o.vendor_name, p.method, p.status,
    p.amount_paise, p.refunded_paise, p.provider_payment_id, p.created_at
  from public.payments as p join public.enhanced_orders as o on o.id = p.order_id
  where (admin_payments.before is null or (p.created_at, p.id) < (admin_payments.before,
      coalesce(admin_payments.before_id, '00000000-0000-0000-0000-000000000000')))
    and (words is null or lower(o.order_number) like number or p.provider_payment_id = words
      or p.amount_paise = amount or (whole_phone is not null and p.user_id = (select u.id from auth.users as u
        where u.phone = whole_phone))
      or p.id in (select k.payment_id from private.gateway_parts as k
        join private.gateway_payments as g on g.gateway_order_id = k.gateway_order_id
        join private.gateway_orders as a on a.id = k.gateway_order_id
        where g.provider_payment_id = words or a.provider_order_id = words))
  order by p.created_at desc, p.id desc limit least(greatest(coalesce(limit_count, 50), 1), 200);
end
$$;

comment on function public.admin_payments is
  'The parts of all payments, newest first. The search finds the number of an order, the gateway''s id of a payment or '
  'order, a customer''s whole phone number, and an amount in rupees. A page follows the row created at before with the '
  'id before_id. Administrators only.';

create function public.admin_payment(payment_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  part public.payments;
  o public.enhanced_orders;
  tries text[];
begin
  select * into part from public.payments as p where p.id = admin_payment.payment_id;
  if part.id is null then perform private.refuse(404, 'payment_not_found', 'There is no such payment.'); end if;
  select * into o from public.enhanced_orders as e where e.id = part.order_id;
  if not exists (select from public.audit_log as l where l.subject_type = 'payment'
    and l.subject_id = part.id::text and l.action = 'read_payment' and l.actor_id = caller
    and l.at > now() - interval '12 hours') then
    perform private.audit('read_payment', 'payment', part.id::text);
  end if;
  tries := array(select g.provider_payment_id from private.gateway_payments as g
    where g.provider_payment_id = part.provider_payment_id or g.gateway_order_id in (
      select k.gateway_order_id from private.gateway_parts as k where k.payment_id = part.id));
  return jsonb_build_object('order_id', o.id, 'order_number', o.order_number, 'order_status', o.status,
    'customer_name', private.name_of(part.user_id),
    'parts', (select jsonb_agg(jsonb_build_object('id', p.id, 'method', p.method, 'status', p.status, 'amount_paise',
      p.amount_paise, 'refunded_paise', p.refunded_paise, 'collected_at', p.collected_at, 'provider_payment_id',
      p.provider_payment_id) order by p.position) from public.payments as p where p.order_id = o.id),
    'tries', (select coalesce(jsonb_agg(jsonb_build_object('id', g.provider_payment_id, 'state', g.state, 'method',
      g.method, 'amount_paise', g.amount_paise, 'reason', coalesce(g.problem, g.reason), 'at', g.created_at)
      order by g.created_at, g.provider_payment_id), '[]') from private.gateway_payments as g
      where g.provider_payment_id = any (tries)),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('id', e.provider_event_id, 'payment_id',
      e.payload -> 'provider_payment_id', 'status', e.payload -> 'status', 'at', e.received_at)
      order by e.received_at, e.id), '[]') from (select * from private.payment_events as k
        where k.payload ->> 'provider_payment_id' = any (tries) order by k.received_at limit 100) as e),
    'refunds', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'amount_paise', r.amount_paise, 'destination',
      r.destination, 'reason', r.reason_code, 'borne_by', case b.borne_by when 'payees' then 'payees'
        else 'platform' end, 'state', coalesce(g.state, 'processed'), 'why', g.reason, 'at', r.created_at)
      order by r.created_at, r.id), '[]')
      from public.refunds as r left join public.refund_reasons as b on b.code = r.reason_code
      left join private.gateway_refunds as g on g.refund_id = r.id where r.order_id = o.id));
end
$$;

comment on function public.admin_payment is
  'One payment with what belongs to it: {order_id, order_number, order_status, customer_name, parts, tries (at the '
  'gateway), events (what it told, and when), refunds with who bears them and their state}. Administrators only; on '
  'the audit log.';

revoke execute on function public.claim_gateway_days(integer), public.gateway_list_payments(jsonb),
  public.gateway_list_refunds(jsonb), public.gateway_settled(jsonb, jsonb), public.gateway_day_read(date),
  public.gateway_dispute_record(jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.claim_gateway_days(integer), public.gateway_list_payments(jsonb),
  public.gateway_list_refunds(jsonb), public.gateway_settled(jsonb, jsonb), public.gateway_day_read(date),
  public.gateway_dispute_record(jsonb, jsonb) to service_role;
revoke execute on function public.settle_difference(uuid, text), public.ask_gateway_day(date),
  public.save_dispute_evidence(text, text), public.admin_disputes(), public.admin_differences(boolean, integer),
  public.admin_gateway_books(), public.admin_payments(text, timestamptz, uuid, integer), public.admin_payment(uuid)
  from public, anon;
grant execute on function public.settle_difference(uuid, text), public.ask_gateway_day(date),
  public.save_dispute_evidence(text, text), public.admin_disputes(), public.admin_differences(boolean, integer),
  public.admin_gateway_books(), public.admin_payments(text, timestamptz, uuid, integer), public.admin_payment(uuid)
  to authenticated;
revoke execute on function private.plan_gateway_days(), private.day_was_read(timestamptz, timestamptz),
  private.gateway_compared(), private.compare_gateway(), private.difference_action(text),
  private.send_back_unknown(private.provider_payments), private.had_by_dispute(text),
  private.less_by_dispute(private.gateway_refunds), private.book_dispute(private.gateway_disputes) from public;

select cron.schedule('plan-gateway-days', '30 20 * * *', 'select private.plan_gateway_days()');
