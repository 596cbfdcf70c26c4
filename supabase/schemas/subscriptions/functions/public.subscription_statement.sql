create or replace function public.subscription_statement (
  subscriber_id uuid,
  month date
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  stop public.subscribers;
  first date := date_trunc('month', private.known_day(subscription_statement.month))::date;
  next date := (date_trunc('month', subscription_statement.month) + interval '1 month')::date;
begin
  select * into stop from public.subscribers as d where d.id = subscription_statement.subscriber_id;
  if stop.id is null or not (stop.user_id = private.require_user() or private.may(stop.vendor_id, 'orders')
    or private.is_admin()) then
    perform private.refuse(404, 'subscription_not_found', 'There is no such subscription.');
  end if;
  if first is null or first not between date '2020-01-01' and date '2100-01-01' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return (
    with orders as (
      select o.*, w.day from public.subscription_orders as w join public.enhanced_orders as o on o.id = w.order_id
      where w.subscriber_id = stop.id and w.day >= first and w.day < next
    )
    select jsonb_build_object('month', first, 'vendor_name', (select v.name from public.vendors as v
      where v.id = stop.vendor_id),
      'customer_name', private.customer_name(stop.user_id),
      'days', (select coalesce(jsonb_agg(jsonb_build_object('day', o.day, 'order_number', o.order_number, 'status',
        o.status, 'total_paise', o.total_paise,
          'refund_paise', o.refund_paise, 'items',
            (select jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity, 'unit_paise', l.unit_paise,
            'total_paise', l.total_paise) order by l.position) from public.order_items as l where l.order_id = o.id))
              order by o.day), '[]'::jsonb)
        from orders as o),
      'items', (select coalesce(jsonb_agg(to_jsonb(m) order by m.name), '[]'::jsonb) from (
        select l.name, sum(l.quantity) as quantity, sum(l.total_paise) as total_paise
        from orders as o join public.order_items as l on l.order_id = o.id where o.status = 'delivered'
          group by l.name) as m),
      'charges', (select private.merged_charges(coalesce(jsonb_agg(to_jsonb(c)), '[]'::jsonb)) from orders as o
        join public.order_charges as c on c.order_id = o.id where c.phase <> 'refunded' and o.status <> 'cancelled'),
      'delivered_days', (select count(*) from orders as o where o.status = 'delivered'),
      'refund_paise', (select coalesce(sum(o.refund_paise), 0) from orders as o where o.status <> 'cancelled'),
      'paid_paise', (select coalesce(sum(o.total_paise - o.refund_paise), 0) from orders as o
        where o.status <> 'cancelled')));
end
$function$;

comment on function public.subscription_statement(uuid, date) is 'The month of a subscriber, for them and the vendor''s people: {month, vendor_name, customer_name, days: [{day, order_number, status, total_paise, refund_paise, items}], items: [{name, quantity, total_paise}] (delivered), charges (as on a bill), delivered_days, refund_paise, paid_paise}.';

revoke all on function public.subscription_statement(uuid, date) from public;

grant execute on function public.subscription_statement(uuid, date) to authenticated, postgres;
