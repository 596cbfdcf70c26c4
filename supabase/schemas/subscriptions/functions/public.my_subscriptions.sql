create or replace function public.my_subscriptions()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return jsonb_build_object('today', private.today(), 'wallet_paise', private.wallet_balance(caller), 'subscribers', (
    select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'vendor_id', v.id, 'vendor_name', v.name, 'vendor_slug',
      v.slug, 'address', d.address,
      'instructions', d.instructions, 'next_on', d.next_on, 'first_changeable_day', private.first_changeable_day(v.id),
      'last_day', private.today() + private.setting_int('subscription_days_ahead'),
      'cut_off', to_char(t.cut_off, 'HH24:MI'), 'delivers_from', to_char(t.delivers_from, 'HH24:MI'),
      'delivers_until', to_char(t.delivers_until, 'HH24:MI'), 'delivery_paise', t.delivery_paise,
      'subscriptions', (
        select jsonb_agg(jsonb_build_object('id', s.id, 'item_id', i.id, 'name', i.name, 'name_translations',
          i.name_translations, 'picture', i.picture, 'unit', i.unit,
          'frequency', s.frequency, 'weekdays', s.weekdays, 'rule_from', s.rule_from, 'quantity', s.quantity,
            'starts_on', s.starts_on, 'ends_on', s.ends_on,
          'price_change', s.price_change, 'agreed_paise', s.agreed_paise,
          'price_paise', private.subscription_price(i.id, private.first_changeable_day(v.id)),
          'max_quantity', coalesce(o.max_quantity, 50), 'offered', o.item_id is not null,
          'deposit_paise', coalesce(o.deposit_paise, 0), 'bottles_out', s.bottles_out, 'bottles_paid', s.bottles_paid,
          'pauses', (select coalesce(jsonb_agg(jsonb_build_object('starts_on', p.starts_on, 'ends_on', p.ends_on)
            order by p.starts_on), '[]'::jsonb)
            from public.subscription_pauses as p where p.subscription_id = s.id
              and (p.ends_on is null or p.ends_on >= private.today())),
          'changes', (select coalesce(jsonb_agg(jsonb_build_object('day', c.day, 'quantity', c.quantity)
            order by c.day), '[]'::jsonb)
            from public.subscription_changes as c where c.subscription_id = s.id and c.day >= private.today()))
              order by s.created_at, s.id)
        from public.subscriptions as s join public.catalog_items as i on i.id = s.item_id
          left join public.subscription_items as o on o.item_id = i.id
        where s.subscriber_id = d.id and (s.ends_on is null or s.ends_on >= private.today() or s.bottles_out > 0
          or s.bottles_paid > 0)))
      order by d.created_at, d.id), '[]'::jsonb)
    from public.subscribers as d join public.vendors as v on v.id = d.vendor_id
      join public.subscription_terms as t on t.vendor_id = v.id
    where d.user_id = caller and exists (select from public.subscriptions as s where s.subscriber_id = d.id
      and (s.ends_on is null or s.ends_on >= private.today() or s.bottles_out > 0 or s.bottles_paid > 0))));
end
$function$;

comment on function public.my_subscriptions() is 'The caller''s subscriptions by vendor: {today, wallet_paise, subscribers: [{id, vendor_id, vendor_name, vendor_slug, address, instructions, next_on, first_changeable_day, last_day, cut_off, delivers_from, delivers_until, delivery_paise, subscriptions: [{id, item_id, name, name_translations, picture, unit, frequency, weekdays, rule_from, quantity, starts_on, ends_on, price_change, agreed_paise, price_paise, max_quantity, offered, deposit_paise, bottles_out, bottles_paid, pauses, changes}]}]}: those that go on, and stopped ones with bottles or a delivery to come.';

revoke all on function public.my_subscriptions() from public;

grant execute on function public.my_subscriptions() to authenticated, postgres;
