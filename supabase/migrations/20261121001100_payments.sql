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

create table public.payouts (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null,
  account_kind public.ledger_account_kind not null,
  amount_paise bigint not null constraint payout_amount_positive check (amount_paise > 0),
  status text not null default 'created' constraint payout_state check (status in ('created', 'sent', 'settled', 'returned')),
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create index payouts_owner_idx on public.payouts (owner_id);
comment on table public.payouts is 'Transfers of earnings to a bank account.';
alter table public.payouts enable row level security;
create policy "owners read their payouts" on public.payouts for select to authenticated
  using (owner_id = (select auth.uid()) or private.works_for(owner_id) or (select private.is_admin()));
revoke all on public.payouts from anon, authenticated;
grant select on public.payouts to authenticated;

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
  redeemed_at timestamptz not null default now(),
  released_at timestamptz,
  unique (code, checkout_id)
);
create index coupon_redemptions_user_idx on public.coupon_redemptions (user_id, code);
comment on table public.coupon_redemptions is 'Who used which coupon; released when the whole checkout was cancelled.';
alter table public.coupon_redemptions enable row level security;
create policy "customers read their redemptions" on public.coupon_redemptions for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.coupon_redemptions from anon, authenticated;
grant select on public.coupon_redemptions to authenticated;
