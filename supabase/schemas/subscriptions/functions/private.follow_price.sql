create or replace function private.follow_price()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  offered public.subscription_items;
  since_day date;
begin
  select * into offered from public.subscription_items as o where o.item_id = new.id;
  if not found then return null; end if;
  since_day := private.first_changeable_day(new.vendor_id);
  insert into public.subscription_prices (item_id, from_day, price_paise) values (new.id, since_day, new.price_paise)
  on conflict (item_id, from_day) do update set price_paise = excluded.price_paise;
  perform private.notify(d.user_id, case when s.price_change = 'ask' and new.price_paise > s.agreed_paise
      then 'subscription_price_asked' else 'subscription_price_changed' end,
    jsonb_build_object('item', new.name, 'vendor', v.name, 'was', private.rupees(old.price_paise), 'price',
      private.rupees(new.price_paise),
      'day', to_char(since_day, 'DD/MM')), '/grocery/subscriptions')
  from public.subscriptions as s join public.subscribers as d on d.id = s.subscriber_id
    join public.vendors as v on v.id = d.vendor_id
  where s.item_id = new.id and (s.ends_on is null or s.ends_on >= since_day);
  return null;
end
$function$;

comment on function private.follow_price() is 'A new price applies to subscribers from the first day that they can still change, and each is told.';

revoke all on function private.follow_price() from public;
