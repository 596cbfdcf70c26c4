create or replace function private.half_up (
  amount numeric
)
  returns bigint
  language sql
  immutable
  set search_path to ''
  AS $function$
  select floor(amount + 0.5)::bigint
$function$;

revoke all on function private.half_up(numeric) from public;
