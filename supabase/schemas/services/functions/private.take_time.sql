create or replace function private.take_time (
  b public.bookings,
  parts private.visit_part[],
  moving uuid default null::uuid
)
  returns uuid[]
  language plpgsql
  set search_path to ''
  AS $function$
declare
  everybody uuid[] := array(select distinct c from unnest(parts) as p, unnest(p.candidates) as c order by c);
  chosen uuid[];
begin
  -- Whoever comes later reads what the one before has taken.
  perform private.lock_resources(everybody);
  -- A hold that is over gives up its time here; its booking may be locked by who pays for it just now.
  delete from private.taken_times as t using public.bookings as h
  where t.resource_id = any (everybody) and h.id = t.booking_id and h.state = 'held' and h.hold_until <= now();
  chosen := private.free_choice(b, parts, moving);
  if chosen is null then
    perform private.refuse(409, 'slot_taken', 'This time has just been taken. Please choose another one.');
  end if;
  delete from private.taken_times as t where t.booking_id = b.id;
  insert into private.taken_times (booking_id, part, piece, resource_id, during, seats, is_alone, lat, lng)
  select b.id, p.n, t.piece, r.id, t.taken, b.seats, r.kind <> 'pool', b.lat, b.lng
  from unnest(parts) with ordinality as p (starts_after, minutes, before, after, candidates, n)
  join public.resources as r on r.id = chosen[p.n]
  cross join lateral private.pieces_of((p.starts_after, p.minutes, p.before, p.after, p.candidates)
    ::private.visit_part, b.starts_at, r.kind = 'person') as t;
  return chosen;
end
$function$;

comment on function private.take_time(public.bookings, private.visit_part[], uuid) is
  'Takes the time of a booking and answers who has which part; refuses with slot_taken. The resources are locked in one order, what is free is asked again under the lock, and the constraint has the last word.';

revoke all on function private.take_time(public.bookings, private.visit_part[], uuid) from public;
