-- Payouts: whoever has earned is paid, to a bank account or UPI id of their own, and can leave.

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description, is_public) values
  ('payout_minimum_paise', 'integer', 'paise', '10000', 100, 10000000, 'orders',
   'The least that is paid out at once; whoever has stopped working is paid any rest.', false),
  ('payout_cooling_seconds', 'integer', 'seconds', '86400', 0, 604800, 'orders',
   'Time before money is paid to a new bank account or UPI id, so that its owner can object.', false);

create table private.payout_accounts (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null,
  kind public.ledger_account_kind not null constraint payout_account_kind check (kind in ('vendor_payable', 'courier_payable', 'franchise_payable')),
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
    or (method = 'bank') = (account_number is not null and ifsc is not null) and (method = 'upi') = (upi_id is not null))
);
create unique index payout_accounts_one_present_idx on private.payout_accounts (owner_id, kind) where replaced_at is null;
create index payout_accounts_owner_idx on private.payout_accounts (owner_id);
comment on table private.payout_accounts is
  'Where earnings go. A change adds a row, and is usable after a pause. API roles see the masked form only; the numbers are removed '
  'when the account is closed.';
comment on column private.payout_accounts.owner_id is 'The user, or the vendor for vendor_payable.';

create table public.payouts (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null,
  account_kind public.ledger_account_kind not null,
  amount_paise bigint not null constraint payout_amount_positive check (amount_paise > 0),
  set_off_paise bigint not null default 0 constraint payout_set_off_range check (set_off_paise >= 0),
  status text not null default 'requested' constraint payout_state check (status in ('requested', 'processing', 'paid', 'failed')),
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
create index payouts_owner_idx on public.payouts (owner_id, requested_at desc);
create index payouts_status_idx on public.payouts (status, requested_at);
create index payouts_account_idx on public.payouts (account_id);
create unique index payouts_one_open_idx on public.payouts (owner_id, account_kind) where status in ('requested', 'processing');
comment on table public.payouts is 'Transfers of earnings to a bank account or UPI id, one under way for each owner.';
comment on column public.payouts.set_off_paise is 'Cash in the courier''s hands that was set off first.';
comment on column public.payouts.destination is 'Where it goes, masked.';
alter table public.payouts enable row level security;

create function private.owns_earnings(owner_id uuid, kind public.ledger_account_kind) returns boolean
language sql stable security definer set search_path = '' as $$
  select case owns_earnings.kind
    when 'vendor_payable' then exists (select from public.vendor_staff as s
      where s.vendor_id = owns_earnings.owner_id and s.user_id = (select auth.uid()) and s.position = 'owner')
    else owns_earnings.kind in ('courier_payable', 'franchise_payable') and owns_earnings.owner_id = (select auth.uid()) end
$$;
comment on function private.owns_earnings is
  'Whether the caller may have the earnings of an account: a vendor''s owner, or whoever earned them; also without the role they earned them in.';
revoke execute on function private.owns_earnings(uuid, public.ledger_account_kind) from public;
grant execute on function private.owns_earnings(uuid, public.ledger_account_kind) to authenticated;
create policy "owners read their payouts, administrators all" on public.payouts for select to authenticated
  using (private.owns_earnings(owner_id, account_kind) or (select private.is_admin()));
revoke all on public.payouts from anon, authenticated;
grant select (id, owner_id, account_kind, amount_paise, set_off_paise, status, method, destination, reference, requested_at, settled_at)
  on public.payouts to authenticated;

-- What is owed ------------------------------------------------------------------------------------------------------------

create function private.balance_of(owner_id uuid, kind public.ledger_account_kind) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(e.amount_paise), 0)::bigint from private.ledger_accounts as a join private.ledger_entries as e on e.account_id = a.id
  where a.owner_id = balance_of.owner_id and a.kind = balance_of.kind
$$;
comment on function private.balance_of is 'What is owed to an owner (negative: what the owner owes), in paise.';

create function private.cash_owed(owner_id uuid, kind public.ledger_account_kind) returns bigint
language sql stable security definer set search_path = '' as $$
  select case when cash_owed.kind = 'courier_payable' then -private.balance_of(cash_owed.owner_id, 'cash_with_courier') else 0 end
