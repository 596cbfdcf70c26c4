create or replace function private.coupon_holds_now (
  c public.coupons,
  at timestamp with time zone
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select (c.weekdays is null or extract(isodow from l.at)::smallint = any (c.weekdays))
    and (c.from_minute is null
      or extract(hour from l.at) * 60 + extract(minute from l.at) between c.from_minute and c.to_minute - 1)
  from (select coupon_holds_now.at at time zone 'Asia/Kolkata' as at) as l
$function$;

comment on function private.coupon_holds_now(public.coupons, timestamp
  with time zone) is 'Whether a coupon holds on this day of the week and at this hour.';

revoke all on function private.coupon_holds_now(public.coupons, timestamp with time zone) from public;
