create or replace function public.proposed_coupons (
  vendor_id uuid
)
  returns table (
    code text,
    title text,
    title_translations jsonb,
    kind text,
    value integer,
    cap_paise integer,
    minimum_paise integer,
    valid_to timestamp with time zone,
    first_order_only boolean,
    items integer,
    vendor_share_bp integer,
    state text,
    uses integer,
    cost_paise bigint
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_staff(proposed_coupons.vendor_id);
  return query
    select k.code, k.title, k.title_translations, k.kind, k.value, k.cap_paise, k.minimum_paise, k.valid_to,
      k.first_order_only, case when k.item_ids is not null then (select count(*)::integer from public.catalog_items as i
        where i.id = any (k.item_ids) and i.vendor_id = proposed_coupons.vendor_id) end,
      10000 - k.platform_share_bp, case when k.valid_to > now() then a.state else 'over' end, borne.uses, borne.paise
    from private.coupon_consents as a join public.coupons as k on k.code = a.code
    cross join lateral (select count(*)::integer as uses, coalesce(sum(private.own_offer(o.id)), 0)::bigint as paise
      from public.enhanced_orders as o where o.vendor_id = a.vendor_id and o.promo_code = k.code
        and o.status <> 'cancelled') as borne
    where a.vendor_id = proposed_coupons.vendor_id
    order by k.valid_to > now() desc, a.state = 'proposed' desc, a.proposed_at desc, k.code limit 50;
end
$function$;

comment on function public.proposed_coupons(uuid) is 'The coupons that the platform shares with a vendor, or proposes to, those that run and wait first: vendor_share_bp is the vendor''s part of the discount, items how many of its items it is for (null for all), state is proposed, accepted, declined, ended (by the vendor) or over; uses and cost_paise are of its orders alone. For its people.';

revoke all on function public.proposed_coupons(uuid) from public;

grant execute on function public.proposed_coupons(uuid) to authenticated, postgres;
