create or replace function public.set_courier_work (
  goods boolean,
  parcels boolean,
  rides boolean
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  c public.couriers := private.require_courier();
begin
  if goods is null or parcels is null or rides is null then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if not (goods or parcels or rides) then
    perform private.refuse(400, 'work_missing', 'Please choose at least one sort of work.');
  end if;
  if rides and not exists (select from private.vehicle_classes as k where k.class = c.vehicle_kind and k.rides) then
    perform private.refuse(409, 'vehicle_no_rides', 'Nobody can be driven with this vehicle.');
  end if;
  update public.couriers as k set takes_goods = goods, takes_parcels = parcels, takes_rides = rides
  where k.user_id = c.user_id;
  return jsonb_build_object('goods', goods, 'parcels', parcels, 'rides', rides);
end
$function$;

comment on function public.set_courier_work(boolean, boolean, boolean) is 'What the caller is offered from now on: {goods, parcels, rides}. Refuses request_invalid, work_missing, vehicle_no_rides.';

revoke all on function public.set_courier_work(boolean, boolean, boolean) from public;

grant execute on function public.set_courier_work(boolean, boolean, boolean) to authenticated, postgres;
