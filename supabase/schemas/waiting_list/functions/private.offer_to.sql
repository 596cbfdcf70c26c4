create or replace function private.offer_to (
  w public.waiting_list,
  freed private.freed_times[]
)
  returns boolean
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  rules private.start_rules := private.start_rules_of(w.vendor_id);
  own public.bookings;
  visit record;
  start timestamptz;
  b public.bookings;
  chosen uuid[];
begin
  if w.booking_id is not null then
    select * into own from public.bookings as k where k.id = w.booking_id;
    if own.state not in ('pending', 'confirmed') or own.starts_at <= now() then return false; end if;
    select private.parts_of_booking(own) as parts into visit;
  else
    begin
      select * into visit from private.visit_of(w.vendor_id, w.steps);
    exception when sqlstate 'PT409' then
      -- What is not offered any more becomes free for nobody.
      return false;
    end;
  end if;
  select s into start
  from (
    select greatest(w.from_day, (min(lower(f.during)) at time zone 'Asia/Kolkata')::date - 1) as first,
      least(w.to_day, (max(upper(f.during)) at time zone 'Asia/Kolkata')::date) as last from unnest(freed) as f
  ) as d, private.free_starts(visit.parts, rules, case when d.first <= d.last then daterange(d.first, d.last + 1)
    else 'empty' end, now(), coalesce(own.seats, 1::smallint), null, own.lat, own.lng) as s
  where private.in_part_of_day(s, w.part_of_day) and (own.id is null or s < own.starts_at)
    -- An offer ends before the vendor's notice does, and nobody decides in no time.
    and s - make_interval(mins => rules.notice) > now() + interval '1 minute'
    and exists (select from unnest(freed) as f join unnest(visit.parts) as p on f.resource_id = any (p.candidates)
      where f.during && tstzrange(s + make_interval(mins => p.starts_after), s
        + make_interval(mins => p.starts_after + (select sum(m) from unnest(p.minutes) as m)::integer)))
    -- Whoever let a time pass waits for another one.
    and not exists (select from public.waiting_offers as o where o.waiting_id = w.id and o.starts_at = s
      and o.until_at > now() - interval '1 day')
  order by s limit 1;
  if start is null then return false; end if;
  insert into public.bookings (vendor_id, state, starts_at, ends_at, hold_until, seats, lat, lng)
  values (w.vendor_id, 'held', start, start + make_interval(mins => private.minutes_of_visit(visit.parts)),
    -- A minute longer than the offer, which goes from one to the next without a gap.
    least(now() + make_interval(secs => private.setting_int('waiting_claim_seconds')),
      start - make_interval(mins => rules.notice)) + interval '1 minute', coalesce(own.seats, 1), own.lat, own.lng)
  returning * into b;
  chosen := private.take_time(b, visit.parts);
  if own.id is null then perform private.keep_parts(b, visit.parts, visit.needs, chosen); end if;
  insert into public.waiting_offers (waiting_id, booking_id, starts_at, until_at)
  values (w.id, b.id, start, b.hold_until - interval '1 minute');
  perform private.tell_who_waits(w, 'waiting_offer', start, b.hold_until - interval '1 minute');
  return true;
exception when sqlstate 'PT409' then
  -- There is no time for it after all; nothing was kept.
  return false;
end
$function$;

comment on function private.offer_to(public.waiting_list, private.freed_times[]) is 'Keeps the first time that suits who waits, of what became free, and offers it; false where there is none. Under the lock of the vendor''s resources.';

revoke all on function private.offer_to(public.waiting_list, private.freed_times[]) from public;
