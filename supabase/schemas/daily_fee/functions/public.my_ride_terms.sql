create or replace function public.my_ride_terms()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  c public.couriers := private.require_courier();
  -- A car drives as a small one.
  vehicle text := case c.vehicle_kind when 'car' then 'mini' else c.vehicle_kind end;
begin
  if not c.takes_rides then return null; end if;
  return private.ride_terms_at(c.region_id, vehicle, now()) || jsonb_build_object('most_bp',
    private.setting_int('daily_fee_most_bp'), 'next', private.next_ride_terms(c.region_id, vehicle));
end
$function$;

comment on function public.my_ride_terms() is 'What the caller pays the platform for rides today: {model, fee_paise (a day with a ride), most_bp (never more than this part of the day''s fares), from, modes: [{mode, commission_bp}], next: the same of what comes, or null}; null for who takes no rides.';

revoke all on function public.my_ride_terms() from public;

grant execute on function public.my_ride_terms() to authenticated, postgres;
