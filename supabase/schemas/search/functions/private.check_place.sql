create or replace function private.check_place (
  lat double precision,
  lng double precision
)
  returns void
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if (lat is null) <> (lng is null) or lat not between -90 and 90 or lng not between -180 and 180 then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
end
$function$;

comment on function private.check_place(double precision, double precision) is 'Refuses half a place and one that is not on earth; both null is no place.';

revoke all on function private.check_place(double precision, double precision) from public;
