create or replace function private.end_parcel_choice (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.choose_for_drop(o, (timer.payload ->> 'n')::integer, 'return')
  from public.enhanced_orders as o join private.parcel_drops as d on d.order_id = o.id
    and d.n = (timer.payload ->> 'n')::integer
  where o.id = end_parcel_choice.order_id and d.state = 'failed' and d.decide_by <= now()
$function$;

comment on function private.end_parcel_choice(uuid, private.order_timers) is 'A sender who does not answer gets the parcel back.';

revoke all on function private.end_parcel_choice(uuid, private.order_timers) from public;
