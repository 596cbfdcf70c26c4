create or replace function public.coupon_desk()
  returns table (
    code text,
    title text,
    kind text,
    value integer,
    cap_paise integer,
    minimum_paise integer,
    valid_from timestamp with time zone,
    valid_to timestamp with time zone,
    total_limit integer,
    per_user_limit integer,
    first_order_only boolean,
    is_listed boolean,
    budget_paise bigint,
    kinds text[],
    region_name text,
    items integer,
    method text,
    weekdays smallint[],
    from_minute smallint,
    to_minute smallint,
    uses integer,
    cost_paise bigint,
    made_by text,
    platform_share_bp integer,
    vendors_asked integer,
    vendors_agreed integer
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
    select k.code, k.title, k.kind, k.value, k.cap_paise, k.minimum_paise, k.valid_from, k.valid_to, k.total_limit,
      k.per_user_limit, k.first_order_only, k.is_listed, k.budget_paise, k.kinds, r.name,
      cardinality(k.item_ids), k.method::text, k.weekdays, k.from_minute, k.to_minute, used.uses, used.cost,
      (select p.full_name from public.profiles as p where p.id = k.made_by), k.platform_share_bp, asked.vendors,
      asked.agreed
    from public.coupons as k left join public.regions as r on r.id = k.region_id
    cross join lateral (select count(*)::integer as uses, coalesce(sum(u.discount_paise), 0)::bigint as cost
      from public.coupon_redemptions as u where u.code = k.code and u.released_at is null) as used
    cross join lateral (select count(*)::integer as vendors, (count(*) filter (where a.state = 'accepted'))::integer
      as agreed from private.coupon_consents as a where a.code = k.code) as asked
    where k.vendor_id is null
    order by coalesce(k.valid_to > now(), true) desc, k.created_at desc, k.code limit 200;
end
$function$;

comment on function public.coupon_desk() is 'The coupons of the platform for administrators, those that run or are to come first, with how often each was used and what that cost.';

revoke all on function public.coupon_desk() from public;

grant execute on function public.coupon_desk() to authenticated, postgres;
