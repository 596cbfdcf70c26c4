create or replace function private.promises (
  vendors private.home_vendor[],
  region_id uuid,
  is_newcomer boolean
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'first_order', case when promises.is_newcomer then (
      select jsonb_build_object('code', c.code, 'off_paise', c.value, 'minimum_paise', c.minimum_paise)
      from public.coupons as c
      where c.first_order_only and c.kind = 'flat' and c.is_listed and c.valid_from <= now()
        and (c.valid_to is null or c.valid_to > now())
      order by c.value desc, c.code limit 1) end,
    'free_delivery', (
      select jsonb_build_object('code', c.code, 'minimum_paise', c.minimum_paise) from public.coupons as c
      where c.kind = 'free_delivery' and c.is_listed and c.valid_from <= now()
        and (c.valid_to is null or c.valid_to > now())
      order by c.minimum_paise, c.code limit 1),
    'delivery_minutes', (
      select coalesce(case when count(*) >= 20
          then round(avg(extract(epoch from d.status_since - d.created_at)) / 60)::integer end,
        private.setting_int('stated_delivery_seconds') / 60)
      from (
        select o.status_since, o.created_at from public.enhanced_orders as o
        where o.region_id = promises.region_id and o.created_at > now() - interval '30 days'
          and o.status = 'delivered' and private.comes_for(o, 'drop')
          and o.scheduled_for is null
        order by o.created_at desc limit 200
      ) as d)))
    || (select coalesce(jsonb_object_agg(t.trade || '_minutes', said.minutes), '{}') from private.trades as t
      cross join lateral (select private.setting_int(t.promised_within) / 60 as minutes) as said
      where t.promised_within is not null and exists (select from unnest(promises.vendors) as v
        where v.kind::text = t.trade and v.open_now and v.minutes <= said.minutes));
end
$function$;

comment on function private.promises(private.home_vendor[], uuid, boolean) is 'What the platform promises, each only while it holds: money off a first order (by the coupon that runs), free delivery, groceries within so many minutes (where an open store is that near), and the average delivery time of the region (stated until it has twenty deliveries) (Spec §1 Home screen).';

revoke all on function private.promises(private.home_vendor[], uuid, boolean) from public;
