create or replace function public.agree_to_price (
  subscription_id uuid,
  price_paise integer
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  s public.subscriptions := private.own_subscription(agree_to_price.subscription_id);
begin
  -- To this price and no higher one that came meanwhile.
  if agree_to_price.price_paise is null or agree_to_price.price_paise <>
    coalesce(private.subscription_price(s.item_id, private.first_change_of(s)), 0) then
    perform private.refuse(409, 'subscription_price_moved', 'The price has changed again. Please look once more.');
  end if;
  update public.subscriptions as w set agreed_paise = agree_to_price.price_paise where w.id = s.id;
  perform private.told_of_change(s);
end
$function$;

comment on function public.agree_to_price(uuid, integer) is 'Agrees to the price of a piece that the caller was shown.';

revoke all on function public.agree_to_price(uuid, integer) from public;

grant execute on function public.agree_to_price(uuid, integer) to authenticated, postgres;
