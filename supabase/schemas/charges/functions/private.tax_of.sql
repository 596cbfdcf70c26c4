create or replace function private.tax_of (
  paise bigint,
  rate_bp integer,
  included boolean
)
  returns bigint
  language sql
  immutable
  set search_path to ''
  AS $function$
  select 2 * round(paise::numeric * rate_bp / (2 * (10000 + case when included then rate_bp else 0 end)))::bigint
$function$;

comment on function private.tax_of(bigint, integer, boolean) is 'The tax on an amount or inside of it, in paise: two equal taxes of half the rate (CGST and SGST), each rounded. Always even, so that what is charged is what an invoice can say.';

revoke all on function private.tax_of(bigint, integer, boolean) from public;
