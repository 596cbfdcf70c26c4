create or replace function private.setting_int (
  key text
)
  returns integer
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return (select (s.setting_value #>> '{}')::numeric::integer from public.app_settings as s where s.setting_key = key);
end
$function$;

revoke all on function private.setting_int(text) from public;
