create or replace function private.rework_of (
  order_id uuid,
  somebody_else boolean,
  OUT booking_id uuid,
  OUT parts private.visit_part[],
  OUT numbers smallint[]
)
  returns record
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  select * into o from public.enhanced_orders as e where e.id = rework_of.order_id and e.user_id = auth.uid();
  if o.id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if o.status <> 'delivered' or private.warranty_until(o) is null then
    perform private.refuse(409, 'no_warranty', 'Nothing of this order is under warranty.');
  end if;
  if today > private.warranty_until(o) then
    perform private.refuse(409, 'warranty_over', 'The warranty of this work is over.',
      jsonb_build_object('until', private.warranty_until(o)));
  end if;
  booking_id := (select k.id from public.bookings as k where k.order_id = o.id);
  if exists (select from public.bookings as k where k.rework_of = o.id and private.booking_lives(k, now())) then
    perform private.refuse(409, 'rework_waits', 'A visit for this is booked already.');
  end if;
  numbers := array(select p.part from private.booking_parts as p where p.booking_id = rework_of.booking_id
    and p.warranty_days > 0 and (o.status_since at time zone 'Asia/Kolkata')::date + p.warranty_days >= today
    order by p.part);
  parts := array(select (p.starts_after - min(p.starts_after) over (), p.minutes, p.before, p.after, case
      when rework_of.somebody_else and p.need = 1 then array(select able
        from unnest(private.able_for(p)) as able
        where able not in (select did.resource_id from private.booking_parts as did
            where did.booking_id = rework_of.booking_id and did.need = 1))
      else array[p.resource_id] end)::private.visit_part
    from private.booking_parts as p where p.booking_id = rework_of.booking_id and p.part = any (numbers)
    order by p.part);
end
$function$;

comment on function private.rework_of(uuid, boolean) is 'The booking of an order of the caller, and what of its work is under warranty as a visit: of whoever did it, or of everybody else who can.';

revoke all on function private.rework_of(uuid, boolean) from public;
