-- Payees as rows: who may ask for what an account holds, and when its owner has stopped. A trade with payees of its own,
-- such as drivers or tutors, adds a row; before, three closed lists refused it an account to be paid to.

create function private.owns_as_self(owner_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select owner_id = (select auth.uid())
$$;
comment on function private.owns_as_self is 'Whether earnings of a person are the caller''s own.';

create function private.owns_as_vendor(owner_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.vendor_staff as s where s.vendor_id = owns_as_vendor.owner_id
    and s.user_id = (select auth.uid()) and s.position = 'owner')
$$;
comment on function private.owns_as_vendor is 'Whether the caller is an owner of the vendor that earned.';

create function private.courier_has_stopped(owner_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from public.couriers as c where c.user_id = courier_has_stopped.owner_id and c.online)
    and not exists (select from public.deliveries as d
      where d.courier_id = courier_has_stopped.owner_id and d.state not in ('delivered', 'cancelled'))
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

alter table private.payout_accounts drop constraint payout_account_kind,
  add constraint payout_account_kind foreign key (kind) references private.payees (account);
create index payout_accounts_kind_idx on private.payout_accounts (kind);

create or replace function private.owns_earnings(owner_id uuid, kind public.ledger_account_kind) returns boolean
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

create or replace function private.has_stopped(owner_id uuid, kind public.ledger_account_kind) returns boolean
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

create or replace function private.cash_owed(owner_id uuid, kind public.ledger_account_kind) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce((select -private.balance_of(cash_owed.owner_id, p.cash_account) from private.payees as p
    where p.account = cash_owed.kind and p.cash_account is not null), 0)
$$;
