create or replace function private.fewest_customers()
  returns integer
  language sql
  immutable
  set search_path to ''
  AS $function$
  select 2
$function$;

comment on function private.fewest_customers() is 'What fewer customers than these bought is not counted: a suggestion must not tell what a neighbour orders.';

revoke all on function private.fewest_customers() from public;
