create or replace function private.coupon_used_up (
  caller uuid,
  c public.coupons
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if (select count(*) from public.coupon_redemptions as r where r.code = c.code and r.user_id = caller
    and r.released_at is null) >= c.per_user_limit then
    return 'used';
  end if;
  if c.first_order_only and not private.is_first_customer(caller) then return 'first_order'; end if;
  if c.total_limit is not null and (select count(*) from public.coupon_redemptions as r
    where r.code = c.code and r.released_at is null) >= c.total_limit then
    return 'exhausted';
  end if;
  return null;
end
$function$;

comment on function private.coupon_used_up(uuid, public.coupons) is 'Why a customer cannot use a coupon any more: used, first_order or exhausted; null when they can.';

revoke all on function private.coupon_used_up(uuid, public.coupons) from public;
