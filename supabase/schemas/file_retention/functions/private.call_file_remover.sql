create or replace function private.call_file_remover()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if exists (select from private.unnamed_files(1)) then
    perform private.call_function('remove-files', 'x-worker-secret', 60000);
  end if;
end
$function$;

comment on function private.call_file_remover() is 'Calls the function remove-files while there are files that nothing names; run by pg_cron.';

revoke all on function private.call_file_remover() from public;
