create or replace function private.set_telephony (
  url text,
  secret text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.set_called_function('telephony', url, secret, 'calls_enabled')
$function$;

comment on function private.set_telephony(text, text) is 'Switches calls on (docs/operations/deploy.md).';

revoke all on function private.set_telephony(text, text) from public;
