create or replace function private.move_to (
  b public.bookings,
  parts private.visit_part[],
  starts_at timestamp with time zone,
  actor uuid
)
  returns public.bookings
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  chosen uuid[];
  was timestamptz := b.starts_at;
  o public.enhanced_orders;
begin
  b.ends_at := move_to.starts_at + (b.ends_at - b.starts_at);
  b.starts_at := move_to.starts_at;
  chosen := private.take_time(b, parts, b.id);
  update private.booking_parts as p set resource_id = chosen[p.part] where p.booking_id = b.id;
  update public.bookings as k set starts_at = b.starts_at, ends_at = b.ends_at, version = k.version + 1
  where k.id = b.id returning * into b;
  if b.order_id is not null then
    update public.enhanced_orders as e set scheduled_for = b.starts_at, promised_min_at = b.starts_at,
      promised_max_at = b.ends_at, updated_at = now() where e.id = b.order_id returning * into o;
    if was <> b.starts_at then
      insert into private.order_reschedules (order_id, from_slot, to_slot, actor_id)
      values (o.id, was, b.starts_at, actor);
      if o.status = 'pending' then
        update public.enhanced_orders as e set accept_by = least(e.accept_by, b.starts_at) where e.id = o.id
        returning * into o;
        update private.order_timers as t set due_at = o.accept_by
        where t.order_id = o.id and t.action = 'accept_window' and t.done_at is null;
      else
        perform private.plan_booking_reminders(o);
      end if;
      perform private.notify_party(o, 'vendor', 'vendor_booking_moved', private.booking_words(o));
      perform private.notify_party(o, 'user', 'booking_moved', private.booking_words(o));
    end if;
    perform private.answer_absence(o, actor);
    perform private.announce_order(o);
  else
    perform private.publish('vendor:' || b.vendor_id, 'booking', '{}');
  end if;
  return b;
end
$function$;

revoke all
  on function private.move_to(public.bookings, private.visit_part[], timestamp with time zone, uuid)
  from public;
