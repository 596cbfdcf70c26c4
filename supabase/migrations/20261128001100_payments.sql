-- Payments and coupons: by wallet, in cash, and through a gateway (the file of the gateway).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create type public.payment_method as enum ('wallet', 'cash', 'gateway', 'points');

create type public.payment_status as enum ('due', 'paid', 'refunded', 'partly_refunded', 'void');

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null,
  user_id uuid not null references auth.users (id),
  method public.payment_method not null,
  status text not null constraint payment_state
    check (status in ('created', 'authorised', 'captured', 'failed', 'refunded', 'partly_refunded', 'void')),
  amount_paise integer not null constraint payment_amount_range check (amount_paise >= 0),
  refunded_paise integer not null default 0,
  provider_order_id text,
  provider_payment_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  position smallint not null default 1 constraint payment_position_range check (position between 1
    and 100),
  due text not null default 'placing' constraint payment_due_named check (due ~ '^[a-z][a-z0-9_:]{0,39}$'),
  due_at timestamptz,
  payer_role text not null default 'user',
  collected_role text,
  collected_by uuid,
  collected_vendor uuid references public.vendors (id),
  collected_at timestamptz,
  checkout_id uuid,
  constraint payment_refund_range check (refunded_paise between 0 and amount_paise),
  constraint payment_due_at_its_time check ((due_at is not null) = (due = 'time')),
  constraint payment_was_collected
  check (collected_at is not null or status not in ('captured', 'partly_refunded'))
);

create unique index payments_order_idx on public.payments (order_id, position);
create index payments_user_idx on public.payments (user_id);
create unique index payments_provider_payment_idx on public.payments (provider_payment_id, order_id, position)
where provider_payment_id is not null;

comment on table public.payments is
  'The parts in which an order is paid. Those that have not failed and are not void add up to its total.';

alter table public.payments enable row level security;

create policy "customers read their payments" on public.payments for select to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.payments from anon, authenticated;
grant select (id, order_id, user_id, method, status, amount_paise, refunded_paise, created_at, updated_at)
  on public.payments to authenticated;

create table private.payment_events (
  id bigint generated always as identity primary key,
  provider text not null,
  provider_event_id text not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  unique (provider, provider_event_id)
);

comment on table private.payment_events is 'Every event of a payment provider once; settling is idempotent by its id.';

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null,
  payment_id uuid not null references public.payments (id),
  user_id uuid not null references auth.users (id),
  amount_paise integer not null constraint refund_amount_positive check (amount_paise > 0),
  destination text not null constraint refund_destination check (destination in ('wallet', 'source', 'points')),
  reason_code text not null,
  created_at timestamptz not null default now()
);

create index refunds_order_idx on public.refunds (order_id);
create index refunds_payment_idx on public.refunds (payment_id);
create index refunds_user_idx on public.refunds (user_id);

comment on table public.refunds is 'Money returned to customers.';

alter table public.refunds enable row level security;

create policy "customers read their refunds" on public.refunds for select to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.refunds from anon, authenticated;
grant select on public.refunds to authenticated;

create table public.coupons (
  code text primary key constraint coupon_code_form check (code ~ '^[A-Z0-9]{4,20}$'),
  kind text not null constraint coupon_kind check (kind in ('flat', 'percent', 'free_delivery')),
  value integer not null default 0,
  cap_paise integer constraint coupon_cap_positive check (cap_paise > 0),
  minimum_paise integer not null default 0 constraint coupon_minimum_range check (minimum_paise >= 0),
  valid_from timestamptz not null default now(),
  valid_to timestamptz,
  total_limit integer,
  per_user_limit integer not null default 1,
  first_order_only boolean not null default false,
  funded_by text not null default 'platform',
  title text not null,
  title_translations jsonb not null default '{}' constraint coupon_translations
    check (private.are_translations(title_translations, 100)),
  is_listed boolean not null default false,
  vendor_id uuid references public.vendors (id) on delete cascade,
  created_at timestamptz not null default now(),
  budget_paise bigint constraint coupon_budget_positive check (budget_paise > 0),
  kinds text[] constraint coupon_kinds_named check (cardinality(kinds) > 0),
  region_id uuid references public.regions (id),
  item_ids uuid[] constraint coupon_items_named check (cardinality(item_ids) between 1 and 200),
  method public.payment_method,
  weekdays smallint[] constraint coupon_weekdays_range
    check (cardinality(weekdays) > 0 and weekdays <@ '{1,2,3,4,5,6,7}'),
  from_minute smallint constraint coupon_from_minute_range check (from_minute between 0 and 1439),
  to_minute smallint constraint coupon_to_minute_range check (to_minute between 1 and 1440),
  made_by uuid,
  platform_share_bp integer not null default 10000
    constraint coupon_platform_share_range check (platform_share_bp between 0 and 10000),
  constraint coupon_shared_is_of_platform check (platform_share_bp = 10000
    or (vendor_id is null and kind <> 'free_delivery')),
  constraint coupon_hours_are_whole check (from_minute < to_minute or (from_minute is null and to_minute is null)),
  constraint coupon_value_range check (case kind when 'flat' then value > 0 when 'percent'
    then value between 1 and 10000 else value = 0 end),
  constraint coupon_funding check (funded_by = case when vendor_id is null then 'platform' else 'vendor' end)
);

