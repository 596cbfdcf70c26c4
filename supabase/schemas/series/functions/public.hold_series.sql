create or replace function public.hold_series (
  vendor_id uuid,
  steps jsonb,
  starts timestamp with time zone[],
  every_days integer,
  idempotency_key text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  result jsonb;
  visit record;
  wanted timestamptz[] := array(select distinct s from unnest(hold_series.starts[1:9]) as s order by s);
  start timestamptz;
  day date;
  made public.booking_series;
  b public.bookings;
begin
  perform private.bound(hold_series.steps, 4000);
  result := private.claim_idempotency(caller, hold_series.idempotency_key, 'hold_series');
  if result is not null then return result || '{"replayed": true}'; end if;
  if not private.is_on_show(hold_series.vendor_id) then
    perform private.refuse(404, 'vendor_not_found', 'There is no such shop.');
  end if;
  if array_position(wanted, null) is not null or cardinality(wanted) not between 2 and 8
      or not coalesce(hold_series.every_days between 1 and 56, false) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  perform private.check_first_visit(hold_series.vendor_id, wanted[1]);
  if wanted[cardinality(wanted)] > now() + interval '185 days' then
    perform private.refuse(409, 'schedule_too_far', 'Orders cannot be placed that far ahead.');
  end if;
  perform private.take_turns('hold_booking', caller::text);
  -- Who chooses anew gives back what they kept before: a series, or a time at the same vendor.
  update public.bookings as h set state = 'cancelled', version = h.version + 1
  where h.user_id = caller and (h.series_id is not null or h.vendor_id = hold_series.vendor_id)
    and h.state = 'held' and h.order_id is null;
  select * into visit from private.visit_without_way(hold_series.vendor_id, hold_series.steps);
  perform private.lock_resources(array(select c from unnest(visit.parts) as p, unnest(p.candidates) as c));
  insert into public.booking_series (user_id, vendor_id, every_days)
  values (caller, hold_series.vendor_id, hold_series.every_days) returning * into made;
  result := '[]';
  foreach start in array wanted loop
    day := (start at time zone 'Asia/Kolkata')::date;
    if not exists (select from private.free_starts(visit.parts, private.series_rules(hold_series.vendor_id),
        daterange(day, day + 1), now()) as s where s = start) then
      perform private.refuse(409, 'slot_taken', 'This time has just been taken. Please choose another one.',
        jsonb_build_object('starts_at', start));
    end if;
    insert into public.bookings (vendor_id, user_id, series_id, state, starts_at, ends_at, hold_until)
    values (hold_series.vendor_id, caller, made.id, 'held', start,
      start + make_interval(mins => private.minutes_of_visit(visit.parts)),
      now() + make_interval(secs => private.setting_int('booking_hold_seconds'))) returning * into b;
    perform private.keep_parts(b, visit.parts, visit.needs, private.take_time(b, visit.parts));
    result := result || jsonb_build_object('id', b.id, 'starts_at', b.starts_at, 'ends_at', b.ends_at);
  end loop;
  result := jsonb_build_object('series_id', made.id, 'hold_until', b.hold_until, 'bookings', result, 'replayed', false);
  perform private.keep_result(caller, hold_series.idempotency_key, result);
  return result;
end
$function$;

comment on function public.hold_series(uuid, jsonb, timestamp
  with time zone[], integer, text) is 'Keeps all times of a series for the caller while they decide, or none, once per key: {series_id, hold_until, bookings: [{id, starts_at, ends_at}], replayed}. starts are those that preview_series said are free, or others of its answer. A series kept before is given back. Priced and placed as {trade, series_id}.';

revoke all on function public.hold_series(uuid, jsonb, timestamp with time zone[], integer, text) from public;

grant execute
  on function public.hold_series(uuid, jsonb, timestamp with time zone[], integer, text)
  to authenticated, postgres;
