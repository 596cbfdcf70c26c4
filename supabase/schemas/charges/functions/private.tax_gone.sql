create or replace function private.tax_gone (
  tax bigint,
  gone bigint,
  whole bigint
)
  returns bigint
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case when whole = 0 then 0 else tax - 2 * round(tax::numeric * (whole - gone) / (2 * whole))::bigint end
$function$;

comment on function private.tax_gone(bigint, bigint, bigint) is 'How much of a tax goes with what is gone of the whole: the tax less that of what remains, in equal halves, so that any sequence of refunds adds up to the tax.';

revoke all on function private.tax_gone(bigint, bigint, bigint) from public;
