create or replace function public.update_setting (
  setting_key text,
  setting_value jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  -- refuses: setting_type_wrong, setting_value_invalid
  update public.app_settings as s set setting_value = coalesce(update_setting.setting_value, 'null')
  where s.setting_key = update_setting.setting_key;
  if not found then perform private.refuse(404, 'setting_not_found', 'There is no such setting.'); end if;
end
$function$;

comment on function public.update_setting(text, jsonb) is 'Changes a setting, a text as {"text": …}; administrators only; every change is in the audit log. The same as an upsert on setting_key in app_settings. Keys are made by migrations. setting_type_wrong comes with {type}, setting_value_invalid with {minimum, maximum, unit}.';

revoke all on function public.update_setting(text, jsonb) from public;

grant execute on function public.update_setting(text, jsonb) to authenticated, postgres;
