-- Cash with couriers: who holds how much since when, what each has handed in, and the courier's own view of it (docs/decisions/0074).
alter table public.catalog_items validate constraint item_price_range;

insert into private.notification_templates (template, type, title, message) values
  ('cash_deposited', 'success', 'Cash received', '{amount} of your cash is recorded ({reference}). You still hold {left}.');

create function private.cash_held(courier_id uuid) returns bigint language sql stable security definer set search_path = '' as $$
  select coalesce((select -a.balance_paise from private.ledger_accounts as a where a.owner_id = cash_held.courier_id and a.kind = 'cash_with_courier'), 0)
$$;
comment on function private.cash_held is 'The platform''s cash that a courier holds now, without that of present jobs, in paise.';

create function private.cash_held_since(courier_id uuid) returns timestamptz language sql stable security definer set search_path = '' as $$
  -- What is handed in is the oldest: the latest collections that add up to what is held are still there.
  select min(c.at) from (
    select t.at, sum(-e.amount_paise) over (order by e.id desc) + e.amount_paise as covered
    from private.ledger_entries as e join private.ledger_transactions as t on t.id = e.transaction_id
    where e.amount_paise < 0
      and e.account_id = (select a.id from private.ledger_accounts as a where a.owner_id = cash_held_since.courier_id and a.kind = 'cash_with_courier')
    order by e.id desc limit 500) as c
  where c.covered < private.cash_held(cash_held_since.courier_id)
$$;
comment on function private.cash_held_since is 'When a courier collected the oldest cash that is not handed in yet; of the latest 500 collections.';

create function public.admin_courier_cash(search text default null)
returns table (courier_id uuid, name text, region_slug text, held_paise bigint, coming_paise bigint, limit_paise integer, since timestamptz,
  deposited_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
    select c.user_id, c.name, r.slug, h.held, private.cash_in_hand(c.user_id) - h.held, c.cash_limit_paise,
      case when h.held > 0 then private.cash_held_since(c.user_id) end,
      (select max(t.at) from private.ledger_accounts as a join private.ledger_entries as e on e.account_id = a.id
        join private.ledger_transactions as t on t.id = e.transaction_id
        where a.owner_id = c.user_id and a.kind = 'cash_with_courier' and t.kind = 'cash_deposit')
    from public.couriers as c left join public.regions as r on r.id = c.region_id
    cross join lateral (select private.cash_held(c.user_id) as held) as h
    where case when nullif(trim(admin_courier_cash.search), '') is null then h.held > 0
      else lower(c.name) like private.like_pattern(admin_courier_cash.search) end
    order by h.held desc, c.name, c.user_id limit 200;
end
$$;
comment on function public.admin_courier_cash is
  'Couriers with cash of the platform, the most first, or those of a name: held_paise now, coming_paise of their present jobs, their limit, since when the '
  'oldest of it is held, and when they last handed something in. Administrators only.';

create function private.deposits_of(courier_id uuid, before bigint, limit_count integer)
returns table (id bigint, at timestamptz, kind text, amount_paise bigint, reference text, recorded_by uuid)
language sql stable security definer set search_path = '' as $$
  select e.id, t.at, t.kind, e.amount_paise, t.note,
    case when t.kind = 'cash_deposit' and pg_input_is_valid(split_part(t.idempotency_key, ':', 2), 'uuid') then split_part(t.idempotency_key, ':', 2)::uuid end
  from private.ledger_accounts as a join private.ledger_entries as e on e.account_id = a.id join private.ledger_transactions as t on t.id = e.transaction_id
  where a.owner_id = deposits_of.courier_id and a.kind = 'cash_with_courier' and e.amount_paise > 0 and t.kind in ('cash_deposit', 'payout')
    and (deposits_of.before is null or e.id < deposits_of.before)
  order by e.id desc limit least(greatest(coalesce(deposits_of.limit_count, 30), 1), 100)
$$;
comment on function private.deposits_of is 'What a courier has handed in, or a payout has set off, newest first.';

create function public.admin_courier_deposits(courier_id uuid, before bigint default null, limit_count integer default 30)
returns table (id bigint, at timestamptz, kind text, amount_paise bigint, reference text, recorded_by text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query select d.id, d.at, d.kind, d.amount_paise, d.reference, private.name_of(d.recorded_by)
    from private.deposits_of(admin_courier_deposits.courier_id, admin_courier_deposits.before, admin_courier_deposits.limit_count) as d;
end
$$;
comment on function public.admin_courier_deposits is
  'What a courier has handed in (cash_deposit) or a payout has set off (payout), newest first, with who recorded it. Administrators only.';

create function public.my_deposits(before bigint default null, limit_count integer default 30)
returns table (id bigint, at timestamptz, kind text, amount_paise bigint, reference text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
begin
  return query select d.id, d.at, d.kind, d.amount_paise, d.reference from private.deposits_of(caller, my_deposits.before, my_deposits.limit_count) as d;
end
$$;
comment on function public.my_deposits is 'What the caller, a courier, has handed in or had set off by a payout, newest first.';

-- As before; a courier is told what was recorded.
create or replace function public.record_deposit(owner_id uuid, account_kind public.ledger_account_kind, amount_paise bigint, reference text, idempotency_key text)
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
  if record_deposit.account_kind = 'cash_with_courier' then
    perform private.notify(record_deposit.owner_id, 'cash_deposited', jsonb_build_object('amount', private.rupees(record_deposit.amount_paise),
      'amount_paise', record_deposit.amount_paise, 'reference', trim(record_deposit.reference), 'left', private.rupees(owed - record_deposit.amount_paise),
      'left_paise', owed - record_deposit.amount_paise), '/driver/dashboard');
  end if;
  perform private.keep_result(caller, record_deposit.idempotency_key, result);
  return result;
end
$$;

revoke execute on function public.admin_courier_cash(text), public.admin_courier_deposits(uuid, bigint, integer), public.my_deposits(bigint, integer) from public, anon;
grant execute on function public.admin_courier_cash(text), public.admin_courier_deposits(uuid, bigint, integer), public.my_deposits(bigint, integer) to authenticated;
