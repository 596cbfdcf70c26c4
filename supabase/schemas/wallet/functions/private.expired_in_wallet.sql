create or replace function private.expired_in_wallet (
  account_id uuid
)
  returns bigint
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(sum(l.left_paise), 0)::bigint from private.wallet_lots as l
  where l.account_id = expired_in_wallet.account_id and l.left_paise > 0 and l.bucket = 'promotional'
    and l.expires_at < now()
$function$;

comment on function private.expired_in_wallet(uuid) is 'Money of a wallet past its last day that has not been taken out of the books yet.';

revoke all on function private.expired_in_wallet(uuid) from public;
