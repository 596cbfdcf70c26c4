create or replace function private.setting_type (
  setting_value jsonb
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case jsonb_typeof(setting_value)
    when 'boolean' then 'boolean' when 'number' then 'integer' when 'string' then 'text' when 'object' then 'json'
      when 'array' then 'json'
    else 'none' end
$function$;

comment on function private.setting_type(jsonb) is 'The value_type that a value has; none for a JSON null, which no setting holds.';

revoke all on function private.setting_type(jsonb) from public;

grant execute on function private.setting_type(jsonb) to authenticated, postgres, service_role;
