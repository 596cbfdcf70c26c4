create or replace function private.price_day (
  stop public.subscribers,
  v public.vendors,
  t public.subscription_terms,
  day date,
  lines jsonb
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  charges jsonb;
  commission bigint;
begin
  select coalesce(jsonb_agg(c), '[]'::jsonb) into charges from (
    select private.charge('items', sum((l ->> 'total_paise')::bigint)::bigint, l ->> 'tax_class',
      v.prices_include_tax) -> 0 as c
    from jsonb_array_elements(lines) as l group by l ->> 'tax_class' order by l ->> 'tax_class') as goods
  where c is not null;
  commission := private.commission_on(charges, v.commission_bp);
  charges := private.with_taxes(charges || private.charge('bottle_deposit', (
      select sum((l ->> 'deposit_paise')::bigint * (l ->> 'deposit_bottles')::bigint)::bigint
      from jsonb_array_elements(lines) as l))
    || private.charge('delivery', t.delivery_paise::bigint));
  return jsonb_build_object('kind', 'subscription', 'trade', 'subscription', 'vendor_id', v.id, 'vendor_name', v.name,
    'category', v.kind, 'region_id', v.region_id,
    'lines', lines, 'charges', charges, 'total_paise', private.sum_of(charges), 'distance_m', stop.distance_m,
    'subscriber_id', stop.id, 'day', price_day.day, 'area', stop.area,
    'from_at', (price_day.day + t.delivers_from) at time zone 'Asia/Kolkata',
    'until_at', (price_day.day + t.delivers_until) at time zone 'Asia/Kolkata',
    'terms', (select jsonb_build_object('commission_bp', v.commission_bp, 'commission_paise', commission,
      'franchise_owner_id', r.franchise_owner_id, 'franchise_share_bp', private.setting_int('franchise_share_bp'))
      from public.regions as r where r.id = v.region_id));
end
$function$;

comment on function
  private.price_day(public.subscribers, public.vendors, public.subscription_terms, date, jsonb) is
  'The order that a subscriber''s lines of a day come to: goods, deposits, the delivery and taxes, as a part of a checkout.';

revoke all
  on function private.price_day(public.subscribers, public.vendors, public.subscription_terms, date, jsonb)
  from public;
