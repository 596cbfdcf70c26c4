create or replace function private.setting_fits (
  setting_value jsonb,
  minimum numeric,
  maximum numeric
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case jsonb_typeof(setting_value)
    when 'number' then coalesce((setting_value #>> '{}')::numeric between minimum and maximum
      and trunc((setting_value #>> '{}')::numeric) = (setting_value #>> '{}')::numeric, false)
    when 'string' then length(setting_value #>> '{}') between 1 and 500
    else octet_length(setting_value::text) <= 16000
  end
$function$;

comment on function private.setting_fits(jsonb, numeric, numeric) is 'Whether a setting may have a value: a whole number within its range, a text of 1 to 500 characters, other JSON up to 16 kB. The same rule as packages/domain/src/settings, which a test compares.';

revoke all on function private.setting_fits(jsonb, numeric, numeric) from public;

grant execute
  on function private.setting_fits(jsonb, numeric, numeric)
  to authenticated, postgres, service_role;