$$;
comment on function private.cash_owed is 'The platform''s cash in a courier''s hands, in paise.';

create function private.has_stopped(owner_id uuid, kind public.ledger_account_kind) returns boolean
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return case has_stopped.kind
    when 'courier_payable' then not exists (select from public.couriers as c where c.user_id = has_stopped.owner_id and c.online)
      and not exists (select from public.deliveries as d where d.courier_id = has_stopped.owner_id and d.state not in ('delivered', 'cancelled'))
    when 'vendor_payable' then not exists (select from public.vendors as v
        where v.id = has_stopped.owner_id and v.accepting_orders and v.status = 'active')
      and not exists (select from public.enhanced_orders as o where o.vendor_id = has_stopped.owner_id and o.status not in ('delivered', 'cancelled'))
    else not exists (select from public.regions as r where r.franchise_owner_id = has_stopped.owner_id) end;
end
$$;
comment on function private.has_stopped is 'Whether an owner earns nothing more at present, and so is paid also what is below the minimum.';

create function private.require_earnings(owner_id uuid, kind public.ledger_account_kind) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  if not coalesce(private.owns_earnings(require_earnings.owner_id, require_earnings.kind), false) then
    perform private.refuse(404, 'earnings_not_found', 'There are no such earnings.');
  end if;
  return caller;
end
$$;

