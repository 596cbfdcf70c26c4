create or replace function public.offer_subscription (
  item_id uuid,
  offered boolean,
  deposit_paise integer default 0,
  max_quantity integer default 10
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  i public.catalog_items;
begin
  select * into i from public.catalog_items as c where c.id = offer_subscription.item_id;
  if i.id is null or not private.may(i.vendor_id, 'prices') then
    perform private.refuse(404, 'item_not_found', 'This item is not known any more.'); end if;
  if not exists (select from public.subscription_terms as t where t.vendor_id = i.vendor_id) then
    perform private.refuse(409, 'subscription_terms_missing', 'Please set the hours of the daily round first.');
  end if;
  if not coalesce(offer_subscription.offered, false) then
    delete from public.subscription_items as o where o.item_id = i.id;
    return;
  end if;
  if offer_subscription.deposit_paise is null or offer_subscription.deposit_paise not between 0 and 50000
      or offer_subscription.max_quantity is null or offer_subscription.max_quantity not between 1 and 50 then
    perform private.refuse(400, 'subscription_terms_invalid', 'Please check the hours and the price of a delivery.');
  end if;
  insert into public.subscription_items (item_id, vendor_id, deposit_paise, max_quantity)
  values (i.id, i.vendor_id, offer_subscription.deposit_paise, offer_subscription.max_quantity)
  on conflict (item_id) do update set deposit_paise = excluded.deposit_paise, max_quantity = excluded.max_quantity;
  -- Its first price counts at once, also where the cut-off is moved later on.
  insert into public.subscription_prices (item_id, from_day, price_paise)
  select i.id, case when exists (select from public.subscription_prices as p where p.item_id = i.id)
    then private.first_changeable_day(i.vendor_id) else private.today() end, i.price_paise
  on conflict (item_id, from_day) do update set price_paise = excluded.price_paise;
end
$function$;

comment on function public.offer_subscription(uuid, boolean, integer, integer) is 'Lets customers subscribe to an item, or no longer: what goes on without being offered is skipped as unavailable. deposit_paise for each bottle.';

revoke all on function public.offer_subscription(uuid, boolean, integer, integer) from public;

grant execute
  on function public.offer_subscription(uuid, boolean, integer, integer)
  to authenticated, postgres;
