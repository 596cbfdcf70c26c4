create or replace function public.my_courier()
  returns table (
    user_id uuid,
    name text,
    photo text,
    vehicle_kind text,
    plate text,
    verified boolean,
    online boolean,
    capacity smallint,
    cash_limit_paise integer,
    cash_in_hand_paise bigint,
    rating numeric,
    ratings_count integer,
    region_id uuid,
    suspended_for text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select c.user_id, c.name, c.photo, c.vehicle_kind, c.plate, c.verified, c.online, c.capacity, c.cash_limit_paise,
    private.cash_in_hand(c.user_id), c.rating, c.ratings_count, c.region_id, private.suspended_for(c.user_id)
  from public.couriers as c where c.user_id = private.require_role('delivery')
$function$;

comment on function public.my_courier() is 'The caller as a courier; no row before the application is approved. suspended_for: why the administration has paused them, or null.';

revoke all on function public.my_courier() from public;

grant execute on function public.my_courier() to authenticated, postgres;
