create or replace function private.wallet_balance (
  user_id uuid
)
  returns bigint
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return coalesce((select a.balance_paise - private.expired_in_wallet(a.id) from private.ledger_accounts as a
    where a.owner_id = wallet_balance.user_id and a.kind = 'customer_wallet'), 0);
end
$function$;

comment on function private.wallet_balance(uuid) is 'What somebody can spend: money past its last day is no part of it.';

revoke all on function private.wallet_balance(uuid) from public;
