create or replace function private.gstin_check_digit (
  number text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    1 + (36 - sum(p.value / 36 + p.value % 36)::integer % 36) % 36, 1)
  from (select (strpos('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', substr(number, n, 1)) - 1)
      * case when n % 2 = 1 then 1 else 2 end as value
    from generate_series(1, 14) as n) as p
$function$;

comment on function private.gstin_check_digit(text) is 'The last place of a GSTIN, computed from the first fourteen in base 36.';

revoke all on function private.gstin_check_digit(text) from public;
