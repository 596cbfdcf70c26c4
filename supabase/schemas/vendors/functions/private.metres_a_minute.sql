create or replace function private.metres_a_minute()
  returns numeric
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return coalesce(private.setting_int('courier_speed_kmh'), 18) * 1000 / 60.0;
end
$function$;

revoke all on function private.metres_a_minute() from public;
