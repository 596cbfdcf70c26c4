create or replace function private.refresh_sales()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- Two runs at once would both write everything.
  if not pg_try_advisory_xact_lock(hashtextextended('refresh_sales', 0)) then return; end if;
  merge into private.item_sales as kept
  using (
    select p.item_id, c.vendor_id, sum(p.orders)::integer as orders, max(p.customers)::integer as customers,
      jsonb_object_agg(p.part, p.orders) as dayparts
    from (
      select s.item_id, s.part, count(*) as orders, min(s.customers) as customers
      from (
        select i.item_id, private.daypart(coalesce(o.scheduled_for, o.created_at)) as part,
          (dense_rank() over (partition by i.item_id order by o.user_id)
            + dense_rank() over (partition by i.item_id order by o.user_id desc) - 1) as customers
        from public.enhanced_orders as o
        join public.order_items as i on i.order_id = o.id
        where o.status = 'delivered' and o.created_at > now() - interval '30 days' and i.item_id is not null
      ) as s
      group by s.item_id, s.part
    ) as p
    join public.catalog_items as c on c.id = p.item_id
    group by p.item_id, c.vendor_id
    having max(p.customers) >= private.fewest_customers()
  ) as counted on counted.item_id = kept.item_id
  when matched and (kept.vendor_id, kept.orders, kept.customers, kept.dayparts)
      is distinct from (counted.vendor_id, counted.orders, counted.customers, counted.dayparts) then
    update set vendor_id = counted.vendor_id, orders = counted.orders, customers = counted.customers,
      dayparts = counted.dayparts
  when not matched then
    insert (item_id, vendor_id, orders, customers, dayparts)
    values (counted.item_id, counted.vendor_id, counted.orders, counted.customers, counted.dayparts)
  when not matched by source then delete;
  merge into private.bought_together as kept
  using (
    select r.item_id, r.with_id, r.orders from (
      select a.item_id, b.item_id as with_id, count(distinct o.checkout_id)::integer as orders,
        row_number() over (partition by a.item_id order by count(distinct o.checkout_id) desc, b.item_id) as place
      from public.enhanced_orders as o
      join public.order_items as a on a.order_id = o.id
      join public.enhanced_orders as also on also.checkout_id = o.checkout_id
      join public.order_items as b on b.order_id = also.id and b.item_id <> a.item_id
      where o.status = 'delivered' and also.status = 'delivered' and o.created_at > now() - interval '90 days'
        and exists (select from public.catalog_items as c where c.id = a.item_id)
        and exists (select from public.catalog_items as c where c.id = b.item_id)
      group by a.item_id, b.item_id
      having count(distinct o.user_id) >= private.fewest_customers()
    ) as r where r.place <= 10
  ) as counted on counted.item_id = kept.item_id and counted.with_id = kept.with_id
  when matched and kept.orders <> counted.orders then update set orders = counted.orders
  when not matched then insert (item_id, with_id, orders) values (counted.item_id, counted.with_id, counted.orders)
  when not matched by source then delete;
end
$function$;

comment on function private.refresh_sales() is 'Counts anew what is bought, when, and together. A run while another one goes on does nothing.';

revoke all on function private.refresh_sales() from public;
