create or replace function public.my_favourite_drivers()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('user_id', c.user_id, 'name', split_part(c.name, ' ', 1),
      'photo', c.photo, 'rating', c.rating, 'vehicle', c.vehicle_kind) order by f.at desc, c.user_id), '[]')
    from private.favourite_drivers as f join public.couriers as c on c.user_id = f.driver_id
    where f.user_id = caller);
end
$function$;

comment on function public.my_favourite_drivers() is 'The caller''s favourite drivers, the newest first: [{user_id, name, photo, rating, vehicle}].';

revoke all on function public.my_favourite_drivers() from public;

grant execute on function public.my_favourite_drivers() to authenticated, postgres;
