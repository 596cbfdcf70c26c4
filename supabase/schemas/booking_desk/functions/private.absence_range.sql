create or replace function private.absence_range (
  day date
)
  returns tstzrange
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  whole tstzrange := private.hours_on(private.known_day(absence_range.day), '00:00', '24:00');
begin
  if coalesce(upper(whole) <= now() or lower(whole) > now() + interval '1 year', true) then
    perform private.refuse(400, 'schedule_past', 'This time has already passed. Please choose another one.');
  end if;
  return whole;
end
$function$;

revoke all on function private.absence_range(date) from public;