create trigger texts_are_plain before insert or update of title, title_translations on public.coupons
  for each row execute function private.keep_plain('title', 'title_translations');

comment on table public.coupons is
  'Discounts by code. value: paise for flat, basis points for percent. The API reads what a list of offers shows, of '
    'listed ones only; '
  'whether a code holds is answered by a quote.';
comment on column public.coupons.title_translations is 'The title in other languages, {language code: text}.';
comment on column public.coupons.budget_paise is
  'What it may cost altogether. A discount that does not fit whole into the rest is not given.';
comment on column public.coupons.kinds is 'The kinds of orders that it counts for; null for all.';
comment on column public.coupons.region_id is 'The region whose vendors it counts for; null for all.';
comment on column public.coupons.item_ids is 'The items that it counts for; null for all.';
comment on column public.coupons.method is 'The only way of paying that it holds with; null for every one.';
comment on column public.coupons.weekdays is 'The days on which it holds, Monday is 1; null for all.';
comment on column public.coupons.from_minute is
  'The hours in which it holds, in minutes of the day in India: from this one until before to_minute.';
comment on column public.coupons.platform_share_bp is
  'What of the discount the platform bears, the rest the vendor of the order; below 10000 it holds only at vendors '
  'that have agreed (private.coupon_consents).';
comment on column public.coupons.made_by is 'The administrator who made it.';
comment on column public.coupons.is_listed is
  'Shown to everybody among the offers; a code for one person or a campaign is not.';

alter table public.coupons enable row level security;

revoke all on public.coupons from anon, authenticated;
grant select (code, title, title_translations, minimum_paise, valid_to) on public.coupons to anon, authenticated;

insert into public.coupons (code, kind, value, minimum_paise, first_order_only, per_user_limit, title,
  title_translations, is_listed, valid_to) values
  ('WELCOME50', 'flat', 5000, 14900, true, 1, '₹50 off your first order',
    '{"hi": "आपके पहले ऑर्डर पर ₹50 की छूट", "te": "మీ మొదటి ఆర్డర్‌పై ₹50 తగ్గింపు"}', true, now()),
  ('FREEDEL', 'free_delivery', 0, 24900, false, 20, 'Free delivery above ₹249',
    '{"hi": "₹249 से ऊपर मुफ़्त डिलीवरी", "te": "₹249 దాటితే ఉచిత డెలివరీ"}', true, now());

create table public.coupon_redemptions (
  id uuid primary key default gen_random_uuid(),
  code text not null references public.coupons (code),
  user_id uuid not null references auth.users (id) on delete cascade,
  checkout_id uuid not null,
  discount_paise integer not null,
  minimum_paise integer not null default 0,
  redeemed_at timestamptz not null default now(),
  released_at timestamptz,
  unique (code, checkout_id)
);

create index coupons_region_idx on public.coupons (region_id) where region_id is not null;

create index coupon_redemptions_user_idx on public.coupon_redemptions (user_id, code);

comment on table public.coupon_redemptions is
  'Who used which coupon; released when no order of the checkout is left that it takes something off.';
comment on column public.coupon_redemptions.minimum_paise is
  'The coupon''s minimum when it was used; later changes do not affect it.';

alter table public.coupon_redemptions enable row level security;

create policy "customers read their redemptions" on public.coupon_redemptions for select to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.coupon_redemptions from anon, authenticated;
grant select on public.coupon_redemptions to authenticated;

