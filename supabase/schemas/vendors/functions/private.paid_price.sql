create or replace function private.paid_price (
  price_paise integer,
  tax_class text,
  includes_tax boolean
)
  returns integer
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  if includes_tax then return paid_price.price_paise; end if;
  return round(paid_price.price_paise::numeric * (10000 + private.highest_tax_rate(paid_price.tax_class)) / 10000);
end
$function$;

comment on function private.paid_price(integer, text, boolean) is 'What is paid for one piece at a price, in paise with GST.';

revoke all on function private.paid_price(integer, text, boolean) from public;
