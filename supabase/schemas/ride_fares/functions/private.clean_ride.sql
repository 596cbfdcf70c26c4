create or replace function private.clean_ride (
  request jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  mode text := coalesce(request ->> 'mode', 'trip');
begin
  if not private.are_texts(request, 'mode', 'vehicle', 'at', 'women_driver', 'note')
      or jsonb_typeof(request -> 'hours') not in ('number', 'null')
      or jsonb_typeof(request -> 'rider') not in ('object', 'null')
      or mode not in ('trip', 'rental', 'intercity')
      or coalesce(request ->> 'women_driver', 'prefer') not in ('prefer', 'must')
      or (request ->> 'hours')::numeric not between 1 and 12
      or (request ->> 'hours')::numeric <> trunc((request ->> 'hours')::numeric)
      or length(request ->> 'vehicle') > 20 or length(request ->> 'at') > 60
      or mode <> 'rental' and jsonb_array_length(private.clean_ride_stops(request -> 'stops')) < 2
      or jsonb_typeof(request -> 'rider') = 'object' and (not private.are_texts(request -> 'rider', 'name', 'phone')
        or coalesce(length(trim(private.without_marks(request #>> '{rider,name}'))), 0) not between 2 and 80
        or coalesce(request #>> '{rider,phone}', '') !~ '^\+91[6-9][0-9]{9}$') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return jsonb_strip_nulls(jsonb_build_object('stops', private.clean_ride_stops(request -> 'stops'), 'mode', mode,
    'vehicle', request -> 'vehicle', 'hours', case when mode = 'rental'
      then coalesce((request ->> 'hours')::integer, 1) end, 'at', request -> 'at',
    'women_driver', request -> 'women_driver',
    'note', nullif(left(trim(private.without_marks(request ->> 'note')), 200), ''),
    'rider', case when jsonb_typeof(request -> 'rider') = 'object' then jsonb_build_object('name',
      trim(private.without_marks(request #>> '{rider,name}')), 'phone', request #> '{rider,phone}') end));
end
$function$;

comment on function private.clean_ride(jsonb) is 'What a request says of a ride: stops, vehicle, mode, hours, at, rider, women_driver and note; refuses what is none.';

revoke all on function private.clean_ride(jsonb) from public;
