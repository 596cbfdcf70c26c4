create or replace function private.setting (
  key text
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select s.setting_value from public.app_settings as s where s.setting_key = key
$function$;

revoke all on function private.setting(text) from public;
