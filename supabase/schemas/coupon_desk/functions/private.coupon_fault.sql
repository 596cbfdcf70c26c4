create or replace function private.coupon_fault (
  c public.coupons,
  region text,
  vendors jsonb
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select case
    when coalesce(c.code, '') !~ '^[A-Z0-9]{4,20}$' then 'code'
    when coalesce(length(c.title), 0) not between 3 and 100
      or not private.are_translations(c.title_translations, 100) then 'title'
    when coalesce(c.kind, '') not in ('flat', 'percent', 'free_delivery') then 'kind'
    when not case c.kind when 'flat' then c.value between 100 and 500000
      when 'percent' then c.value between 100 and 10000 and c.cap_paise is not null else c.value = 0 end then 'value'
    when c.cap_paise not between 100 and 1000000 then 'cap_paise'
    when c.minimum_paise not between 0 and 10000000 then 'minimum_paise'
    when c.valid_to is null or c.valid_to <= greatest(c.valid_from, now())
      or c.valid_to > now() + interval '366 days' then 'valid_to'
    when c.per_user_limit not between 1 and 100 then 'per_user_limit'
    when c.total_limit not between 1 and 10000000 then 'total_limit'
    -- What nobody has bounded, nobody pays for.
    when coalesce(c.budget_paise, 0) not between 10000 and 100000000000 then 'budget_paise'
    when not c.kinds <@ (select array_agg(k.kind::text) from private.trade_kinds as k where k.takes_coupon) then 'kinds'
    when (region is null) <> (c.region_id is null) then 'region'
    when cardinality(c.item_ids) > 200 or exists (select from unnest(c.item_ids) as i
      where not exists (select from public.catalog_items as k where k.id = i)) then 'item_ids'
    when not c.weekdays <@ '{1,2,3,4,5,6,7}' then 'weekdays'
    when (c.from_minute is null) <> (c.to_minute is null)
      or not (c.from_minute between 0 and 1439 and c.to_minute between c.from_minute + 1 and 1440) then 'hours'
    when c.platform_share_bp not between 0 and 10000 or (c.platform_share_bp < 10000 and case c.kind
      -- A vendor takes off half of its items at the most, as with its own offers; delivery is not its to give.
      when 'free_delivery' then true
      when 'flat' then c.value::bigint * (10000 - c.platform_share_bp) > c.minimum_paise::bigint * 5000
      else c.value::bigint * (10000 - c.platform_share_bp) > 50000000 end) then 'platform_share_bp'
    when case jsonb_typeof(coalesce(nullif(vendors, 'null'), '[]')) when 'array' then
      jsonb_array_length(coalesce(nullif(vendors, 'null'), '[]')) not between (c.platform_share_bp < 10000)::integer
        and (c.platform_share_bp < 10000)::integer * 50
      or exists (select from jsonb_array_elements(nullif(vendors, 'null')) as n where not exists (
        select from public.vendors as v where v.id::text = n #>> '{}' and v.status = 'active')) else true end
      then 'vendor_ids' end
$function$;

comment on function private.coupon_fault(public.coupons, text, jsonb) is 'The first field of a coupon that is not right; null where all are.';

revoke all on function private.coupon_fault(public.coupons, text, jsonb) from public;
