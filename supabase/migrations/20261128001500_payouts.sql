-- Payouts: whoever has earned is paid, to a bank account or UPI id of their own, and can leave.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('payout_minimum_paise', 'integer', 'paise', '10000', 100, 10000000, 'orders',
   'The least that is paid out at once; whoever has stopped working is paid any rest.', false),
  ('payout_cooling_seconds', 'integer', 'seconds', '86400', 0, 604800, 'orders',
   'Time before money is paid to a new bank account or UPI id, so that its owner can object.', false);

create table private.payout_accounts (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null,
  kind public.ledger_account_kind not null,
  method text not null constraint payout_method check (method in ('bank', 'upi')),
  holder text constraint payout_holder_length check (length(trim(holder)) between 2 and 80),
  account_number text constraint payout_account_number_form check (account_number ~ '^[0-9]{9,18}$'),
  ifsc text constraint payout_ifsc_form check (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  upi_id text constraint payout_upi_form check (upi_id ~ '^[a-z0-9._-]{2,64}@[a-z][a-z0-9]{1,63}$'),
  masked text not null,
  set_by uuid,
  usable_from timestamptz not null,
  created_at timestamptz not null default now(),
  replaced_at timestamptz,
  constraint payout_account_is_whole check (holder is null
    or (method = 'bank') = (account_number is not null and ifsc is not null)
      and (method = 'upi') = (upi_id is not null)),
  constraint payout_account_kind foreign key (kind) references private.payees (account)
);

create trigger texts_are_plain before insert or update of holder on private.payout_accounts
  for each row execute function private.keep_plain('holder');

create index payout_accounts_kind_idx on private.payout_accounts (kind);
create unique index payout_accounts_one_present_idx on private.payout_accounts (owner_id, kind)
  where replaced_at is null;
create index payout_accounts_owner_idx on private.payout_accounts (owner_id);

comment on table private.payout_accounts is
  'Where earnings go. A change adds a row, and is usable after a pause. API roles see the masked form only; the '
    'numbers are removed '
  'when the account is closed.';
comment on column private.payout_accounts.owner_id is 'The user, or the vendor for vendor_payable.';

create table public.payouts (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null,
  account_kind public.ledger_account_kind not null,
  amount_paise bigint not null constraint payout_amount_positive check (amount_paise > 0),
  set_off_paise bigint not null default 0 constraint payout_set_off_range check (set_off_paise >= 0),
  status text not null default 'requested' constraint payout_state
    check (status in ('requested', 'processing', 'paid', 'failed')),
  method text not null,
  destination text not null,
  account_id uuid not null references private.payout_accounts (id),
  reference text constraint payout_reference_form check (reference ~ '^[A-Za-z0-9 ./_-]{4,64}$'),
  note text constraint payout_note_length check (length(note) <= 500),
  requested_by uuid not null,
  requested_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint payout_ends_with_reference check (status <> 'paid' or reference is not null)
);

create trigger texts_are_plain before insert or update of reference, note on public.payouts
  for each row execute function private.keep_plain('reference', 'note');

create index payouts_owner_idx on public.payouts (owner_id, requested_at desc);
create index payouts_status_idx on public.payouts (status, requested_at);
create index payouts_account_idx on public.payouts (account_id);
create unique index payouts_one_open_idx on public.payouts (owner_id, account_kind)
  where status in ('requested', 'processing');

comment on table public.payouts is 'Transfers of earnings to a bank account or UPI id, one under way for each owner.';
comment on column public.payouts.set_off_paise is 'Cash in the courier''s hands that was set off first.';
comment on column public.payouts.destination is 'Where it goes, masked.';

alter table public.payouts enable row level security;

create function private.owns_earnings(owner_id uuid, kind public.ledger_account_kind) returns boolean
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  payee private.payees;
  owned boolean;
begin
  select * into payee from private.payees as p where p.account = kind;
  if not found then return false; end if;
  execute format('select %s($1)', payee.owns) into owned using owner_id;
  return owned;
end
$$;

comment on function private.owns_earnings is
  'Whether the caller may have the earnings of an account: a vendor''s owner, or whoever earned them; also without the '
    'role they earned them in.';

revoke execute on function private.owns_earnings(uuid, public.ledger_account_kind) from public;
grant execute on function private.owns_earnings(uuid, public.ledger_account_kind) to authenticated;

create policy "owners read their payouts, administrators all" on public.payouts for select to authenticated
  using (private.owns_earnings(owner_id, account_kind) or (select private.is_admin()));

revoke all on public.payouts from anon, authenticated;
grant select (id, owner_id, account_kind, amount_paise, set_off_paise, status, method, destination, reference,
  requested_at, settled_at)
  on public.payouts to authenticated;

-- What is owed --------------------------------------------------------------------------------------------------------
create function private.balance_of(owner_id uuid, kind public.ledger_account_kind) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(e.amount_paise), 0)::bigint from private.ledger_accounts as a
    join private.ledger_entries as e on e.account_id = a.id
  where a.owner_id = balance_of.owner_id and a.kind = balance_of.kind
$$;

comment on function private.balance_of is 'What is owed to an owner (negative: what the owner owes), in paise.';

create function private.cash_owed(owner_id uuid, kind public.ledger_account_kind) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce((select -private.balance_of(cash_owed.owner_id, p.cash_account) from private.payees as p
    where p.account = cash_owed.kind and p.cash_account is not null), 0)
$$;

comment on function private.cash_owed is 'The platform''s cash in a courier''s hands, in paise.';

create function private.has_stopped(owner_id uuid, kind public.ledger_account_kind) returns boolean
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  payee private.payees;
  answer boolean;
begin
  select * into strict payee from private.payees as p where p.account = kind;
  execute format('select %s($1)', payee.stopped) into answer using owner_id;
  return answer;
end
$$;

comment on function private.has_stopped is
  'Whether an owner earns nothing more at present, and so is paid also what is below the minimum.';

create function private.require_earnings(owner_id uuid, kind public.ledger_account_kind) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  if not coalesce(private.owns_earnings(require_earnings.owner_id, require_earnings.kind), false) then
    if private.works_for(require_earnings.owner_id) then
      perform private.require_right(require_earnings.owner_id, 'money');
    end if;
    perform private.refuse(404, 'earnings_not_found', 'There are no such earnings.');
  end if;
  return caller;
