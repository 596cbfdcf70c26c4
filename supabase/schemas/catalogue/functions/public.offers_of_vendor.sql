create or replace function public.offers_of_vendor (
  vendor_id uuid
)
  returns table (
    code text,
    kind text,
    value integer,
    cap_paise integer,
    minimum_paise integer,
    valid_to timestamp with time zone,
    first_order_only boolean
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return query
    select k.code, k.kind, k.value, k.cap_paise, k.minimum_paise, k.valid_to, k.first_order_only
    from public.coupons as k
    where k.vendor_id = offers_of_vendor.vendor_id and k.valid_from <= now() and k.valid_to > now()
      and private.is_on_show(k.vendor_id)
      and (not k.first_order_only or private.may_still_be_first())
      and (k.total_limit is null or k.total_limit > (select count(*) from public.coupon_redemptions as r
        where r.code = k.code and r.released_at is null))
    order by k.minimum_paise, k.code limit 10;
end
$function$;

comment on function public.offers_of_vendor(uuid) is 'The running offers of an active vendor, for everybody: value in paise or basis points by kind.';

revoke all on function public.offers_of_vendor(uuid) from public;

grant execute on function public.offers_of_vendor(uuid) to anon, authenticated, postgres;
