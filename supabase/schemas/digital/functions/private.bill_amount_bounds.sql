create or replace function private.bill_amount_bounds (
  amount_rule text,
  bill_paise integer,
  bill_min_paise integer,
  min_paise integer,
  max_paise integer
)
  returns int4range
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select case
    when bill_paise is null or amount_rule = 'any' then int4range(min_paise, max_paise, '[]')
    when amount_rule = 'exact' then int4range(bill_paise, bill_paise, '[]')
    when amount_rule = 'partial' then int4range(least(coalesce(bill_min_paise, min_paise), bill_paise), bill_paise,
      '[]')
    else int4range(bill_paise, greatest(bill_paise, max_paise), '[]') end
$function$;

comment on function private.bill_amount_bounds(text, integer, integer, integer, integer) is
  'Which amounts may be paid by a biller''s rule; without a bill whatever the biller accepts. The same rule as packages/domain/src/digital/amount-rule.ts, which a test compares.';

revoke all on function private.bill_amount_bounds(text, integer, integer, integer, integer) from public;
