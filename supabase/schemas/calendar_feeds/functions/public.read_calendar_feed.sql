create or replace function public.read_calendar_feed (
  token text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  f private.calendar_feeds;
  shown public.resources;
begin
  update private.calendar_feeds as k set read_at = now(),
    reads = case when k.reads_since > now() - interval '1 hour' then k.reads + 1 else 1 end,
    reads_since = case when k.reads_since > now() - interval '1 hour' then k.reads_since else now() end
  where k.token_hash = sha256(convert_to(left(read_calendar_feed.token, 60), 'utf8')) returning * into f;
  if f.reads > 120 then
    perform private.refuse(429, 'too_many_visits', 'This page was opened very often. Please wait a minute.');
  end if;
  select * into shown from public.resources as r where r.id = f.resource_id and r.is_active
    and f.user_id in (select private.staff_with(r.vendor_id, 'orders'));
  -- Whoever left, or was switched off, has no address any more; nothing tells it from one that never was.
  if f.id is null or f.resource_id is not null and shown.id is null then
    perform private.refuse(404, 'share_link_not_found', 'This link leads to nothing. Please ask for a new one.');
  end if;
  return jsonb_build_object('name', shown.name, 'events', (
    select coalesce(jsonb_agg(private.calendar_event(b, f.resource_id) order by b.starts_at, b.id), '[]')
    from (
      select k.* from public.bookings as k
      where f.resource_id is null and k.user_id = f.user_id and k.order_id is not null
        and k.starts_at > now() - interval '31 days'
      union all
      select k.* from public.bookings as k
      where k.vendor_id = shown.vendor_id and k.starts_at > now() - interval '31 days'
        and exists (select from private.booking_parts as p where p.booking_id = k.id and p.resource_id = shown.id)
    ) as b where private.stays_in_calendar(b)));
end
$function$;

comment on function public.read_calendar_feed(text) is 'For the function calendar only: the bookings that an address tells, {name of whoever they are with at a vendor, events}. 120 times an hour at most; refuses share_link_not_found alike for an address that never was and one that has ended.';

revoke all on function public.read_calendar_feed(text) from public;

grant execute on function public.read_calendar_feed(text) to postgres, service_role;
