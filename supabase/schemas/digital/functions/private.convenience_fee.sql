create or replace function private.convenience_fee (
  amount_paise bigint,
  flat_paise integer,
  fee_bp integer,
  cap_paise integer
)
  returns integer
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select least(flat_paise + round(amount_paise::numeric * fee_bp / 10000), coalesce(cap_paise, 1000000000))::integer
$function$;

comment on function private.convenience_fee(bigint, integer, integer, integer) is 'Fee in paise for paying an amount: flat part plus share in basis points, rounded half up to the paisa, at most the cap. The same rule as packages/domain/src/digital/convenience-fee.ts, which a test compares.';

revoke all on function private.convenience_fee(bigint, integer, integer, integer) from public;
