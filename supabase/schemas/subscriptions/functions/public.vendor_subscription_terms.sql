create or replace function public.vendor_subscription_terms (
  vendor_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_staff(vendor_subscription_terms.vendor_id);
  return jsonb_build_object(
    'terms', (select jsonb_build_object('cut_off', to_char(t.cut_off, 'HH24:MI'), 'delivers_from',
      to_char(t.delivers_from, 'HH24:MI'),
      'delivers_until', to_char(t.delivers_until, 'HH24:MI'), 'delivery_paise', t.delivery_paise, 'is_open', t.is_open)
      from public.subscription_terms as t where t.vendor_id = vendor_subscription_terms.vendor_id),
    'subscribers', (select count(*) from public.subscribers as d where d.vendor_id = vendor_subscription_terms.vendor_id
      and d.next_on is not null),
    'items', (select coalesce(jsonb_agg(jsonb_build_object('item_id', o.item_id, 'name', i.name, 'picture', i.picture,
      'unit', i.unit,
        'price_paise', i.price_paise, 'deposit_paise', o.deposit_paise, 'max_quantity', o.max_quantity,
        'subscriptions', (select count(*) from public.subscriptions as s where s.item_id = i.id and s.ends_on is null))
          order by i.name, i.id), '[]'::jsonb)
      from public.subscription_items as o join public.catalog_items as i on i.id = o.item_id
        where o.vendor_id = vendor_subscription_terms.vendor_id));
end
$function$;

comment on function public.vendor_subscription_terms(uuid) is 'What a vendor''s people see of its daily deliveries: {terms (null before the first), subscribers (with something to come), items: [{item_id, name, picture, unit, price_paise, deposit_paise, max_quantity, subscriptions}]}.';

revoke all on function public.vendor_subscription_terms(uuid) from public;

grant execute on function public.vendor_subscription_terms(uuid) to authenticated, postgres;
