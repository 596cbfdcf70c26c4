create or replace function public.vendor_subscribers (
  vendor_id uuid,
  after timestamp with time zone default null::timestamp with time zone,
  after_id uuid default null::uuid,
  limit_count integer default 30,
  search text default null::text
)
  returns table (
    subscriber_id uuid,
    name text,
    area text,
    address_line text,
    next_on date,
    since timestamp with time zone,
    items jsonb,
    bottles_out bigint
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  words text := private.like_pattern(vendor_subscribers.search);
begin
  perform private.require_right(vendor_subscribers.vendor_id, 'orders');
  return query
    select d.id, private.customer_name(d.user_id), d.area, d.address ->> 'line', d.next_on, d.created_at,
      (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'unit', i.unit, 'frequency', s.frequency,
        'weekdays', s.weekdays,
          'quantity', s.quantity, 'ends_on', s.ends_on,
          'paused', exists (select from public.subscription_pauses as p where p.subscription_id = s.id
            and daterange(p.starts_on, p.ends_on, '[]') @> private.today())) order by i.name), '[]'::jsonb)
        from public.subscriptions as s join public.catalog_items as i on i.id = s.item_id
        where s.subscriber_id = d.id and (s.ends_on is null or s.ends_on >= private.today())),
      (select coalesce(sum(s.bottles_out), 0) from public.subscriptions as s where s.subscriber_id = d.id)
    from public.subscribers as d
    where d.vendor_id = vendor_subscribers.vendor_id
      and (vendor_subscribers.after is null or (d.created_at, d.id) < (vendor_subscribers.after,
        coalesce(vendor_subscribers.after_id, '00000000-0000-0000-0000-000000000000')))
      and (words is null or lower(private.customer_name(d.user_id)) like words
        or lower(d.area || ' ' || (d.address ->> 'line')) like words)
      and exists (select from public.subscriptions as s where s.subscriber_id = d.id
        and (s.ends_on is null or s.ends_on >= private.today() or s.bottles_out > 0))
    order by d.created_at desc, d.id desc limit least(greatest(coalesce(limit_count, 30), 1), 100);
end
$function$;

comment on function public.vendor_subscribers(uuid, timestamp
  with time zone, uuid, integer, text) is 'Who has subscribed at a vendor, the newest first: first names, the door, what comes and when next, and bottles that are out. A page follows the row with since and subscriber_id after and after_id; search looks in names and addresses.';

revoke all
  on function public.vendor_subscribers(uuid, timestamp with time zone, uuid, integer, text)
  from public;

grant execute
  on function public.vendor_subscribers(uuid, timestamp with time zone, uuid, integer, text)
  to authenticated, postgres;
