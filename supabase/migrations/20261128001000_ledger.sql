-- The ledger: double entry, integer paise. A positive amount is owed to the owner or earned by the platform, a negative
-- one is owed to the platform or held outside it. Nothing is ever changed or deleted.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create type public.ledger_account_kind as enum (
  'customer_wallet', 'vendor_payable', 'courier_payable', 'franchise_payable', 'platform_revenue', 'tax_payable',
    'gateway_clearing', 'cash_with_courier', 'promo_expense', 'order_escrow', 'payout_clearing', 'provider_payable',
    'refund_clearing', 'deferred_revenue', 'tcs_withheld', 'tds_withheld', 'bank', 'gateway_fees', 'input_tax',
    'dispute_hold', 'gift_codes', 'points_expense', 'payout_reserve'
);

create table private.ledger_accounts (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid,
  kind public.ledger_account_kind not null,
  balance_paise bigint constraint wallet_not_negative check (kind <> 'customer_wallet' or balance_paise >= 0),
  created_at timestamptz not null default now(),
  unique nulls not distinct (owner_id, kind),
  constraint balance_kept_where_bounded
    check ((balance_paise is not null) = (kind in ('customer_wallet', 'cash_with_courier'))),
  constraint payable_has_owner check ((owner_id is null) = (kind in
  ('platform_revenue', 'tax_payable', 'gateway_clearing', 'promo_expense', 'order_escrow', 'payout_clearing',
  'refund_clearing', 'deferred_revenue', 'tcs_withheld', 'tds_withheld', 'bank', 'gateway_fees', 'input_tax',
  'dispute_hold', 'gift_codes', 'points_expense')))
);

comment on table private.ledger_accounts is 'Accounts by owner (user, vendor, or null for the platform) and kind.';
comment on column private.ledger_accounts.balance_paise is
  'Stored only for accounts with a limit; the platform''s accounts are summed when read, so that orders never wait for '
    'a shared row.';

insert into private.ledger_accounts (kind) values ('platform_revenue'), ('tax_payable'), ('gateway_clearing'),
  ('promo_expense'), ('order_escrow'), ('payout_clearing'), ('refund_clearing'), ('deferred_revenue'),
  ('tcs_withheld'), ('tds_withheld'), ('bank'), ('gateway_fees'), ('input_tax'), ('dispute_hold'), ('gift_codes'),
  ('points_expense');

create table private.ledger_transactions (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint transaction_kind check (kind in ('order_paid', 'order_settled', 'order_refunded',
    'compensation',
    'wallet_credit', 'wallet_topup', 'wallet_expired', 'gift_code', 'cash_deposit', 'payout', 'payout_fee',
    'payout_tax', 'incentive', 'adjustment', 'payment_returned', 'refund_sent', 'membership',
    'membership_revenue', 'gateway_settled', 'refund_found', 'dispute_held', 'dispute_ended',
    'referral_credit', 'referral_taken_back', 'payout_reserve', 'daily_fee', 'tip')),
  order_id uuid,
  idempotency_key text not null unique,
  note text,
  at timestamptz not null default now()
);

create index ledger_transactions_order_idx on private.ledger_transactions (order_id);
create index ledger_transactions_at_idx on private.ledger_transactions (at);

comment on table private.ledger_transactions is
  'One movement of money; its entries sum to zero. The unique key prevents posting twice.';

create table private.ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id uuid not null references private.ledger_transactions (id),
  account_id uuid not null references private.ledger_accounts (id),
  amount_paise bigint not null constraint entry_not_zero check (amount_paise <> 0),
  balance_after_paise bigint
);

create index ledger_entries_transaction_idx on private.ledger_entries (transaction_id);
create index ledger_entries_account_idx on private.ledger_entries (account_id, id);

comment on table private.ledger_entries is 'The amount that a transaction adds to or takes from an account, in paise.';
comment on column private.ledger_entries.balance_after_paise is
  'Balance after the entry for accounts with a limit, so that a statement page needs no sums; null for the others.';

create trigger ledger_transactions_are_append_only before update or delete on private.ledger_transactions
  for each row execute function private.forbid_change();

create trigger ledger_entries_are_append_only before update or delete on private.ledger_entries
  for each row execute function private.forbid_change();