end
$$;

create function private.earnings_of(owner_id uuid, kind public.ledger_account_kind, name text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('owner_id', owner_id, 'account_kind', kind, 'name', name, 'balance_paise', b.balance,
    'cash_paise', b.cash,
    'available_paise', greatest(b.balance - greatest(b.cash, 0), 0), 'minimum_paise',
      private.setting_int('payout_minimum_paise'),
    'has_stopped', private.has_stopped(owner_id, kind),
    'instant', private.instant_terms(owner_id, kind),
    'reserve', private.reserve_terms(owner_id, kind),
    'has_pan', private.payee_pan(owner_id) is not null,
    'account', (select jsonb_build_object('method', a.method, 'masked', a.masked, 'usable_from', a.usable_from,
      'check_state', a.check_state, 'check_reason', a.check_reason, 'problem', private.account_problem(a))
      from private.payout_accounts as a
      where a.owner_id = earnings_of.owner_id and a.kind = earnings_of.kind and a.replaced_at is null),
    'payouts', (select coalesce(jsonb_agg(to_jsonb(p) order by p.requested_at desc), '[]') from (
      select p.id, p.amount_paise, p.set_off_paise, p.fee_paise, p.fee_tax_paise, p.status, p.method, p.destination,
        p.reference, p.note, p.requested_at, p.settled_at
      from public.payouts as p where p.owner_id = earnings_of.owner_id and p.account_kind = earnings_of.kind
      order by p.requested_at desc limit 20) as p))
  from (select private.balance_of(owner_id, kind) as balance, private.cash_owed(owner_id, kind) as cash) as b
$$;

comment on function private.earnings_of is 'What an owner has earned and how it is paid out, as my_earnings lists it.';

create function public.my_earnings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  return (select coalesce(jsonb_agg(private.earnings_of(e.owner_id, e.kind, e.name) order by e.kind, e.name), '[]')
    from (
    select c.user_id as owner_id, 'courier_payable'::public.ledger_account_kind as kind, c.name
      from public.couriers as c where c.user_id = caller
    union all
    select v.id, 'vendor_payable', v.name from public.vendors as v
    where v.id in (select s.vendor_id from public.vendor_staff as s where s.user_id = caller)
      and caller in (select private.staff_with(v.id, 'money'))
    union all
    select caller, 'franchise_payable', (select string_agg(r.name, ', ' order by r.name) from public.regions as r
      where r.franchise_owner_id = caller)
    where exists (select from public.regions as r where r.franchise_owner_id = caller)
      or exists (select from private.ledger_accounts as a where a.owner_id = caller and a.kind = 'franchise_payable'))
        as e);
end
$$;

comment on function public.my_earnings is
  'Everything that the caller can be paid: [{owner_id, account_kind, name, balance_paise, cash_paise (in a courier''s '
    'hands), '
  'available_paise (after it), minimum_paise, has_stopped, instant (private.instant_terms), '
    'reserve (private.reserve_terms), has_pan, account: {method, '
    'masked, usable_from, check_state, check_reason, problem}, payouts: the last 20}].';

create function public.earnings_statement(owner_id uuid, account_kind public.ledger_account_kind,
  before bigint default null, limit_count integer default 30)
returns table (id bigint, at timestamptz, kind text, amount_paise bigint, order_id uuid, order_number text, note text,
  vendor_name text, story jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_earnings(earnings_statement.owner_id, earnings_statement.account_kind);
  return query
    select e.id, t.at, t.kind, e.amount_paise, t.order_id, o.order_number, t.note, o.vendor_name,
      private.earnings_story(t, earnings_statement.owner_id, earnings_statement.account_kind, e.amount_paise)
    from private.ledger_accounts as a
    join private.ledger_entries as e on e.account_id = a.id
      join private.ledger_transactions as t on t.id = e.transaction_id
    left join public.enhanced_orders as o on o.id = t.order_id
    where a.owner_id = earnings_statement.owner_id and a.kind = earnings_statement.account_kind
      and (earnings_statement.before is null or e.id < earnings_statement.before)
    order by e.id desc limit least(greatest(coalesce(earnings_statement.limit_count, 30), 1), 100);
end
$$;

comment on function public.earnings_statement is
  'The movements of earnings, newest first: what orders brought, what refunds took back, what was paid out, each with '
    'what it is for: story {reason, parts: '
  '[{code, amount_paise}] which add up to it, lines, distance_m, cash_paise, reference, destination}. before is the id '
    'of the last row of the page before.';

-- Where it goes -------------------------------------------------------------------------------------------------------
create function private.clean_payout_account(details jsonb) returns private.payout_accounts
language plpgsql immutable set search_path = '' as $$
declare
  a private.payout_accounts;
  wrong text;
begin
  perform private.bound(details, 1000);
  a.method := details ->> 'method';
  a.holder := regexp_replace(trim(details ->> 'holder'), '\s+', ' ', 'g');
  if a.method = 'bank' then
    a.account_number := regexp_replace(details ->> 'account_number', '[ -]', '', 'g');
    a.ifsc := upper(trim(details ->> 'ifsc'));
    a.masked := '•••• ' || right(a.account_number, 4);
  elsif a.method = 'upi' then
    a.upi_id := lower(trim(details ->> 'upi_id'));
    a.masked := left(a.upi_id, 2) || '•••@' || split_part(a.upi_id, '@', 2);
  end if;
  wrong := case
    when a.method is null or a.method not in ('bank', 'upi') then 'method'
    when coalesce(length(a.holder), 0) not between 2 and 80 or a.holder ~ '[[:cntrl:]]'
      or not private.are_texts(details, 'holder') then 'holder'
    when a.method = 'bank' and coalesce(a.account_number, '') !~ '^[0-9]{9,18}$' then 'account_number'
    when a.method = 'bank' and coalesce(a.ifsc, '') !~ '^[A-Z]{4}0[A-Z0-9]{6}$' then 'ifsc'
    when a.method = 'upi' and coalesce(a.upi_id, '') !~ '^[a-z0-9._-]{2,64}@[a-z][a-z0-9]{1,63}$' then 'upi_id' end;
  if wrong is not null then
    perform private.refuse(400, 'payout_account_invalid', 'Please check the account: something is missing or misspelt.',
      jsonb_build_object('field', wrong));
  end if;
  return a;
end
$$;

comment on function private.clean_payout_account is
  'Details of a bank account or UPI id in their usual form, or what is wrong with them.';

create function public.save_payout_account(owner_id uuid, account_kind public.ledger_account_kind, details jsonb)
  returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_earnings(save_payout_account.owner_id, save_payout_account.account_kind);
  a private.payout_accounts := private.clean_payout_account(save_payout_account.details);
  present private.payout_accounts;
begin
  perform private.hold_account(caller);
  perform private.take_turns('payout', save_payout_account.owner_id::text);
  select * into present from private.payout_accounts as p
  where p.owner_id = save_payout_account.owner_id and p.kind = save_payout_account.account_kind
    and p.replaced_at is null;
  if (present.method, present.holder, present.account_number, present.ifsc, present.upi_id)
      is not distinct from (a.method, a.holder, a.account_number, a.ifsc, a.upi_id)
      -- Said once more, an account that failed is checked once more.
      and present.check_state not in ('failed', 'returned') then
    return jsonb_build_object('method', present.method, 'masked', present.masked, 'usable_from', present.usable_from);
  end if;
  if (select count(*) from private.payout_accounts as p where p.owner_id = save_payout_account.owner_id
    and p.created_at > now() - interval '1 day') >= 5 then
    perform private.refuse(429, 'too_many_payout_accounts',
      'The account was changed too often today. Please try again tomorrow.');
  end if;
  update private.payout_accounts as p set replaced_at = now() where p.id = present.id;
  insert into private.payout_accounts (owner_id, kind, method, holder, account_number, ifsc, upi_id, masked, set_by,
    usable_from)
  values (save_payout_account.owner_id, save_payout_account.account_kind, a.method, a.holder, a.account_number, a.ifsc,
    a.upi_id, a.masked, caller,
    now() + make_interval(secs => private.setting_int('payout_cooling_seconds'))) returning * into present;
  perform private.audit('save_payout_account', 'payout_account', present.id::text, null,
    jsonb_build_object('owner_id', present.owner_id, 'masked', present.masked));
  perform private.log_act(present.owner_id, 'bank_account_changed');
  -- Whoever did not change it learns of it in time.
  perform private.notify(p.user_id, 'payout_account_changed', jsonb_build_object('destination', present.masked))
  from (select caller as user_id union select private.staff_with(present.owner_id, 'money')) as p;
  return jsonb_build_object('method', present.method, 'masked', present.masked, 'usable_from', present.usable_from);
end
$$;

comment on function public.save_payout_account is
  'Sets where earnings are paid: {method: bank, holder, account_number, ifsc} or {method: upi, holder, upi_id}. Usable '
    'after a pause, of '
  'which the owners are notified. Answers {method, masked, usable_from}.';

-- Requesting and settling ---------------------------------------------------------------------------------------------
create function public.request_payout(owner_id uuid, account_kind public.ledger_account_kind, idempotency_key text,
  agreed_paise bigint default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_earnings(request_payout.owner_id, request_payout.account_kind);
  minimum integer := private.setting_int('payout_minimum_paise');
  account private.payout_accounts;
  terms jsonb;
  balance bigint;
  set_off bigint;
  available bigint;
  fee bigint;
  fee_tax bigint;
  amount bigint;
  id uuid := gen_random_uuid();
  made uuid := gen_random_uuid();
  result jsonb;
begin
  perform private.hold_account(caller);
  result := private.claim_idempotency(caller, request_payout.idempotency_key, 'request_payout');
  if result is not null then return result; end if;
  perform private.take_turns('payout', request_payout.owner_id::text);
  if exists (select from public.payouts as p where p.owner_id = request_payout.owner_id
    and p.account_kind = request_payout.account_kind
      and p.status in ('requested', 'processing')) then
    perform private.refuse(409, 'payout_under_way', 'A payout is under way already.');
  end if;
  balance := private.balance_of(request_payout.owner_id, request_payout.account_kind);
  if balance <= 0 then perform private.refuse(409, 'nothing_to_pay_out', 'There is nothing to pay out.'); end if;
  terms := private.instant_terms(request_payout.owner_id, request_payout.account_kind);
  set_off := (terms ->> 'set_off_paise')::bigint;
  available := (terms ->> 'available_paise')::bigint;
  fee := (terms ->> 'fee_paise')::bigint;
  fee_tax := (terms ->> 'fee_tax_paise')::bigint;
  amount := available - fee - fee_tax;
  if available = 0 and (terms ->> 'held_paise')::bigint = 0 and (terms ->> 'reserve_paise')::bigint > 0 then
    perform private.refuse(409, 'earnings_reserved', 'What is left is kept for refunds for a while.', terms);
  end if;
  if available = 0 and (terms ->> 'held_paise')::bigint > 0 then
    perform private.refuse(409, 'earnings_held', 'What is earned in the first days is held for a while.', terms);
  end if;
  if available > 0 then
    if available < minimum and not private.has_stopped(request_payout.owner_id, request_payout.account_kind) then
      perform private.refuse(409, 'below_payout_minimum', 'This is less than is paid out at once.',
        jsonb_build_object('minimum_paise', minimum, 'available_paise', available));
    end if;
    if amount <= 0 then
      perform private.refuse(409, 'payout_fee_too_high', 'Nothing would be left after the fee.', terms);
    end if;
    if amount <> coalesce(request_payout.agreed_paise, amount) then
      perform private.refuse(409, 'payout_changed', 'What would be paid has changed in the meantime.', terms);
    end if;
    account := private.present_account(request_payout.owner_id, request_payout.account_kind);
    case private.account_problem(account)
      when 'account_missing' then perform private.refuse(409, 'payout_account_missing',
        'Please add a bank account or UPI id first.');
      when 'account_unverified' then perform private.refuse(409, 'payout_account_unverified',
        'The account is not confirmed by its bank.');
      when 'account_new' then perform private.refuse(409, 'payout_account_new',
        'This account is new. Money is paid to it a day after it was set.',
        jsonb_build_object('usable_from', account.usable_from));
      else null;
    end case;
    insert into public.payouts (id, owner_id, account_kind, amount_paise, set_off_paise, fee_paise, fee_tax_paise,
      method, destination, account_id, requested_by)
    values (id, request_payout.owner_id, request_payout.account_kind, amount, set_off, fee, fee_tax, account.method,
      account.masked, account.id, caller);
    insert into public.payout_statements (id, owner_id, account_kind, cycle, run_at, opening_paise, lines_paise,
      closing_paise, held_paise, payout_paise, carried_paise, reason, payout_id)
    values (made, request_payout.owner_id, request_payout.account_kind, 'instant', now(), balance,
      amount + balance - set_off - available - balance, amount + balance - set_off - available,
      (terms ->> 'held_paise')::bigint, amount, balance - set_off - available,
      case when balance - set_off > available then case when (terms ->> 'held_paise')::bigint > 0 then 'new_payee'
        else 'reserve' end end, id);
    perform private.keep_lines(made, (select coalesce(jsonb_agg(l order by n), '[]') from (values
      (1, 'cash_in_hand_netted', -set_off), (2, 'instant_fee', -fee), (3, 'gst_on_instant_fee', -fee_tax))
      as v (n, code, paise), lateral (select jsonb_build_object('code', v.code, 'amount_paise', v.paise) as l) as o
      where v.paise <> 0), '{}');
  end if;
  perform private.post('payout_fee', null, 'instant-fee:' || id, array[
    (request_payout.owner_id, request_payout.account_kind, -fee)::private.movement,
    (null, 'platform_revenue', fee)::private.movement])
    where fee > 0;
  perform private.post('payout_fee', null, 'instant-fee-gst:' || id, array[
    (request_payout.owner_id, request_payout.account_kind, -fee_tax)::private.movement,
    (null, 'tax_payable', fee_tax)::private.movement])
    where fee_tax > 0;
  perform private.post('payout', null, 'set-off:' || id, array[
    (request_payout.owner_id, request_payout.account_kind, -set_off)::private.movement,
    (request_payout.owner_id, 'cash_with_courier', set_off)::private.movement])
    where set_off > 0;
  perform private.post('payout', null, 'payout:' || id, array[
    (request_payout.owner_id, request_payout.account_kind, -amount)::private.movement,
    (null, 'payout_clearing', amount)::private.movement])
    where amount > 0;
  result := jsonb_build_object('outcome', case when amount > 0 then 'requested' else 'set_off' end,
    'payout_id', case when amount > 0 then id end, 'amount_paise', amount, 'set_off_paise', set_off);
  perform private.keep_result(caller, request_payout.idempotency_key, result);
  return result;
end
$$;

comment on function public.request_payout is
  'Pays everything that was earned and is not held at once, for a fee with its tax, once per key: a courier''s cash in '
    'hand is set off first. agreed_paise: what the caller was shown; another sum is refused. Answers {outcome: '
    'requested, or set_off where the cash took all of it, payout_id, amount_paise, set_off_paise}.';

create function private.is_at_service(p public.payouts) returns boolean
language sql stable set search_path = '' as $$
  select p.provider_payout_id is not null or (p.attempts > 0 and private.setting('payouts_enabled') = 'true')
$$;

comment on function private.is_at_service is
  'Whether the payout service has a payout, or may have it: once it was asked, its answer may only be lost.';

create function public.settle_payout(payout_id uuid, status text, reference text default null, note text default null)
  returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  p public.payouts;
  mark text := nullif(trim(settle_payout.reference), '');
begin
  perform private.bound(settle_payout.note, 2000);
  perform private.bound(settle_payout.reference, 200);
  select * into p from public.payouts as k where k.id = settle_payout.payout_id for no key update;
  if not found then perform private.refuse(404, 'payout_not_found', 'There is no such payout.'); end if;
  if caller is not distinct from p.requested_by or private.owns_earnings(p.owner_id, p.account_kind) then
    perform private.refuse(403, 'own_payout', 'Somebody else has to settle your own payout.'); end if;
  if p.status = settle_payout.status then return jsonb_build_object('status', p.status); end if;
  if private.is_at_service(p) then
    perform private.refuse(409, 'payout_at_provider', 'The payout service says what becomes of this payout.',
      jsonb_build_object('status', p.status));
  end if;
  if p.status not in ('requested', 'processing') or settle_payout.status is null
      or settle_payout.status not in ('processing', 'paid', 'failed') then
    perform private.refuse(409, 'payout_settled', 'This payout has been settled in the meantime.',
      jsonb_build_object('status', p.status));
  end if;
  if settle_payout.status = 'paid' and coalesce(mark, '') !~ '^[A-Za-z0-9 ./_-]{4,64}$' then
    perform private.refuse(400, 'payout_reference_invalid', 'Please enter the reference of the transfer.');
  end if;
  perform private.end_payout(p, settle_payout.status, mark, settle_payout.note, false);
  perform private.audit('settle_payout', 'payout', p.id::text, jsonb_build_object('status', p.status),
    jsonb_build_object('status', settle_payout.status, 'reference', mark), left(settle_payout.note, 500));
  return jsonb_build_object('status', settle_payout.status);
end
$$;

comment on function public.settle_payout is
  'Marks a payout as processing, paid (with the transfer''s reference) or failed, which returns the money to the '
    'earnings: {status}. '
  'Repeating changes nothing. Administrators only; written to the audit log.';

insert into private.notification_templates (template, type, title, message) values
  ('payout_paid', 'success', 'Paid out', '{amount} was sent to {destination}.'),
  ('payout_failed', 'warning', 'Payout failed',
    '{amount} could not be sent to {destination}. It is in your earnings again; please check the account.'),
  ('payout_account_changed', 'warning', 'Payout account changed',
    'Your earnings will be paid to {destination}. If this was not you, please contact support at once.');

create function public.admin_payouts(statuses text[] default null, before timestamptz default null,
  before_id uuid default null, limit_count integer default 50)
returns table (id uuid, owner_id uuid, owner_name text, account_kind public.ledger_account_kind, amount_paise bigint,
  set_off_paise bigint, fee_paise bigint, fee_tax_paise bigint, status text, method text, destination text,
  reference text, note text, requested_at timestamptz, settled_at timestamptz, check_state text, attempts smallint,
  at_provider boolean, next_at timestamptz, statement_id uuid)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  if cardinality(admin_payouts.statuses) > 5 then perform private.refuse(400, 'request_invalid',
    'This request could not be read.'); end if;
  return query
    select p.id, p.owner_id, private.payee_name(p.owner_id), p.account_kind, p.amount_paise, p.set_off_paise,
      p.fee_paise, p.fee_tax_paise, p.status, p.method, p.destination, p.reference, p.note, p.requested_at,
      p.settled_at, a.check_state, p.attempts, private.is_at_service(p), p.next_at,
      (select s.id from public.payout_statements as s where s.payout_id = p.id limit 1)
    from public.payouts as p join private.payout_accounts as a on a.id = p.account_id
    where (admin_payouts.statuses is null or p.status = any (admin_payouts.statuses))
      and (admin_payouts.before is null
        or (p.requested_at, p.id) < (admin_payouts.before,
          coalesce(admin_payouts.before_id, '00000000-0000-0000-0000-000000000000')))
    order by p.requested_at desc, p.id desc limit least(greatest(coalesce(limit_count, 50), 1), 200);
end
$$;

comment on function public.admin_payouts is
  'Payouts, newest first, accounts masked. A page follows the row requested at before with the id before_id. '
    'Administrators only.';

create function public.admin_payout_account(payout_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  a private.payout_accounts;
begin
  perform private.require_role('admin');
  select k.* into a from public.payouts as p join private.payout_accounts as k on k.id = p.account_id
    where p.id = admin_payout_account.payout_id;
  if not found then perform private.refuse(404, 'payout_not_found', 'There is no such payout.'); end if;
  perform private.audit('read_payout_account', 'payout', admin_payout_account.payout_id::text);
  return jsonb_build_object('method', a.method, 'holder', a.holder, 'account_number', a.account_number, 'ifsc', a.ifsc,
    'upi_id', a.upi_id);
end
$$;

comment on function public.admin_payout_account is
  'Where a payout goes, in full, to transfer it: {method, holder, account_number, ifsc, upi_id}. Administrators only; '
    'viewing is written '
  'to the audit log.';

-- As before; a courier is told what was recorded.
create function public.record_deposit(owner_id uuid, account_kind public.ledger_account_kind, amount_paise bigint,
  reference text, idempotency_key text)
returns jsonb language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  owed bigint;
  result jsonb;
begin
  perform private.bound(record_deposit.reference, 200);
  result := private.claim_idempotency(caller, record_deposit.idempotency_key, 'record_deposit');
  if result is not null then return result; end if;
  if record_deposit.account_kind is null or record_deposit.account_kind not in ('cash_with_courier', 'courier_payable',
    'vendor_payable', 'franchise_payable') then
    perform private.refuse(404, 'earnings_not_found', 'There are no such earnings.');
  end if;
  if record_deposit.owner_id = caller or private.owns_earnings(record_deposit.owner_id, record_deposit.account_kind)
    then
    perform private.refuse(403, 'own_payout', 'Somebody else has to settle your own payout.');
  end if;
  if coalesce(trim(record_deposit.reference), '') !~ '^[A-Za-z0-9 ./_-]{4,64}$' then
    perform private.refuse(400, 'payout_reference_invalid', 'Please enter the reference of the transfer.');
  end if;
  perform private.take_turns('payout', record_deposit.owner_id::text);
  owed := -private.balance_of(record_deposit.owner_id, record_deposit.account_kind);
  if record_deposit.amount_paise is null or record_deposit.amount_paise not between 1 and owed then
    perform private.refuse(409, 'deposit_exceeds_debt', 'That is not what is owed.',
      jsonb_build_object('owed_paise', greatest(owed, 0)));
  end if;
  perform private.post('cash_deposit', null, 'deposit:' || caller || ':' || record_deposit.idempotency_key, array[
    (record_deposit.owner_id, record_deposit.account_kind, record_deposit.amount_paise)::private.movement,
    (null, 'gateway_clearing', -record_deposit.amount_paise)::private.movement], trim(record_deposit.reference));
  result := jsonb_build_object('owed_paise', owed - record_deposit.amount_paise);
  perform private.audit('record_deposit', 'ledger_account', record_deposit.owner_id::text,
    jsonb_build_object('owed_paise', owed), result, trim(record_deposit.reference));
  if record_deposit.account_kind = 'cash_with_courier' then
    perform private.notify(record_deposit.owner_id, 'cash_deposited',
      jsonb_build_object('amount', private.rupees(record_deposit.amount_paise),
      'amount_paise', record_deposit.amount_paise, 'reference', trim(record_deposit.reference), 'left',
        private.rupees(owed - record_deposit.amount_paise),
      'left_paise', owed - record_deposit.amount_paise), '/driver/dashboard');
  end if;
  perform private.keep_result(caller, record_deposit.idempotency_key, result);
  return result;
end
$$;

comment on function public.record_deposit is
  'Records what an owner has paid in: a courier''s cash, or what refunds have taken below zero; never more than is '
    'owed: {owed_paise}. '
  'Administrators only; written to the audit log.';

-- Leaving -------------------------------------------------------------------------------------------------------------
create function private.money_problems(caller uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with owners as (
    select a.kind, sum(e.amount_paise) as balance from private.ledger_accounts as a
      join private.ledger_entries as e on e.account_id = a.id
    where a.kind <> 'customer_wallet' and (a.owner_id = caller or a.owner_id in (
      select s.vendor_id from public.vendor_staff as s where s.user_id = caller and s.position = 'owner'
        and not exists (select from public.vendor_staff as o where o.vendor_id = s.vendor_id and o.position = 'owner'
          and o.user_id <> caller)))
    group by a.kind
  ), sums as (select coalesce(sum(o.balance), 0) as net, count(*) filter (where o.balance <> 0) as open_accounts
    from owners as o)
  select case
    when exists (select from public.payouts as p join private.payout_accounts as a on a.id = p.account_id
        where p.status in ('requested', 'processing') and caller in (p.requested_by, p.owner_id, a.set_by))
      then jsonb_build_array('{"code": "payout_under_way"}'::jsonb)
    when s.net < 0 then jsonb_build_array(jsonb_build_object('code', 'owes_money', 'amount_paise', -s.net))
    when s.open_accounts > 0 then jsonb_build_array(jsonb_build_object('code', 'books_open', 'amount_paise', s.net))
    else '[]'::jsonb end
  from sums as s
$$;

comment on function private.money_problems is
  'Why an account with earnings cannot be closed yet: a payout is under way (also one of a co-owner to an account that '
    'the caller set), the owner owes money, or there is something to pay out.';

create function private.forget_payout_accounts(caller uuid) returns void language sql set search_path = '' as $$
  update private.payout_accounts as a set holder = null, account_number = null, ifsc = null, upi_id = null,
    replaced_at = coalesce(a.replaced_at, now())
  where a.owner_id = caller or a.set_by = caller
$$;

comment on function private.forget_payout_accounts is
  'Removes the numbers of a closed account; payouts keep the masked form, as accounts have to.';

create function private.payout_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'payout_accounts', (select coalesce(jsonb_agg(jsonb_build_object('method', a.method, 'holder', a.holder,
      'account_number', a.account_number,
      'ifsc', a.ifsc, 'upi_id', a.upi_id, 'since', a.created_at, 'until', a.replaced_at) order by a.created_at), '[]')
      from private.payout_accounts as a where a.owner_id = caller or a.set_by = caller),
    'payouts', (select coalesce(jsonb_agg(jsonb_build_object('requested_at', p.requested_at, 'amount_paise',
      p.amount_paise,
      'set_off_paise', p.set_off_paise, 'status', p.status, 'destination', p.destination, 'reference', p.reference,
        'settled_at', p.settled_at)
      order by p.requested_at), '[]') from public.payouts as p where p.owner_id = caller or p.requested_by = caller))
$$;

comment on function private.payout_data is 'Payouts and their accounts in the copy of one''s data.';

revoke execute on function public.my_earnings(), public.earnings_statement(uuid, public.ledger_account_kind, bigint,
  integer),
  public.save_payout_account(uuid, public.ledger_account_kind, jsonb),
    public.request_payout(uuid, public.ledger_account_kind, text, bigint),
  public.settle_payout(uuid, text, text, text), public.admin_payouts(text[], timestamptz, uuid, integer),
    public.admin_payout_account(uuid),
  public.record_deposit(uuid, public.ledger_account_kind, bigint, text, text) from public, anon;
grant execute on function public.my_earnings(), public.earnings_statement(uuid, public.ledger_account_kind, bigint,
  integer),
  public.save_payout_account(uuid, public.ledger_account_kind, jsonb),
    public.request_payout(uuid, public.ledger_account_kind, text, bigint),
  public.settle_payout(uuid, text, text, text), public.admin_payouts(text[], timestamptz, uuid, integer),
    public.admin_payout_account(uuid),
  public.record_deposit(uuid, public.ledger_account_kind, bigint, text, text) to authenticated;

-- Cash with couriers: who holds how much since when, what each has handed in, and the courier's own view of it
-- (docs/decisions/0074).

insert into private.notification_templates (template, type, title, message) values
  ('cash_deposited', 'success', 'Cash received',
    '{amount} of your cash is recorded ({reference}). You still hold {left}.');

create function private.cash_held(courier_id uuid) returns bigint language sql stable
  security definer set search_path = '' as $$
  select coalesce((select -a.balance_paise from private.ledger_accounts as a where a.owner_id = cash_held.courier_id
    and a.kind = 'cash_with_courier'), 0)
$$;

comment on function private.cash_held is
  'The platform''s cash that a courier holds now, without that of present jobs, in paise.';

create function private.cash_held_since(courier_id uuid) returns timestamptz language sql stable
  security definer set search_path = '' as $$
  -- What is handed in is the oldest: the latest collections that add up to what is held are still there.
  select min(c.at) from (
    select t.at, sum(-e.amount_paise) over (order by e.id desc) + e.amount_paise as covered
    from private.ledger_entries as e join private.ledger_transactions as t on t.id = e.transaction_id
    where e.amount_paise < 0
      and e.account_id = (select a.id from private.ledger_accounts as a where a.owner_id = cash_held_since.courier_id
        and a.kind = 'cash_with_courier')
    order by e.id desc limit 500) as c
  where c.covered < private.cash_held(cash_held_since.courier_id)
$$;

comment on function private.cash_held_since is
  'When a courier collected the oldest cash that is not handed in yet; of the latest 500 collections.';

create function public.admin_courier_cash(search text default null)
returns table (courier_id uuid, name text, region_slug text, held_paise bigint, coming_paise bigint,
  limit_paise integer, since timestamptz,
  deposited_at timestamptz, online boolean, measures jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
    select c.user_id, c.name, r.slug, h.held, private.cash_in_hand(c.user_id) - h.held, c.cash_limit_paise,
      case when h.held > 0 then private.cash_held_since(c.user_id) end,
      (select max(t.at) from private.ledger_accounts as a join private.ledger_entries as e on e.account_id = a.id
        join private.ledger_transactions as t on t.id = e.transaction_id
        where a.owner_id = c.user_id and a.kind = 'cash_with_courier' and t.kind = 'cash_deposit'), c.online,
      private.open_measures(c.user_id)
    from public.couriers as c left join public.regions as r on r.id = c.region_id
    cross join lateral (select private.cash_held(c.user_id) as held) as h
    where case when nullif(trim(admin_courier_cash.search), '') is null then h.held > 0
        or exists (select from private.measures as m where m.provider_id = c.user_id and m.ended_at is null)
      else lower(c.name) like private.like_pattern(admin_courier_cash.search) end
    order by h.held desc, c.name, c.user_id limit 200;
end
$$;

comment on function public.admin_courier_cash is
  'Couriers with cash of the platform, the most first, and those against whom a measure is open; or those of a name: '
  'held_paise now, coming_paise of their present jobs, their limit, since when the oldest of it is held, when they '
  'last handed something in, and measures (private.measure_story). Administrators only.';

create function private.deposits_of(courier_id uuid, before bigint, limit_count integer)
returns table (id bigint, at timestamptz, kind text, way text, amount_paise bigint, reference text, place text,
  recorded_by uuid)
language sql stable security definer set search_path = '' as $$
  select e.id, t.at, t.kind, case when t.kind = 'payout' then 'payout' else
    case split_part(t.idempotency_key, ':', 1) when 'counter' then 'counter' when 'upi-deposit' then 'upi'
      else 'office' end end,
    e.amount_paise, t.note, private.payee_name(d.vendor_id),
    case when d.id is not null then d.decided_by
      when t.kind = 'cash_deposit' and pg_input_is_valid(split_part(t.idempotency_key, ':', 2), 'uuid')
      then split_part(t.idempotency_key, ':', 2)::uuid end
  from private.ledger_accounts as a join private.ledger_entries as e on e.account_id = a.id
    join private.ledger_transactions as t on t.id = e.transaction_id
    left join private.counter_deposits as d on t.idempotency_key = 'counter:' || d.id
  where a.owner_id = deposits_of.courier_id and a.kind = 'cash_with_courier' and e.amount_paise > 0
    and t.kind in ('cash_deposit', 'payout')
    and (deposits_of.before is null or e.id < deposits_of.before)
  order by e.id desc limit least(greatest(coalesce(deposits_of.limit_count, 30), 1), 100)
$$;

comment on function private.deposits_of is
  'What a courier has handed in, or a payout has set off, newest first, with the way (office, counter, upi, payout), '
  'the vendor of a counter, and who recorded or confirmed it.';

create function public.admin_courier_deposits(courier_id uuid, before bigint default null,
  limit_count integer default 30)
returns table (id bigint, at timestamptz, kind text, way text, amount_paise bigint, reference text, place text,
  recorded_by text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query select d.id, d.at, d.kind, d.way, d.amount_paise, d.reference, d.place, private.name_of(d.recorded_by)
    from private.deposits_of(admin_courier_deposits.courier_id, admin_courier_deposits.before,
      admin_courier_deposits.limit_count) as d;
end
$$;

comment on function public.admin_courier_deposits is
  'What a courier has handed in (cash_deposit: at an office, a vendor''s counter, by UPI) or a payout has set off '
  '(payout), newest first, with who recorded or confirmed it. Administrators only.';

create function public.my_deposits(before bigint default null, limit_count integer default 30)
returns table (id bigint, at timestamptz, kind text, way text, amount_paise bigint, reference text, place text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
begin
  return query select d.id, d.at, d.kind, d.way, d.amount_paise, d.reference, d.place
    from private.deposits_of(caller, my_deposits.before, my_deposits.limit_count) as d;
end
$$;

comment on function public.my_deposits is
  'What the caller, a courier, has handed in or had set off by a payout, newest first, with the way (office, counter, '
  'upi, payout) and the vendor of a counter.';

revoke execute on function public.admin_courier_cash(text), public.admin_courier_deposits(uuid, bigint, integer),
  public.my_deposits(bigint, integer) from public, anon;
grant execute on function public.admin_courier_cash(text), public.admin_courier_deposits(uuid, bigint, integer),
  public.my_deposits(bigint, integer) to authenticated;

-- Statements that explain every movement: of a wallet, of a vendor's and of a courier's earnings (docs/decisions/0081).

create function private.refund_story(t private.ledger_transactions) returns jsonb
language sql stable security definer set search_path = '' as $$
  -- What one transaction writes has one time: the refund, its rows of charges and its lines are found by it.
  select jsonb_build_object(
    'reason', coalesce((select r.reason_code from public.refunds as r where r.order_id = t.order_id
      and r.created_at = t.at limit 1),
      case when exists (select from public.order_events as e where e.order_id = t.order_id and e.at = t.at
        and e.to_status = 'cancelled')
        then (select o.cancel_reason from public.enhanced_orders as o where o.id = t.order_id) end),
    'parts', (select coalesce(jsonb_agg(jsonb_build_object('code', p.code, 'amount_paise', p.paise)
      order by p.position), '[]') from (
      select c.code, min(k.position) as position, -sum(coalesce(c.gross_paise, c.amount_paise))::bigint as paise
      from public.order_charges as c join public.charge_codes as k on k.code = c.code
      where c.order_id = t.order_id and c.at = t.at and c.phase in ('refunded', 'adjusted') and not c.included
      group by c.code having sum(coalesce(c.gross_paise, c.amount_paise)) <> 0) as p),
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'quantity', l.quantity) order by i.position),
      '[]')
      from private.line_refunds as l join public.order_items as i on i.order_id = l.order_id and i.position = l.position
      where l.order_id = t.order_id and l.at = t.at))
$$;

comment on function private.refund_story is
  'What a refund is for: {reason, parts: [{code, amount_paise}] (what came back of each charge, as the customer saw '
    'it), lines: [{name, quantity}]}.';

create function private.order_lines_story(order_id uuid) returns jsonb language sql stable
  security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'quantity', i.quantity) order by i.position), '[]')
  from (select k.* from public.order_items as k where k.order_id = order_lines_story.order_id order by k.position
    limit 20) as i