-- First orders --------------------------------------------------------------------------------------------------------
create table private.digest_secret (
  only_row boolean primary key default true constraint digest_secret_is_one_row check (only_row),
  secret text not null default encode(extensions.gen_random_bytes(32), 'hex')
);

comment on table private.digest_secret is 'Key of the digests of numbers and devices; it never leaves the database.';

insert into private.digest_secret default values;

create function private.keyed_digest(value text) returns text
language sql stable security definer set search_path = '' as $$
  select encode(extensions.hmac(keyed_digest.value, s.secret, 'sha256'), 'hex') from private.digest_secret as s
$$;

comment on function private.keyed_digest is
  'Digest that only this database can compute: a list of all phone numbers does not reveal whose it is.';

create function private.phone_digest(phone text) returns text
language sql stable set search_path = '' as $$
  select private.keyed_digest(regexp_replace(phone_digest.phone, '\D', '', 'g'))
$$;

comment on function private.phone_digest is 'Digest of a telephone number, however it is written.';

create table private.customer_digests (
  kind text not null,
  digest text not null,
  account_id uuid not null,
  at timestamptz not null default now(),
  primary key (kind, digest, account_id),
  constraint digest_kind check (kind in ('phone', 'device', 'help_device', 'help_address',
    'instrument', 'first_instrument', 'referral_device', 'referral_address'))
);

create index customer_digests_account_idx on private.customer_digests (account_id);
create index customer_digests_at_idx on private.customer_digests (at);

comment on table private.customer_digests is
  'What tells a first order from a repeated one, and one person''s requests for money back from many people''s: '
    'numbers that an account had '
  'when it ordered and has no more, devices on which a first-order coupon was used, devices and addresses from which '
    'money was asked back, instruments that paid, those that paid for a first-order coupon, and devices and addresses '
    'of whoever invited or was invited. '
  'account_id outlives the account, as its orders do.';

create function private.remember_digest(kind text, digest text, account_id uuid) returns void
language sql set search_path = '' as $$
  insert into private.customer_digests as d (kind, digest, account_id)
  select remember_digest.kind, remember_digest.digest, remember_digest.account_id
  where remember_digest.digest is not null
  on conflict on constraint customer_digests_pkey do update set at = now()
$$;

comment on function private.remember_digest is
  'Keeps a digest of an account, or that it was met again now; without one, nothing.';

create function private.phone_digest_period() returns interval language sql immutable set search_path = '' as $$
  select interval '72 months'
$$;

comment on function private.phone_digest_period is
  'How long the digest of a former number is kept: as long as the accounts of the order that used the coupon (CGST '
    'Act, section 36).';

create function private.device_digest_period() returns interval language sql immutable set search_path = '' as $$
  select interval '90 days'
$$;

comment on function private.device_digest_period is
  'How long a device is remembered: addresses of mobile networks pass on to others.';

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('first_orders_per_device', 'integer', 'count', '3', 1, 1000, 'orders',
   'Accounts that may use a first-order coupon on one device (same browser and address) within 90 days.', false);

create function private.remember_phone() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.enhanced_orders as o where o.user_id = old.id and o.status <> 'cancelled') then
    perform private.remember_digest('phone', private.phone_digest(old.phone), old.id);
  end if;
  return null;
end
$$;

comment on function private.remember_phone is
  'Keeps the digest of a number that leaves an account with orders, because the account is closed or gets another '
    'number.';

create trigger former_phones_are_remembered after update of phone on auth.users for each row
  when (old.phone <> '' and new.phone is distinct from old.phone) execute function private.remember_phone();

create function private.device_digest() returns text
language sql stable security definer set search_path = '' as $$
  select private.keyed_digest(host(s.ip) || ' ' || s.user_agent) from auth.sessions as s
  where s.id = case when pg_input_is_valid(auth.jwt() ->> 'session_id', 'uuid') then (auth.jwt() ->> 'session_id')::uuid
    end
    and s.user_id = auth.uid()
$$;

comment on function private.device_digest is
  'Digest of the caller''s device, as the auth service has recorded it; null where it records no address, because a '
    'browser''s name '
  'alone is shared by thousands.';

-- How an order is paid is rows: a deposit now and the rest later, a part by wallet and a part in cash
-- (docs/decisions/0092).

