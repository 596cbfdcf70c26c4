create or replace function public.booking_day (
  vendor_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  today date := private.today();
  whole tstzrange := tstzrange(private.india_midnight(today), private.india_midnight(today + 1));
  rest tstzmultirange := tstzmultirange(tstzrange(now(), private.india_midnight(today + 1)));
  rights text[];
begin
  perform private.require_right(booking_day.vendor_id, 'orders');
  rights := array(select distinct r."right" from private.position_rights as r
    where private.may(booking_day.vendor_id, r."right"));
  return jsonb_build_object('server_now', now(),
    'next', (select coalesce(jsonb_agg(to_jsonb(n) order by n.starts_at, n.id), '[]') from (
      select b.id, b.order_id, o.order_number, b.state, b.starts_at, b.ends_at, p.full_name as customer_name,
        private.booking_steps(b.id) as steps
      from public.bookings as b left join public.enhanced_orders as o on o.id = b.order_id
      left join public.profiles as p on p.id = b.user_id
      where b.vendor_id = booking_day.vendor_id and b.state in ('confirmed', 'in_progress') and b.ends_at > now()
        and b.starts_at < upper(whole) order by b.starts_at, b.id limit 6) as n),
    'today', (select count(*) from public.bookings as b where b.vendor_id = booking_day.vendor_id
      and b.starts_at >= lower(whole) and b.starts_at < upper(whole)
      and b.state in ('confirmed', 'in_progress', 'completed', 'no_show')),
    'requests', (select coalesce(jsonb_agg(to_jsonb(n) order by n.accept_by, n.id), '[]') from (
      select b.id, b.order_id, o.order_number, b.state, b.starts_at, b.ends_at, o.accept_by,
        p.full_name as customer_name, private.booking_steps(b.id) as steps
      from public.bookings as b join public.enhanced_orders as o on o.id = b.order_id
      left join public.profiles as p on p.id = b.user_id
      where b.vendor_id = booking_day.vendor_id and b.state = 'pending' and o.status = 'pending'
      order by o.accept_by, b.id limit 20) as n),
    'capacity', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name,
        'open_minutes', private.minutes_in(d.works * tstzmultirange(whole)),
        'free_minutes', private.minutes_in(d.works * rest - d.busy)) order by r.created_at, r.name, r.id), '[]')
      from public.resources as r
      cross join lateral private.resource_is_there(r, daterange(today, today + 1)) as i
      cross join lateral (select i.there - i.breaks - (select coalesce(range_agg(k.during), '{}')
          from private.resource_blocks as k where k.resource_id = r.id and k.during && whole) as works,
        (select coalesce(range_agg(t.during), '{}') from private.taken_times as t
          join public.bookings as b on b.id = t.booking_id
          where t.resource_id = r.id and t.during && whole and private.booking_lives(b, now())) as busy) as d
      where r.vendor_id = booking_day.vendor_id and r.kind = 'person' and r.is_active),
    'money', case when 'prices' = any (rights) then (
      select jsonb_build_object('booked_paise', coalesce(sum(o.total_paise), 0),
        'done_paise', coalesce(sum(o.total_paise) filter (where o.status = 'delivered'), 0),
        'to_collect_paise', coalesce(sum(greatest(o.total_paise - private.paid(o.id), 0))
          filter (where o.status <> 'delivered'), 0))
      from public.bookings as b join public.enhanced_orders as o on o.id = b.order_id
      where b.vendor_id = booking_day.vendor_id and b.starts_at >= lower(whole) and b.starts_at < upper(whole)
        and b.state in ('confirmed', 'in_progress', 'completed')) end,
    'outside', (select count(distinct u.booking_id) from private.outside_hours(booking_day.vendor_id) as u),
    'setup', (select jsonb_build_object(
        'services', exists (select from public.services as s where s.vendor_id = v.id and s.is_active
          and exists (select from public.service_resources as e join public.resources as r on r.id = e.resource_id
            where e.service_id = s.id and e.need = 1 and r.is_active)),
        'people', exists (select from public.resources as r where r.vendor_id = v.id and r.is_active
          and r.kind = 'person'),
        'hours', exists (select from public.resources as r where r.vendor_id = v.id and r.is_active)
          and not exists (select from public.resources as r where r.vendor_id = v.id and r.is_active
            and r.kind = 'person' and not exists (select from private.resource_weeks as w where w.resource_id = r.id)),
        'opening', exists (select from public.vendor_hours as h where h.vendor_id = v.id),
        'terms', exists (select from public.booking_terms as t where t.vendor_id = v.id),
        'photo', v.picture is not null,
        'bank', case when 'money' = any (rights) then exists (select from private.payout_accounts as b
          where b.owner_id = v.id and b.kind = 'vendor_payable' and b.replaced_at is null) end)
      from public.vendors as v where v.id = booking_day.vendor_id));
end
$function$;

comment on function public.booking_day(uuid) is 'The day of whoever sells time: {server_now, next (six visits), today (how many), requests (that wait for an answer, the most urgent first), capacity: [{id, name, open_minutes (today), free_minutes (of what is left)}], money: {booked_paise, done_paise, to_collect_paise} of today''s visits with the right to prices, outside (bookings outside of hours), setup: {services, people, hours, opening, terms, photo, bank (null without the right to money)}}. Needs the right to orders.';

revoke all on function public.booking_day(uuid) from public;

grant execute on function public.booking_day(uuid) to authenticated, postgres;
