create or replace function private.place_booking (
  o public.enhanced_orders,
  part jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  b public.bookings;
  v public.vendors;
  is_gone boolean;
  together uuid[];
begin
  if part ? 'package_id' then
    perform private.place_package(o, part);
    return;
  end if;
  -- The visits of a series are placed one after the other: what all of them need is locked at once, in one order.
  together := array(select k.id from public.bookings as k where k.id = (part ->> 'booking_id')::uuid
    or k.order_id is null and k.series_id = (select c.series_id from public.bookings as c
      where c.id = (part ->> 'booking_id')::uuid));
  perform from public.bookings as k where k.id = any (together) order by k.id for no key update;
  select * into b from public.bookings as k where k.id = (part ->> 'booking_id')::uuid;
  select * into v from public.vendors as e where e.id = o.vendor_id;
  perform private.lock_resources(array(select p.resource_id from private.booking_parts as p
    where p.booking_id = any (together)));
  is_gone := b.order_id is not null or b.state not in ('held', 'expired');
  -- Whoever began after the hold's end may have taken its time, although this began before.
  if not is_gone and not (private.booking_lives(b, now())
      and exists (select from private.taken_times as t where t.booking_id = b.id)) then
    is_gone := b.starts_at <= now();
    if not is_gone then
      begin
        perform private.take_time(b, private.parts_of_booking(b), b.id);
      exception when sqlstate 'PT409' then
        is_gone := true;
      end;
    end if;
  end if;
  if is_gone then
    if o.created_at = now() then
      perform private.refuse(409, 'slot_taken', 'This time has just been taken. Please choose another one.');
    end if;
    -- Money for a time that somebody else has, that was given back, paid already or has begun goes back by itself.
    perform private.transition(o.id, 'cancelled', null, 'system', 'time_taken');
    return;
  end if;
  update public.bookings as k set state = 'pending', hold_until = null, order_id = o.id, version = k.version + 1
  where k.id = b.id;
  perform private.add_share_of_rows(o.id, 'vendor_payable', o.vendor_id, s.paise, s.positions)
  from (
    select sum(c.amount_paise - round(c.amount_paise * v.commission_bp / 10000.0))::bigint as paise,
      array_agg(c.position order by c.position) as positions
    from public.order_charges as c where c.order_id = o.id and c.code = 'service'
  ) as s where s.paise > 0;
  if part ? 'package_order' then perform private.reserve_sitting(o, (part ->> 'package_order')::uuid); end if;
  if b.rework_of is not null then perform private.relate_orders(o.id, b.rework_of, 'warranty'); end if;
  perform private.notify_party(o, 'vendor', 'vendor_booking_new', private.booking_words(o));
  if o.accept_by is null then
    perform private.transition(o.id, 'confirmed', null, 'system');
  else
    -- Nobody waits for an answer longer than until it would begin.
    update public.enhanced_orders as e set accept_by = least(e.accept_by, b.starts_at) where e.id = o.id
    returning * into o;
    insert into private.order_timers (order_id, action, due_at) values (o.id, 'accept_window', o.accept_by);
  end if;
end
$function$;

comment on function private.place_booking(public.enhanced_orders, jsonb) is 'Makes a held time the order''s. The vendor earns each service less commission; a vendor who wants to see bookings first has a day to accept.';

revoke all on function private.place_booking(public.enhanced_orders, jsonb) from public;
