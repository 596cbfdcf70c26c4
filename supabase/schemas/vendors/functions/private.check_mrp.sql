create or replace function private.check_mrp()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if private.paid_price(new.price_paise, new.tax_class, (select v.prices_include_tax from public.vendors as v
    where v.id = new.vendor_id)) > new.mrp_paise then
    raise exception using errcode = 'check_violation', constraint = 'item_mrp_not_below_price',
      message = format('item %s costs more than its MRP', new.id);
  end if;
  return new;
end
$function$;

comment on function private.check_mrp() is 'Refuses an item that would cost more than its MRP, with its tax.';

revoke all on function private.check_mrp() from public;
