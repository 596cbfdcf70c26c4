create or replace function private.guard_setting()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known public.app_settings := old;
  wanted jsonb := new.setting_value;
begin
  -- Migrations create settings; whoever comes with a token changes the value of one, whatever else an upsert sends.
  if auth.uid() is null then return new; end if;
  perform private.require_role('admin');
  if tg_op = 'INSERT' then
    select * into known from public.app_settings as s where s.setting_key = new.setting_key;
    if not found then perform private.refuse(404, 'setting_not_found', 'There is no such setting.'); end if;
  end if;
  -- A text is sent wrapped: not every API server in front of the database quotes a bare one.
  if known.value_type = 'text' and wanted ? 'text' then wanted := wanted -> 'text'; end if;
  -- Also by the JSON type of the present value: an array does not become an object.
  if private.setting_type(wanted) is distinct from known.value_type
      or jsonb_typeof(wanted) is distinct from jsonb_typeof(known.setting_value) then
    perform private.refuse(400, 'setting_type_wrong', 'The new value is of another kind than the old one.',
      jsonb_build_object('type', known.value_type));
  end if;
  if not private.setting_fits(wanted, known.minimum, known.maximum) then
    perform private.refuse(400, 'setting_value_invalid', 'This value is outside of what the setting allows.',
      jsonb_build_object('minimum', known.minimum, 'maximum', known.maximum, 'unit', known.unit));
  end if;
  new := known;
  new.setting_value := wanted;
  new.updated_by := auth.uid();
  new.updated_at := now();
  return new;
end
$function$;

comment on function private.guard_setting() is 'Checks a new value against the type and range of its setting and keeps everything else, whichever way it comes.';

revoke all on function private.guard_setting() from public;
