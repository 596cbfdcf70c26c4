create or replace function private.is_open_return (
  state text
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select state in ('requested', 'approved', 'picked_up', 'received')
$function$;

revoke all on function private.is_open_return(text) from public;
