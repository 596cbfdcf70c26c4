create or replace function private.plan_booking_reminders (
  o public.enhanced_orders,
  was public.order_status default null::public.order_status
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.set_reminder(o, 'remind_booking_day', o.scheduled_for - interval '24 hours'),
    private.set_reminder(o, 'remind_booking_soon', o.scheduled_for - interval '2 hours'),
    private.plan_booking_end(o)
$function$;

revoke all on function private.plan_booking_reminders(public.enhanced_orders, public.order_status) from public;
