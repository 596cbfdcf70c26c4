create or replace function private.due_deduction (
  r private.deduction_rates,
  pan text,
  base bigint
)
  returns bigint
  language sql
  stable
  set search_path to ''
  AS $function$
  -- The fourth letter of a PAN says whose it is: P is a person, H a family.
  select case when pan is not null and substr(pan, 4, 1) in ('P', 'H') and base <= r.exempt_paise then 0
    when r.in_halves then 2 * round(greatest(base, 0) * rate.bp / 20000.0)::bigint
    else round(greatest(base, 0) * rate.bp / 10000.0)::bigint end
  from (select case when pan is null then r.without_pan_bp else r.rate_bp end as bp) as rate
$function$;

comment on function private.due_deduction(private.deduction_rates, text, bigint) is 'What is to be withheld of a net value of a month or year, in paise.';

revoke all on function private.due_deduction(private.deduction_rates, text, bigint) from public;
