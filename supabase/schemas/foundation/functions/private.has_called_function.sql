create or replace function private.has_called_function (
  name text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from private.called_functions as f where f.edge_function = has_called_function.name)
$function$;

comment on function private.has_called_function(text) is 'Whether it is known where an edge function is.';

revoke all on function private.has_called_function(text) from public;
