create or replace function private.subscription_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('subscriptions', (
    select coalesce(jsonb_agg(jsonb_build_object('vendor', v.name, 'address', d.address, 'instructions', d.instructions,
      'item', i.name,
      'frequency', s.frequency, 'weekdays', s.weekdays, 'quantity', s.quantity, 'starts_on', s.starts_on, 'ends_on',
        s.ends_on,
      'pauses', (select coalesce(jsonb_agg(jsonb_build_object('starts_on', p.starts_on, 'ends_on', p.ends_on)),
        '[]'::jsonb)
        from public.subscription_pauses as p where p.subscription_id = s.id),
      'days', (select coalesce(jsonb_agg(jsonb_build_object('day', w.day, 'quantity', w.quantity, 'skipped', w.skipped)
        order by w.day), '[]'::jsonb)
        from public.subscription_days as w where w.subscription_id = s.id)) order by s.created_at), '[]'::jsonb)
    from public.subscribers as d join public.subscriptions as s on s.subscriber_id = d.id
      join public.vendors as v on v.id = d.vendor_id
    join public.catalog_items as i on i.id = s.item_id where d.user_id = caller))
$function$;

comment on function private.subscription_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.subscription_data(uuid) from public;
