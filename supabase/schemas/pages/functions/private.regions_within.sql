create or replace function private.regions_within (
  region_id uuid
)
  returns uuid[]
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return (select array_agg(part.id order by part.name) from public.regions as whole
    join public.regions as part on part.id = whole.id
      or (part.state = whole.state and part.center_lat between whole.min_lat and whole.max_lat
        and part.center_lng between whole.min_lng and whole.max_lng and part.area < whole.area)
    where whole.id = regions_within.region_id);
end
$function$;

comment on function private.regions_within(uuid) is 'A region and those of its state that lie within it: a state''s page shows its towns.';

revoke all on function private.regions_within(uuid) from public;
