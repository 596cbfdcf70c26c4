-- Prices of recharges and bills, and calling the function that talks to the provider.

insert into public.tax_rules (tax_class, rate_bp, section_9_5, valid_from) values ('convenience', 1800, false, '2017-07-01');
insert into public.charge_codes (code, position, nature, tax_class) values
  ('face_value', 110, 'goods', null), ('convenience_fee', 410, 'fee', 'convenience');

create function private.digital_part(service text, provider text, hint text, translations jsonb, amount_paise bigint, fee_paise integer, problems jsonb)
returns jsonb language sql stable set search_path = '' as $$
  select case when jsonb_array_length(problems) > 0 then jsonb_build_object('problems', problems, 'orders', '[]'::jsonb)
  else jsonb_build_object('problems', problems, 'orders', jsonb_build_array(jsonb_build_object('vendor_name', provider, 'category', service,
    'lines', jsonb_build_array(jsonb_build_object('name', concat(provider, ' ••••' || hint),
      'name_translations', (select coalesce(jsonb_object_agg(t.key, concat(t.value #>> '{}', ' ••••' || hint)), '{}') from jsonb_each(translations) as t),
      'options', '[]'::jsonb, 'option_ids', '[]'::jsonb, 'tax_class', 'none', 'unit_paise', amount_paise, 'quantity', 1, 'total_paise', amount_paise)),
    'charges', private.charge('face_value', amount_paise) || private.charge('convenience_fee', fee_paise)))) end
$$;
comment on function private.digital_part is
  'The price of a payment as order_kinds.price returns it; nothing is priced where there is a problem. Tax applies to the fee alone.';

create function private.price_recharge(request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  o public.digital_operators;
  p public.digital_plans;
  digits text;
  amount integer;
  problems jsonb := '[]';
begin
  select * into o from public.digital_operators as d where d.code = request ->> 'operator' and d.active;
  if not found then
    return private.digital_part('recharge', null, null, null, 0, 0, jsonb_build_array(private.problem('operator_unavailable')));
  end if;
  digits := private.read_subscriber_number(request ->> 'number', o.kind);
  if digits is null then problems := problems || private.problem('subscriber_number_invalid'); end if;
  if request ->> 'circle' is not null and not exists (select from public.telecom_circles as c where c.code = request ->> 'circle' and c.active) then
    problems := problems || private.problem('circle_unavailable');
  end if;
  if request ->> 'plan_id' is not null then
    select * into p from public.digital_plans as d where d.id::text = request ->> 'plan_id' and d.operator_code = o.code and d.active
      and d.valid_from <= now() and (d.valid_to is null or d.valid_to > now())
      and (d.circle_code is null or d.circle_code = request ->> 'circle');
    if not found then problems := problems || private.problem('plan_unavailable'); end if;
    amount := p.amount_paise;
  elsif o.min_paise is null then
    problems := problems || private.problem('plan_required');
  else
    amount := private.json_integer(request -> 'amount_paise', o.min_paise, o.max_paise);
    if amount is null then
      problems := problems || private.problem('recharge_amount_invalid', jsonb_build_object('min_paise', o.min_paise, 'max_paise', o.max_paise));
    end if;
  end if;
  return private.digital_part('recharge', o.name, right(digits, 4), o.name_translations, amount,
    private.convenience_fee(amount, o.fee_paise, o.fee_bp, o.fee_cap_paise), problems);
end
$$;

create function private.bill_amount_bounds(amount_rule text, bill_paise integer, bill_min_paise integer, min_paise integer, max_paise integer) returns int4range
language sql immutable parallel safe set search_path = '' as $$
  select case
    when bill_paise is null or amount_rule = 'any' then int4range(min_paise, max_paise, '[]')
    when amount_rule = 'exact' then int4range(bill_paise, bill_paise, '[]')
    when amount_rule = 'partial' then int4range(least(coalesce(bill_min_paise, min_paise), bill_paise), bill_paise, '[]')
    else int4range(bill_paise, greatest(bill_paise, max_paise), '[]') end
$$;
comment on function private.bill_amount_bounds is
  'Which amounts may be paid by a biller''s rule; without a bill whatever the biller accepts. The same rule as '
  'packages/domain/src/digital/amount-rule.ts, which a test compares.';

create function private.price_bill(caller uuid, request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  f public.bill_fetches;
  b public.billers;
  bounds int4range;
  amount integer;
  named text;
  problem jsonb;
begin
  select * into f from public.bill_fetches as a where a.id::text = request ->> 'bill_fetch_id' and a.user_id = caller;
  select * into b from public.billers as a where a.code = f.biller_code;
  problem := case
    when f.id is null then private.problem('bill_not_found')
    when not b.active then private.problem('biller_unavailable')
    when f.status = 'pending' then private.problem('bill_not_ready')
    when f.status = 'failed' and b.bill_fetch = 'required' then private.problem('bill_not_fetched', jsonb_build_object('reason', f.failure_code))
    when f.expires_at <= now() then private.problem('bill_expired')
    when exists (select from public.digital_fulfilments as d where d.bill_fetch_id = f.id and d.state in ('pending', 'confirmation_pending', 'success'))
      then private.problem('bill_already_paid')
  end;
  if problem is null then
    bounds := private.bill_amount_bounds(b.amount_rule, f.amount_paise, f.min_paise, b.min_paise, b.max_paise);
    amount := private.json_integer(request -> 'amount_paise', lower(bounds), upper(bounds) - 1);
    if amount is null then
      problem := private.problem('bill_amount_invalid',
        jsonb_build_object('rule', b.amount_rule, 'min_paise', lower(bounds), 'max_paise', upper(bounds) - 1));
    end if;
  end if;
  named := f.parameters ->> (select q.code from public.biller_parameters as q where q.biller_code = f.biller_code order by q.position limit 1);
  return private.digital_part('bill', b.name, right(named, 4), b.name_translations, amount,
    private.convenience_fee(amount, b.fee_paise, b.fee_bp, b.fee_cap_paise), case when problem is null then '[]'::jsonb else jsonb_build_array(problem) end);
end
$$;

create function private.digital_region(caller uuid) returns uuid language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select private.region_at(a.lat, a.lng) from public.addresses as a where a.user_id = caller order by a.is_default desc, a.created_at limit 1),
    (select r.id from public.regions as r order by r.area desc, r.id limit 1))
$$;
comment on function private.digital_region is 'Where a payment is counted: the region of the customer''s address, or the largest one.';

create function private.price_digital(caller uuid, request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  priced jsonb := case request ->> 'service'
    when 'recharge' then private.price_recharge(request)
    when 'bill' then private.price_bill(caller, request)
    else private.digital_part(null, null, null, null, 0, 0, jsonb_build_array(private.problem('service_unknown'))) end;
begin
  if request ->> 'scheduled_for' is not null then
    priced := jsonb_set(priced, '{problems}', (priced -> 'problems') || private.problem('schedule_invalid'));
  end if;
  return jsonb_build_object('problems', priced -> 'problems', 'address', null, 'orders', (
    select coalesce(jsonb_agg(part || jsonb_build_object('region_id', private.digital_region(caller),
      'digital', request - array['fulfilment', 'scheduled_for', 'instructions', 'no_cutlery'])), '[]') from jsonb_array_elements(priced -> 'orders') as part));
end
$$;
comment on function private.price_digital is
  'The price of {service: recharge, operator, circle, number, plan_id or amount_paise} or {service: bill, bill_fetch_id, amount_paise}, as '
  'order_kinds.price has it: one order with the provider''s name, a line, and face_value and convenience_fee; digital is what place_digital hands on.';

-- Placing --------------------------------------------------------------------------------------------------------------

create function private.digital_provider_account() returns uuid language sql immutable set search_path = '' as $$
  select '00000000-0000-4000-8000-00000000d161'::uuid
$$;
comment on function private.digital_provider_account is 'Whom the ledger owes what customers paid for operators and billers: the provider that pays them.';

create function private.place_digital(o public.enhanced_orders, part jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.add_share(o.id, 'provider_payable', private.digital_provider_account(), private.charged(o.id, 'face_value'), '{face_value}');
  perform private.start_fulfilment(o.id, o.user_id, part -> 'digital');
end
$$;
comment on function private.place_digital is 'The provider earns the face value once it has confirmed; the payment is handed to it.';
insert into private.order_kinds (kind, price, place, payment_methods, request_keys) values
  ('digital', 'private.price_digital', 'private.place_digital', '{wallet}',
   '{service,operator,circle,number,plan_id,bill_fetch_id,amount_paise}');

-- Calling the provider -------------------------------------------------------------------------------------------------

create table private.digital_provider (
  only_row boolean primary key default true constraint one_digital_provider check (only_row),
  url text not null,
  secret text not null constraint digital_provider_secret_length check (length(secret) >= 20)
);
comment on table private.digital_provider is 'URL of the function digital-provider, and the secret that proves the call comes from the database.';

create function private.set_digital_provider(url text, secret text) returns void language sql set search_path = '' as $$
  insert into private.digital_provider (url, secret) values (url, secret)
  on conflict (only_row) do update set url = excluded.url, secret = excluded.secret
$$;
comment on function private.set_digital_provider is 'Switches recharges and bill payments on (docs/operations/deploy.md).';

create function private.call_digital_provider() returns void
language plpgsql security definer set search_path = '' as $$
declare
  provider private.digital_provider;
begin
  if not exists (select from public.digital_fulfilments as f where f.next_at <= now())
      and not exists (select from public.bill_fetches as b where b.status = 'pending' and b.next_at <= now()) then return; end if;
  select * into provider from private.digital_provider;
  if not found then return; end if;
  perform net.http_post(url := provider.url, body := '{}'::jsonb,
    headers := jsonb_build_object('content-type', 'application/json', 'x-provider-secret', provider.secret), timeout_milliseconds := 30000);
end
$$;
comment on function private.call_digital_provider is 'Calls the function digital-provider while there is something to pay or to ask; run by pg_cron.';

select cron.schedule('call-digital-provider', '2 seconds', 'select private.call_digital_provider()');
select cron.schedule('sweep-fulfilments', '5 seconds', 'select private.sweep_fulfilments(100), private.expire_bill_fetches(100)');
