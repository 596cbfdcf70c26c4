create or replace function private.subscription_price (
  item_id uuid,
  day date
)
  returns integer
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return (select p.price_paise from public.subscription_prices as p
    where p.item_id = subscription_price.item_id and p.from_day <= subscription_price.day order by p.from_day desc
      limit 1);
end
$function$;

comment on function private.subscription_price(uuid, date) is 'What one piece costs a subscriber on a day, in paise; null for what nobody can subscribe to.';

revoke all on function private.subscription_price(uuid, date) from public;