create table private.payment_methods (
  method public.payment_method primary key,
  collected text not null constraint payment_is_collected
    check (collected in ('placing', 'handover', 'provider', 'points')),
  due text not null,
  refund_to text not null constraint payment_refunded_to check (refund_to in ('wallet', 'source', 'points')),
  whole_rupees boolean not null
);

comment on table private.payment_methods is
  'The ways of paying: from a balance at once, by whoever hands over, by a provider who says when it has the money, '
  'or in points at once.';
comment on column private.payment_methods.due is 'When a part paid so falls due where its trade says nothing.';
comment on column private.payment_methods.refund_to is 'Where what was paid so goes back to.';

revoke all on private.payment_methods from anon, authenticated;

insert into private.payment_methods (method, collected, due, refund_to, whole_rupees) values
  ('wallet', 'placing', 'placing', 'wallet', false), ('cash', 'handover', 'delivered', 'wallet', true),
  ('gateway', 'provider', 'placing', 'source', false);

create index payments_checkout_idx on public.payments (checkout_id);
create index payments_payer_role_idx on public.payments (payer_role);
create index payments_collected_role_idx on public.payments (collected_role);
create index payments_collected_by_idx on public.payments (collected_by);
create index payments_collected_vendor_idx on public.payments (collected_vendor);

grant select (position, due, due_at, payer_role, checkout_id) on public.payments to authenticated;

comment on column public.payments.due is
  'When it is collected: at placing, at a status of the order, at an event of its trade, or at a time of its '
  'own (time, due_at).';
comment on column public.payments.refunded_paise is
  'What of it went back to whoever paid it; of a part that is not paid yet, what is not asked for any more.';
comment on column public.payments.payer_role is
  'Who pays it, by their part in the order: the customer, or for example the receiver.';
comment on column public.payments.collected_at is 'When it was paid; null for what nobody has paid.';
comment on column public.payments.collected_by is
  'Who took the cash, and owes it until it is handed on; where a vendor did, collected_vendor.';

create function private.payer_of(p public.payments) returns uuid
language sql stable set search_path = '' as $$
  select case when p.payer_role = 'user' then p.user_id
    else coalesce(private.performer_of(p.order_id, p.payer_role), p.user_id) end
$$;

comment on function private.payer_of is
  'Whose money a part of a payment is: the customer''s, where whoever pays it has no account.';

create function private.paid(order_id uuid) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(sum(p.amount_paise - p.refunded_paise), 0)::bigint from public.payments as p
      where p.order_id = paid.order_id and p.collected_at is not null);
end
$$;

comment on function private.paid is 'What has been paid for an order and has not gone back.';

create function private.has_paid(order_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return (
    select exists (select from public.payments as p
      where p.order_id = has_paid.order_id and p.collected_at is not null));
end
$$;

comment on function private.has_paid is 'Whether anything was paid for an order, also where it has gone back since.';

create function private.still_due(order_id uuid) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(sum(p.amount_paise - p.refunded_paise), 0)::bigint from public.payments as p
      where p.order_id = still_due.order_id and p.status in ('created', 'authorised'));
end
$$;

comment on function private.still_due is 'What is still to be paid for an order.';

create function private.cash_due(order_id uuid) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(sum(p.amount_paise - p.refunded_paise), 0)::bigint from public.payments as p
      join private.payment_methods as m on m.method = p.method and m.collected = 'handover'
      where p.order_id = cash_due.order_id and p.status = 'created');
end
$$;

comment on function private.cash_due is 'What whoever hands an order over still has to collect.';

