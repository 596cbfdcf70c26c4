create or replace function private.act_on_absence (
  ill public.resources,
  during tstzrange,
  actor uuid
)
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  affected uuid[] := array(select private.bookings_without(ill.id, act_on_absence.during));
  one uuid;
  b public.bookings;
  moved public.bookings;
  o public.enhanced_orders;
  outcome text;
  told jsonb := '[]';
begin
  -- Orders, bookings, resources, each in one order.
  for one in select k.order_id from public.bookings as k where k.id = any (affected) and k.order_id is not null
      order by 1 loop
    perform private.lock_order(one);
  end loop;
  perform from public.bookings as k where k.id = any (affected) order by k.id for no key update;
  perform private.lock_resources(array(select ill.id
    union select p.resource_id from private.booking_parts as p where p.booking_id = any (affected)
    union select r.resource_id from private.booking_parts as p join public.service_resources as r
      on r.service_id = p.service_id and r.need = p.need where p.booking_id = any (affected)));
  -- Whoever was booked in between is held by somebody else: all again.
  if exists (select from private.bookings_without(ill.id, act_on_absence.during) as n where n <> all (affected)) then
    raise exception using errcode = 'AB001';
  end if;
  if not exists (select from private.resource_blocks as k where k.resource_id = ill.id
      and k.during @> act_on_absence.during) then
    insert into private.resource_blocks (resource_id, during, made_by)
    values (ill.id, act_on_absence.during, act_on_absence.actor);
    perform private.publish('vendor:' || ill.vendor_id, 'booking', '{}');
  end if;
  for b in select k.* from public.bookings as k where k.id = any (affected) order by k.starts_at, k.id loop
    if b.state = 'held' then
      -- Whoever is about to book it sees other times, or pays and has the money back.
      update public.bookings as k set state = 'expired', version = k.version + 1 where k.id = b.id;
      continue;
    end if;
    continue when b.state not in ('pending', 'confirmed');
    o := null;
    if b.order_id is not null then select * into o from public.enhanced_orders as e where e.id = b.order_id; end if;
    moved := case when b.starts_at > now() then private.replace_person(b, ill.id, act_on_absence.actor) end;
    outcome := case when moved.id is not null then 'replaced' when o.id is null or b.starts_at <= now() then 'by_hand'
      else 'asked' end;
    if o.id is not null and outcome <> 'by_hand' then
      perform private.settle_absence(o, coalesce(moved, b), ill, outcome);
    end if;
    told := told || jsonb_build_object('booking_id', b.id, 'order_number', o.order_number, 'starts_at', b.starts_at,
      'ends_at', b.ends_at, 'outcome', outcome, 'paid_paise', coalesce(private.paid(o.id), 0), 'customer_name',
      private.name_at_desk(b), 'steps', private.booking_steps(b.id));
  end loop;
  return jsonb_build_object('bookings', told, 'refund_at_most_paise', (
    select coalesce(sum((t ->> 'paid_paise')::bigint), 0) from jsonb_array_elements(told) as t
    where t ->> 'outcome' = 'asked'));
end
$function$;

comment on function private.act_on_absence(public.resources, tstzrange, uuid) is 'Somebody is away: the time is blocked; each booking goes to somebody who is free at its time, or its customer is asked; what was booked at the desk and fits nobody, or should have begun, is left to the business (by_hand).';

revoke all on function private.act_on_absence(public.resources, tstzrange, uuid) from public;