create function private.earnings_of(owner_id uuid, kind public.ledger_account_kind, name text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('owner_id', owner_id, 'account_kind', kind, 'name', name, 'balance_paise', b.balance, 'cash_paise', b.cash,
    'available_paise', greatest(b.balance - greatest(b.cash, 0), 0), 'minimum_paise', private.setting_int('payout_minimum_paise'),
    'has_stopped', private.has_stopped(owner_id, kind),
    'account', (select jsonb_build_object('method', a.method, 'masked', a.masked, 'usable_from', a.usable_from) from private.payout_accounts as a
      where a.owner_id = earnings_of.owner_id and a.kind = earnings_of.kind and a.replaced_at is null),
    'payouts', (select coalesce(jsonb_agg(to_jsonb(p) order by p.requested_at desc), '[]') from (
      select p.id, p.amount_paise, p.set_off_paise, p.status, p.method, p.destination, p.reference, p.note, p.requested_at, p.settled_at
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
  return (select coalesce(jsonb_agg(private.earnings_of(e.owner_id, e.kind, e.name) order by e.kind, e.name), '[]') from (
    select c.user_id as owner_id, 'courier_payable'::public.ledger_account_kind as kind, c.name from public.couriers as c where c.user_id = caller
    union all
    select v.id, 'vendor_payable', v.name from public.vendors as v
    where exists (select from public.vendor_staff as s where s.vendor_id = v.id and s.user_id = caller and s.position = 'owner')
    union all
    select caller, 'franchise_payable', (select string_agg(r.name, ', ' order by r.name) from public.regions as r where r.franchise_owner_id = caller)
    where exists (select from public.regions as r where r.franchise_owner_id = caller)
      or exists (select from private.ledger_accounts as a where a.owner_id = caller and a.kind = 'franchise_payable')) as e);
end
$$;
comment on function public.my_earnings is
  'Everything that the caller can be paid: [{owner_id, account_kind, name, balance_paise, cash_paise (in a courier''s hands), '
  'available_paise (after it), minimum_paise, has_stopped, account: {method, masked, usable_from}, payouts: the last 20}].';

create function public.earnings_statement(owner_id uuid, account_kind public.ledger_account_kind, before bigint default null, limit_count integer default 30)
returns table (id bigint, at timestamptz, kind text, amount_paise bigint, order_number text, note text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_earnings(earnings_statement.owner_id, earnings_statement.account_kind);
  return query
    select e.id, t.at, t.kind, e.amount_paise, o.order_number, t.note from private.ledger_accounts as a
    join private.ledger_entries as e on e.account_id = a.id join private.ledger_transactions as t on t.id = e.transaction_id
    left join public.enhanced_orders as o on o.id = t.order_id
    where a.owner_id = earnings_statement.owner_id and a.kind = earnings_statement.account_kind
      and (earnings_statement.before is null or e.id < earnings_statement.before)
    order by e.id desc limit least(greatest(coalesce(earnings_statement.limit_count, 30), 1), 100);
end
$$;
comment on function public.earnings_statement is
  'The movements of earnings, newest first: what orders brought, what refunds took back, what was paid out. before is the id of the last '
  'row of the page before.';

-- Where it goes -----------------------------------------------------------------------------------------------------------

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
    when coalesce(length(a.holder), 0) not between 2 and 80 or a.holder ~ '[[:cntrl:]]' then 'holder'
    when a.method = 'bank' and coalesce(a.account_number, '') !~ '^[0-9]{9,18}$' then 'account_number'
    when a.method = 'bank' and coalesce(a.ifsc, '') !~ '^[A-Z]{4}0[A-Z0-9]{6}$' then 'ifsc'
    when a.method = 'upi' and coalesce(a.upi_id, '') !~ '^[a-z0-9._-]{2,64}@[a-z][a-z0-9]{1,63}$' then 'upi_id' end;
  if wrong is not null then
    perform private.refuse(400, 'payout_account_invalid', 'Please check the account: something is missing or misspelt.', jsonb_build_object('field', wrong));
  end if;
  return a;
end
$$;
comment on function private.clean_payout_account is 'Details of a bank account or UPI id in their usual form, or what is wrong with them.';

create function public.save_payout_account(owner_id uuid, account_kind public.ledger_account_kind, details jsonb) returns jsonb
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
  where p.owner_id = save_payout_account.owner_id and p.kind = save_payout_account.account_kind and p.replaced_at is null;
  if (present.method, present.holder, present.account_number, present.ifsc, present.upi_id)
      is not distinct from (a.method, a.holder, a.account_number, a.ifsc, a.upi_id) then
    return jsonb_build_object('method', present.method, 'masked', present.masked, 'usable_from', present.usable_from);
  end if;
  if (select count(*) from private.payout_accounts as p where p.owner_id = save_payout_account.owner_id and p.created_at > now() - interval '1 day') >= 5 then
    perform private.refuse(429, 'too_many_payout_accounts', 'The account was changed too often today. Please try again tomorrow.');
  end if;
  update private.payout_accounts as p set replaced_at = now() where p.id = present.id;
  insert into private.payout_accounts (owner_id, kind, method, holder, account_number, ifsc, upi_id, masked, set_by, usable_from)
  values (save_payout_account.owner_id, save_payout_account.account_kind, a.method, a.holder, a.account_number, a.ifsc, a.upi_id, a.masked, caller,
    now() + make_interval(secs => private.setting_int('payout_cooling_seconds'))) returning * into present;
  perform private.audit('save_payout_account', 'payout_account', present.id::text, null, jsonb_build_object('owner_id', present.owner_id, 'masked', present.masked));
  -- Whoever did not change it learns of it in time.
  perform private.notify(p.user_id, 'payout_account_changed', jsonb_build_object('destination', present.masked))
  from (select caller as user_id union select s.user_id from public.vendor_staff as s
    where s.vendor_id = present.owner_id and s.position = 'owner') as p;
  return jsonb_build_object('method', present.method, 'masked', present.masked, 'usable_from', present.usable_from);
end
$$;
comment on function public.save_payout_account is
  'Sets where earnings are paid: {method: bank, holder, account_number, ifsc} or {method: upi, holder, upi_id}. Usable after a pause, of '
  'which the owners are notified. Answers {method, masked, usable_from}.';

-- Requesting and settling ---------------------------------------------------------------------------------------------------

create function public.request_payout(owner_id uuid, account_kind public.ledger_account_kind, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_earnings(request_payout.owner_id, request_payout.account_kind);
  minimum integer := private.setting_int('payout_minimum_paise');
  account private.payout_accounts;
  balance bigint;
  set_off bigint;
  amount bigint;
  id uuid := gen_random_uuid();
  result jsonb;
begin
  perform private.hold_account(caller);
  result := private.claim_idempotency(caller, request_payout.idempotency_key, 'request_payout');
  if result is not null then return result; end if;
  perform private.take_turns('payout', request_payout.owner_id::text);
  if exists (select from public.payouts as p where p.owner_id = request_payout.owner_id and p.account_kind = request_payout.account_kind
      and p.status in ('requested', 'processing')) then
    perform private.refuse(409, 'payout_under_way', 'A payout is under way already.');
  end if;
  balance := private.balance_of(request_payout.owner_id, request_payout.account_kind);
  set_off := greatest(least(balance, private.cash_owed(request_payout.owner_id, request_payout.account_kind)), 0);
  amount := balance - set_off;
  if balance <= 0 then perform private.refuse(409, 'nothing_to_pay_out', 'There is nothing to pay out.'); end if;
  if amount > 0 then
    if amount < minimum and not private.has_stopped(request_payout.owner_id, request_payout.account_kind) then
      perform private.refuse(409, 'below_payout_minimum', 'This is less than is paid out at once.',
        jsonb_build_object('minimum_paise', minimum, 'available_paise', amount));
    end if;
    select * into account from private.payout_accounts as p
    where p.owner_id = request_payout.owner_id and p.kind = request_payout.account_kind and p.replaced_at is null;
    if not found then perform private.refuse(409, 'payout_account_missing', 'Please add a bank account or UPI id first.'); end if;
    if account.usable_from > now() then
      perform private.refuse(409, 'payout_account_new', 'This account is new. Money is paid to it a day after it was set.',
        jsonb_build_object('usable_from', account.usable_from));
    end if;
    insert into public.payouts (id, owner_id, account_kind, amount_paise, set_off_paise, method, destination, account_id, requested_by)
    values (id, request_payout.owner_id, request_payout.account_kind, amount, set_off, account.method, account.masked, account.id, caller);
  end if;
  perform private.post('payout', null, 'payout:' || id, array[
    (request_payout.owner_id, request_payout.account_kind, -balance)::private.movement,
    (request_payout.owner_id, 'cash_with_courier', set_off)::private.movement,
    (null, 'payout_clearing', amount)::private.movement]);
  result := jsonb_build_object('outcome', case when amount > 0 then 'requested' else 'set_off' end,
    'payout_id', case when amount > 0 then id end, 'amount_paise', amount, 'set_off_paise', set_off);
  perform private.keep_result(caller, request_payout.idempotency_key, result);
  return result;
end
$$;
comment on function public.request_payout is
  'Asks for everything that was earned, once per key: a courier''s cash in hand is set off first. Answers {outcome: requested, or '
  'set_off where the cash took all of it, payout_id, amount_paise, set_off_paise}.';

create function public.settle_payout(payout_id uuid, status text, reference text default null, note text default null) returns jsonb
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
  if caller = p.requested_by or private.owns_earnings(p.owner_id, p.account_kind) then perform private.refuse(403, 'own_payout', 'Somebody else has to settle your own payout.'); end if;
  if p.status = settle_payout.status then return jsonb_build_object('status', p.status); end if;
  if p.status not in ('requested', 'processing') or settle_payout.status is null
      or settle_payout.status not in ('processing', 'paid', 'failed') then
    perform private.refuse(409, 'payout_settled', 'This payout has been settled in the meantime.', jsonb_build_object('status', p.status));
  end if;
  if settle_payout.status = 'paid' and coalesce(mark, '') !~ '^[A-Za-z0-9 ./_-]{4,64}$' then
    perform private.refuse(400, 'payout_reference_invalid', 'Please enter the reference of the transfer.');
  end if;
  update public.payouts as k set status = settle_payout.status, reference = case when settle_payout.status = 'paid' then mark else k.reference end,
    note = coalesce(left(nullif(trim(settle_payout.note), ''), 500), k.note), settled_at = case when settle_payout.status <> 'processing' then now() end
  where k.id = p.id;
  perform private.audit('settle_payout', 'payout', p.id::text, jsonb_build_object('status', p.status),
    jsonb_build_object('status', settle_payout.status, 'reference', mark), left(settle_payout.note, 500));
  if settle_payout.status <> 'processing' then
    -- What was set off against cash stays set off.
    perform private.post('payout', null, 'payout-' || settle_payout.status || ':' || p.id, array[
      (null, 'payout_clearing', -p.amount_paise)::private.movement,
      case settle_payout.status when 'paid' then (null, 'gateway_clearing', p.amount_paise)::private.movement
        else (p.owner_id, p.account_kind, p.amount_paise)::private.movement end]);
    perform private.notify(p.requested_by, 'payout_' || settle_payout.status, jsonb_build_object('amount', private.rupees(p.amount_paise),
      'amount_paise', p.amount_paise, 'destination', p.destination));
  end if;
  return jsonb_build_object('status', settle_payout.status);
end
$$;
comment on function public.settle_payout is
  'Marks a payout as processing, paid (with the transfer''s reference) or failed, which returns the money to the earnings: {status}. '
  'Repeating changes nothing. Administrators only; written to the audit log.';
insert into private.notification_templates (template, type, title, message) values
  ('payout_paid', 'success', 'Paid out', '{amount} was sent to {destination}.'),
  ('payout_failed', 'warning', 'Payout failed', '{amount} could not be sent to {destination}. It is in your earnings again; please check the account.'),
  ('payout_account_changed', 'warning', 'Payout account changed', 'Your earnings will be paid to {destination}. If this was not you, please contact support at once.');

create function public.admin_payouts(statuses text[] default null, before timestamptz default null, before_id uuid default null, limit_count integer default 50)
returns table (id uuid, owner_name text, account_kind public.ledger_account_kind, amount_paise bigint, set_off_paise bigint, status text, method text,
  destination text, reference text, note text, requested_at timestamptz, settled_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  if cardinality(admin_payouts.statuses) > 4 then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  return query
    select p.id, coalesce(v.name, c.name, private.name_of(p.owner_id)), p.account_kind, p.amount_paise, p.set_off_paise, p.status, p.method,
      p.destination, p.reference, p.note, p.requested_at, p.settled_at
    from public.payouts as p left join public.vendors as v on v.id = p.owner_id left join public.couriers as c on c.user_id = p.owner_id
    where (admin_payouts.statuses is null or p.status = any (admin_payouts.statuses))
      and (admin_payouts.before is null
        or (p.requested_at, p.id) < (admin_payouts.before, coalesce(admin_payouts.before_id, '00000000-0000-0000-0000-000000000000')))
    order by p.requested_at desc, p.id desc limit least(greatest(coalesce(limit_count, 50), 1), 200);
end
$$;
comment on function public.admin_payouts is
  'Payouts, newest first, accounts masked. A page follows the row requested at before with the id before_id. Administrators only.';

create function public.admin_payout_account(payout_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  a private.payout_accounts;
begin
  perform private.require_role('admin');
  select k.* into a from public.payouts as p join private.payout_accounts as k on k.id = p.account_id where p.id = admin_payout_account.payout_id;
  if not found then perform private.refuse(404, 'payout_not_found', 'There is no such payout.'); end if;
  perform private.audit('read_payout_account', 'payout', admin_payout_account.payout_id::text);
  return jsonb_build_object('method', a.method, 'holder', a.holder, 'account_number', a.account_number, 'ifsc', a.ifsc, 'upi_id', a.upi_id);
end
$$;
comment on function public.admin_payout_account is
  'Where a payout goes, in full, to transfer it: {method, holder, account_number, ifsc, upi_id}. Administrators only; viewing is written '
  'to the audit log.';

create function public.record_deposit(owner_id uuid, account_kind public.ledger_account_kind, amount_paise bigint, reference text, idempotency_key text)
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
  if record_deposit.account_kind is null or record_deposit.account_kind not in ('cash_with_courier', 'courier_payable', 'vendor_payable', 'franchise_payable') then
    perform private.refuse(404, 'earnings_not_found', 'There are no such earnings.');
  end if;
  if record_deposit.owner_id = caller or private.owns_earnings(record_deposit.owner_id, record_deposit.account_kind) then
    perform private.refuse(403, 'own_payout', 'Somebody else has to settle your own payout.');
  end if;
  if coalesce(trim(record_deposit.reference), '') !~ '^[A-Za-z0-9 ./_-]{4,64}$' then
    perform private.refuse(400, 'payout_reference_invalid', 'Please enter the reference of the transfer.');
  end if;
  perform private.take_turns('payout', record_deposit.owner_id::text);
  owed := -private.balance_of(record_deposit.owner_id, record_deposit.account_kind);
  if record_deposit.amount_paise is null or record_deposit.amount_paise not between 1 and owed then
    perform private.refuse(409, 'deposit_exceeds_debt', 'That is not what is owed.', jsonb_build_object('owed_paise', greatest(owed, 0)));
  end if;
  perform private.post('cash_deposit', null, 'deposit:' || caller || ':' || record_deposit.idempotency_key, array[
    (record_deposit.owner_id, record_deposit.account_kind, record_deposit.amount_paise)::private.movement,
    (null, 'gateway_clearing', -record_deposit.amount_paise)::private.movement], trim(record_deposit.reference));
  result := jsonb_build_object('owed_paise', owed - record_deposit.amount_paise);
  perform private.audit('record_deposit', 'ledger_account', record_deposit.owner_id::text, jsonb_build_object('owed_paise', owed), result, trim(record_deposit.reference));
  perform private.keep_result(caller, record_deposit.idempotency_key, result);
  return result;
end
$$;
comment on function public.record_deposit is
  'Records what an owner has paid in: a courier''s cash, or what refunds have taken below zero; never more than is owed: {owed_paise}. '
  'Administrators only; written to the audit log.';

-- Leaving ------------------------------------------------------------------------------------------------------------------

create function private.money_problems(caller uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with owners as (
    select a.kind, sum(e.amount_paise) as balance from private.ledger_accounts as a join private.ledger_entries as e on e.account_id = a.id
    where a.kind <> 'customer_wallet' and (a.owner_id = caller or a.owner_id in (
      select s.vendor_id from public.vendor_staff as s where s.user_id = caller and s.position = 'owner'
        and not exists (select from public.vendor_staff as o where o.vendor_id = s.vendor_id and o.position = 'owner' and o.user_id <> caller)))
    group by a.kind
  ), sums as (select coalesce(sum(o.balance), 0) as net, count(*) filter (where o.balance <> 0) as open_accounts from owners as o)
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
  'Why an account with earnings cannot be closed yet: a payout is under way (also one of a co-owner to an account that the caller set), the owner owes money, or there is something to pay out.';

create function private.forget_payout_accounts(caller uuid) returns void language sql set search_path = '' as $$
  update private.payout_accounts as a set holder = null, account_number = null, ifsc = null, upi_id = null,
    replaced_at = coalesce(a.replaced_at, now())
  where a.owner_id = caller or a.set_by = caller
$$;
comment on function private.forget_payout_accounts is 'Removes the numbers of a closed account; payouts keep the masked form, as accounts have to.';

create function private.payout_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'payout_accounts', (select coalesce(jsonb_agg(jsonb_build_object('method', a.method, 'holder', a.holder, 'account_number', a.account_number,
      'ifsc', a.ifsc, 'upi_id', a.upi_id, 'since', a.created_at, 'until', a.replaced_at) order by a.created_at), '[]')
      from private.payout_accounts as a where a.owner_id = caller or a.set_by = caller),
    'payouts', (select coalesce(jsonb_agg(jsonb_build_object('requested_at', p.requested_at, 'amount_paise', p.amount_paise,
      'set_off_paise', p.set_off_paise, 'status', p.status, 'destination', p.destination, 'reference', p.reference, 'settled_at', p.settled_at)
      order by p.requested_at), '[]') from public.payouts as p where p.owner_id = caller or p.requested_by = caller))
$$;
comment on function private.payout_data is 'Payouts and their accounts in the copy of one''s data.';

revoke execute on function public.my_earnings(), public.earnings_statement(uuid, public.ledger_account_kind, bigint, integer),
  public.save_payout_account(uuid, public.ledger_account_kind, jsonb), public.request_payout(uuid, public.ledger_account_kind, text),
  public.settle_payout(uuid, text, text, text), public.admin_payouts(text[], timestamptz, uuid, integer), public.admin_payout_account(uuid),
  public.record_deposit(uuid, public.ledger_account_kind, bigint, text, text) from public, anon;
grant execute on function public.my_earnings(), public.earnings_statement(uuid, public.ledger_account_kind, bigint, integer),
  public.save_payout_account(uuid, public.ledger_account_kind, jsonb), public.request_payout(uuid, public.ledger_account_kind, text),
  public.settle_payout(uuid, text, text, text), public.admin_payouts(text[], timestamptz, uuid, integer), public.admin_payout_account(uuid),
  public.record_deposit(uuid, public.ledger_account_kind, bigint, text, text) to authenticated;
