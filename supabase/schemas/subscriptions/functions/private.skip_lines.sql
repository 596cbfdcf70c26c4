create or replace function private.skip_lines (
  stop public.subscribers,
  v public.vendors,
  day date,
  lines jsonb,
  reason text default null::text,
  price_paise bigint default 0
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  told record;
begin
  insert into public.subscription_days (subscription_id, day, quantity, skipped, unit_paise)
  select (l ->> 'subscription_id')::uuid, skip_lines.day, (l ->> 'quantity')::smallint,
    coalesce(skip_lines.reason, l ->> 'skipped'), (l ->> 'unit_paise')::integer
  from jsonb_array_elements(lines) as l on conflict do nothing;
  for told in
    select coalesce(skip_lines.reason, l ->> 'skipped') as why, string_agg(l ->> 'name', ', ' order by n) as items
    from jsonb_array_elements(lines) with ordinality as e (l, n) group by 1
  loop
    perform private.notify(stop.user_id, case told.why when 'wallet' then 'subscription_skipped_wallet' when 'price'
      then 'subscription_skipped_price'
        when 'unavailable' then 'subscription_skipped_unavailable' else 'subscription_skipped_vendor' end,
      jsonb_build_object('vendor', v.name, 'item', left(told.items, 200), 'day', to_char(skip_lines.day, 'DD/MM'),
        'price', private.rupees(price_paise)),
      '/grocery/subscriptions');
  end loop;
end
$function$;

comment on function private.skip_lines(public.subscribers, public.vendors, date, jsonb, text, bigint) is
  'Writes down why lines of a day do not come, and tells the customer.';

revoke all
  on function private.skip_lines(public.subscribers, public.vendors, date, jsonb, text, bigint)
  from public;
