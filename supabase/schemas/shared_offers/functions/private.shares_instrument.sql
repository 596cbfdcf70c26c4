create or replace function private.shares_instrument (
  caller uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from private.customer_digests as own
    join private.customer_digests as used on used.kind = 'first_instrument' and used.digest = own.digest
      and used.account_id <> own.account_id and used.at > now() - private.device_digest_period()
    where own.account_id = caller and own.kind = 'instrument' and own.at > now() - private.device_digest_period())
$function$;

comment on function private.shares_instrument(uuid) is 'Whether somebody has paid with an instrument that paid for a first-order coupon of another account.';

revoke all on function private.shares_instrument(uuid) from public;
