create or replace function private.end_import_step()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform set_config('angadi.import', '', true);
  return null;
end
$function$;

comment on function private.end_import_step() is 'A call that has written its figures changes no more items.';

revoke all on function private.end_import_step() from public;