-- As its owner: up to PostgreSQL 17 a deferred trigger runs as the committing user, who may not read the ledger.
create function private.check_balanced() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (select sum(e.amount_paise) from private.ledger_entries as e where e.transaction_id = new.transaction_id) <> 0 then
    raise exception using errcode = 'check_violation', constraint = 'ledger_transaction_balanced',
      message = format('ledger transaction %s does not add up to zero', new.transaction_id);
  end if;
  return null;
end
$$;

create constraint trigger ledger_transaction_balanced after insert on private.ledger_entries
  deferrable initially deferred for each row execute function private.check_balanced();

create function private.account_of(owner_id uuid, kind public.ledger_account_kind) returns uuid
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  found_id uuid;
begin
  loop
    -- Two statements, because an index supports "=" and "is null" but not "is not distinct from".
    if account_of.owner_id is null then
      select a.id into found_id from private.ledger_accounts as a where a.owner_id is null and a.kind = account_of.kind;
    else
      select a.id into found_id from private.ledger_accounts as a where a.owner_id = account_of.owner_id
        and a.kind = account_of.kind;
    end if;
    if found_id is not null then return found_id; end if;
    insert into private.ledger_accounts (owner_id, kind, balance_paise)
    values (account_of.owner_id, account_of.kind, case when account_of.kind in ('customer_wallet', 'cash_with_courier')
      then 0 end)
    on conflict do nothing;
  end loop;
end
$$;

create type private.movement as (owner_id uuid, kind public.ledger_account_kind, amount_paise bigint);

create function private.post(kind text, order_id uuid, idempotency_key text, movements private.movement[],
  note text default null)
returns boolean language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  posted uuid;
  movement private.movement;
  account uuid;
  balance_after bigint;
begin
  insert into private.ledger_transactions (kind, order_id, idempotency_key, note)
  values (post.kind, post.order_id, post.idempotency_key, post.note)
  on conflict do nothing returning id into posted;
  if posted is null then return false; end if;
  -- Bounded accounts are locked in one order everywhere, so that two postings never deadlock.
  foreach movement in array array(select m from unnest(movements) as m where m.amount_paise <> 0
    order by m.kind, m.owner_id) loop
    account := private.account_of(movement.owner_id, movement.kind);
    balance_after := null;
    if movement.kind in ('customer_wallet', 'cash_with_courier') then
      -- Before the entry: the holder of the row lock draws the next number, so numbers follow the balance.
      update private.ledger_accounts as a set balance_paise = a.balance_paise + movement.amount_paise
      where a.id = account returning a.balance_paise into balance_after;
    end if;
    insert into private.ledger_entries (transaction_id, account_id, amount_paise, balance_after_paise)
    values (posted, account, movement.amount_paise, balance_after);
  end loop;
  return true;
end
$$;

comment on function private.post is
  'Posts a transaction once per key; false when it was already posted. Zero amounts are left out.';

create function private.ledger_imbalance() returns table (transaction_id uuid, sum_paise numeric)
language sql stable set search_path = '' as $$
  select e.transaction_id, sum(e.amount_paise) from private.ledger_entries as e group by 1
    having sum(e.amount_paise) <> 0
$$;

comment on function private.ledger_imbalance is 'Transactions that do not sum to zero; must return no rows.';

create table private.ledger_checks (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  since timestamptz,
  imbalanced integer not null
);

comment on table private.ledger_checks is
  'Runs of the ledger check: since when (null: everything) and how many transactions did not sum to zero.';

create function private.check_ledger(since timestamptz default null) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  found_wrong integer;
begin
  select count(*) into found_wrong from (
    select e.transaction_id from private.ledger_entries as e
    join private.ledger_transactions as t on t.id = e.transaction_id
    where since is null or t.at >= since
    group by 1 having sum(e.amount_paise) <> 0) as wrong;
  insert into private.ledger_checks (since, imbalanced) values (since, found_wrong);
  return found_wrong;
end
$$;

comment on function private.check_ledger is
  'Checks the ledger since a time and records the result: a job runs it every few minutes for the last hour and '
    'nightly for everything, '
  'so that no screen needs to.';

create function private.ledger_is_balanced() returns boolean language sql stable
  security definer set search_path = '' as $$
  select not exists (select from private.ledger_checks as c where c.imbalanced > 0
    and c.id >= coalesce((select max(n.id) from private.ledger_checks as n where n.since is null), 0))
