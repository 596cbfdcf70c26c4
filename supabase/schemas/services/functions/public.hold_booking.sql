create or replace function public.hold_booking (
  vendor_id uuid,
  steps jsonb,
  starts_at timestamp with time zone,
  idempotency_key text,
  instead_of uuid default null::uuid,
  address_id uuid default null::uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  home public.addresses;
  result jsonb;
  visit record;
  b public.bookings;
  chosen uuid[];
  given uuid[];
  rules private.start_rules;
begin
  perform private.bound(hold_booking.steps, 4000);
  result := private.claim_idempotency(caller, hold_booking.idempotency_key, 'hold_booking');
  if result is not null then
    return result || jsonb_build_object('replayed', true, 'server_now', now());
  end if;
  if not private.is_on_show(hold_booking.vendor_id) then
    perform private.refuse(404, 'vendor_not_found', 'There is no such shop.');
  end if;
  perform private.take_turns('hold_booking', caller::text);
  select * into visit from private.visit_of(hold_booking.vendor_id, hold_booking.steps);
  if exists (select from jsonb_array_elements(visit.needs) as e join public.services as s
      on s.id = (e ->> 'service_id')::uuid and private.visits_homes(s.trade)) then
    select * into home from public.addresses as a where a.id = hold_booking.address_id and a.user_id = caller;
    if home.id is null then
      perform private.refuse(404, 'address_not_found', 'This address is no longer saved. Please choose another one.');
    end if;
    perform private.check_reach(hold_booking.vendor_id, home.lat, home.lng);
  end if;
  given := private.held_together(hold_booking.instead_of, caller);
  perform from public.bookings as h where h.id = any (given) order by h.id for no key update;
  perform private.lock_resources(array(select c from unnest(visit.parts) as p, unnest(p.candidates) as c
    union select t.resource_id from private.taken_times as t where t.booking_id = any (given)));
  update public.bookings as h set state = 'cancelled', version = h.version + 1
  where h.id = any (given) and h.state = 'held' and h.order_id is null;
  if (select count(*) from public.bookings as h where h.user_id = caller and h.state = 'held'
      and h.series_id is null and h.hold_until > now()) >= 5 then
    perform private.refuse(429, 'too_many_holds', 'You keep several times already. Please book or give one back.');
  end if;
  rules := private.start_rules_of(hold_booking.vendor_id);
  if hold_booking.starts_at is null or hold_booking.starts_at < now() then
    perform private.refuse(400, 'schedule_past', 'This time has already passed. Please choose another one.');
  end if;
  if hold_booking.starts_at > now() + make_interval(days => rules.horizon_days + 1) then
    perform private.refuse(409, 'schedule_too_far', 'Orders cannot be placed that far ahead.');
  end if;
  if not private.is_start(hold_booking.starts_at, visit.parts, hold_booking.vendor_id, 1, null, home.lat,
      home.lng) then
    perform private.refuse(409, 'slot_taken', 'This time has just been taken. Please choose another one.');
  end if;
  insert into public.bookings (vendor_id, user_id, state, starts_at, ends_at, hold_until, address_id, lat, lng)
  values (hold_booking.vendor_id, caller, 'held', hold_booking.starts_at, hold_booking.starts_at
    + make_interval(mins => private.minutes_of_visit(visit.parts)),
    now() + make_interval(secs => private.setting_int('booking_hold_seconds')), home.id, home.lat, home.lng)
  returning * into b;
  chosen := private.take_time(b, visit.parts);
  perform private.keep_parts(b, visit.parts, visit.needs, chosen);
  result := jsonb_build_object('id', b.id, 'starts_at', b.starts_at, 'ends_at', b.ends_at, 'hold_until',
    b.hold_until, 'replayed', false, 'server_now', now());
  perform private.keep_result(caller, hold_booking.idempotency_key, result);
  return result;
end
$function$;

comment on function public.hold_booking(uuid, jsonb, timestamp
  with time zone, text, uuid, uuid) is 'Keeps a time for the caller while they decide and pay, once per key: {id, starts_at, ends_at, hold_until, replayed, server_now}. instead_of gives an earlier hold back; a visit at home needs address_id. Refuses with slot_taken, service_not_offered, too_many_holds, address_not_found, outside_service_area.';

revoke all
  on function public.hold_booking(uuid, jsonb, timestamp with time zone, text, uuid, uuid)
  from public;

grant execute
  on function public.hold_booking(uuid, jsonb, timestamp with time zone, text, uuid, uuid)
  to authenticated, postgres;
