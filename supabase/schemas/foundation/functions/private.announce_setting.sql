create or replace function private.announce_setting()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.audit('update_setting', 'app_setting', new.setting_key, old.setting_value, new.setting_value);
  -- All signed-in users receive this: a private setting is not included, only that the administrators' list has
  -- changed.
  perform private.publish('settings', 'setting', case when new.is_public
    then jsonb_build_object('key', new.setting_key, 'value', new.setting_value) else '{}' end);
  return null;
end
$function$;

revoke all on function private.announce_setting() from public;
