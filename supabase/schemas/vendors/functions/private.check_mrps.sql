create or replace function private.check_mrps()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  broken public.catalog_items;
begin
  select i.* into broken from public.catalog_items as i join public.vendors as v on v.id = i.vendor_id
  where i.mrp_paise is not null and not v.prices_include_tax
    and case when tg_table_name = 'vendors' then v.id::text = to_jsonb(new) ->> 'id'
      else i.tax_class = to_jsonb(new) ->> 'tax_class' end
    and private.paid_price(i.price_paise, i.tax_class, false) > i.mrp_paise limit 1;
  if broken.id is not null then
    raise exception using errcode = 'check_violation', constraint = 'item_mrp_not_below_price',
      message = format('item %s of vendor %s would cost more than its MRP', broken.id, broken.vendor_id);
  end if;
  return null;
end
$function$;

comment on function private.check_mrps() is 'Refuses a change of a vendor''s way of pricing, or of a tax, by which an item would cost more than its MRP.';

revoke all on function private.check_mrps() from public;
