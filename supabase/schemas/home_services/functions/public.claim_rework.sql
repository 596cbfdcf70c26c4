create or replace function public.claim_rework (
  order_id uuid,
  starts_at timestamp with time zone,
  note text,
  idempotency_key text,
  somebody_else boolean default false
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  result jsonb;
  request jsonb;
  w record;
  b public.bookings;
  made public.bookings;
  chosen uuid[];
begin
  result := private.claim_idempotency(caller, claim_rework.idempotency_key, 'claim_rework');
  if result is not null then return (result ->> 'order_id')::uuid; end if;
  -- Two claims at once are one after the other.
  perform private.take_turns('claim_rework', claim_rework.order_id::text);
  select * into w from private.rework_of(claim_rework.order_id, claim_rework.somebody_else);
  select * into b from public.bookings as k where k.id = w.booking_id;
  if coalesce(length(trim(claim_rework.note)), 0) not between 3 and 300
      or length(claim_rework.idempotency_key) > 190 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if claim_rework.starts_at is null or claim_rework.starts_at < now() then
    perform private.refuse(400, 'schedule_past', 'This time has already passed. Please choose another one.');
  end if;
  if claim_rework.starts_at > now() + interval '1 year' then
    perform private.refuse(409, 'schedule_too_far', 'Orders cannot be placed that far ahead.');
  end if;
  if not private.is_start(claim_rework.starts_at, w.parts, b.vendor_id, 1, null, b.lat, b.lng) then
    perform private.refuse(409, 'slot_taken', 'This time has just been taken. Please choose another one.');
  end if;
  insert into public.bookings (vendor_id, user_id, state, starts_at, ends_at, hold_until, address_id, lat, lng,
    rework_of)
  values (b.vendor_id, caller, 'held', claim_rework.starts_at, claim_rework.starts_at
    + make_interval(mins => private.minutes_of_visit(w.parts)), now() + interval '5 minutes', b.address_id,
    b.lat, b.lng, claim_rework.order_id) returning * into made;
  chosen := private.take_time(made, w.parts);
  insert into private.booking_parts (booking_id, part, step, need, service_id, service_name, price_paise, resource_id,
    starts_after, minutes, before, after, by_gender)
  select made.id, n.nth, p.step, p.need, p.service_id, p.service_name, 0, chosen[n.nth],
    (w.parts[n.nth]).starts_after, p.minutes, p.before, p.after, p.by_gender
  from unnest(w.numbers) with ordinality as n (part, nth)
  join private.booking_parts as p on p.booking_id = w.booking_id and p.part = n.part;
  request := private.clean_request(jsonb_build_object('trade', (select o.trade from public.enhanced_orders as o
    where o.id = claim_rework.order_id), 'booking_id', made.id, 'instructions', trim(claim_rework.note)));
  request := private.store_quote(caller, request, private.build_quote(caller, request));
  if request ->> 'quote_id' is null then
    perform private.refuse(409, 'service_not_offered', 'This service is not offered any more.');
  end if;
  result := public.place_order((request ->> 'quote_id')::uuid, 'rework-' || claim_rework.idempotency_key, 'wallet')
    -> 'orders' -> 0;
  perform private.keep_result(caller, claim_rework.idempotency_key, jsonb_build_object('order_id', result -> 'id'));
  return (result ->> 'id')::uuid;
end
$function$;

comment on function public.claim_rework(uuid, timestamp
  with time zone, text, text, boolean) is 'Books a visit at which work under warranty is done again for nothing, once per key: the id of its order, which belongs to the first by the relation warranty. Refuses as rework_times does, and with slot_taken.';

revoke all on function public.claim_rework(uuid, timestamp with time zone, text, text, boolean) from public;

grant execute
  on function public.claim_rework(uuid, timestamp with time zone, text, text, boolean)
  to authenticated, postgres;
