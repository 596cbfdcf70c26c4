create or replace function public.subscription_offer (
  item_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object('item_id', i.id, 'name', i.name, 'name_translations', i.name_translations, 'picture',
      i.picture, 'unit', i.unit, 'vendor_id', v.id, 'vendor_name', v.name,
      'price_paise', private.subscription_price(i.id, first.day), 'deposit_paise', o.deposit_paise, 'max_quantity',
        o.max_quantity,
      'cut_off', to_char(t.cut_off, 'HH24:MI'), 'delivers_from', to_char(t.delivers_from, 'HH24:MI'), 'delivers_until',
        to_char(t.delivers_until, 'HH24:MI'),
      'delivery_paise', t.delivery_paise, 'first_day', first.day, 'last_day',
        private.today() + private.setting_int('subscription_days_ahead'),
      'subscription_id', (select s.id from public.subscriptions as s
        join public.subscribers as d on d.id = s.subscriber_id
        where s.item_id = i.id and d.user_id = auth.uid() and s.ends_on is null))
    from public.subscription_items as o join public.catalog_items as i on i.id = o.item_id
    join public.subscription_terms as t on t.vendor_id = o.vendor_id join public.vendors as v on v.id = o.vendor_id
    cross join lateral (select private.first_changeable_day(v.id) as day) as first
    where o.item_id = subscription_offer.item_id and t.is_open and v.status = 'active');
end
$function$;

comment on function public.subscription_offer(uuid) is 'On which terms an item can be subscribed to, null where it cannot: {item_id, name, name_translations, picture, unit, vendor_id, vendor_name, price_paise, deposit_paise, max_quantity, cut_off, delivers_from, delivers_until (as 05:00), delivery_paise, first_day, last_day, subscription_id (the caller''s own)}.';

revoke all on function public.subscription_offer(uuid) from public;

grant execute on function public.subscription_offer(uuid) to anon, authenticated, postgres;
