create or replace function private.set_push_sender (
  url text,
  secret text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.set_called_function('send-push', url, secret)
$function$;

comment on function private.set_push_sender(text, text) is 'Switches push on (docs/operations/deploy.md).';

revoke all on function private.set_push_sender(text, text) from public;
