-- What is a person's own, by its name: parcels among the orders to repeat, and refunds in the wallet by what they are for.

create function private.movement_kind(kind text, idempotency_key text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case when kind <> 'order_refunded' then kind else case split_part(idempotency_key, ':', 1)
    when 'claim' then 'missed_delivery'
    when 'bottles' then 'bottles_returned'
    when 'picking' then 'not_picked'
    when 'return' then 'returned'
    when 'help' then 'help'
    else kind end end;
end
$$;
comment on function private.movement_kind is
  'What a movement of a wallet is called: the kind of its transaction, and of refunds what they are for, where it is known: missed_delivery, '
  'bottles_returned (deposits), not_picked, returned, help.';

create or replace function public.wallet_statement(before bigint default null, limit_count integer default 30)
returns table (id bigint, at timestamptz, kind text, amount_paise bigint, order_id uuid, order_number text, note text, balance_after_paise bigint)
language sql stable security definer set search_path = '' as $$
  select e.id, t.at, private.movement_kind(t.kind, t.idempotency_key), e.amount_paise, t.order_id, o.order_number, t.note, e.balance_after_paise
  from private.ledger_accounts as a
  join private.ledger_entries as e on e.account_id = a.id
  join private.ledger_transactions as t on t.id = e.transaction_id
  left join public.enhanced_orders as o on o.id = t.order_id
  where a.owner_id = private.require_user() and a.kind = 'customer_wallet' and (before is null or e.id < before)
  order by e.id desc limit least(greatest(coalesce(limit_count, 30), 1), 100)
$$;

