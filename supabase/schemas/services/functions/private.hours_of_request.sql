create or replace function private.hours_of_request (
  hours jsonb
)
  returns table (
    weekday smallint,
    opens time without time zone,
    closes time without time zone,
    is_break boolean
  )
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if jsonb_typeof(hours) is distinct from 'array' or jsonb_array_length(hours) > 60 then
    perform private.refuse(400, 'hours_invalid', 'These hours could not be read.');
  end if;
  return query select (h ->> 'weekday')::smallint, (h ->> 'opens')::time, (h ->> 'closes')::time,
    coalesce((h ->> 'is_break')::boolean, false) from jsonb_array_elements(hours) as h;
exception when data_exception then
  perform private.refuse(400, 'hours_invalid', 'These hours could not be read.');
end
$function$;

revoke all on function private.hours_of_request(jsonb) from public;
