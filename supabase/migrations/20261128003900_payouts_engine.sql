-- Payouts by themselves: a statement for every payee each week, what is withheld of it, where it goes and what becomes
-- of it there, instant payouts, cash handed in at a counter, and corrections that take two persons
-- (docs/decisions/0102). The functions payout-worker and payout-webhook carry words between it and the bank's service,
-- in RazorpayX's wire format.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('payouts_enabled', 'boolean', null, 'false', null, null, 'orders',
   'Payouts are sent by the payout service, to accounts that it has checked. Without it administrators transfer them.',
   false),
  ('payout_weekday', 'integer', 'count', '1', 1, 7, 'orders',
   'Day of the week on which everybody is paid: 1 is Monday.', false),
  ('payout_run_seconds', 'integer', 'seconds', '21600', 0, 86399, 'orders',
   'Time of that day in India, in seconds after midnight.', false),
  ('payout_new_days', 'integer', 'count', '14', 0, 365, 'orders',
   'Days, the first included, in which what a new payee earns is held for a while.', false),
  ('payout_hold_days', 'integer', 'count', '7', 0, 90, 'orders',
   'Days for which such an earning is held.', false),
  ('instant_payout_bp', 'integer', 'basis_points', '100', 0, 1000, 'orders',
   'Fee of a payout at once, of what is paid.', false),
  ('instant_payout_min_paise', 'integer', 'paise', '500', 0, 100000, 'orders', 'The least that it costs.', false),
  ('instant_payout_max_paise', 'integer', 'paise', '5000', 0, 1000000, 'orders', 'The most that it costs.', false),
  ('counter_deposit_seconds', 'integer', 'seconds', '1800', 60, 86400, 'orders',
   'Time in which a vendor''s people confirm the cash that a courier hands in at their counter.', false),
  ('adjustment_alone_paise', 'integer', 'paise', '50000', 0, 100000000, 'orders',
   'Corrections of earnings above this wait for a second administrator; those of one payee in 30 days count together.',
   false);

-- Payees --------------------------------------------------------------------------------------------------------------
alter table private.payees
  add column joined text constraint payee_joined_form check (joined ~ '^[a-z_]+\.[a-z_0-9]+$'),
  add column explains text constraint payee_explains_form check (explains ~ '^[a-z_]+\.[a-z_0-9]+$'),
  add column deducts text constraint payee_deducts_form check (deducts ~ '^[a-z_]+\.[a-z_0-9]+$');

comment on column private.payees.joined is
  'A function (owner_id) that says since when the payee works here; null: earnings are never held.';
comment on column private.payees.explains is
  'A function (transaction, owner_id, account, amount) that splits an earning into lines (code, amount_paise) which '
  'add up to it.';
comment on column private.payees.deducts is
  'A function (owner_id, account, statement_id, run_at, lines so far) that answers what the law takes or gives: '
  'private.statement_line.';