create function private.refund_ways(order_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select case when exists (select from public.payments as p
      join private.payment_methods as m on m.method = p.method and m.refund_to = 'source'
      where p.order_id = refund_ways.order_id and p.collected_at is not null)
    then '["source", "wallet"]'::jsonb else '["wallet"]'::jsonb end
$$;

comment on function private.refund_ways is
  'Where a customer may want money back to: the way it was paid, or the wallet.';

-- What the order itself says of its payment ---------------------------------------------------------------------
create function private.derive_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.enhanced_orders as e set payment_method = d.method, payment_status = d.state::public.payment_status
  from (
    -- Somebody has to be asked for cash: where there is some, the order says so.
    select (array_agg(p.method order by p.status = 'failed',
      array_position('{handover,provider,placing,points}', m.collected), p.position))[1] as method,
      case when bool_and(p.status in ('void', 'failed')) then 'void'
        when bool_or(p.status in ('created', 'authorised')) then 'due'
        else private.refund_state(sum(p.refunded_paise) filter (where p.collected_at is not null),
          sum(p.amount_paise) filter (where p.collected_at is not null), 'paid') end as state
    from public.payments as p join private.payment_methods as m on m.method = p.method where p.order_id = new.order_id
  ) as d
  where e.id = new.order_id and (e.payment_method, e.payment_status)
    is distinct from (d.method, d.state::public.payment_status);
  return null;
end
$$;

comment on function private.derive_payment is
  'The one place that writes how an order is paid and how far: the columns follow the parts.';

create trigger orders_follow_their_payments after insert or update of method, status, amount_paise, refunded_paise
  on public.payments for each row execute function private.derive_payment();

create function private.check_payments() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e
  where e.id = case when tg_table_name = 'payments' then to_jsonb(new) ->> 'order_id'
    else to_jsonb(new) ->> 'id' end::uuid;
  -- What was never paid is void once the order is cancelled.
  if o.status <> 'cancelled' and o.total_paise is distinct from (select coalesce(sum(p.amount_paise), 0)
      from public.payments as p where p.order_id = o.id and p.status not in ('failed', 'void')) then
    raise exception using errcode = 'check_violation', constraint = 'payments_add_up',
      message = format('the payments of order %s do not add up to its total', o.id);
  end if;
  return null;
end
$$;

comment on function private.check_payments is
  'The parts in which an order is paid come to what it costs, at the end of every change.';

create constraint trigger payments_add_up after insert or update of amount_paise, status on public.payments
  deferrable initially deferred for each row execute function private.check_payments();

-- Opening and collecting ----------------------------------------------------------------------------------------
create function private.with_payments(part jsonb, method public.payment_method) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  asked jsonb := coalesce(nullif(part -> 'payments', 'null'), '[{}]'::jsonb);
  total bigint := (part ->> 'total_paise')::bigint;
  named bigint := (select coalesce(sum((p ->> 'amount_paise')::bigint), 0) from jsonb_array_elements(asked) as p);
  unnamed bigint := (select count(*) from jsonb_array_elements(asked) as p where not p ? 'amount_paise');
  rounding bigint;
  parts jsonb;
begin
  if named > total or unnamed > 1 or (unnamed = 0 and named < total) then
    raise exception using errcode = 'check_violation', constraint = 'payments_add_up',
      message = 'the payments of a part come to its total, or one of them takes the rest';
  end if;
  -- Nothing else is collected before there is an order: a provider's word comes with an adapter of its own.
  if exists (select from jsonb_array_elements(asked) as p where not exists (select from private.payment_methods as m
      where m.method = coalesce((p ->> 'method')::public.payment_method, with_payments.method)
        and (m.collected <> 'handover' or p ->> 'due' is distinct from 'placing'))) then
    perform private.refuse(409, 'payment_method_unavailable', 'This way of paying is not available here.');
  end if;
  -- What one person pays at once for another would be taken without asking them.
  if exists (select from jsonb_array_elements(asked) as p join private.payment_methods as m
      on m.method = coalesce((p ->> 'method')::public.payment_method, with_payments.method)
      where m.collected <> 'handover' and coalesce(p ->> 'payer_role', 'user') <> 'user') then
    raise exception using errcode = 'check_violation', constraint = 'payer_is_asked',
      message = 'whoever did not order pays at the handover';
  end if;
  select jsonb_agg(jsonb_build_object('method', m.method, 'due', coalesce(p ->> 'due', m.due), 'due_at',
    p -> 'due_at',
      'payer_role', coalesce(p ->> 'payer_role', 'user'),
      'amount_paise', case when m.whole_rupees then private.in_rupees(w.paise) else w.paise end) order by n),
    sum(case when m.whole_rupees then private.in_rupees(w.paise) - w.paise else 0 end)
  into parts, rounding
  from jsonb_array_elements(asked) with ordinality as e (p, n)
  join private.payment_methods as m on m.method = coalesce((p ->> 'method')::public.payment_method,
    with_payments.method)
  cross join lateral (select coalesce((p ->> 'amount_paise')::bigint, total - named) as paise) as w;
  return part || jsonb_build_object('payments', parts, 'total_paise', total + rounding,
    'charges', (part -> 'charges') || private.charge('rounding', rounding));
end
$$;

comment on function private.with_payments is
  'A part of a quote with the payments its order begins with: those its trade names, or one of the whole by the '
  'method chosen. '
  'Cash is rounded to whole rupees, which is a charge.';

create function private.is_settled(order_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.ledger_transactions as t
    where t.idempotency_key = 'settle:' || is_settled.order_id)
$$;

comment on function private.is_settled is 'Whether everybody has been paid for an order.';

create function private.ask_less(order_id uuid, amount bigint) returns void
language plpgsql set search_path = '' as $$
declare
  part record;
  rest bigint := amount;
begin
  for part in select p.id, least(p.amount_paise - p.refunded_paise, rest) as paise from public.payments as p
    where p.order_id = ask_less.order_id and p.status = 'created' order by p.position desc
  loop
    update public.payments as p set amount_paise = p.amount_paise - least(part.paise, rest), updated_at = now()
    where p.id = part.id;
    rest := rest - least(part.paise, rest);
  end loop;
  if rest > 0 then
    raise exception using errcode = 'check_violation', constraint = 'payment_amount_range',
      message = format('%s paise less than what is still to be paid', rest);
  end if;
end
$$;

comment on function private.ask_less is 'Lowers what is still to be paid for an order, the last part first.';

-- An order paid at a provider exists before its money does: it waits, tells nobody, and ends by a timer, until the
-- provider
-- says that it is paid (docs/decisions/0092).

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category,
  description, is_public) values
  ('payment_window_seconds', 'integer', 'seconds', '600', 60, 3600, 'orders',
   'How long an order waits for a payment at a provider; then it is cancelled.', true);

