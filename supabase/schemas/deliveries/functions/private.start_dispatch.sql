create or replace function private.start_dispatch (
  o public.enhanced_orders,
  was public.order_status default null::public.order_status
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  -- A courier who is asked days ahead cannot know where they will be, and one who is asked when a slow kitchen begins
  -- waits there.
  starts_at timestamptz := o.promised_min_at - make_interval(mins => private.travel_minutes(o.distance_m),
    secs => private.setting_int('courier_ahead_seconds'));
begin
  if o.scheduled_for is not null and starts_at > now() then
    insert into private.order_timers (order_id, action, due_at)
    select o.id, 'start_dispatch', starts_at from private.job_of(o.id);
    return;
  end if;
  perform private.search_job(j.id) from private.job_of(o.id) as j;
end
$function$;

comment on function private.start_dispatch(public.enhanced_orders, public.order_status) is
  'Searches for a courier: at once, or for an order for later when the promise less travel and the time to reach the vendor has come.';

revoke all on function private.start_dispatch(public.enhanced_orders, public.order_status) from public;
