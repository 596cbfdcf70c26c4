create or replace function private.run_day (
  stop public.subscribers,
  v public.vendors,
  t public.subscription_terms,
  day date,
  at timestamp with time zone
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  lines jsonb := private.day_lines(stop, v, t, run_day.day, run_day.at);
  wanted jsonb;
  part jsonb;
  kept private.quotes;
  o public.enhanced_orders;
begin
  select coalesce(jsonb_agg(l) filter (where l ->> 'skipped' is null), '[]'::jsonb),
    coalesce(jsonb_agg(l) filter (where l ->> 'skipped' is not null), '[]'::jsonb) into wanted, lines
      from jsonb_array_elements(lines) as l;
  if jsonb_array_length(lines) > 0 then perform private.skip_lines(stop, v, run_day.day, lines); end if;
  if jsonb_array_length(wanted) = 0 then return 'skipped'; end if;
  part := private.price_day(stop, v, t, run_day.day, wanted);
  -- Two doors of one customer may be run at the same moment: the wallet is counted by one after the other.
  perform from private.ledger_accounts as a where a.owner_id = stop.user_id and a.kind = 'customer_wallet'
    for no key update;
  if private.wallet_balance(stop.user_id) < (part ->> 'total_paise')::bigint then
    perform private.skip_lines(stop, v, run_day.day, wanted, 'wallet', (part ->> 'total_paise')::bigint);
    return 'skipped';
  end if;
  -- What a round brings is bought for it, by the list of the evening before; nothing of it is on the shelf yet.
  kept.quote := jsonb_build_object('fulfilment', 'subscription', 'address', stop.address);
  kept.request := jsonb_strip_nulls(jsonb_build_object('instructions', stop.instructions));
  o := private.create_order(stop.user_id, kept, part, gen_random_uuid(), 'wallet', null, '{}');
  insert into public.subscription_days (subscription_id, day, quantity, order_id, unit_paise, deposit_paise,
    deposit_bottles)
  select (l ->> 'subscription_id')::uuid, run_day.day, (l ->> 'quantity')::smallint, o.id,
    (l ->> 'unit_paise')::integer,
    (l ->> 'deposit_paise')::integer, (l ->> 'deposit_bottles')::smallint from jsonb_array_elements(wanted) as l;
  update public.subscriptions as s set bottles_paid = s.bottles_paid + (l ->> 'deposit_bottles')::integer,
    agreed_paise = case when s.price_change = 'follow' then (l ->> 'unit_paise')::integer else s.agreed_paise end
  from jsonb_array_elements(wanted) as l where s.id = (l ->> 'subscription_id')::uuid;
  return 'placed';
end
$function$;

comment on function
  private.run_day(public.subscribers, public.vendors, public.subscription_terms, date, timestamp
  with time zone) is 'Places what a locked subscriber has planned for a day, as one order paid from the wallet, or writes down why not: placed or skipped.';

revoke all
  on function private.run_day(public.subscribers, public.vendors, public.subscription_terms, date, timestamp
    with time zone)
  from public;
