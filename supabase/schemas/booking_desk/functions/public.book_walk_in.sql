create or replace function public.book_walk_in (
  vendor_id uuid,
  steps jsonb,
  walk_in jsonb,
  idempotency_key text,
  starts_at timestamp with time zone default null::timestamp with time zone
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_right(book_walk_in.vendor_id, 'orders');
  result jsonb;
  visit record;
  at timestamptz := book_walk_in.starts_at;
  number text := nullif(trim(walk_in ->> 'phone'), '');
  b public.bookings;
  chosen uuid[];
begin
  perform private.bound(book_walk_in.steps, 4000), private.bound(book_walk_in.walk_in, 2000);
  result := private.claim_idempotency(caller, book_walk_in.idempotency_key, 'book_walk_in');
  if result is not null then return result || '{"replayed": true}'; end if;
  if number is not null then
    number := private.read_phone(number);
    if number is null then
      perform private.refuse(400, 'phone_not_indian', 'Only Indian mobile numbers can sign in.');
    end if;
  end if;
  if at < now() - interval '5 minutes' then
    perform private.refuse(400, 'schedule_past', 'This time has already passed. Please choose another one.');
  end if;
  if at > now() + interval '1 year' then
    perform private.refuse(409, 'schedule_too_far', 'Orders cannot be placed that far ahead.');
  end if;
  select * into visit from private.visit_of(book_walk_in.vendor_id, book_walk_in.steps);
  -- Two who come in at once are given two times: the second waits here, and then sees what the first has.
  perform private.lock_resources(array(select distinct c from unnest(visit.parts) as p, unnest(p.candidates) as c));
  at := coalesce(at, private.next_free(visit.parts));
  if at is null then
    perform private.refuse(409, 'slot_taken', 'This time has just been taken. Please choose another one.');
  end if;
  insert into public.bookings (vendor_id, state, starts_at, ends_at)
  values (book_walk_in.vendor_id, 'confirmed', at,
    at + make_interval(mins => private.minutes_of_visit(visit.parts))) returning * into b;
  chosen := private.take_time(b, visit.parts);
  perform private.keep_parts(b, visit.parts, visit.needs, chosen);
  insert into private.walk_ins (booking_id, name, phone, note, made_by)
  values (b.id, coalesce(trim(walk_in ->> 'name'), ''), number, nullif(trim(walk_in ->> 'note'), ''), caller);
  perform private.publish('vendor:' || b.vendor_id, 'booking', '{}');
  result := jsonb_build_object('id', b.id, 'starts_at', b.starts_at, 'ends_at', b.ends_at, 'waiting',
    private.walk_ins_waiting(b.vendor_id, b.starts_at, b.id), 'replayed', false);
  perform private.keep_result(caller, book_walk_in.idempotency_key, result);
  return result;
exception when check_violation then
  perform private.refuse(400, 'request_invalid', 'This request could not be read.');
end
$function$;

comment on function public.book_walk_in(uuid, jsonb, jsonb, text, timestamp
  with time zone) is 'Takes time for somebody who has no account here, {name, phone, note}, once per key: at a time, or at the next that is free. The same constraint keeps it from whoever books online. {id, starts_at, ends_at, waiting, replayed}.';

revoke all on function public.book_walk_in(uuid, jsonb, jsonb, text, timestamp with time zone) from public;

grant execute
  on function public.book_walk_in(uuid, jsonb, jsonb, text, timestamp with time zone)
  to authenticated, postgres;
