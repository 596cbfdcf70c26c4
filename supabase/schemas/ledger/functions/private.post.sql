create or replace function private.post (
  kind text,
  order_id uuid,
  idempotency_key text,
  movements private.movement[],
  note text default null::text
)
  returns boolean
  language plpgsql
  set search_path to ''
  AS $function$
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
$function$;

comment on function private.post(text, uuid, text, private.movement[], text) is 'Posts a transaction once per key; false when it was already posted. Zero amounts are left out.';

revoke all on function private.post(text, uuid, text, private.movement[], text) from public;
