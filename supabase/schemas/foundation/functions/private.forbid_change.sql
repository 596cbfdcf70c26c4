create or replace function private.forbid_change()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  raise exception using errcode = 'PT403', message = format('%s is append-only.', tg_table_name),
    detail = 'append_only';
end
$function$;

revoke all on function private.forbid_change() from public;
