create or replace function private.own_series (
  series_id uuid
)
  returns uuid
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
begin
  if not exists (select from public.booking_series as s where s.id = own_series.series_id and s.user_id = caller) then
    perform private.refuse(404, 'series_not_found', 'There is no such series of visits.');
  end if;
  return caller;
end
$function$;

revoke all on function private.own_series(uuid) from public;
