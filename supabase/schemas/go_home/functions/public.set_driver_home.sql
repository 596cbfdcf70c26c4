create or replace function public.set_driver_home (
  lat double precision default null::double precision,
  lng double precision default null::double precision,
  label text default null::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  c public.couriers := private.require_courier();
  words text := left(trim(private.without_marks(set_driver_home.label)), 120);
begin
  perform private.bound(set_driver_home.label, 400);
  perform private.take_turns('going_home', c.user_id::text);
  -- Otherwise the place would be a direction that is chosen anew for each job.
  if exists (select from private.homeward_turns as t where t.user_id = c.user_id and t.ended_at is null
      and t.ends_at > now()) then
    perform private.refuse(409, 'going_home', 'Please end going home first.');
  end if;
  if set_driver_home.lat is null and set_driver_home.lng is null then
    delete from private.driver_homes as h where h.user_id = c.user_id;
    return public.my_home();
  end if;
  if set_driver_home.lat is null or set_driver_home.lng is null or set_driver_home.lat not between -90 and 90
      or set_driver_home.lng not between -180 and 180 or coalesce(words, '') = '' then
    perform private.refuse(400, 'home_invalid', 'Please choose a place on the map.');
  end if;
  insert into private.driver_homes as h (user_id, lat, lng, label)
  -- Four digits are about ten metres: nobody needs the door.
  values (c.user_id, round(set_driver_home.lat::numeric, 4), round(set_driver_home.lng::numeric, 4), words)
  on conflict (user_id) do update set lat = excluded.lat, lng = excluded.lng, label = excluded.label,
    updated_at = now();
  return public.my_home();
end
$function$;

comment on function public.set_driver_home(double precision, double precision, text) is
  'Sets where the caller goes home to, or forgets it without a place; answers as my_home. Refuses home_invalid, going_home (it cannot change on the way).';

revoke all on function public.set_driver_home(double precision, double precision, text) from public;

grant execute
  on function public.set_driver_home(double precision, double precision, text)
  to authenticated, postgres;
