create or replace function private.plan_booking_end (
  o public.enhanced_orders
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.set_reminder(o, 'ask_about_booking', o.promised_max_at + interval '1 hour'),
    private.set_reminder(o, 'finish_booking', o.promised_max_at
      + make_interval(secs => private.setting_int('booking_finish_seconds')))
$function$;

comment on function private.plan_booking_end(public.enhanced_orders) is 'When the vendor is asked what became of a booking, and when it ends by itself. Again whenever it moves.';

revoke all on function private.plan_booking_end(public.enhanced_orders) from public;
