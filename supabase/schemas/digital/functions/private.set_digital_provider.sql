create or replace function private.set_digital_provider (
  url text,
  secret text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.set_called_function('digital-provider', url, secret)
$function$;

comment on function private.set_digital_provider(text, text) is 'Switches recharges and bill payments on (docs/operations/deploy.md).';

revoke all on function private.set_digital_provider(text, text) from public;
