create or replace function private.promise_goods (
  o public.enhanced_orders,
  prep_minutes integer
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  prep integer := coalesce(promise_goods.prep_minutes, o.prep_minutes, 20);
  road integer := prep + private.travel_minutes(o.distance_m);
begin
  if prep not between 1 and 120 then
    perform private.refuse(400, 'prep_minutes_invalid', 'Preparing takes between 1 and 120 minutes.');
  end if;
  return jsonb_build_object('prep_minutes', prep,
    'promised_min_at', greatest(now() + make_interval(mins => road), o.scheduled_for),
    'promised_max_at', greatest(now() + make_interval(mins => road + 10), o.scheduled_for + private.slot_length()));
end
$function$;

comment on function private.promise_goods(public.enhanced_orders, integer) is 'What a vendor of goods promises by accepting: ready after the minutes given, then the road, or the slot.';

revoke all on function private.promise_goods(public.enhanced_orders, integer) from public;
