create or replace function private.check_points (
  points jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if jsonb_typeof(points) is distinct from 'array' or jsonb_array_length(points) not between 2 and 10
      or exists (select from jsonb_array_elements(points) as p where jsonb_typeof(p.value) <> 'object'
        or jsonb_typeof(p.value -> 'lat') is distinct from 'number'
        or jsonb_typeof(p.value -> 'lng') is distinct from 'number')
      or exists (select from jsonb_array_elements(points) as p
        where (p.value ->> 'lat')::numeric not between -90 and 90
          or (p.value ->> 'lng')::numeric not between -180 and 180) then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
end
$function$;

comment on function private.check_points(jsonb) is 'Refuses (place_invalid) what is not two to ten places on Earth.';

revoke all on function private.check_points(jsonb) from public;
