create or replace function private.plan_reminders (
  o public.enhanced_orders,
  was public.order_status default null::public.order_status
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if o.scheduled_for is null then return; end if;
  perform private.set_reminder(o, 'remind_vendor', private.later_until(o));
  perform private.set_reminder(o, 'remind_customer',
    o.scheduled_for - make_interval(secs => private.setting_int('schedule_customer_reminder_seconds')));
end
$function$;

comment on function private.plan_reminders(public.enhanced_orders, public.order_status) is
  'When vendor and customer are reminded of an accepted order for later.';

revoke all on function private.plan_reminders(public.enhanced_orders, public.order_status) from public;
