create or replace function private.open_area (
  region text
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  town uuid := (select r.id from public.regions as r where r.slug = open_area.region);
  waiting record;
  told integer := 0;
begin
  for waiting in
    delete from public.area_interest as a
    where private.region_at(split_part(a.area, ',', 1)::double precision,
      split_part(a.area, ',', 2)::double precision) = town
    returning a.user_id, a.place
  loop
    perform private.notify(waiting.user_id, 'area_open', jsonb_build_object('place', waiting.place), '/food');
    told := told + 1;
  end loop;
  return told;
end
$function$;

comment on function private.open_area(text) is 'Tells everybody who waited for deliveries in a town, once; answers how many. The migration that opens a town calls it.';

revoke all on function private.open_area(text) from public;
