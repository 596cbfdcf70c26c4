create or replace function public.resize_walk_in (
  booking_id uuid,
  minutes integer,
  seen_version integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  b public.bookings;
  more integer;
  t record;
begin
  select * into b from public.bookings as k where k.id = resize_walk_in.booking_id for no key update;
  perform private.require_right(b.vendor_id, 'orders');
  if not exists (select from private.walk_ins as w where w.booking_id = b.id) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  if b.version is distinct from resize_walk_in.seen_version then
    perform private.refuse(409, 'booking_changed', 'This booking has changed in the meantime. Please look again.',
      jsonb_build_object('starts_at', b.starts_at, 'version', b.version));
  end if;
  if b.state not in ('confirmed', 'in_progress') then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.',
      jsonb_build_object('status', b.state));
  end if;
  more := resize_walk_in.minutes - (extract(epoch from b.ends_at - b.starts_at) / 60)::integer;
  -- The last piece of work ends earlier or later; what comes before it stays.
  if not coalesce(resize_walk_in.minutes between 5 and 720, false) or exists (select from private.booking_parts as p
      where p.booking_id = b.id and b.ends_at <= b.starts_at + make_interval(mins => p.starts_after
        + (select sum(m) from unnest(p.minutes) as m)::integer)
      and p.minutes[cardinality(p.minutes)] + more < 5) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  perform private.lock_resources(array(select t.resource_id from private.taken_times as t where t.booking_id = b.id));
  -- A visit that takes longer goes on into a break or past the closing; what is taken or blocked ends it.
  for t in select k.*, r as resource, case when more > 0 then tstzrange(upper(k.during), upper(k.during)
        + make_interval(mins => more)) else tstzrange(upper(k.during) + make_interval(mins => more),
        upper(k.during)) end as changed
      from private.taken_times as k join public.resources as r on r.id = k.resource_id
      where k.booking_id = b.id and upper(k.during) >= b.ends_at and more <> 0 loop
    if more > 0 and private.full_times(t.resource, t.changed, b.seats, now(), b.id) && t.changed then
      perform private.refuse(409, 'slot_taken', 'This time has just been taken. Please choose another one.');
    end if;
    update private.taken_times as k set during = tstzrange(lower(k.during), upper(k.during)
      + make_interval(mins => more)) where k.booking_id = b.id and k.part = t.part and k.piece = t.piece;
    if more < 0 then perform private.note_freed(t.resource_id, b.id, t.changed, b.seats, true); end if;
  end loop;
  update private.booking_parts as p set minutes[cardinality(p.minutes)] = p.minutes[cardinality(p.minutes)] + more
  where p.booking_id = b.id and b.ends_at <= b.starts_at + make_interval(mins => p.starts_after
    + (select sum(m) from unnest(p.minutes) as m)::integer);
  update public.bookings as k set ends_at = k.starts_at + make_interval(mins => resize_walk_in.minutes),
    version = k.version + 1 where k.id = b.id returning * into b;
  perform private.publish('vendor:' || b.vendor_id, 'booking', '{}');
  return jsonb_build_object('ends_at', b.ends_at, 'version', b.version);
exception when exclusion_violation then
  perform private.refuse(409, 'slot_taken', 'This time has just been taken. Please choose another one.');
end
$function$;

comment on function public.resize_walk_in(uuid, integer, integer) is 'Makes the visit of whoever walked in shorter or longer, 5 to 720 minutes: {ends_at, version}. It may go on into a break or past the closing; refuses with slot_taken where time is taken or blocked, and with booking_changed.';

revoke all on function public.resize_walk_in(uuid, integer, integer) from public;

grant execute on function public.resize_walk_in(uuid, integer, integer) to authenticated, postgres;
