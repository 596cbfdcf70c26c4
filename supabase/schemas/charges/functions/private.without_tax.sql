create or replace function private.without_tax (
  paise bigint,
  rate_bp integer
)
  returns bigint
  language sql
  immutable
  set search_path to ''
  AS $function$
  select round(paise::numeric * 10000 / (10000 + rate_bp))::bigint
$function$;

comment on function private.without_tax(bigint, integer) is 'What is left of an amount that includes a tax, in paise.';

revoke all on function private.without_tax(bigint, integer) from public;
