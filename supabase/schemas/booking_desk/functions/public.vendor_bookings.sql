create or replace function public.vendor_bookings (
  vendor_id uuid,
  scope text,
  resource_id uuid default null::uuid,
  search text default null::text,
  after timestamp with time zone default null::timestamp with time zone,
  after_id uuid default null::uuid,
  limit_count integer default 20
)
  returns table (
    id uuid,
    order_id uuid,
    order_number text,
    state text,
    starts_at timestamp with time zone,
    ends_at timestamp with time zone,
    version integer,
    customer_name text,
    steps jsonb,
    parts jsonb,
    total_paise integer,
    paid_paise integer,
    cash_paise integer,
    accept_by timestamp with time zone,
    note text,
    walk_in jsonb,
    absence jsonb,
    server_now timestamp with time zone
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  words text := private.like_pattern(vendor_bookings.search);
  from_today timestamptz := private.today()::timestamp at time zone 'Asia/Kolkata';
  from_tomorrow timestamptz := (private.today() + 1)::timestamp at time zone 'Asia/Kolkata';
  backwards boolean := vendor_bookings.scope = 'past';
begin
  perform private.require_right(vendor_bookings.vendor_id, 'orders');
  perform private.bound(vendor_bookings.search, 400);
  return query
    select l.id, l.order_id, l.order_number, l.state, l.starts_at, l.ends_at, l.version, l.customer_name, l.steps,
      l.parts, l.total_paise, l.paid_paise, l.cash_paise, l.accept_by, l.note, l.walk_in, l.absence, now()
    from private.booking_lines as l
    where l.vendor_id = vendor_bookings.vendor_id and (l.order_id is not null or l.walk_in is not null)
      and case vendor_bookings.scope when 'requests' then l.state = 'pending'
        when 'today' then l.starts_at >= from_today and l.starts_at < from_tomorrow
          and l.state in ('pending', 'confirmed', 'in_progress')
        when 'upcoming' then l.starts_at >= from_tomorrow and l.state in ('pending', 'confirmed', 'in_progress')
        when 'past' then l.starts_at > now() - interval '1 year'
          and (l.starts_at < from_today or l.state not in ('pending', 'confirmed', 'in_progress'))
        else false end
      and (vendor_bookings.resource_id is null or exists (select from private.booking_parts as p
        where p.booking_id = l.id and p.resource_id = vendor_bookings.resource_id))
      and (words is null or lower(l.order_number) like words or lower(l.customer_name) like words)
      and (vendor_bookings.after is null or case when backwards
        then (l.starts_at, l.id) < (vendor_bookings.after, vendor_bookings.after_id)
        else (l.starts_at, l.id) > (vendor_bookings.after, vendor_bookings.after_id) end)
    order by case when backwards then l.starts_at end desc, case when not backwards then l.starts_at end,
      case when backwards then l.id end desc, l.id
    limit least(greatest(coalesce(vendor_bookings.limit_count, 20), 1), 100);
end
$function$;

comment on function public.vendor_bookings(uuid, text, uuid, text, timestamp
  with time zone, uuid, integer) is 'The bookings of a vendor: requests, today, upcoming or past (a year, newest first), of one person or all, by number or first name. A page follows the row that began at after with the id after_id.';

revoke all
  on function public.vendor_bookings(uuid, text, uuid, text, timestamp with time zone, uuid, integer)
  from public;

grant execute
  on function public.vendor_bookings(uuid, text, uuid, text, timestamp with time zone, uuid, integer)
  to authenticated, postgres;
