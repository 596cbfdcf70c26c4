create or replace function public.admin_orders (
  statuses public.order_status[] default null::public.order_status[],
  region_slug text default null::text,
  search text default null::text,
  before timestamp with time zone default null::timestamp with time zone,
  before_id uuid default null::uuid,
  limit_count integer default 50,
  scheduled boolean default null::boolean
)
  returns SETOF public.admin_order_line
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  words text := private.like_pattern(admin_orders.search);
  number text := private.like_pattern(private.pasted_code(admin_orders.search));
  -- A number is found whole, so that nobody is found by trying digits.
  whole_phone text := ltrim(private.read_phone(admin_orders.search), '+');
begin
  perform private.require_role('admin');
  if cardinality(admin_orders.statuses) > 20 then perform private.refuse(400, 'request_invalid',
    'This request could not be read.'); end if;
  return query
    select o.* from private.admin_order_lines as o
    where (admin_orders.before is null
        or (o.placed_at, o.order_id) < (admin_orders.before,
          coalesce(admin_orders.before_id, '00000000-0000-0000-0000-000000000000')))
      and (admin_orders.statuses is null or o.status = any (admin_orders.statuses))
      and (admin_orders.scheduled is null or (o.scheduled_for is not null) = admin_orders.scheduled)
      and (admin_orders.region_slug is null or o.region_slug = admin_orders.region_slug)
      and (words is null or lower(o.order_number) like number or lower(o.vendor_name) like words
        or lower(o.customer_name) like words
        or (whole_phone is not null and exists (select from public.enhanced_orders as e
          join auth.users as u on u.id = e.user_id
          where e.id = o.order_id and u.phone = whole_phone)))
    order by o.placed_at desc, o.order_id desc limit least(greatest(coalesce(limit_count, 50), 1), 200);
end
$function$;

comment on function public.admin_orders(public.order_status[], text, text, timestamp
  with time zone, uuid, integer, boolean) is 'All orders, newest first; names, but no phones and no addresses. The search finds the number of an order, the name of a vendor or customer, and a customer''s whole phone number. A page follows the row placed at before with the id before_id. scheduled narrows it to orders for later, or with false to those for now.';

revoke all
  on function public.admin_orders(public.order_status[], text, text, timestamp
    with time zone, uuid, integer, boolean)
  from public;

grant execute
  on function public.admin_orders(public.order_status[], text, text, timestamp
    with time zone, uuid, integer, boolean)
  to authenticated, postgres;
