create or replace function public.wants_area (
  lat double precision,
  lng double precision
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from public.area_interest as a
    where a.user_id = (select auth.uid()) and a.area = private.area_of(wants_area.lat, wants_area.lng))
$function$;

comment on function public.wants_area(double precision, double precision) is 'Whether the caller waits for deliveries at a place.';

revoke all on function public.wants_area(double precision, double precision) from public;

grant execute on function public.wants_area(double precision, double precision) to authenticated, postgres;
