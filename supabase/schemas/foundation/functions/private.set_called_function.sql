create or replace function private.set_called_function (
  name text,
  url text,
  secret text,
  switches text default null::text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  -- Only for the first time: an administrator who has switched it off since meant it.
  if not private.has_called_function(set_called_function.name) then
    update public.app_settings as s set setting_value = 'true' where s.setting_key = set_called_function.switches;
  end if;
  insert into private.called_functions (edge_function, url, secret)
  values (set_called_function.name, set_called_function.url, set_called_function.secret)
  on conflict on constraint called_functions_pkey do update set url = excluded.url, secret = excluded.secret;
end
$function$;

comment on function private.set_called_function(text, text, text, text) is 'Keeps where an edge function is; the first time it switches a setting on.';

revoke all on function private.set_called_function(text, text, text, text) from public;