$$;

comment on function private.order_lines_story is
  'What was ordered, for a statement: [{name, quantity}], twenty at most.';

create function private.wallet_story(t private.ledger_transactions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when t.kind = 'order_refunded' then private.refund_story(t)
    when t.kind = 'compensation' then jsonb_build_object('reason', (select o.cancel_reason
      from public.enhanced_orders as o where o.id = t.order_id),
      'parts', '[]'::jsonb, 'lines', '[]'::jsonb)
    else jsonb_build_object('reason', null, 'parts', '[]'::jsonb,
      'lines', case when t.order_id is null then '[]'::jsonb else private.order_lines_story(t.order_id) end) end
$$;

comment on function private.wallet_story is
  'What a movement of a wallet is for: {reason, parts, lines}; see refund_story.';

create function private.settled_story(t private.ledger_transactions, o public.enhanced_orders,
  owner_id uuid, kind ledger_account_kind, amount bigint) returns jsonb
    language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  parts jsonb;
  explained bigint;
begin
  if settled_story.kind = 'vendor_payable' then
    select coalesce(jsonb_agg(jsonb_build_object('code', p.code, 'amount_paise', p.paise) order by p.place),
      '[]') into parts from (
      select c.code, min(k.position)::integer as place, sum(c.amount_paise)::bigint as paise
      from private.order_shares as s join public.order_charges as c
        on c.order_id = s.order_id and coalesce(c.of_position, c.position) = any (s.positions)
      join public.charge_codes as k on k.code = c.code
      where s.order_id = o.id and s.account = settled_story.kind and s.paid_to = settled_story.owner_id
        and s.settled_at = t.at and c.phase <> 'refunded'
      group by c.code
      union all
      -- What of its goods is not the vendor's: the platform's commission.
      select 'commission', 2000, sum(s.amount_paise - s.base_paise)::bigint from private.share_values as s
      where s.order_id = o.id and s.account = settled_story.kind and s.paid_to = settled_story.owner_id
        and s.settled_at = t.at
      having sum(s.amount_paise - s.base_paise) <> 0
      union all
      select 'cash_at_counter', 2100, -sum(p.amount_paise)::bigint from public.payments as p
      where p.order_id = o.id and p.collected_vendor = settled_story.owner_id and p.collected_at = t.at
      having count(*) > 0) as p;
  else
    select coalesce(jsonb_agg(jsonb_build_object('code', p.code, 'amount_paise', p.paise) order by p.code),
      '[]') into parts from (
      select one.code, sum(one.paise)::bigint as paise from private.order_shares as s
      cross join lateral (select least(s.amount_paise, case when exists (select from public.order_charges as c
          where c.order_id = o.id and c.code = 'tip' and c.position = any (s.positions))
        then private.charged(o.id, 'tip') else 0 end) as paise) as tip
      cross join lateral (values ('pay', s.amount_paise - tip.paise), ('tip', tip.paise)) as one (code, paise)
      where s.order_id = o.id and s.account = settled_story.kind and s.settled_at = t.at
        and s.paid_to = settled_story.owner_id and one.paise <> 0
      group by one.code) as p;
  end if;
  select coalesce(sum((p ->> 'amount_paise')::bigint), 0) into explained from jsonb_array_elements(parts) as p;
  -- What was refunded before, in proportion.
  if explained <> amount then parts := parts || jsonb_build_object('code', 'refunded_before', 'amount_paise',
    amount - explained); end if;
  return parts;
end
$$;

comment on function private.settled_story is
  'What an order brought somebody, as parts that add up to it: [{code, amount_paise}], codes of charges and '
    'commission, cash_at_counter, pay, tip, refunded_before.';

create function private.earnings_story(t private.ledger_transactions, owner_id uuid,
  kind ledger_account_kind, amount bigint) returns jsonb
    language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  found_payout public.payouts;
  pay_parts jsonb := '[]';
begin
  if t.kind = 'payout' then
    if starts_with(t.idempotency_key, 'set-off:') then
      return jsonb_build_object('reason', null, 'lines', '[]'::jsonb, 'parts', jsonb_build_array(
        jsonb_build_object('code', 'cash_set_off', 'amount_paise', amount)));
    end if;
    select * into found_payout from public.payouts as p where t.idempotency_key like '%' || p.id
      and p.owner_id = earnings_story.owner_id;
    return jsonb_build_object('reason', found_payout.status, 'lines', '[]'::jsonb, 'reference',
      found_payout.reference, 'destination', found_payout.destination, 'parts', '[]'::jsonb);
  end if;
  if t.order_id is null then
    return jsonb_build_object('reason', null, 'lines', '[]'::jsonb, 'parts',
      case when starts_with(t.idempotency_key, 'counter:') then jsonb_build_array(
        jsonb_build_object('code', 'cash_at_counter', 'amount_paise', amount)) else '[]'::jsonb end,
      'incentive', case when t.kind = 'incentive' then private.incentive_story(t) end);
  end if;
  select * into o from public.enhanced_orders as e where e.id = t.order_id;
  if t.kind in ('order_settled', 'compensation') and exists (select from private.order_shares as s
      where s.order_id = o.id and s.settled_at = t.at and s.account = earnings_story.kind
        and s.paid_to = earnings_story.owner_id) then
    pay_parts := private.settled_story(t, o, earnings_story.owner_id, earnings_story.kind, amount);
  end if;
  return jsonb_build_object(
    'reason', case when t.kind = 'order_refunded' then private.refund_story(t) ->> 'reason'
      when o.status = 'cancelled' and t.at >= o.status_since then o.cancel_reason end,
    'parts', pay_parts,
    'lines', case when t.kind = 'order_refunded' then private.refund_story(t) -> 'lines'
      when earnings_story.kind = 'vendor_payable' then private.order_lines_story(o.id) else '[]'::jsonb end,
    'distance_m', case when earnings_story.kind = 'courier_payable' then (select sum(d.distance_m) from public.jobs
      as d where d.order_id = o.id and d.performer_id = earnings_story.owner_id) end,
    'cash_paise', case when earnings_story.kind = 'courier_payable' then (select nullif(sum(p.amount_paise), 0)
      from public.payments as p where p.order_id = o.id and p.collected_by = earnings_story.owner_id) end);
end
$$;

comment on function private.earnings_story is
  'What a movement of earnings is for: {reason, parts, lines, distance_m and cash_paise (couriers), reference and '
    'destination (payouts), incentive}.';

revoke execute on function private.refund_story(private.ledger_transactions), private.order_lines_story(uuid),
  private.wallet_story(private.ledger_transactions),
  private.settled_story(private.ledger_transactions, public.enhanced_orders, uuid, public.ledger_account_kind, bigint),
  private.earnings_story(private.ledger_transactions, uuid, public.ledger_account_kind, bigint) from public;
revoke execute on function public.earnings_statement(uuid, public.ledger_account_kind, bigint, integer)
  from public, anon;
grant execute on function public.earnings_statement(uuid, public.ledger_account_kind, bigint, integer)
  to authenticated;