create function private.vendor_joined(owner_id uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select v.created_at from public.vendors as v where v.id = vendor_joined.owner_id
$$;

comment on function private.vendor_joined is 'Since when a vendor sells here.';

create function private.courier_joined(owner_id uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select c.created_at from public.couriers as c where c.user_id = courier_joined.owner_id
$$;

comment on function private.courier_joined is 'Since when a courier works here.';

update private.payees as p set joined = v.joined, explains = v.explains, deducts = v.deducts from (values
  ('vendor_payable'::public.ledger_account_kind, 'private.vendor_joined', 'private.explain_sales',
    'private.deduct_from_sales'),
  ('courier_payable', 'private.courier_joined', 'private.explain_pay', null)) as v (account, joined, explains, deducts)
where p.account = v.account;

create function private.users_of_payee(owner_id uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select private.staff_with(users_of_payee.owner_id, 'money')
  union select p.id from public.profiles as p where p.id = users_of_payee.owner_id
$$;

comment on function private.users_of_payee is 'Who is told of a payee''s money: a vendor''s owners, or whoever earned.';

create function private.tell_payee(owner_id uuid, template text, params jsonb) returns void
language sql security definer set search_path = '' as $$
  select private.notify(u, tell_payee.template, tell_payee.params)
  from private.users_of_payee(tell_payee.owner_id) as u
$$;

insert into private.notification_templates (template, type, title, message) values
  ('payout_returned', 'warning', 'Payout came back',
   '{amount} came back from {destination}: {reason}. It is in your earnings again. Please set the account anew.'),
  ('payout_account_failed', 'warning', 'Account not confirmed',
   'Your bank did not confirm {destination}: {reason}. Please set the account anew.'),
  ('earnings_adjusted', 'info', 'Earnings corrected', 'Your earnings were corrected by {amount}: {reason}.'),
  ('counter_deposit_asked', 'info', 'Cash at your counter',
   '{courier} hands in {amount}. Confirm it once you have counted it.'),
  ('counter_deposit_taken', 'success', 'Cash received', '{vendor} has received {amount} of your cash.'),
  ('counter_deposit_refused', 'warning', 'Cash not received', '{vendor} has not received {amount} of your cash.'),
  ('counter_deposit_expired', 'warning', 'Cash not confirmed',
   '{vendor} did not confirm {amount} in time. Nothing has changed: you still hold it.');

-- Statements ----------------------------------------------------------------------------------------------------------
create table public.payout_statements (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null,
  account_kind public.ledger_account_kind not null,
  cycle text not null constraint statement_cycle check (cycle in ('weekly', 'instant')),
  run_at timestamptz not null,
  since timestamptz,
  opening_paise bigint not null default 0,
  lines_paise bigint not null default 0,
  closing_paise bigint not null default 0,
  held_paise bigint not null default 0 constraint statement_held check (held_paise >= 0),
  payout_paise bigint not null default 0 constraint statement_payout check (payout_paise >= 0),
  carried_paise bigint not null default 0,
  reason text constraint statement_reason check (reason in ('nothing', 'new_payee', 'account_missing', 'account_new',
    'account_unverified', 'below_minimum', 'payout_under_way', 'reserve')),
  payout_id uuid references public.payouts (id),
  made_at timestamptz not null default clock_timestamp(),
  through_entry bigint not null default 0,
  constraint statement_adds_up check (opening_paise + lines_paise = closing_paise
    and closing_paise = payout_paise + carried_paise)
);

create unique index payout_statements_run_idx on public.payout_statements (owner_id, account_kind, run_at)
  where cycle = 'weekly';
create index payout_statements_owner_idx on public.payout_statements (owner_id, account_kind, made_at desc);
create index payout_statements_payout_idx on public.payout_statements (payout_id);

comment on table public.payout_statements is
  'What a payee has earned since the last one, what was withheld, and what was paid of it.';
comment on column public.payout_statements.opening_paise is
  'What was carried over, and what came back of payouts since.';
comment on column public.payout_statements.held_paise is 'What of the closing sum could not be paid yet, see reason.';
comment on column public.payout_statements.reason is 'Why nothing, or not all, was paid; null where all was.';
comment on column public.payout_statements.through_entry is 'The newest entry of the ledger in it or before it.';

create table public.payout_statement_lines (
  statement_id uuid not null references public.payout_statements (id),
  position smallint not null,
  code text not null constraint statement_line_code check (code ~ '^[a-z][a-z0-9_]{1,49}$'),
  amount_paise bigint not null,
  movements integer not null default 0,
  primary key (statement_id, position)
);

comment on table public.payout_statement_lines is 'The lines of a statement, which add up to it.';
comment on column public.payout_statement_lines.movements is 'How many movements of the ledger the line sums up.';

create table private.payout_statement_entries (
  entry_id bigint primary key references private.ledger_entries (id),
  statement_id uuid not null references public.payout_statements (id)
);

create index payout_statement_entries_statement_idx on private.payout_statement_entries (statement_id, entry_id);

comment on table private.payout_statement_entries is
  'Which statement an entry of the ledger is in: in one, and in no second.';

create table private.payout_statement_documents (
  invoice_id uuid primary key references public.invoices (id),
  statement_id uuid not null references public.payout_statements (id)
);

create index payout_statement_documents_statement_idx on private.payout_statement_documents (statement_id);

comment on table private.payout_statement_documents is
  'Which statement counts an invoice or credit note for what is withheld: one, and no second.';

revoke all on private.payout_statement_entries, private.payout_statement_documents from anon, authenticated;

alter table public.payout_statements enable row level security;
alter table public.payout_statement_lines enable row level security;

create policy "owners read their statements, administrators all" on public.payout_statements for select
  to authenticated using (private.owns_earnings(owner_id, account_kind) or (select private.is_admin()));
create policy "who reads a statement reads its lines" on public.payout_statement_lines for select to authenticated
  using (exists (select from public.payout_statements as s where s.id = statement_id));

revoke all on public.payout_statements, public.payout_statement_lines from anon, authenticated;
grant select on public.payout_statements, public.payout_statement_lines to authenticated;

create type private.statement_line as (code text, amount_paise bigint, against public.ledger_account_kind);

comment on type private.statement_line is
  'A line that a statement adds of its own, and the account of the platform on which the other side stands.';

create function private.entry_code(t private.ledger_transactions) returns text language sql immutable
  set search_path = '' as $$
  select case split_part(t.idempotency_key, ':', 1)
    when 'payout' then 'paid_instantly' when 'payout-after-all' then 'paid_after_all'
    when 'payout-failed' then 'returned_payout' when 'payout-returned' then 'returned_payout'
    when 'instant-fee' then 'instant_fee' when 'instant-fee-gst' then 'gst_on_instant_fee'
    when 'reserve-kept' then 'reserve_kept' when 'reserve-released' then 'reserve_released'
    when 'reserve-taken' then 'reserve_taken'
    when 'counter' then 'cash_at_counter_deposit' when 'set-off' then 'cash_in_hand_netted'
    else case t.kind when 'cash_deposit' then 'paid_in' when 'order_settled' then 'earned'
      when 'order_refunded' then 'returned' when 'incentive' then 'incentive' when 'compensation' then 'compensation'
      when 'daily_fee' then 'daily_fee' when 'tip' then 'tips' else 'adjustment' end end
$$;

comment on function private.entry_code is 'The line of a statement on which a movement stands that nobody splits.';

create function private.explain_sales(t private.ledger_transactions, owner_id uuid,
  account public.ledger_account_kind, amount bigint) returns table (code text, amount_paise bigint)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  rows smallint[];
  whole bigint;
  gross bigint;
  own bigint;
  counter bigint := 0;
  sales bigint;
begin
  if t.kind in ('order_settled', 'order_refunded') and t.order_id is not null then
    select array_agg(distinct p) into rows from private.order_shares as s, unnest(s.positions) as p
    where s.order_id = t.order_id and s.account = explain_sales.account
      and coalesce(s.paid_to, s.owner_id) = explain_sales.owner_id
      and (t.kind <> 'order_settled' or s.settled_at = t.at);
  end if;
  if rows is null then
    return query values (private.entry_code(t), amount);
    return;
  end if;
  select coalesce(sum(c.amount_paise) filter (where c.phase <> 'refunded'), 0),
    case t.kind when 'order_settled' then coalesce(sum(c.amount_paise) filter (where c.phase <> 'refunded'
      or (c.at < t.at and c.bearer <> 'platform')), 0)
    else coalesce(sum(c.amount_paise) filter (where c.phase = 'refunded' and c.at = t.at
      and c.bearer <> 'platform'), 0) end
  into whole, gross
  from public.order_charges as c
  where c.order_id = t.order_id and coalesce(c.of_position, c.position) = any (rows);
  own := private.in_proportion(private.own_offer(t.order_id), gross, whole);
  sales := gross - own;
  if t.kind = 'order_settled' then
    counter := (select coalesce(-sum(p.amount_paise), 0) from public.payments as p where p.order_id = t.order_id
      and p.collected_vendor = explain_sales.owner_id and p.collected_at = t.at);
  end if;
  return query select v.code, v.paise from (values
    (case t.kind when 'order_settled' then 'sales' else 'returned_sales' end, sales),
    (case t.kind when 'order_settled' then 'commission' else 'commission_back' end, amount - counter - sales),
    ('cash_at_counter', counter)) as v (code, paise) where v.paise <> 0;
end
$$;

comment on function private.explain_sales is
  'What a vendor earned of an order or a refund took back: sales after its own offers, the platform''s commission, '
  'and cash that it took itself.';

create function private.explain_pay(t private.ledger_transactions, owner_id uuid,
  account public.ledger_account_kind, amount bigint) returns table (code text, amount_paise bigint)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  tip bigint := 0;
begin
  if t.kind = 'order_settled' and t.order_id is not null then
    select * into o from public.enhanced_orders as e where e.id = t.order_id;
    tip := (select coalesce(sum((p ->> 'amount_paise')::bigint), 0) from jsonb_array_elements(
      private.settled_story(t, o, explain_pay.owner_id, explain_pay.account, amount)) as p where p ->> 'code' = 'tip');
  end if;
  return query select v.code, v.paise from (values ('tips', tip), (private.entry_code(t), amount - tip))
    as v (code, paise) where v.paise <> 0;
end
$$;

comment on function private.explain_pay is 'What a courier earned: pay and tips, each by itself.';

create function private.explain_entry(e private.ledger_entries, payee private.payees, owner_id uuid)
  returns table (code text, amount_paise bigint)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  t private.ledger_transactions;
begin
  select * into t from private.ledger_transactions as k where k.id = e.transaction_id;
  if payee.explains is null or t.kind not in ('order_settled', 'order_refunded') then
    return query values (private.entry_code(t), e.amount_paise);
  else
    return query execute format('select * from %s($1, $2, $3, $4)', payee.explains)
      using t, owner_id, payee.account, e.amount_paise;
  end if;
end
$$;

comment on function private.explain_entry is 'The lines of a statement to which one entry of the ledger belongs.';

-- What is withheld ----------------------------------------------------------------------------------------------------
create table private.deduction_rates (
  deduction text not null constraint deduction_known check (deduction ~ '^[a-z][a-z0-9_]{2,39}$'),
  valid_from date not null,
  rate_bp integer not null constraint deduction_rate check (rate_bp between 0 and 10000),
  without_pan_bp integer not null constraint deduction_rate_without_pan check (without_pan_bp between 0 and 10000),
  exempt_paise bigint not null default 0,
  per text not null constraint deduction_period check (per in ('month', 'year')),
  base text not null constraint deduction_base check (base in ('taxed_own_supplies', 'all_supplies')),
  in_halves boolean not null,
  account public.ledger_account_kind not null,
  primary key (deduction, valid_from)
);

revoke all on private.deduction_rates from anon, authenticated;

comment on table private.deduction_rates is
  'What the law has the platform withhold of a seller''s money, effective-dated. Of a month or financial year it is '
  'always what is due on its net value so far, less what was withheld.';
comment on column private.deduction_rates.without_pan_bp is 'The rate for who has told no PAN.';
comment on column private.deduction_rates.exempt_paise is
  'What a person or family with a PAN may sell in the period before anything is withheld.';
comment on column private.deduction_rates.in_halves is 'CGST and SGST, each rounded by itself.';

insert into private.deduction_rates (deduction, valid_from, rate_bp, without_pan_bp, exempt_paise, per, base,
  in_halves, account) values
  ('tcs_section_52', '2018-10-01', 100, 100, 0, 'month', 'taxed_own_supplies', true, 'tcs_withheld'),
  ('tcs_section_52', '2024-07-10', 50, 50, 0, 'month', 'taxed_own_supplies', true, 'tcs_withheld'),
  ('tds_ecommerce', '2020-10-01', 100, 500, 50000000, 'year', 'all_supplies', false, 'tds_withheld'),
  ('tds_ecommerce', '2024-10-01', 10, 500, 50000000, 'year', 'all_supplies', false, 'tds_withheld');

create table private.payee_pans (
  owner_id uuid primary key,
  pan text not null constraint pan_form check (pan ~ '^[A-Z]{3}[ABCFGHJKLPT][A-Z][0-9]{4}[A-Z]$'),
  set_by uuid,
  set_at timestamptz not null default now()
);

revoke all on private.payee_pans from anon, authenticated;

comment on table private.payee_pans is
  'The PAN of payees who have no GST number that contains it. Nobody reads it through the API.';

create table private.payout_deductions (
  statement_id uuid not null references public.payout_statements (id),
  deduction text not null,
  period date not null,
  owner_id uuid not null,
  base_paise bigint not null,
  withheld_paise bigint not null,
  primary key (statement_id, deduction, period)
);

create index payout_deductions_owner_idx on private.payout_deductions (owner_id, deduction, period);

revoke all on private.payout_deductions from anon, authenticated;

comment on table private.payout_deductions is
  'Net value and what was withheld of it, by statement and month or financial year (its first day).';

create function private.payee_pan(owner_id uuid) returns text language sql stable
  security definer set search_path = '' as $$
  select coalesce((select p.pan from private.payee_pans as p where p.owner_id = payee_pan.owner_id),
    substr(private.vendor_for_invoice(payee_pan.owner_id) ->> 'gstin', 3, 10))
$$;

comment on function private.payee_pan is 'The PAN that a payee has told, or that is part of its GST number.';

create function public.set_payee_pan(owner_id uuid, account_kind public.ledger_account_kind, pan text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_earnings(set_payee_pan.owner_id, set_payee_pan.account_kind);
  number text := upper(regexp_replace(left(set_payee_pan.pan, 40), '\s', '', 'g'));
begin
  perform private.bound(set_payee_pan.pan, 100);
  if coalesce(number, '') !~ '^[A-Z]{3}[ABCFGHJKLPT][A-Z][0-9]{4}[A-Z]$' then
    perform private.refuse(400, 'pan_invalid', 'This is not a PAN.');
  end if;
  insert into private.payee_pans as p (owner_id, pan, set_by) values (set_payee_pan.owner_id, number, caller)
  on conflict on constraint payee_pans_pkey do update set pan = excluded.pan, set_by = excluded.set_by, set_at = now();
  perform private.audit('set_payee_pan', 'payee', set_payee_pan.owner_id::text, null,
    jsonb_build_object('pan', left(number, 2) || '••••••' || right(number, 2)));
end
$$;

comment on function public.set_payee_pan is
  'Tells the PAN of one''s own earnings, without which more tax is withheld. On the audit log, masked.';

create function private.due_deduction(r private.deduction_rates, pan text, base bigint) returns bigint
language sql stable set search_path = '' as $$
  -- The fourth letter of a PAN says whose it is: P is a person, H a family.
  select case when pan is not null and substr(pan, 4, 1) in ('P', 'H') and base <= r.exempt_paise then 0
    when r.in_halves then 2 * round(greatest(base, 0) * rate.bp / 20000.0)::bigint
    else round(greatest(base, 0) * rate.bp / 10000.0)::bigint end
  from (select case when pan is null then r.without_pan_bp else r.rate_bp end as bp) as rate
$$;

comment on function private.due_deduction is 'What is to be withheld of a net value of a month or year, in paise.';

create function private.deduct_from_sales(owner_id uuid, account public.ledger_account_kind, statement_id uuid,
  run_at timestamptz, lines jsonb) returns setof private.statement_line
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  rate integer := private.tax_rate('platform');
  pan text := private.payee_pan(deduct_from_sales.owner_id);
  part record;
  withheld bigint;
begin
  insert into private.payout_statement_documents (invoice_id, statement_id)
  select i.id, deduct_from_sales.statement_id from public.invoices as i
  where i.supplier_id = deduct_from_sales.owner_id and i.issued_at <= deduct_from_sales.run_at
    and not exists (select from private.payout_statement_documents as d where d.invoice_id = i.id);
  -- What the seller charges its customers as tax is its own to pay, where it issues the invoice.
  return query
  select case when i.kind = 'credit_note' then 'returned_gst' else 'gst_collected_for_the_seller' end,
    sum(case when i.kind = 'credit_note' then -1 else 1 end * (t.cgst_paise + t.sgst_paise + t.igst_paise))::bigint,
    'tax_payable'::public.ledger_account_kind
  from private.payout_statement_documents as d join public.invoices as i on i.id = d.invoice_id
  join public.invoice_taxes as t on t.invoice_id = i.id
  where d.statement_id = deduct_from_sales.statement_id and i.issuer_id = deduct_from_sales.owner_id
  group by 1 having sum(t.cgst_paise + t.sgst_paise + t.igst_paise) <> 0;
  return query
  select v.code, -2 * sign(v.of)::bigint * round(abs(v.of) * rate / 20000.0)::bigint,
    'tax_payable'::public.ledger_account_kind
  from (values ('gst_on_commission', -coalesce((lines ->> 'commission')::bigint, 0)),
    ('gst_on_commission_back', -coalesce((lines ->> 'commission_back')::bigint, 0))) as v (code, of) where v.of <> 0;
  for part in
    select r.deduction, p.period, sum(p.paise)::bigint as base
    from (select distinct k.deduction from private.deduction_rates as k) as n
    cross join lateral (select k.* from private.deduction_rates as k where k.deduction = n.deduction
      and k.valid_from <= (deduct_from_sales.run_at at time zone 'Asia/Kolkata')::date
      order by k.valid_from desc limit 1) as r
    cross join lateral (
      select case r.per when 'month' then date_trunc('month', i.issued_at at time zone 'Asia/Kolkata')::date
          else to_date(left(private.financial_year(i.issued_at), 4) || '-04-01', 'YYYY-MM-DD') end as period,
        case when i.kind = 'credit_note' then -t.taxable_paise else t.taxable_paise end as paise
      from private.payout_statement_documents as d join public.invoices as i on i.id = d.invoice_id
      join public.invoice_taxes as t on t.invoice_id = i.id
      where d.statement_id = deduct_from_sales.statement_id and (r.base = 'all_supplies'
        or (i.issuer_id = deduct_from_sales.owner_id and i.issuer ->> 'gstin' is not null and t.rate_bp > 0))) as p
    group by 1, 2 order by 1, 2
  loop
    select private.due_deduction(r, pan, part.base + so_far.base) - so_far.withheld into withheld
    from private.deduction_rates as r,
      (select coalesce(sum(d.base_paise), 0)::bigint as base, coalesce(sum(d.withheld_paise), 0)::bigint as withheld
        from private.payout_deductions as d where d.owner_id = deduct_from_sales.owner_id
          and d.deduction = part.deduction and d.period = part.period) as so_far
    where r.deduction = part.deduction and r.valid_from <= (deduct_from_sales.run_at at time zone 'Asia/Kolkata')::date
    order by r.valid_from desc limit 1;
    insert into private.payout_deductions (statement_id, deduction, period, owner_id, base_paise, withheld_paise)
    values (deduct_from_sales.statement_id, part.deduction, part.period, deduct_from_sales.owner_id, part.base,
      withheld);
    if withheld <> 0 then
      return query select part.deduction, -withheld, r.account from private.deduction_rates as r
        where r.deduction = part.deduction order by r.valid_from desc limit 1;
    end if;
  end loop;
end
$$;

comment on function private.deduct_from_sales is
  'The taxes of a vendor''s statement, by its invoices and credit notes: what it collected from its customers, GST on '
  'the commission, TCS of section 52 by month and TDS of e-commerce by financial year, net of returns.';

-- What may be paid ----------------------------------------------------------------------------------------------------
create function private.held_earnings(owner_id uuid, kind public.ledger_account_kind, at timestamptz)
  returns table (entry_id bigint, amount_paise bigint, payable_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  named text := (select p.joined from private.payees as p where p.account = held_earnings.kind);
  since timestamptz;
begin
  if named is null then return; end if;
  execute format('select %s($1)', named) into since using held_earnings.owner_id;
  if since is null then return; end if;
  return query
  select e.id, e.amount_paise, t.at + make_interval(days => private.setting_int('payout_hold_days'))
  from private.ledger_accounts as a join private.ledger_entries as e on e.account_id = a.id
  join private.ledger_transactions as t on t.id = e.transaction_id
  where a.owner_id = held_earnings.owner_id and a.kind = held_earnings.kind and e.amount_paise > 0
    and t.kind in ('order_settled', 'compensation', 'incentive') and t.at <= held_earnings.at
    and t.at + make_interval(days => private.setting_int('payout_hold_days')) > held_earnings.at
    and (t.at at time zone 'Asia/Kolkata')::date - (since at time zone 'Asia/Kolkata')::date
      < private.setting_int('payout_new_days')
    -- Most of what there is, is old.
    and held_earnings.at < since + make_interval(days => private.setting_int('payout_new_days')
      + private.setting_int('payout_hold_days') + 1)
  order by e.id;
end
$$;

comment on function private.held_earnings is
  'What of a new payee''s earnings is held at a time, and when it becomes payable. Days are Indian days.';

create function private.held_sum(owner_id uuid, kind public.ledger_account_kind, at timestamptz) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(h.amount_paise), 0)::bigint from private.held_earnings(held_sum.owner_id, held_sum.kind,
    held_sum.at) as h
$$;

alter table private.payout_accounts
  add column check_state text not null default 'waiting' constraint payout_check_state
    check (check_state in ('waiting', 'checking', 'verified', 'failed', 'returned')),
  add column check_reason text constraint payout_check_reason check (length(check_reason) <= 200),
  add column checked_at timestamptz,
  add column contact_id text constraint payout_contact_form check (contact_id ~ '^[A-Za-z0-9_]{1,64}$'),
  add column fund_account_id text constraint payout_fund_form check (fund_account_id ~ '^[A-Za-z0-9_]{1,64}$'),
  add column validation_id text constraint payout_validation_form check (validation_id ~ '^[A-Za-z0-9_]{1,64}$'),
  add column check_next_at timestamptz not null default now(),
  add column check_attempts smallint not null default 0;

create index payout_accounts_check_idx on private.payout_accounts (check_next_at)
  where check_state in ('waiting', 'checking') and replaced_at is null;
create index payout_accounts_validation_idx on private.payout_accounts (validation_id)
  where validation_id is not null;

comment on column private.payout_accounts.check_state is
  'What a transfer of a rupee has shown: waiting, checking, verified, or failed. returned: a payout came back from it. '
  'Nothing is paid to the last two.';

alter table public.payouts
  drop constraint payout_state,
  add constraint payout_state check (status in ('requested', 'processing', 'paid', 'failed', 'returned')),
  alter column requested_by drop not null,
  add column provider_payout_id text unique
    constraint payout_provider_form check (provider_payout_id ~ '^[A-Za-z0-9_]{1,64}$'),
  add column next_at timestamptz not null default now(),
  add column attempts smallint not null default 0,
  add column fee_paise bigint not null default 0 constraint payout_fee check (fee_paise >= 0),
  add column fee_tax_paise bigint not null default 0 constraint payout_fee_tax check (fee_tax_paise >= 0);

create index payouts_next_idx on public.payouts (next_at) where status in ('requested', 'processing', 'paid');

comment on column public.payouts.requested_by is 'Null for those of a weekly run.';
comment on column public.payouts.next_at is 'When the payout service is asked next, for it or about it.';
comment on column public.payouts.fee_paise is 'What an instant payout cost beside, without its tax.';

grant select (note, fee_paise, fee_tax_paise) on public.payouts to authenticated;

create function private.account_problem(a private.payout_accounts) returns text
language sql stable security definer set search_path = '' as $$
  select case when a.id is null then 'account_missing'
    when a.check_state in ('failed', 'returned')
      or (a.check_state <> 'verified' and private.setting('payouts_enabled') = 'true') then 'account_unverified'
    when a.usable_from > now() then 'account_new' end
$$;

comment on function private.account_problem is
  'Why nothing is paid to an account: it is new, not checked, or failed; null where it can be.';

create function private.present_account(owner_id uuid, kind public.ledger_account_kind)
  returns private.payout_accounts
language sql stable security definer set search_path = '' as $$
  select p from private.payout_accounts as p where p.owner_id = present_account.owner_id
    and p.kind = present_account.kind and p.replaced_at is null
$$;

create function private.instant_fee(available bigint, has_stopped boolean) returns bigint
language sql stable security definer set search_path = '' as $$
  -- Who has stopped working waits for no week, and pays for none.
  select case when has_stopped or available <= 0 then 0
    else greatest(private.setting_int('instant_payout_min_paise'),
      least(private.setting_int('instant_payout_max_paise'),
        round(available * private.setting_int('instant_payout_bp') / 10000.0)))::bigint end
$$;

comment on function private.instant_fee is 'What a payout at once costs, without its tax.';

create function private.instant_terms(owner_id uuid, kind public.ledger_account_kind) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('available_paise', f.available, 'set_off_paise', f.set_off, 'held_paise', f.held,
    'reserve_paise', f.reserve, 'fee_paise', f.fee, 'fee_tax_paise', f.tax,
    'payout_paise', greatest(f.available - f.fee - f.tax, 0),
    'next_run_at', private.next_payout_run())
  from (select k.*, 2 * round(k.fee * private.tax_rate('platform') / 20000.0)::bigint as tax from (
    select s.*, private.instant_fee(s.available, private.has_stopped(instant_terms.owner_id, instant_terms.kind))
      as fee from (
      select n.set_off, n.held, n.reserve, greatest(n.balance - n.set_off - n.held - n.reserve, 0) as available from (
        select b.balance, greatest(least(b.balance, b.cash), 0) as set_off,
          private.held_sum(instant_terms.owner_id, instant_terms.kind, now()) as held,
          private.reserve_to_come(instant_terms.owner_id, instant_terms.kind) as reserve
        from (select private.balance_of(instant_terms.owner_id, instant_terms.kind) as balance,
          private.cash_owed(instant_terms.owner_id, instant_terms.kind) as cash) as b) as n) as s) as k) as f
$$;

comment on function private.instant_terms is
  'What a payout at once comes to: {available_paise, set_off_paise, held_paise, reserve_paise, fee_paise, '
  'fee_tax_paise, payout_paise, next_run_at}.';

-- Runs ----------------------------------------------------------------------------------------------------------------
create function private.last_payout_run(at timestamptz default now()) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select (d.due - case when d.due > here.local then interval '7 days' else interval '0' end)
    at time zone 'Asia/Kolkata'
  from (select last_payout_run.at at time zone 'Asia/Kolkata' as local) as here
  cross join lateral (select date_trunc('week', here.local)
    + make_interval(days => private.setting_int('payout_weekday') - 1,
      secs => private.setting_int('payout_run_seconds')) as due) as d
$$;

comment on function private.last_payout_run is 'When the last weekly run was due, by the clock of India.';

create function private.next_payout_run() returns timestamptz language sql stable
  security definer set search_path = '' as $$
  select private.last_payout_run() + interval '7 days'
$$;

comment on function private.next_payout_run is 'When the next weekly run is due.';

create function private.keep_lines(statement uuid, lines jsonb, counts jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.payout_statement_lines (statement_id, position, code, amount_paise, movements)
  select keep_lines.statement, l.n, l.line ->> 'code', (l.line ->> 'amount_paise')::bigint,
    coalesce((counts ->> (l.line ->> 'code'))::integer, 0)
  from jsonb_array_elements(lines) with ordinality as l (line, n)
$$;

create function private.claim_entries(statement uuid, keys text[], owner_id uuid, kind public.ledger_account_kind)
  returns void language sql security definer set search_path = '' as $$
  insert into private.payout_statement_entries (entry_id, statement_id)
  select e.id, claim_entries.statement from private.ledger_transactions as t
  join private.ledger_entries as e on e.transaction_id = t.id join private.ledger_accounts as a on a.id = e.account_id
  where t.idempotency_key = any (keys) and a.owner_id = claim_entries.owner_id and a.kind = claim_entries.kind
$$;

comment on function private.claim_entries is 'What a statement itself has posted is in it, and in no later one.';

create function private.make_statement(owner_id uuid, account public.ledger_account_kind, run_at timestamptz)
  returns uuid language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  payee private.payees;
  last public.payout_statements;
  made uuid := gen_random_uuid();
  opening bigint;
  lines jsonb;
  counts jsonb;
  own private.statement_line[] := '{}';
  movements private.movement[];
  closing bigint;
  set_off bigint;
  held bigint;
  later bigint;
  payable bigint;
  base bigint;
  freed jsonb;
  kept bigint;
  destination private.payout_accounts;
  why text;
  sent public.payouts;
begin
  perform private.take_turns('payout', make_statement.owner_id::text);
  select * into strict payee from private.payees as p where p.account = make_statement.account;
  select * into last from public.payout_statements as s where s.owner_id = make_statement.owner_id
    and s.account_kind = make_statement.account and s.cycle = 'weekly' order by s.made_at desc limit 1;
  if last.run_at >= make_statement.run_at then return null; end if;
  insert into public.payout_statements (id, owner_id, account_kind, cycle, run_at, since)
  values (made, make_statement.owner_id, make_statement.account, 'weekly', make_statement.run_at, last.run_at);

  -- Entries get numbers before they are committed, so that a lower one may come later: no transaction lasts a day.
  insert into private.payout_statement_entries (entry_id, statement_id)
  select e.id, made from private.ledger_accounts as a join private.ledger_entries as e on e.account_id = a.id
  join private.ledger_transactions as t on t.id = e.transaction_id
  where a.owner_id = make_statement.owner_id and a.kind = make_statement.account and t.at <= make_statement.run_at
    and e.id > coalesce((select max(s.through_entry) from public.payout_statements as s
      where s.owner_id = make_statement.owner_id and s.account_kind = make_statement.account
        and s.cycle = 'weekly' and s.made_at < clock_timestamp() - interval '1 day'), 0)
    and not exists (select from private.payout_statement_entries as c where c.entry_id = e.id);
  with split as (
    select x.code, x.amount_paise, e.id from private.payout_statement_entries as c
    join private.ledger_entries as e on e.id = c.entry_id
    cross join lateral private.explain_entry(e, payee, make_statement.owner_id) as x
    where c.statement_id = made
  ), summed as (
    select s.code, sum(s.amount_paise)::bigint as paise, count(*) as n, min(s.id) as first from split as s group by 1
  )
  select coalesce(sum(s.paise) filter (where s.code = 'returned_payout'), 0),
    coalesce(jsonb_agg(jsonb_build_object('code', s.code, 'amount_paise', s.paise) order by s.first, s.paise desc)
      filter (where s.code <> 'returned_payout'), '[]'), coalesce(jsonb_object_agg(s.code, s.n), '{}')
  into opening, lines, counts from summed as s;
  opening := opening + coalesce(last.carried_paise, 0);

  if payee.deducts is not null then
    execute format('select array_agg(l) from %s($1, $2, $3, $4, $5) as l', payee.deducts) into own
    using make_statement.owner_id, make_statement.account, made, make_statement.run_at,
      (select coalesce(jsonb_object_agg(l ->> 'code', l -> 'amount_paise'), '{}')
        from jsonb_array_elements(lines) as l);
    own := coalesce(own, '{}');
  end if;
  if cardinality(own) > 0 then
    movements := array(select m from unnest(own) as l, lateral (values
      ((make_statement.owner_id, make_statement.account, l.amount_paise)::private.movement),
      ((null, l.against, -l.amount_paise)::private.movement)) as v (m));
    perform private.post('payout_tax', null, 'statement:' || made, movements);
    lines := lines || (select jsonb_agg(jsonb_build_object('code', l.code, 'amount_paise', l.amount_paise))
      from (select o.code, sum(o.amount_paise) as amount_paise, min(o.n) as n from unnest(own)
        with ordinality as o (code, amount_paise, against, n) group by o.code order by 3) as l);
  end if;
  closing := opening + (select coalesce(sum((l ->> 'amount_paise')::bigint), 0) from jsonb_array_elements(lines) as l);
  base := closing - opening - (select coalesce(sum((l ->> 'amount_paise')::bigint), 0)
    from jsonb_array_elements(lines) as l where l ->> 'code' in ('paid_instantly', 'paid_after_all',
      'instant_fee', 'gst_on_instant_fee', 'cash_in_hand_netted'));
  freed := private.free_reserve(made, make_statement.owner_id, make_statement.account, make_statement.run_at, closing);
  lines := lines || freed;
  closing := closing + (select coalesce(sum((l ->> 'amount_paise')::bigint), 0) from jsonb_array_elements(freed) as l);
  -- What was earned after the time of the run waits for the next one; what was lost since is not paid out.
  later := private.balance_of(make_statement.owner_id, make_statement.account) - closing;
  set_off := greatest(least(closing, closing + later, private.cash_owed(make_statement.owner_id,
    make_statement.account)), 0);
  if set_off > 0 then
    perform private.post('payout', null, 'set-off:' || made, array[
      (make_statement.owner_id, make_statement.account, -set_off)::private.movement,
      (make_statement.owner_id, payee.cash_account, set_off)::private.movement]);
    lines := lines || jsonb_build_object('code', 'cash_in_hand_netted', 'amount_paise', -set_off);
    closing := closing - set_off;
  end if;
  kept := private.keep_reserve(made, make_statement.owner_id, make_statement.account, make_statement.run_at, base,
    least(closing, closing + later));
  if kept > 0 then
    lines := lines || jsonb_build_object('code', 'reserve_kept', 'amount_paise', -kept);
    closing := closing - kept;
  end if;
  held := least(private.held_sum(make_statement.owner_id, make_statement.account, make_statement.run_at),
    greatest(closing, 0));
  payable := least(closing - held, closing - held + later);
  destination := private.present_account(make_statement.owner_id, make_statement.account);
  why := case when closing <= 0 and kept > 0 then 'reserve' when closing <= 0 then 'nothing'
    when payable <= 0 then 'new_payee'
    when exists (select from public.payouts as p where p.owner_id = make_statement.owner_id
      and p.account_kind = make_statement.account and p.status in ('requested', 'processing')) then 'payout_under_way'
    when private.account_problem(destination) is not null then private.account_problem(destination)
    when payable < private.setting_int('payout_minimum_paise')
      and not private.has_stopped(make_statement.owner_id, make_statement.account) then 'below_minimum' end;
  if why is null then
    insert into public.payouts (owner_id, account_kind, amount_paise, set_off_paise, method, destination, account_id)
    values (make_statement.owner_id, make_statement.account, payable, set_off, destination.method,
      destination.masked, destination.id) returning * into sent;
    perform private.post('payout', null, 'payout:' || sent.id, array[
      (make_statement.owner_id, make_statement.account, -payable)::private.movement,
      (null, 'payout_clearing', payable)::private.movement]);
    if held > 0 then why := 'new_payee'; end if;
  elsif why in ('account_missing', 'account_new', 'account_unverified') then
    held := closing;
  end if;
  perform private.claim_entries(made, array['statement:' || made, 'set-off:' || made, 'payout:' || sent.id,
    'reserve-kept:' || made, 'reserve-released:' || made, 'reserve-taken:' || made],
    make_statement.owner_id, make_statement.account);
  perform private.keep_lines(made, lines, counts);
  update public.payout_statements as s set opening_paise = opening, lines_paise = closing - opening,
    closing_paise = closing, held_paise = held, payout_paise = coalesce(sent.amount_paise, 0),
    carried_paise = closing - coalesce(sent.amount_paise, 0), reason = why, payout_id = sent.id,
    through_entry = (select coalesce(max(c.entry_id), 0) from private.payout_statement_entries as c
      where c.statement_id = made)
  where s.id = made;
  return made;
end
$$;

comment on function private.make_statement is
  'The weekly statement of one payee: what the ledger has moved until the time of the run and no statement has yet, '
  'what is withheld, the reserve, cash in hand set off, and the payout. Once for each run; null where there is one.';

create function private.run_payouts(run_at timestamptz default private.last_payout_run(), most integer default 200)
  returns integer language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  one record;
  made integer := 0;
begin
  for one in
    select a.owner_id, a.kind from private.ledger_accounts as a join private.payees as p on p.account = a.kind
    left join lateral (select s.run_at, s.carried_paise, s.through_entry from public.payout_statements as s
      where s.owner_id = a.owner_id and s.account_kind = a.kind and s.cycle = 'weekly'
      order by s.made_at desc limit 1) as last on true
    where (last.run_at is null or last.run_at < run_payouts.run_at)
      and (coalesce(last.carried_paise, 0) <> 0
        or private.reserve_is_due(a.owner_id, a.kind, run_payouts.run_at)
        or exists (select from private.ledger_entries as e
        join private.ledger_transactions as t on t.id = e.transaction_id
        where e.account_id = a.id and e.id > coalesce(last.through_entry, 0) and t.at <= run_payouts.run_at))
    order by a.owner_id, a.kind limit run_payouts.most
  loop
    begin
      if private.make_statement(one.owner_id, one.kind, run_payouts.run_at) is not null then made := made + 1; end if;
    exception when others then
      -- One that fails is tried again and keeps nobody else from being paid.
      raise warning 'statement of % %: %', one.kind, one.owner_id, sqlerrm;
    end;
  end loop;
  return made;
end
$$;

comment on function private.run_payouts is
  'Makes the statements that a weekly run still lacks, so many at a time: called each minute, it goes on where it was '
  'interrupted.';

select cron.schedule('run-payouts', '* * * * *', 'select private.run_payouts()');

create function private.statement_differences() returns table (owner_id uuid, account public.ledger_account_kind,
  stated_paise bigint, booked_paise bigint)
language sql stable security definer set search_path = '' as $$
  select s.owner_id, s.account_kind, s.stated, b.booked from (
    select distinct on (k.owner_id, k.account_kind) k.owner_id, k.account_kind, k.carried_paise as stated
    from public.payout_statements as k where k.cycle = 'weekly'
    order by k.owner_id, k.account_kind, k.made_at desc) as s
  cross join lateral (select coalesce(sum(e.amount_paise), 0)::bigint as booked from private.ledger_accounts as a
    join private.ledger_entries as e on e.account_id = a.id
    join private.payout_statement_entries as c on c.entry_id = e.id
    where a.owner_id = s.owner_id and a.kind = s.account_kind) as b
  where s.stated <> b.booked
  union all
  select k.owner_id, k.account_kind, k.lines_paise, coalesce(sum(l.amount_paise), 0)::bigint
  from public.payout_statements as k left join public.payout_statement_lines as l on l.statement_id = k.id
  group by k.id having k.lines_paise <> coalesce(sum(l.amount_paise), 0)
$$;

comment on function private.statement_differences is
  'Payees whose statements are not what the ledger has, or whose lines do not add up, in paise: always none.';

-- What becomes of a payout --------------------------------------------------------------------------------------------
create function private.end_payout(p public.payouts, goal text, mark text, why text, account_fault boolean)
  returns text language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  is_open boolean := p.status in ('requested', 'processing');
  params jsonb := jsonb_build_object('amount', private.rupees(p.amount_paise), 'amount_paise', p.amount_paise,
    'destination', p.destination, 'reason', coalesce(left(why, 200), 'the bank gave no reason'));
begin
  if p.status = goal or p.status in ('failed', 'returned') or (p.status = 'paid' and goal <> 'returned') then
    return 'duplicate';
  end if;
  update public.payouts as k set status = goal,
    reference = case when goal = 'paid' then coalesce(mark, k.reference, k.provider_payout_id) else k.reference end,
    note = coalesce(left(nullif(trim(why), ''), 500), k.note),
    settled_at = case when goal <> 'processing' then now() end where k.id = p.id;
  if goal = 'processing' then return goal; end if;
  -- What was set off against cash stays set off.
  perform private.post('payout', null, 'payout-' || goal || ':' || p.id, array[
    (null, case when is_open then 'payout_clearing' else 'gateway_clearing' end::public.ledger_account_kind,
      -p.amount_paise)::private.movement,
    case goal when 'paid' then (null, 'gateway_clearing', p.amount_paise)::private.movement
      else (p.owner_id, p.account_kind, p.amount_paise + p.fee_paise + p.fee_tax_paise)::private.movement end,
    -- What did not arrive costs nothing.
    (null, 'platform_revenue', case when goal <> 'paid' then -p.fee_paise else 0 end)::private.movement,
    (null, 'tax_payable', case when goal <> 'paid' then -p.fee_tax_paise else 0 end)::private.movement]);
  if goal = 'returned' or (goal = 'failed' and account_fault) then
    update private.payout_accounts as a set check_state = 'returned', check_reason = left(why, 200), checked_at = now()
    where a.id = p.account_id;
    perform private.fail_unsent(p.account_id, why);
  end if;
  perform private.tell_payee(p.owner_id, 'payout_' || goal, params);
  return goal;
end
$$;

comment on function private.end_payout is
  'Takes a locked payout a step further: processing, paid, failed, or returned, which may come after paid. What came '
  'back is in the earnings again, once, and nothing more is sent to that account. Answers the new state, or duplicate.';

create function private.fail_unsent(account uuid, why text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  unsent public.payouts;
begin
  for unsent in select * from public.payouts as p where p.account_id = fail_unsent.account and p.status = 'requested'
    and p.attempts = 0 and p.provider_payout_id is null order by p.id for update loop
    perform private.end_payout(unsent, 'failed', null, why, false);
  end loop;
end
$$;

comment on function private.fail_unsent is
  'Gives back what waits to be sent to an account to which nothing is sent any more.';

create function private.payout_goal(status text) returns text language sql immutable set search_path = '' as $$
  select case payout_goal.status when 'processed' then 'paid' when 'reversed' then 'returned'
    when 'rejected' then 'failed' when 'cancelled' then 'failed' when 'failed' then 'failed'
    when 'queued' then 'processing' when 'pending' then 'processing' when 'scheduled' then 'processing'
    when 'processing' then 'processing' end
$$;

comment on function private.payout_goal is
  'What a state of the payout service means here: processing, paid, returned or failed; null where it is unknown.';

create function public.payout_record(payout jsonb, event jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  p public.payouts;
  named text := payout ->> 'provider_payout_id';
  goal text := private.payout_goal(payout ->> 'status');
begin
  if coalesce(named, '') !~ '^[A-Za-z0-9_]{1,64}$' or goal is null
      or coalesce(payout ->> 'amount_paise', '') !~ '^[1-9][0-9]{0,15}$' then
    perform private.refuse(400, 'payout_invalid', 'This payout could not be read.');
  end if;
  perform private.keep_event(payout_record.event);
  select * into p from public.payouts as k where k.provider_payout_id = named
    or (k.provider_payout_id is null and k.id::text = payout ->> 'reference_id') for update;
  if p.id is null or p.amount_paise::text <> payout ->> 'amount_paise' then return '{"outcome": "unknown"}'; end if;
  if p.provider_payout_id is null then
    update public.payouts as k set provider_payout_id = named where k.id = p.id returning * into p;
  end if;
  return jsonb_build_object('outcome', private.end_payout(p, goal,
    substring(payout ->> 'utr' from '^[A-Za-z0-9 ./_-]{4,64}$'), private.plain_reason(payout ->> 'reason'),
    payout -> 'account_fault' = 'true'));
end
$$;

comment on function public.payout_record is
  'For the functions payout-worker and payout-webhook only: what the payout service says of a payout, '
  '{provider_payout_id, reference_id (our id), amount_paise, status, utr, reason, account_fault}. Whoever tells first, '
  'and however often, it ends the same. Answers {outcome: processing|paid|failed|returned|duplicate|unknown}.';

create function private.plain_reason(said text) returns text language sql immutable set search_path = '' as $$
  select nullif(trim(left(regexp_replace(said, '[^[:alnum:] .,()/_-]', ' ', 'g'), 200)), '')
$$;

comment on function private.plain_reason is 'A reason of the bank as it may be shown: its words without any markup.';

create function private.names_match(given text, known text) returns boolean language sql immutable
  set search_path = '' as $$
  with words as (
    select regexp_split_to_array(trim(upper(regexp_replace(given, '[^[:alpha:]]+', ' ', 'g'))), ' ') as a,
      regexp_split_to_array(trim(upper(regexp_replace(known, '[^[:alpha:]]+', ' ', 'g'))), ' ') as b
  ), sides as (
    select case when cardinality(a) <= cardinality(b) then a else b end as few,
      case when cardinality(a) <= cardinality(b) then b else a end as many from words
  )
  -- Every word of the shorter name is in the longer one, an initial as the beginning of one; one is written out.
  select cardinality(s.few) > 0 and not exists (select from unnest(s.few) as f where not exists (
      select from unnest(s.many) as m where m = f or (length(f) = 1 and starts_with(m, f))
        or (length(m) = 1 and starts_with(f, m))))
    and exists (select from unnest(s.few) as f where length(f) > 2 and f = any (s.many))
  from sides as s
$$;

comment on function private.names_match is
  'Whether the name that a bank knows is the one that was given: its words in any order, initials for words.';

create function private.end_check(a private.payout_accounts, said text, registered text, why text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  goal text := case when said = 'invalid' then 'failed' when said = 'active' then
    case when private.names_match(a.holder, registered) then 'verified' else 'failed' end end;
begin
  if goal is null or a.check_state not in ('waiting', 'checking') then return 'duplicate'; end if;
  update private.payout_accounts as p set check_state = goal, checked_at = now(),
    check_reason = case when goal = 'failed' then case when said = 'active' then 'name_differs'
      else coalesce(why, 'account_invalid') end end where p.id = a.id returning * into a;
  if goal = 'failed' then perform private.fail_unsent(a.id, a.check_reason); end if;
  if goal = 'failed' and a.replaced_at is null then
    perform private.tell_payee(a.owner_id, 'payout_account_failed', jsonb_build_object('destination', a.masked,
      'reason', a.check_reason));
  end if;
  return goal;
end
$$;

comment on function private.end_check is
  'What a check of an account has shown: it exists and has the name that was given, or it has not.';

create function public.payout_check_record(checked jsonb, event jsonb default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  a private.payout_accounts;
begin
  if coalesce(checked ->> 'validation_id', '') !~ '^[A-Za-z0-9_]{1,64}$' then
    perform private.refuse(400, 'check_invalid', 'This check could not be read.');
  end if;
  perform private.keep_event(payout_check_record.event);
  select * into a from private.payout_accounts as p where p.validation_id = checked ->> 'validation_id' for update;
  if a.id is null then return '{"outcome": "unknown"}'; end if;
  return jsonb_build_object('outcome', private.end_check(a, checked ->> 'status', checked ->> 'registered_name',
    private.plain_reason(checked ->> 'reason')));
end
$$;

comment on function public.payout_check_record is
  'For the functions payout-worker and payout-webhook only: what a penny-drop has shown, {validation_id, status: '
  'active|invalid|pending, registered_name, reason}. Answers {outcome: verified|failed|duplicate|unknown}.';

create function public.claim_payout_work(most integer default 20) returns setof jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if private.setting('payouts_enabled') is distinct from 'true' then return; end if;
  return query
  update private.payout_accounts as a set check_state = 'checking', check_attempts = least(a.check_attempts + 1, 1000),
    check_next_at = now() + interval '30 seconds' * power(2, least(a.check_attempts, 9))
  where a.id in (select c.id from private.payout_accounts as c where c.check_state in ('waiting', 'checking')
    and c.replaced_at is null and c.holder is not null and c.check_next_at <= now() order by c.check_next_at
    limit least(greatest(claim_payout_work.most, 0), 100) for update skip locked)
  returning jsonb_build_object('kind', 'check', 'id', a.id, 'method', a.method, 'holder', a.holder, 'account_number',
    a.account_number, 'ifsc', a.ifsc, 'upi_id', a.upi_id, 'contact_id', a.contact_id, 'fund_account_id',
    a.fund_account_id, 'validation_id', a.validation_id);
  return query
  update public.payouts as p set attempts = least(p.attempts + 1, 1000), next_at = case when p.status = 'paid'
      then now() + interval '6 hours' else now() + interval '30 seconds' * power(2, least(p.attempts, 9)) end
  from private.payout_accounts as a
  where a.id = p.account_id and p.id in (select c.id from public.payouts as c
    join private.payout_accounts as k on k.id = c.account_id and k.fund_account_id is not null
    where c.next_at <= now() and ((c.status in ('requested', 'processing') and (c.provider_payout_id is not null
        -- What was asked for once may be there: it is asked for by the same id until there is an answer.
        or k.check_state = 'verified' or c.attempts > 0))
      -- What was paid may still come back.
      or (c.status = 'paid' and c.provider_payout_id is not null and c.settled_at > now() - interval '7 days'))
    order by c.next_at limit least(greatest(claim_payout_work.most, 0), 100) for update of c skip locked)
  returning jsonb_build_object('kind', 'payout', 'id', p.id, 'amount_paise', p.amount_paise, 'method', p.method,
    'fund_account_id', a.fund_account_id, 'provider_payout_id', p.provider_payout_id);
end
$$;

comment on function public.claim_payout_work is
  'For the function payout-worker only: accounts to check and payouts to send or to ask about, claimed for at least 30 '
  'seconds, doubling with each attempt: {kind: check, id, method, holder, account_number, ifsc, upi_id, contact_id, '
  'fund_account_id, validation_id} or {kind: payout, id, amount_paise, method, fund_account_id, provider_payout_id}.';

create function public.settle_payout_work(results jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  given jsonb;
  a private.payout_accounts;
  p public.payouts;
  settled integer := 0;
begin
  if results is null or jsonb_typeof(results) <> 'array' or jsonb_array_length(results) > 200 then
    perform private.refuse(400, 'results_invalid', 'These results could not be read.');
  end if;
  for given in select value from jsonb_array_elements(results) order by value ->> 'id' loop
    continue when not pg_input_is_valid(coalesce(given ->> 'id', ''), 'uuid');
    if given ->> 'kind' = 'check' then
      update private.payout_accounts as k set contact_id = coalesce(k.contact_id, given ->> 'contact_id'),
        fund_account_id = coalesce(k.fund_account_id, given ->> 'fund_account_id'),
        validation_id = coalesce(k.validation_id, given ->> 'validation_id')
      where k.id = (given ->> 'id')::uuid returning * into a;
      continue when a.id is null;
      perform private.end_check(a, given ->> 'status', given ->> 'registered_name',
        private.plain_reason(given ->> 'reason'));
    elsif given ->> 'provider_payout_id' is not null then
      perform public.payout_record(given || jsonb_build_object('reference_id', given -> 'id'));
    elsif given ->> 'status' = 'refused' then
      -- The service has made no payout, and says that it will not.
      select * into p from public.payouts as k where k.id = (given ->> 'id')::uuid and k.provider_payout_id is null
        for update;
      continue when p.id is null;
      perform private.end_payout(p, 'failed', null, private.plain_reason(given ->> 'reason'),
        given -> 'account_fault' = 'true');
    else
      continue;
    end if;
    settled := settled + 1;
  end loop;
  return settled;
end
$$;

comment on function public.settle_payout_work is
  'For the function payout-worker only: what became of claimed work, [{kind: check, id, contact_id, fund_account_id, '
  'validation_id, status: active|invalid|pending|lost, registered_name, reason}] or [{kind: payout, id, '
  'provider_payout_id, amount_paise, status, utr, reason, account_fault}], status refused where none was made and none '
  'will be. Answers how many were known.';

create function private.set_payout_worker(url text, secret text) returns void language sql set search_path = '' as $$
  select private.set_called_function('payout-worker', url, secret, 'payouts_enabled')
$$;

comment on function private.set_payout_worker is
  'Switches payouts through the payout service on (docs/operations/payouts.md).';

create function private.call_payout_worker() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.payout_accounts as a where a.check_state in ('waiting', 'checking')
      and a.replaced_at is null and a.holder is not null and a.check_next_at <= now())
    or exists (select from public.payouts as p where p.next_at <= now() and (p.status in ('requested', 'processing')
      or (p.status = 'paid' and p.provider_payout_id is not null and p.settled_at > now() - interval '7 days')))
    or exists (select from private.payout_days as d where d.due_at <= now()) then
    perform private.call_function('payout-worker', 'x-worker-secret', 30000);
  end if;
end
$$;

comment on function private.call_payout_worker is
  'Calls the function payout-worker while an account is to be checked, a payout to be sent or asked about, or a day of '
  'the service''s list to be read; run by pg_cron.';

select cron.schedule('call-payout-worker', '5 seconds', 'select private.call_payout_worker()');

-- Corrections ---------------------------------------------------------------------------------------------------------
create table private.payout_adjustments (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null,
  account_kind public.ledger_account_kind not null references private.payees (account),
  amount_paise bigint not null constraint adjustment_range
    check (amount_paise <> 0 and abs(amount_paise) <= 100000000),
  note text not null constraint adjustment_note_length check (length(trim(note)) between 5 and 300),
  state text not null default 'waiting' constraint adjustment_state check (state in ('waiting', 'posted', 'refused')),
  asked_by uuid not null references auth.users (id),
  asked_at timestamptz not null default now(),
  decided_by uuid references auth.users (id),
  decided_at timestamptz
);

create trigger texts_are_plain before insert or update of note on private.payout_adjustments
  for each row execute function private.keep_plain('note');

create index payout_adjustments_kind_idx on private.payout_adjustments (account_kind);
create index payout_adjustments_asked_by_idx on private.payout_adjustments (asked_by);
create index payout_adjustments_decided_by_idx on private.payout_adjustments (decided_by);
create index payout_adjustments_state_idx on private.payout_adjustments (state, asked_at desc);

revoke all on private.payout_adjustments from anon, authenticated;

comment on table private.payout_adjustments is
  'Corrections of earnings by administrators. Above a limit somebody else has to agree.';

create function private.post_adjustment(a private.payout_adjustments) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_turns('payout', a.owner_id::text);
  perform private.post('adjustment', null, 'adjustment:' || a.id, array[
    (a.owner_id, a.account_kind, a.amount_paise)::private.movement,
    (null, 'platform_revenue', -a.amount_paise)::private.movement], a.note);
  perform private.tell_payee(a.owner_id, 'earnings_adjusted', jsonb_build_object('amount',
    case when a.amount_paise < 0 then '−' else '+' end || private.rupees(abs(a.amount_paise)), 'amount_paise',
    a.amount_paise, 'reason', a.note));
end
$$;

create function public.propose_adjustment(owner_id uuid, account_kind public.ledger_account_kind, amount_paise bigint,
  note text, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  a private.payout_adjustments;
  result jsonb;
begin
  perform private.bound(propose_adjustment.note, 1200);
  result := private.claim_idempotency(caller, propose_adjustment.idempotency_key, 'propose_adjustment');
  if result is not null then return result; end if;
  if not exists (select from private.ledger_accounts as k join private.payees as p on p.account = k.kind
    where k.owner_id = propose_adjustment.owner_id and k.kind = propose_adjustment.account_kind) then
    perform private.refuse(404, 'earnings_not_found', 'There are no such earnings.');
  end if;
  if private.owns_earnings(propose_adjustment.owner_id, propose_adjustment.account_kind) then
    perform private.refuse(403, 'own_payout', 'Somebody else has to settle your own payout.');
  end if;
  if propose_adjustment.amount_paise is null or propose_adjustment.amount_paise = 0
      or abs(propose_adjustment.amount_paise) > 100000000
      or coalesce(length(trim(propose_adjustment.note)), 0) not between 5 and 300 then
    perform private.refuse(400, 'adjustment_invalid', 'A correction has an amount and says why.');
  end if;
  perform private.take_turns('payout', propose_adjustment.owner_id::text);
  insert into private.payout_adjustments (owner_id, account_kind, amount_paise, note, asked_by)
  values (propose_adjustment.owner_id, propose_adjustment.account_kind, propose_adjustment.amount_paise,
    trim(propose_adjustment.note), caller) returning * into a;
  -- Many small ones are a large one.
  if (select sum(abs(k.amount_paise)) from private.payout_adjustments as k where k.owner_id = a.owner_id
      and k.account_kind = a.account_kind and k.asked_by = caller and (k.id = a.id
        or (k.decided_by = caller and k.state = 'posted' and k.asked_at > now() - interval '30 days')))
      <= private.setting_int('adjustment_alone_paise') then
    update private.payout_adjustments as k set state = 'posted', decided_by = caller, decided_at = now()
    where k.id = a.id returning * into a;
    perform private.post_adjustment(a);
  end if;
  perform private.audit('propose_adjustment', 'payee', a.owner_id::text, null, jsonb_build_object('id', a.id,
    'amount_paise', a.amount_paise, 'state', a.state), a.note);
  result := jsonb_build_object('id', a.id, 'state', a.state);
  perform private.keep_result(caller, propose_adjustment.idempotency_key, result);
  return result;
end
$$;

comment on function public.propose_adjustment is
  'Corrects a payee''s earnings by an amount, up or down, once per key; what one administrator corrects of a payee in '
  '30 days above the limit waits for a second one: {id, state: posted|waiting}. Administrators only; written to the '
  'audit log.';

create function public.decide_adjustment(adjustment_id uuid, accept boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  a private.payout_adjustments;
begin
  if decide_adjustment.accept is null then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select * into a from private.payout_adjustments as k where k.id = decide_adjustment.adjustment_id for update;
  if a.id is null then perform private.refuse(404, 'adjustment_not_found', 'There is no such correction.'); end if;
  if a.state <> 'waiting' then
    perform private.refuse(409, 'adjustment_decided', 'This correction was decided in the meantime.',
      jsonb_build_object('state', a.state));
  end if;
  -- Who asked may take it back, and not agree to it.
  if decide_adjustment.accept and (caller = a.asked_by
      or private.owns_earnings(a.owner_id, a.account_kind)) then
    perform private.refuse(403, 'second_person_needed', 'Somebody else has to agree to this correction.');
  end if;
  update private.payout_adjustments as k set decided_by = caller, decided_at = now(),
    state = case when decide_adjustment.accept then 'posted' else 'refused' end
  where k.id = a.id returning * into a;
  if a.state = 'posted' then perform private.post_adjustment(a); end if;
  perform private.audit('decide_adjustment', 'payee', a.owner_id::text, jsonb_build_object('state', 'waiting'),
    jsonb_build_object('id', a.id, 'amount_paise', a.amount_paise, 'state', a.state));
  return jsonb_build_object('state', a.state);
end
$$;

comment on function public.decide_adjustment is
  'Agrees to a correction that waits, or refuses it: never by who asked for it, nor by who gets it. {state: '
  'posted|refused}. Administrators only; written to the audit log.';

create function public.admin_adjustments() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_role('admin');
begin
  return (select coalesce(jsonb_agg(to_jsonb(l) order by l.state = 'waiting' desc, l.asked_at desc), '[]') from (
    select a.id, private.payee_name(a.owner_id) as owner_name, a.account_kind, a.amount_paise, a.note, a.state,
      private.name_of(a.asked_by) as asked_by, a.asked_at, private.name_of(a.decided_by) as decided_by, a.decided_at,
      a.asked_by <> caller and not private.owns_earnings(a.owner_id, a.account_kind) as may_agree
    from private.payout_adjustments as a order by a.state = 'waiting' desc, a.asked_at desc limit 100) as l);
end
$$;

comment on function public.admin_adjustments is
  'Corrections, those that wait first: [{id, owner_name, account_kind, amount_paise, note, state, asked_by, asked_at, '
  'decided_by, decided_at, may_agree}]. Administrators only.';

create function private.payee_name(owner_id uuid) returns text language sql stable
  security definer set search_path = '' as $$
  select coalesce((select v.name from public.vendors as v where v.id = payee_name.owner_id),
    (select c.name from public.couriers as c where c.user_id = payee_name.owner_id),
    private.name_of(payee_name.owner_id))
$$;

-- Cash at a vendor's counter ------------------------------------------------------------------------------------------
create table private.counter_deposits (
  id uuid primary key default gen_random_uuid(),
  courier_id uuid not null references auth.users (id),
  vendor_id uuid not null references public.vendors (id),
  amount_paise bigint not null constraint counter_deposit_range check (amount_paise between 1 and 10000000),
  state text not null default 'asked'
    constraint counter_deposit_state check (state in ('asked', 'taken', 'refused', 'withdrawn', 'expired')),
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null
    default now() + make_interval(secs => private.setting_int('counter_deposit_seconds')),
  decided_by uuid references auth.users (id),
  decided_at timestamptz
);

create unique index counter_deposits_one_open_idx on private.counter_deposits (courier_id) where state = 'asked';
create index counter_deposits_courier_idx on private.counter_deposits (courier_id, asked_at desc);
create index counter_deposits_vendor_idx on private.counter_deposits (vendor_id, asked_at desc);
create index counter_deposits_decided_by_idx on private.counter_deposits (decided_by);
create index counter_deposits_expires_idx on private.counter_deposits (expires_at) where state = 'asked';

revoke all on private.counter_deposits from anon, authenticated;

comment on table private.counter_deposits is
  'Cash that a courier hands in at a vendor''s counter: the courier says how much, the vendor''s people confirm it, or '
  'it expires.';

create function public.deposit_counters() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_role('delivery');
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('vendor_id', l.id, 'name', l.name, 'takes_paise', l.takes)
    order by l.at desc), '[]') from (
    select v.id, v.name, max(o.created_at) as at, private.balance_of(v.id, 'vendor_payable') as takes
    from public.jobs as j join public.enhanced_orders as o on o.id = j.order_id
    join public.vendors as v on v.id = o.vendor_id
    where j.performer_id = caller and o.created_at > now() - interval '7 days'
    group by v.id, v.name order by 3 desc limit 20) as l where l.takes > 0);
end
$$;

comment on function public.deposit_counters is
  'Where the caller, a courier, can hand in cash: vendors of jobs of the last week, as much as they are owed '
  'themselves: [{vendor_id, name, takes_paise}].';

create function public.offer_counter_deposit(vendor_id uuid, amount_paise bigint, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  d private.counter_deposits;
  result jsonb;
begin
  result := private.claim_idempotency(caller, offer_counter_deposit.idempotency_key, 'offer_counter_deposit');
  if result is not null then return result; end if;
  perform private.take_turns('payout', caller::text);
  perform private.expire_counter_deposits(caller);
  if not exists (select from jsonb_array_elements(public.deposit_counters()) as c
    where c ->> 'vendor_id' = offer_counter_deposit.vendor_id::text) then
    perform private.refuse(404, 'counter_not_found', 'Cash cannot be handed in there.');
  end if;
  if exists (select from private.counter_deposits as k where k.courier_id = caller and k.state = 'asked') then
    perform private.refuse(409, 'counter_deposit_open', 'Another deposit waits to be confirmed.');
  end if;
  if offer_counter_deposit.amount_paise is null
      or offer_counter_deposit.amount_paise not between 1 and private.cash_held(caller) then
    perform private.refuse(409, 'deposit_exceeds_debt', 'That is not what is owed.',
      jsonb_build_object('owed_paise', greatest(private.cash_held(caller), 0)));
  end if;
  insert into private.counter_deposits (courier_id, vendor_id, amount_paise)
  values (caller, offer_counter_deposit.vendor_id, offer_counter_deposit.amount_paise) returning * into d;
  perform private.notify(s.user_id, 'counter_deposit_asked', jsonb_build_object('courier', private.name_of(caller),
    'amount', private.rupees(d.amount_paise), 'amount_paise', d.amount_paise))
  from private.staff_with(d.vendor_id, 'money') as s (user_id);
  perform private.publish('vendor:' || d.vendor_id, 'counter_deposit', '{}');
  result := jsonb_build_object('id', d.id, 'state', d.state);
  perform private.keep_result(caller, offer_counter_deposit.idempotency_key, result);
  return result;
end
$$;

comment on function public.offer_counter_deposit is
  'A courier hands in cash at a vendor''s counter, at most what they hold, one at a time: {id, state: asked}. Nothing '
  'moves before the vendor''s people confirm it.';

create function public.decide_counter_deposit(deposit_id uuid, accept boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  d private.counter_deposits;
  is_courier boolean;
  goal text;
begin
  select * into d from private.counter_deposits as k where k.id = decide_counter_deposit.deposit_id;
  is_courier := d.courier_id is not distinct from caller;
  if d.id is null or not (is_courier or coalesce(private.may(d.vendor_id, 'money'), false)) then
    perform private.refuse(404, 'counter_deposit_not_found', 'There is no such deposit.');
  end if;
  goal := case when decide_counter_deposit.accept then 'taken' when is_courier then 'withdrawn' else 'refused' end;
  if goal = 'taken' and is_courier then
    perform private.refuse(403, 'second_person_needed', 'Somebody else has to agree to this correction.');
  end if;
  -- The ledger of both, in one order everywhere.
  perform private.take_turns('payout', w) from (select unnest(array[d.courier_id::text, d.vendor_id::text]) as w
    order by 1) as both_sides;
  select * into d from private.counter_deposits as k where k.id = d.id for update;
  if d.state = goal then return jsonb_build_object('state', d.state); end if;
  if d.state <> 'asked' or d.expires_at <= now() then
    perform private.refuse(409, 'counter_deposit_decided', 'This deposit was decided in the meantime.',
      jsonb_build_object('state', case d.state when 'asked' then 'expired' else d.state end));
  end if;
  if goal = 'taken' then
    if d.amount_paise > private.cash_held(d.courier_id)
        or d.amount_paise > private.balance_of(d.vendor_id, 'vendor_payable') then
      perform private.refuse(409, 'deposit_exceeds_debt', 'That is not what is owed.');
    end if;
    -- The vendor has the cash, so that much less is owed to it.
    perform private.post('cash_deposit', null, 'counter:' || d.id, array[
      (d.courier_id, 'cash_with_courier', d.amount_paise)::private.movement,
      (d.vendor_id, 'vendor_payable', -d.amount_paise)::private.movement]);
  end if;
  update private.counter_deposits as k set state = goal, decided_by = caller, decided_at = now() where k.id = d.id;
  perform private.audit('decide_counter_deposit', 'counter_deposit', d.id::text, jsonb_build_object('state', d.state),
    jsonb_build_object('state', goal, 'amount_paise', d.amount_paise, 'vendor_id', d.vendor_id,
      'courier_id', d.courier_id));
  perform private.tell_of_counter_deposit(d);
  if goal <> 'withdrawn' then
    perform private.notify(d.courier_id, 'counter_deposit_' || goal, jsonb_build_object('vendor',
      private.payee_name(d.vendor_id), 'amount', private.rupees(d.amount_paise), 'amount_paise', d.amount_paise),
      '/driver/cash');
  end if;
  return jsonb_build_object('state', goal);
end
$$;

comment on function public.decide_counter_deposit is
  'A vendor''s people confirm that a courier has handed in cash at their counter, or refuse; the courier may take it '
  'back: {state: taken|refused|withdrawn}. The vendor then owes it, out of what it is owed.';

create function public.counter_deposits(vendor_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  if counter_deposits.vendor_id is not null
      and not coalesce(private.may(counter_deposits.vendor_id, 'money'), false) then
    perform private.refuse(404, 'vendor_not_found', 'There is no such vendor.');
  end if;
  return (select coalesce(jsonb_agg(to_jsonb(l) order by l.asked_at desc), '[]') from (
    select d.id, private.payee_name(d.vendor_id) as vendor_name, private.payee_name(d.courier_id) as courier_name,
      d.amount_paise, case when d.state = 'asked' and d.expires_at <= now() then 'expired' else d.state end as state,
      d.asked_at, d.expires_at, d.decided_at,
      -- Who of a vendor's people has counted it is theirs to know.
      case when counter_deposits.vendor_id is not null and d.state in ('taken', 'refused')
        then private.name_of(d.decided_by) end as decided_by
    from private.counter_deposits as d
    where case when counter_deposits.vendor_id is null then d.courier_id = caller
      else d.vendor_id = counter_deposits.vendor_id end
    order by d.asked_at desc limit 30) as l);
end
$$;

comment on function public.counter_deposits is
  'Cash handed in at counters: the caller''s own as a courier, or that of a vendor they work for: [{id, vendor_name, '
  'courier_name, amount_paise, state, asked_at, expires_at, decided_at, decided_by}], the last where the vendor '
  'decided, to its people.';

create function private.tell_of_counter_deposit(d private.counter_deposits) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.publish('vendor:' || d.vendor_id, 'counter_deposit', '{}');
  perform private.publish('user:' || d.courier_id, 'cash', '{}');
end
$$;

comment on function private.tell_of_counter_deposit is 'Both sides see that a deposit at a counter has changed.';

create function private.expire_counter_deposits(courier_id uuid default null) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  d private.counter_deposits;
  ended integer := 0;
begin
  for d in
    update private.counter_deposits as k set state = 'expired', decided_at = now()
    where k.state = 'asked' and k.expires_at <= now()
      and (expire_counter_deposits.courier_id is null or k.courier_id = expire_counter_deposits.courier_id)
    returning k.*
  loop
    ended := ended + 1;
    perform private.tell_of_counter_deposit(d);
    perform private.notify(d.courier_id, 'counter_deposit_expired', jsonb_build_object('vendor',
      private.payee_name(d.vendor_id), 'amount', private.rupees(d.amount_paise), 'amount_paise', d.amount_paise),
      '/driver/cash');
  end loop;
  return ended;
end
$$;

comment on function private.expire_counter_deposits is
  'Ends what no counter has confirmed in time, of one courier or of all: nothing has moved.';

select cron.schedule('expire-counter-deposits', '* * * * *', 'select private.expire_counter_deposits()');

-- Reading -------------------------------------------------------------------------------------------------------------
create function public.payout_statements_of(owner_id uuid, account_kind public.ledger_account_kind,
  before timestamptz default null, limit_count integer default 20) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if not private.is_admin() then
    perform private.require_earnings(payout_statements_of.owner_id, payout_statements_of.account_kind);
  end if;
  return (select coalesce(jsonb_agg(to_jsonb(l) order by l.made_at desc), '[]') from (
    select s.id, s.cycle, s.run_at, s.since, s.opening_paise, s.lines_paise, s.closing_paise, s.held_paise,
      s.payout_paise, s.carried_paise, s.reason, s.made_at, p.status, p.destination, p.reference, p.note
    from public.payout_statements as s left join public.payouts as p on p.id = s.payout_id
    where s.owner_id = payout_statements_of.owner_id and s.account_kind = payout_statements_of.account_kind
      and (payout_statements_of.before is null or s.made_at < payout_statements_of.before)
    order by s.made_at desc limit least(greatest(coalesce(limit_count, 20), 1), 100)) as l);
end
$$;

comment on function public.payout_statements_of is
  'Statements of one''s own earnings, newest first; a page follows the made_at of the last one: [{id, cycle, run_at, '
  'since, opening_paise, lines_paise, closing_paise, held_paise, payout_paise, carried_paise, reason, made_at, status, '
  'destination, reference, note}], the last four of its payout.';

create function public.payout_statement(statement_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.payout_statements;
begin
  perform private.require_user();
  select * into s from public.payout_statements as k where k.id = payout_statement.statement_id;
  if s.id is null or not (coalesce(private.owns_earnings(s.owner_id, s.account_kind), false)
      or private.is_admin()) then
    perform private.refuse(404, 'statement_not_found', 'There is no such statement.');
  end if;
  return jsonb_build_object('id', s.id, 'cycle', s.cycle, 'run_at', s.run_at, 'since', s.since, 'opening_paise',
    s.opening_paise, 'lines_paise', s.lines_paise, 'closing_paise', s.closing_paise, 'held_paise', s.held_paise,
    'payout_paise', s.payout_paise, 'carried_paise', s.carried_paise, 'reason', s.reason,
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('code', l.code, 'amount_paise', l.amount_paise,
      'movements', l.movements) order by l.position), '[]') from public.payout_statement_lines as l
      where l.statement_id = s.id),
    'held', (select coalesce(jsonb_agg(jsonb_build_object('amount_paise', h.amount_paise, 'payable_at', h.payable_at)
      order by h.payable_at), '[]') from private.held_earnings(s.owner_id, s.account_kind, s.run_at) as h),
    'reserve', (select coalesce(jsonb_agg(jsonb_build_object('amount_paise', r.amount_paise, 'left_paise',
      r.left_paise, 'release_at', r.release_at) order by r.release_at), '[]') from private.payout_reserves as r
      where r.statement_id = s.id),
    'payout', (select jsonb_build_object('amount_paise', p.amount_paise, 'status', p.status, 'destination',
      p.destination, 'reference', p.reference, 'note', p.note, 'requested_at', p.requested_at, 'settled_at',
      p.settled_at) from public.payouts as p where p.id = s.payout_id));
end
$$;

comment on function public.payout_statement is
  'One statement line by line, to its owner: {…, lines: [{code, amount_paise, movements}], held: [{amount_paise, '
  'payable_at}], reserve: [{amount_paise, left_paise, release_at}], payout: {amount_paise, status, destination, '
  'reference, note, requested_at, settled_at} or null}.';

create function public.statement_movements(statement_id uuid, before bigint default null,
  limit_count integer default 50)
returns table (id bigint, at timestamptz, code text, amount_paise bigint, order_id uuid, order_number text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.payout_statements;
begin
  perform private.require_user();
  select * into s from public.payout_statements as k where k.id = statement_movements.statement_id;
  if s.id is null or not (coalesce(private.owns_earnings(s.owner_id, s.account_kind), false)
      or private.is_admin()) then
    perform private.refuse(404, 'statement_not_found', 'There is no such statement.');
  end if;
  return query
  select e.id, t.at, case when t.idempotency_key = 'statement:' || s.id then 'taxes'
      when s.cycle = 'weekly' and t.idempotency_key = 'payout:' || s.payout_id then 'paid_out'
      else private.entry_code(t) end, e.amount_paise, t.order_id, o.order_number
  from private.payout_statement_entries as c join private.ledger_entries as e on e.id = c.entry_id
  join private.ledger_transactions as t on t.id = e.transaction_id
  left join public.enhanced_orders as o on o.id = t.order_id
  where c.statement_id = s.id and (statement_movements.before is null or c.entry_id < statement_movements.before)
  order by c.entry_id desc limit least(greatest(coalesce(statement_movements.limit_count, 50), 1), 200);
end
$$;

comment on function public.statement_movements is
  'The movements of the ledger that a statement sums up, newest first, by pages: to its owner.';

revoke execute on function public.payout_record(jsonb, jsonb), public.payout_check_record(jsonb, jsonb),
  public.claim_payout_work(integer), public.settle_payout_work(jsonb) from public, anon, authenticated;
grant execute on function public.payout_record(jsonb, jsonb), public.payout_check_record(jsonb, jsonb),
  public.claim_payout_work(integer), public.settle_payout_work(jsonb) to service_role;
revoke execute on function public.set_payee_pan(uuid, public.ledger_account_kind, text),
  public.propose_adjustment(uuid, public.ledger_account_kind, bigint, text, text),
  public.decide_adjustment(uuid, boolean), public.admin_adjustments(), public.deposit_counters(),
  public.offer_counter_deposit(uuid, bigint, text), public.decide_counter_deposit(uuid, boolean),
  public.counter_deposits(uuid),
  public.payout_statements_of(uuid, public.ledger_account_kind, timestamptz, integer), public.payout_statement(uuid),
  public.statement_movements(uuid, bigint, integer) from public, anon;
grant execute on function public.set_payee_pan(uuid, public.ledger_account_kind, text),
  public.propose_adjustment(uuid, public.ledger_account_kind, bigint, text, text),
  public.decide_adjustment(uuid, boolean), public.admin_adjustments(), public.deposit_counters(),
  public.offer_counter_deposit(uuid, bigint, text), public.decide_counter_deposit(uuid, boolean),
  public.counter_deposits(uuid),
  public.payout_statements_of(uuid, public.ledger_account_kind, timestamptz, integer), public.payout_statement(uuid),
  public.statement_movements(uuid, bigint, integer) to authenticated;
revoke execute on function private.vendor_joined(uuid), private.courier_joined(uuid), private.users_of_payee(uuid),
  private.tell_payee(uuid, text, jsonb), private.entry_code(private.ledger_transactions),
  private.explain_sales(private.ledger_transactions, uuid, public.ledger_account_kind, bigint),
  private.explain_pay(private.ledger_transactions, uuid, public.ledger_account_kind, bigint),
  private.explain_entry(private.ledger_entries, private.payees, uuid), private.payee_pan(uuid),
  private.due_deduction(private.deduction_rates, text, bigint),
  private.deduct_from_sales(uuid, public.ledger_account_kind, uuid, timestamptz, jsonb),
  private.held_earnings(uuid, public.ledger_account_kind, timestamptz),
  private.held_sum(uuid, public.ledger_account_kind, timestamptz),
  private.account_problem(private.payout_accounts), private.present_account(uuid, public.ledger_account_kind),
  private.instant_fee(bigint, boolean), private.instant_terms(uuid, public.ledger_account_kind),
  private.last_payout_run(timestamptz), private.next_payout_run(), private.keep_lines(uuid, jsonb, jsonb),
  private.claim_entries(uuid, text[], uuid, public.ledger_account_kind),
  private.make_statement(uuid, public.ledger_account_kind, timestamptz),
  private.run_payouts(timestamptz, integer), private.statement_differences(),
  private.end_payout(public.payouts, text, text, text, boolean), private.fail_unsent(uuid, text),
  private.payout_goal(text),
  private.plain_reason(text),
  private.names_match(text, text), private.end_check(private.payout_accounts, text, text, text),
  private.set_payout_worker(text, text), private.call_payout_worker(),
  private.post_adjustment(private.payout_adjustments), private.payee_name(uuid),
  private.tell_of_counter_deposit(private.counter_deposits), private.expire_counter_deposits(uuid) from public;
