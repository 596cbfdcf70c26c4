-- Payments and coupons. Wallet and cash work now; a gateway's rows have the same shape and come through its adapter.

create type public.payment_method as enum ('wallet', 'cash', 'gateway');
create type public.payment_status as enum ('due', 'paid', 'refunded', 'partly_refunded', 'void');

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null,
  user_id uuid not null references auth.users (id),
  method public.payment_method not null,
  status text not null constraint payment_state check (status in ('created', 'authorised', 'captured', 'failed', 'refunded', 'partly_refunded', 'void')),
  amount_paise integer not null constraint payment_amount_range check (amount_paise >= 0),
  refunded_paise integer not null default 0,
  provider_order_id text,
  provider_payment_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint payment_refund_range check (refunded_paise between 0 and amount_paise)
);
create unique index payments_order_idx on public.payments (order_id);
create index payments_user_idx on public.payments (user_id);
create unique index payments_provider_payment_idx on public.payments (provider_payment_id) where provider_payment_id is not null;
comment on table public.payments is
  'How each order is paid. One row an order, so that refunding one never affects the others of a checkout.';
alter table public.payments enable row level security;
create policy "customers read their payments" on public.payments for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.payments from anon, authenticated;
grant select (id, order_id, user_id, method, status, amount_paise, refunded_paise, created_at, updated_at) on public.payments to authenticated;

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
  destination text not null constraint refund_destination check (destination in ('wallet', 'source')),
  reason_code text not null,
  created_at timestamptz not null default now()
);
create index refunds_order_idx on public.refunds (order_id);
create index refunds_payment_idx on public.refunds (payment_id);
create index refunds_user_idx on public.refunds (user_id);
comment on table public.refunds is 'Money returned to customers.';
alter table public.refunds enable row level security;
create policy "customers read their refunds" on public.refunds for select to authenticated using (user_id = (select auth.uid()));
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
  funded_by text not null default 'platform' constraint coupon_funding check (funded_by in ('platform')),
  title text not null,
  title_translations jsonb not null default '{}' constraint coupon_translations check (private.are_translations(title_translations, 100)),
  is_listed boolean not null default false,
  constraint coupon_value_range check (case kind when 'flat' then value > 0 when 'percent' then value between 1 and 10000 else value = 0 end)
);
comment on table public.coupons is
  'Discounts by code. value: paise for flat, basis points for percent. The API reads what a list of offers shows, of listed ones only; '
  'whether a code holds is answered by a quote.';
comment on column public.coupons.title_translations is 'The title in other languages, {language code: text}.';
comment on column public.coupons.is_listed is 'Shown to everybody among the offers; a code for one person or a campaign is not.';
alter table public.coupons enable row level security;
create policy "everyone reads listed coupons that run" on public.coupons for select to anon, authenticated
  using (is_listed and valid_from <= now() and (valid_to is null or valid_to > now()));
revoke all on public.coupons from anon, authenticated;
grant select (code, title, title_translations, minimum_paise, valid_to) on public.coupons to anon, authenticated;
insert into public.coupons (code, kind, value, minimum_paise, first_order_only, per_user_limit, title, title_translations, is_listed) values
  ('WELCOME50', 'flat', 5000, 14900, true, 1, '₹50 off your first order',
    '{"hi": "आपके पहले ऑर्डर पर ₹50 की छूट", "te": "మీ మొదటి ఆర్డర్‌పై ₹50 తగ్గింపు"}', true),
  ('FREEDEL', 'free_delivery', 0, 24900, false, 20, 'Free delivery above ₹249',
    '{"hi": "₹249 से ऊपर मुफ़्त डिलीवरी", "te": "₹249 దాటితే ఉచిత డెలివరీ"}', true);

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
create index coupon_redemptions_user_idx on public.coupon_redemptions (user_id, code);
comment on table public.coupon_redemptions is 'Who used which coupon; released when no order of the checkout is left that it takes something off.';
comment on column public.coupon_redemptions.minimum_paise is 'The coupon''s minimum when it was used; later changes do not affect it.';
alter table public.coupon_redemptions enable row level security;
create policy "customers read their redemptions" on public.coupon_redemptions for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.coupon_redemptions from anon, authenticated;
grant select on public.coupon_redemptions to authenticated;

-- First orders ---------------------------------------------------------------------------------------------------------

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
comment on function private.keyed_digest is 'Digest that only this database can compute: a list of all phone numbers does not reveal whose it is.';

create table private.customer_digests (
  kind text not null constraint digest_kind check (kind in ('phone', 'device')),
  digest text not null,
  account_id uuid not null,
  at timestamptz not null default now(),
  primary key (kind, digest, account_id)
);
create index customer_digests_account_idx on private.customer_digests (account_id);
create index customer_digests_at_idx on private.customer_digests (at);
comment on table private.customer_digests is
  'What tells a first order from a repeated one: numbers that an account had when it ordered and has no more, and devices on which a '
  'first-order coupon was used. account_id outlives the account, as its orders do.';

create function private.phone_digest_period() returns interval language sql immutable set search_path = '' as $$
  select interval '72 months'
$$;
comment on function private.phone_digest_period is
  'How long the digest of a former number is kept: as long as the accounts of the order that used the coupon (CGST Act, section 36).';
create function private.device_digest_period() returns interval language sql immutable set search_path = '' as $$
  select interval '90 days'
$$;
comment on function private.device_digest_period is 'How long a device is remembered: addresses of mobile networks pass on to others.';

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description, is_public) values
  ('first_orders_per_device', 'integer', 'count', '3', 1, 1000, 'orders',
   'Accounts that may use a first-order coupon on one device (same browser and address) within 90 days.', false);

create function private.remember_phone() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.enhanced_orders as o where o.user_id = old.id and o.status <> 'cancelled') then
    insert into private.customer_digests (kind, digest, account_id)
    values ('phone', private.keyed_digest(regexp_replace(old.phone, '\D', '', 'g')), old.id)
    on conflict (kind, digest, account_id) do update set at = now();
  end if;
  return null;
end
$$;
comment on function private.remember_phone is
  'Keeps the digest of a number that leaves an account with orders, because the account is closed or gets another number.';
create trigger former_phones_are_remembered after update of phone on auth.users for each row
  when (old.phone <> '' and new.phone is distinct from old.phone) execute function private.remember_phone();

create function private.device_digest() returns text
language sql stable security definer set search_path = '' as $$
  select private.keyed_digest(host(s.ip) || ' ' || s.user_agent) from auth.sessions as s
  where s.id = case when pg_input_is_valid(auth.jwt() ->> 'session_id', 'uuid') then (auth.jwt() ->> 'session_id')::uuid end
    and s.user_id = auth.uid()
$$;
comment on function private.device_digest is
  'Digest of the caller''s device, as the auth service has recorded it; null where it records no address, because a browser''s name '
  'alone is shared by thousands.';
