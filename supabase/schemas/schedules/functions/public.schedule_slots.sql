create or replace function public.schedule_slots (
  vendor_ids uuid[],
  fulfilment text default 'delivery'::text,
  address_id uuid default null::uuid
)
  returns table (
    starts_at timestamp with time zone,
    ends_at timestamp with time zone,
    is_free boolean
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  wanted uuid[] := array(select distinct v from unnest(schedule_slots.vendor_ids) as v where v is not null);
  home public.addresses;
begin
  if cardinality(schedule_slots.vendor_ids) > 60 or schedule_slots.fulfilment not in ('delivery', 'pickup') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select * into home from public.addresses as a where a.id = schedule_slots.address_id and a.user_id = caller;
  return query select s.starts_at, s.ends_at, s.is_free
    from private.slots_of(wanted, array(
      select coalesce((select v.prep_minutes + case when schedule_slots.fulfilment = 'delivery' and home.id is not null
          then private.travel_minutes(private.road_distance_m(home.lat, home.lng, v.lat, v.lng)) else 0 end
        from public.vendors as v where v.id = w.vendor_id), 0)
      from unnest(wanted) with ordinality as w (vendor_id, n) order by w.n)) as s;
end
$function$;

comment on function public.schedule_slots(uuid[], text, uuid) is 'The half hours for which the caller can order from all of these vendors together, to one of their addresses, in order; is_free is false for one that is fully booked. fulfilment is delivery or pickup.';

revoke all on function public.schedule_slots(uuid[], text, uuid) from public;

grant execute on function public.schedule_slots(uuid[], text, uuid) to authenticated, postgres;
