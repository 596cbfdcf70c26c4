create or replace function private.set_file_remover (
  url text,
  secret text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.set_called_function('remove-files', url, secret)
$function$;

comment on function private.set_file_remover(text, text) is 'Tells where the function remove-files is (docs/operations/deploy.md).';

revoke all on function private.set_file_remover(text, text) from public;
