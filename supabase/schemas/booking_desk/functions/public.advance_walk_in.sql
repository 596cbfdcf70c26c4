create or replace function public.advance_walk_in (
  booking_id uuid,
  to_state text,
  seen_version integer,
  taken_paise integer default null::integer,
  taken_by text default null::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  b public.bookings;
begin
  select * into b from public.bookings as k where k.id = advance_walk_in.booking_id for no key update;
  perform private.require_right(b.vendor_id, 'orders');
  if not exists (select from private.walk_ins as w where w.booking_id = b.id) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  -- The answer to the first request was lost.
  if b.state = advance_walk_in.to_state then
    return jsonb_build_object('state', b.state, 'version', b.version);
  end if;
  if b.version is distinct from advance_walk_in.seen_version then
    perform private.refuse(409, 'booking_changed', 'This booking has changed in the meantime. Please look again.',
      jsonb_build_object('starts_at', b.starts_at, 'version', b.version));
  end if;
  if not coalesce(case advance_walk_in.to_state
      when 'in_progress' then b.state = 'confirmed' and b.starts_at <= now() + interval '1 hour'
      when 'completed' then b.state in ('confirmed', 'in_progress') and b.starts_at <= now() + interval '1 hour'
      when 'no_show' then b.state = 'confirmed' and b.starts_at <= now()
      when 'cancelled' then b.state = 'confirmed' end, false) then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.',
      jsonb_build_object('status', b.state));
  end if;
  update public.bookings as k set state = advance_walk_in.to_state, version = k.version + 1 where k.id = b.id
  returning * into b;
  if b.state = 'completed' then
    update private.walk_ins as w set taken_paise = advance_walk_in.taken_paise, taken_by = advance_walk_in.taken_by
    where w.booking_id = b.id;
  end if;
  perform private.publish('vendor:' || b.vendor_id, 'booking', '{}');
  return jsonb_build_object('state', b.state, 'version', b.version);
exception when check_violation then
  perform private.refuse(400, 'request_invalid', 'This request could not be read.');
end
$function$;

comment on function public.advance_walk_in(uuid, text, integer, integer, text) is 'Begins, ends, cancels or marks as not come (in_progress, completed, cancelled, no_show) what was booked at the desk; at its end with what was taken, and by cash, upi or card.';

revoke all on function public.advance_walk_in(uuid, text, integer, integer, text) from public;

grant execute
  on function public.advance_walk_in(uuid, text, integer, integer, text)
  to authenticated, postgres;