$$;

comment on function private.ledger_is_balanced is 'Whether no check since the last full one found an imbalance.';

create function private.wallet_balance(user_id uuid) returns bigint language plpgsql stable
  security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((select a.balance_paise - private.expired_in_wallet(a.id) from private.ledger_accounts as a
    where a.owner_id = wallet_balance.user_id and a.kind = 'customer_wallet'), 0);
end
$$;

comment on function private.wallet_balance is 'What somebody can spend: money past its last day is no part of it.';

create function private.credit_wallet(user_id uuid, amount_paise bigint, idempotency_key text, note text default null)
  returns boolean
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  if amount_paise is null or amount_paise not between 1 and 10000000 then
    perform private.refuse(400, 'amount_invalid', 'This amount cannot be credited.');
  end if;
  if not private.post('wallet_credit', null, credit_wallet.idempotency_key, array[
    (credit_wallet.user_id, 'customer_wallet', credit_wallet.amount_paise)::private.movement,
    (null, 'promo_expense', -credit_wallet.amount_paise)::private.movement], credit_wallet.note) then
    return false;
  end if;
  perform private.notify(credit_wallet.user_id, 'wallet_credited',
    jsonb_build_object('amount', private.rupees(credit_wallet.amount_paise), 'amount_paise',
      credit_wallet.amount_paise), '/wallet');
  perform private.publish('user:' || credit_wallet.user_id, 'wallet', '{}'::jsonb);
  return true;
end
$$;

comment on function private.credit_wallet is 'Adds promotional credit to a wallet, once per key.';

-- Payees as rows: who may ask for what an account holds, and when its owner has stopped. A trade with payees of its
-- own, such as drivers or tutors, adds a row; before, three closed lists refused it an account to be paid to.

create function private.owns_as_self(owner_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select owner_id = (select auth.uid())
$$;

comment on function private.owns_as_self is 'Whether earnings of a person are the caller''s own.';

create function private.owns_as_vendor(owner_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select (select auth.uid()) in (select private.staff_with(owns_as_vendor.owner_id, 'money'))
$$;

comment on function private.owns_as_vendor is
  'Whether the caller''s position in the vendor that earned includes its money.';

create function private.courier_has_stopped(owner_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from public.couriers as c where c.user_id = courier_has_stopped.owner_id and c.online)
    and not exists (select from public.jobs as d
      where d.performer_id = courier_has_stopped.owner_id and d.state not in ('delivered', 'cancelled'))
$$;

comment on function private.courier_has_stopped is 'Whether a courier carries nothing and takes nothing.';

create function private.vendor_has_stopped(owner_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from public.vendors as v
      where v.id = vendor_has_stopped.owner_id and v.accepting_orders and v.status = 'active')
    and not exists (select from public.enhanced_orders as o
      where o.vendor_id = vendor_has_stopped.owner_id and o.status not in ('delivered', 'cancelled'))
$$;

comment on function private.vendor_has_stopped is 'Whether a vendor takes no orders and has none under way.';

create function private.franchise_has_stopped(owner_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from public.regions as r where r.franchise_owner_id = franchise_has_stopped.owner_id)
$$;

comment on function private.franchise_has_stopped is 'Whether a franchise has no region any more.';

create table private.payees (
  account public.ledger_account_kind primary key
    constraint payee_is_owed check (account::text ~ '_payable$' and account::text <> 'tax_payable'),
  owns text not null constraint payee_owns_form check (owns ~ '^[a-z_]+\.[a-z_0-9]+$'),
  stopped text not null constraint payee_stopped_form check (stopped ~ '^[a-z_]+\.[a-z_0-9]+$'),
  cash_account public.ledger_account_kind
);

revoke all on private.payees from anon, authenticated;

comment on table private.payees is
  'Who is paid out: a function (owner_id) that says whether the earnings are the caller''s, one that says whether the '
  'owner has stopped, and the account of cash in hand that is set off. What has no row is settled elsewhere.';

insert into private.payees (account, owns, stopped, cash_account) values
  ('courier_payable', 'private.owns_as_self', 'private.courier_has_stopped', 'cash_with_courier'),
  ('vendor_payable', 'private.owns_as_vendor', 'private.vendor_has_stopped', null),
  ('franchise_payable', 'private.owns_as_self', 'private.franchise_has_stopped', null);
