create or replace function private.search_ride_again (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if was <> 'confirmed' then return; end if;
  perform private.set_reminder(o, 'end_ride_search', greatest(now(), o.scheduled_for)
    + make_interval(secs => private.setting_int('ride_search_seconds')));
  -- Of somebody who fell silent the customer is told as of any order.
  if exists (select from public.order_events as e where e.order_id = o.id and e.seq = o.last_seq
      and e.actor_role = 'system') then
    return;
  end if;
  perform private.notify_party(o, 'user', 'ride_searching_again');
end
$function$;

comment on function private.search_ride_again(public.enhanced_orders, public.order_status) is
  'A ride that was given back is the same order with the same price: its search has its whole time again.';

revoke all on function private.search_ride_again(public.enhanced_orders, public.order_status) from public;
