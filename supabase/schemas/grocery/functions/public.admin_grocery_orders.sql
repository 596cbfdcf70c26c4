create or replace function public.admin_grocery_orders (
  statuses public.order_status[] default null::public.order_status[],
  problem text default null::text,
  search text default null::text,
  before timestamp with time zone default null::timestamp with time zone,
  before_id uuid default null::uuid,
  limit_count integer default 30
)
  returns table (
    order_id uuid,
    order_number text,
    status public.order_status,
    kind public.order_kind,
    vendor_name text,
    customer_name text,
    region_slug text,
    total_paise integer,
    payment_method public.payment_method,
    placed_at timestamp with time zone,
    scheduled_for timestamp with time zone,
    promised_max_at timestamp with time zone,
    late boolean,
    lines_count integer,
    decided_count integer,
    short_count integer,
    substituted_count integer,
    waiting_answers integer,
    back_paise integer,
    bags_count integer,
    bags_checked integer
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  words text := private.like_pattern(admin_grocery_orders.search);
begin
  perform private.require_role('admin');
  if cardinality(admin_grocery_orders.statuses) > 20 or admin_grocery_orders.problem not in ('short', 'answer', 'late',
    'any') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return query
    select o.id, o.order_number, o.status, o.kind, o.vendor_name, private.name_of(o.user_id), r.slug, o.total_paise,
      o.payment_method, o.created_at,
      o.scheduled_for, o.promised_max_at, found.late, found.many, found.decided, found.short, found.substituted,
        found.waiting, g.refunded_paise,
      (select count(*)::integer from public.grocery_bags as b where b.order_id = o.id),
      (select count(*)::integer from public.grocery_bags as b where b.order_id = o.id and b.checked_at is not null)
    from public.grocery_orders as g
    join public.enhanced_orders as o on o.id = g.order_id
    join public.regions as r on r.id = o.region_id
    cross join lateral (
      select o.status not in ('delivered', 'cancelled') and private.is_late(o) as late, count(*)::integer as many,
        count(*) filter (where l.state <> 'waiting')::integer as decided, count(*)
          filter (where l.state = 'short')::integer as short,
        count(*) filter (where exists (select from public.substitutions as s
          where s.order_id = l.order_id and s.position = l.position and s.state = 'accepted'))::integer as substituted,
        count(*) filter (where exists (select from public.substitutions as s
          where s.order_id = l.order_id and s.position = l.position and s.state = 'offered'))::integer as waiting
      from public.grocery_lines as l where l.order_id = o.id) as found
    where (admin_grocery_orders.before is null
        or (o.created_at, o.id) < (admin_grocery_orders.before,
          coalesce(admin_grocery_orders.before_id, '00000000-0000-0000-0000-000000000000')))
      and (admin_grocery_orders.statuses is null or o.status = any (admin_grocery_orders.statuses))
      and (words is null or lower(o.order_number) like words or lower(o.vendor_name) like words)
      and case admin_grocery_orders.problem when 'short' then found.short > 0 when 'answer' then found.waiting > 0
        when 'late' then found.late
        when 'any' then found.short > 0 or found.waiting > 0 or found.late else true end
    order by o.created_at desc, o.id desc limit least(greatest(coalesce(limit_count, 30), 1), 100);
end
$function$;

comment on function public.admin_grocery_orders(public.order_status[], text, text, timestamp
  with time zone, uuid, integer) is 'Orders of groceries, newest first, with how far each is picked. problem narrows it to those with something missing (short), with an unanswered substitution (answer), that are late, or any of these. A page follows the row placed at before with the id before_id. Administrators only.';

revoke all
  on function public.admin_grocery_orders(public.order_status[], text, text, timestamp
    with time zone, uuid, integer)
  from public;

grant execute
  on function public.admin_grocery_orders(public.order_status[], text, text, timestamp
    with time zone, uuid, integer)
  to authenticated, postgres;
