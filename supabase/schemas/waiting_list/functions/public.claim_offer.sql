create or replace function public.claim_offer (
  offer_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  offer public.waiting_offers;
  w public.waiting_list;
  own public.bookings;
  b public.bookings;
begin
  select o.* into offer from public.waiting_offers as o join public.waiting_list as l
    on l.id = o.waiting_id and l.user_id = caller where o.id = claim_offer.offer_id;
  if offer.id is null then
    perform private.refuse(404, 'offer_not_found', 'This offer is gone.');
  end if;
  select * into w from public.waiting_list as l where l.id = offer.waiting_id;
  -- Order, bookings, resources: as everywhere.
  if w.booking_id is not null then
    perform private.lock_order((select k.order_id from public.bookings as k where k.id = w.booking_id));
  end if;
  perform from public.bookings as k where k.id in (w.booking_id, offer.booking_id) order by k.id for no key update;
  select * into own from public.bookings as k where k.id = w.booking_id;
  select * into b from public.bookings as k where k.id = offer.booking_id;
  select * into offer from public.waiting_offers as o where o.id = offer.id;
  if offer.state <> 'claimed' then
    if offer.state <> 'open' or offer.until_at <= now() then
      perform private.refuse(409, 'offer_over', 'This offer is over. You are still on the list.');
    end if;
    update public.waiting_offers as o set state = 'claimed' where o.id = offer.id;
    if own.id is null then
      update public.bookings as k set user_id = caller, version = k.version + 1, hold_until = least(k.starts_at,
        now() + make_interval(secs => private.setting_int('booking_hold_seconds')))
      where k.id = b.id returning * into b;
    else
      if own.state not in ('pending', 'confirmed') or b.starts_at >= own.starts_at then
        perform private.refuse(409, 'schedule_change_over', 'It is too late to change the time of this order.');
      end if;
      perform private.lock_resources(array(select t.resource_id from private.taken_times as t
        where t.booking_id in (b.id, own.id)));
      -- The time that was kept becomes that of the booking, and its own goes to the next who waits.
      update public.bookings as k set state = 'cancelled', version = k.version + 1 where k.id = b.id;
      delete from private.freed_times as f where f.booking_id = b.id;
      own := private.move_to(own, private.parts_of_booking(own), b.starts_at, caller);
      update public.waiting_list as l set ended_at = now() where l.id = w.id;
    end if;
  end if;
  return case when own.id is null then jsonb_build_object('booking_id', b.id, 'order_id', b.order_id, 'starts_at',
      b.starts_at, 'ends_at', b.ends_at, 'hold_until', b.hold_until, 'moved', false)
    else jsonb_build_object('booking_id', own.id, 'order_id', own.order_id, 'starts_at', own.starts_at, 'ends_at',
      own.ends_at, 'hold_until', null, 'moved', true) end;
end
$function$;

comment on function public.claim_offer(uuid) is 'Takes an offered time while it is offered: {booking_id, order_id, starts_at, ends_at, hold_until, moved}. It is then kept like any time that one is booking, to be paid; of a booking that waited for an earlier time, moved says that it has it. Again it answers the same. Refuses with offer_over.';

revoke all on function public.claim_offer(uuid) from public;

grant execute on function public.claim_offer(uuid) to authenticated, postgres;
