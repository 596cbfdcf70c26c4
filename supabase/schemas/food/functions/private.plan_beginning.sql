create or replace function private.plan_beginning (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  -- For later is begun when its time has come; a store begins by taking the list in hand.
  if o.scheduled_for is not null then return; end if;
  insert into private.order_timers (order_id, action, due_at)
  values (o.id, 'begin_preparing',
    greatest(now(), o.placed_at + make_interval(secs => private.setting_int('free_cancel_seconds'))));
end
$function$;

comment on function private.plan_beginning(public.enhanced_orders, public.order_status) is
  'Plans when an accepted order of food counts as being prepared: as soon as its customer no longer cancels free of charge.';

revoke all on function private.plan_beginning(public.enhanced_orders, public.order_status) from public;
