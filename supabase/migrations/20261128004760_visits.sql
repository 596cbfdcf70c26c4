-- What lasts longer than one visit, of every trade that is booked: bookings that end by themselves, waiting lists,
-- series, packages of sittings (docs/decisions/0130). Names no trade.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

-- Bookings that end by themselves -------------------------------------------------------------------------------------
insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('booking_finish_seconds', 'integer', 'seconds', '86400', 7200, 604800, 'orders',
    'How long after its end a booking that nobody has ended counts as done.', true);

create function private.plan_booking_end(o public.enhanced_orders) returns void
language sql set search_path = '' as $$
  select private.set_reminder(o, 'ask_about_booking', o.promised_max_at + interval '1 hour'),
    private.set_reminder(o, 'finish_booking', o.promised_max_at
      + make_interval(secs => private.setting_int('booking_finish_seconds')))
$$;

comment on function private.plan_booking_end is
  'When the vendor is asked what became of a booking, and when it ends by itself. Again whenever it moves.';

create function private.ask_about_booking(order_id uuid, timer private.order_timers) returns void
language sql set search_path = '' as $$
  select private.notify_party(o, 'vendor', case when private.still_due(o.id) > 0 then 'vendor_booking_open_unpaid'
    else 'vendor_booking_open' end, private.booking_words(o) || jsonb_build_object('amount',
      private.rupees(private.still_due(o.id)), 'amount_paise', private.still_due(o.id), 'until',
      to_char(f.due_at at time zone 'Asia/Kolkata', 'DD/MM HH24:MI')))
  from public.enhanced_orders as o
  join private.order_timers as f on f.order_id = o.id and f.action = 'finish_booking' and f.done_at is null
  where o.id = ask_about_booking.order_id and private.may_move(o, 'delivered', 'system')
$$;

create function private.finish_booking(order_id uuid, timer private.order_timers) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.lock_order(finish_booking.order_id);
begin
  -- A life cycle in which somebody has to begin first says so by its rules.
  if private.may_move(o, 'delivered', 'system') then
    perform private.transition(o.id, 'delivered', null, 'system');
  end if;
end
$$;

comment on function private.finish_booking is
  'Ends a booking that nobody has ended, so that its vendor is paid and its customer can say how it was. The vendor '
  'was asked before: what was to be paid there counts as taken, unless they said that nobody came.';

insert into private.timer_actions (action, run) values
  ('ask_about_booking', 'private.ask_about_booking'), ('finish_booking', 'private.finish_booking');

insert into private.notification_templates (template, type, title, message, push_for) values
  ('vendor_booking_open', 'info', 'Did they come?',
    'Booking {order_number} of {day}, {from} has ended. Say until {until} if nobody came; then it counts as done.',
    '1 day'),
  ('vendor_booking_open_unpaid', 'info', 'Did they come and pay?',
    'Booking {order_number} of {day}, {from} has ended. Say until {until} if nobody came; then it counts as done and '
    '{amount} as paid to you.', '1 day');

revoke execute on function private.plan_booking_end(public.enhanced_orders),
  private.ask_about_booking(uuid, private.order_timers), private.finish_booking(uuid, private.order_timers)
  from public;
