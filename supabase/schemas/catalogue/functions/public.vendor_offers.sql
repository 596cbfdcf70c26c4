create or replace function public.vendor_offers (
  vendor_id uuid
)
  returns table (
    code text,
    kind text,
    value integer,
    cap_paise integer,
    minimum_paise integer,
    valid_from timestamp with time zone,
    valid_to timestamp with time zone,
    total_limit integer,
    per_user_limit integer,
    first_order_only boolean,
    is_running boolean,
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
  perform private.require_staff(vendor_offers.vendor_id);
  return query
    select k.code, k.kind, k.value, k.cap_paise, k.minimum_paise, k.valid_from, k.valid_to, k.total_limit,
      k.per_user_limit, k.first_order_only,
      k.valid_to > now(), used.uses, used.cost
    from public.coupons as k
    cross join lateral (select count(*)::integer as uses, coalesce(sum(r.discount_paise), 0)::bigint as cost
      from public.coupon_redemptions as r where r.code = k.code and r.released_at is null) as used
    where k.vendor_id = vendor_offers.vendor_id order by k.valid_to > now() desc, k.created_at desc limit 100;
end
$function$;

comment on function public.vendor_offers(uuid) is 'The offers of a vendor, running ones first, with how often each was used and what that cost the vendor. For its people.';

revoke all on function public.vendor_offers(uuid) from public;

grant execute on function public.vendor_offers(uuid) to authenticated, postgres;
