create or replace function private.ask_about_booking (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.notify_party(o, 'vendor', case when private.still_due(o.id) > 0 then 'vendor_booking_open_unpaid'
    else 'vendor_booking_open' end, private.booking_words(o) || jsonb_build_object('amount',
      private.rupees(private.still_due(o.id)), 'amount_paise', private.still_due(o.id), 'until',
      to_char(f.due_at at time zone 'Asia/Kolkata', 'DD/MM HH24:MI')))
  from public.enhanced_orders as o
  join private.order_timers as f on f.order_id = o.id and f.action = 'finish_booking' and f.done_at is null
  where o.id = ask_about_booking.order_id and private.may_move(o, 'delivered', 'system')
$function$;

revoke all on function private.ask_about_booking(uuid, private.order_timers) from public;
