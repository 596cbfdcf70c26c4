-- Shares: who earns what of an order, frozen when it is placed (docs/decisions/0041).

create table private.order_shares (
  order_id uuid not null references public.enhanced_orders (id),
  position smallint not null,
  account public.ledger_account_kind not null constraint share_account check (account::text ~ '_payable$' and account::text <> 'tax_payable'),
  owner_id uuid,
  amount_paise bigint not null constraint share_range check (amount_paise >= 0),
  charge_codes text[] not null,
  due text not null default 'delivered' constraint share_due_form check (due ~ '^[a-z_]{2,40}(:[0-9]{1,3})?$'),
  settled_at timestamptz,
  paid_to uuid,
  primary key (order_id, position)
);
create index order_shares_owner_idx on private.order_shares (owner_id) where owner_id is not null;
comment on table private.order_shares is
  'What each payee earns of an order, in paise. What is not shared is the platform''s. Written when the order is placed; only settled_at and paid_to change.';
comment on column private.order_shares.account is 'What is owed to the payee. A trade adds an account kind of its own, named <payee>_payable.';
comment on column private.order_shares.owner_id is 'The payee; null for whoever carries or performs the order, known when the share is due.';
comment on column private.order_shares.charge_codes is 'The charges that the share is paid from: a refund of one claws back in proportion.';
comment on column private.order_shares.paid_to is 'Whoever was credited when the share was settled; null while it is open, and where nobody earned it.';
comment on column private.order_shares.due is 'The status, or the event of a trade, that makes the share due.';

create function private.add_share(order_id uuid, account public.ledger_account_kind, owner_id uuid, amount_paise bigint, charge_codes text[],
  due text default 'delivered') returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  insert into private.order_shares (order_id, position, account, owner_id, amount_paise, charge_codes, due)
  select add_share.order_id, coalesce(max(s.position), 0) + 1, add_share.account, add_share.owner_id, add_share.amount_paise,
    add_share.charge_codes, add_share.due
  from private.order_shares as s where s.order_id = add_share.order_id;
end
$$;
comment on function private.add_share is 'Freezes one share of an order while it is being placed.';

create function private.check_shares() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (select sum(s.amount_paise) from private.order_shares as s where s.order_id = new.order_id) >
      (select sum(c.amount_paise) from public.order_charges as c
        where c.order_id = new.order_id and c.phase <> 'refunded' and c.code not in ('tax', 'discount')) then
    raise exception using errcode = 'check_violation', constraint = 'shares_within_charges',
      message = format('order %s shares out more than it charges', new.order_id);
  end if;
  return null;
end
$$;
comment on function private.check_shares is 'At the end of a transaction: nobody earns what nobody is charged.';
create constraint trigger shares_within_charges after insert on private.order_shares
  deferrable initially deferred for each row execute function private.check_shares();

create function private.in_proportion(part bigint, gone bigint, whole bigint) returns bigint language sql immutable set search_path = '' as $$
  select case when whole = 0 then 0 else round(part::numeric * gone / whole)::bigint end
$$;
comment on function private.in_proportion is
  'How much of a part belongs to what is gone of the whole. Of a growing sum, so that any sequence of refunds adds up to the paisa.';

create view private.share_values as
  select s.order_id, s.position, s.account, s.owner_id, s.amount_paise, s.charge_codes, s.due, s.settled_at, s.paid_to,
    paid.base_paise, paid.gone_paise,
    s.amount_paise - private.in_proportion(s.amount_paise, paid.gone_paise, paid.base_paise) as value_paise
  from private.order_shares as s
  cross join lateral (
    select coalesce(sum(c.amount_paise) filter (where c.phase <> 'refunded'), 0)::bigint as base_paise,
      -coalesce(sum(c.amount_paise) filter (where c.phase = 'refunded' and c.bearer <> 'platform'), 0)::bigint as gone_paise
    from public.order_charges as c where c.order_id = s.order_id and c.code = any (s.charge_codes)) as paid;
comment on view private.share_values is
  'Shares at their present value: what was refunded of the charges that pay a share, and not borne by the platform, shrinks it in proportion.';

create function private.shared(order_id uuid, account public.ledger_account_kind) returns bigint
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((select sum(s.value_paise) from private.share_values as s
    where s.order_id = shared.order_id and s.account = shared.account), 0);
end
$$;
comment on function private.shared is 'What an order shares out to payees of a kind, in paise, after refunds.';