create function private.waits_for_provider(part jsonb) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from jsonb_array_elements(part -> 'payments') as p
    join private.payment_methods as m on m.method = (p ->> 'method')::public.payment_method
      and m.collected = 'provider'
    where p ->> 'due' = 'placing')
$$;

comment on function private.waits_for_provider is
  'Whether a part of a quote is placed only when a provider has its money.';

create function private.payment_captured(payment_id uuid, provider_payment_id text) returns text
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  part public.payments;
  amount bigint;
begin
  o := private.lock_order((select p.order_id from public.payments as p where p.id = payment_captured.payment_id));
  select * into part from public.payments as p where p.id = payment_captured.payment_id for no key update;
  if part.id is null then return 'unknown'; end if;
  if part.collected_at is not null then
    return case when part.provider_payment_id = payment_captured.provider_payment_id then 'duplicate'
      else 'second_payment' end;
  end if;
  amount := part.amount_paise - part.refunded_paise;
  perform private.take_payment(o, (null, 'gateway_clearing', -amount)::private.movement, 'captured:' || part.id);
  update public.payments as p set status = private.refund_state(p.refunded_paise, p.amount_paise, 'captured'),
    collected_at = now(), updated_at = now(), provider_payment_id = payment_captured.provider_payment_id
  where p.id = part.id returning * into part;
  if o.status = 'awaiting_payment' then
    perform private.place_paid_order(o);
    return 'captured';
  end if;
  if o.status <> 'cancelled' then return 'captured'; end if;
  -- It came too late: what was cancelled is not paid.
  update public.payments as p set status = 'refunded', refunded_paise = p.amount_paise, updated_at = now()
    where p.id = part.id;
  perform private.keep_refund(part, amount, 'source', 'payment_unconfirmed');
  perform private.post('order_refunded', o.id, 'too-late:' || part.id, array[
    (null, 'refund_clearing', amount)::private.movement,
    (null, case when private.is_settled(o.id) then 'platform_revenue' else 'order_escrow' end,
      -amount)::private.movement]);
  update public.enhanced_orders as e set refund_paise = e.refund_paise + amount, updated_at = now()
  where e.id = o.id returning * into o;
  perform private.notify(o.user_id, 'payment_too_late', jsonb_build_object('amount', private.rupees(amount),
    'amount_paise', amount, 'order_number', o.order_number), '/wallet');
  perform private.announce_order(o);
  return 'too_late';
end
$$;

comment on function private.payment_captured is
  'A provider has the money for a part of a payment: the order is placed once nothing else is awaited. Said '
  'twice it changes '
  'nothing (duplicate); money for a cancelled order goes back (too_late), as its adapter gives back a '
  'second_payment.';

