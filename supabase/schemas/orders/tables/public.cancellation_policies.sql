create table public.cancellation_policies (
  id uuid not null default gen_random_uuid(),
  kind public.order_kind,
  stage public.order_status,
  fault text,
  payment_method public.payment_method,
  charge_bp integer not null,
  max_charge_paise integer not null,
  compensation_bp integer not null default 0,
  valid_from timestamp with time zone not null default now(),
  credit_bp integer not null default 0,
  max_credit_paise integer not null default 0,
  vendor_loss_bp integer not null default 0,
  trade text,
  specificity integer generated always as (num_nonnulls(kind, trade, stage, fault, payment_method)) stored,
  constraint cancellation_charge_range
    check ((((charge_bp >= 0) AND (charge_bp <= 10000)) AND (max_charge_paise >= 0))),
  constraint cancellation_compensation_range check (((compensation_bp >= 0) AND (compensation_bp <= 10000))),
  constraint cancellation_credit_cap check (((max_credit_paise >= 0) AND (max_credit_paise <= 10000))),
  constraint cancellation_credit_range check (((credit_bp >= 0) AND (credit_bp <= 1000))),
  constraint cancellation_policies_pkey primary key (id),
  constraint cancellation_policies_trade_fkey foreign key (trade) references private.trades(trade),
  constraint cancellation_vendor_loss_range check (((vendor_loss_bp >= 0) AND (vendor_loss_bp <= 10000))),
  constraint cancellation_charge_cap check (((kind IS NOT NULL) OR (trade IS
    NOT NULL) OR ((charge_bp <= 1000) AND (max_charge_paise <= 10000)))),
  constraint cancellation_policies_once unique nulls
    not DISTINCT (kind, trade, stage, fault, payment_method, valid_from)
);

alter table public.cancellation_policies
  enable row level security;

create index cancellation_policies_trade_idx on public.cancellation_policies using btree (trade);

create policy "everyone reads the policies" on public.cancellation_policies
  for select
  to anon, authenticated
  using (true);

comment on column public.cancellation_policies.credit_bp is 'The part of the goods'' price that the customer''s wallet gets when somebody else is at fault: at most 10 % and ₹100.';

comment on column public.cancellation_policies.specificity is 'How many of its conditions are set: the most specific policy that fits wins.';

comment on column public.cancellation_policies.trade is 'The trade it holds for; null for all.';

comment on column public.cancellation_policies.vendor_loss_bp is 'The part of its share that the vendor gets when somebody else is at fault.';

comment on table public.cancellation_policies is 'What cancelling costs: the most specific matching row applies. At most 10 % and ₹100; compensation is the share of the charge that goes to the vendor.';

grant select on table public.cancellation_policies to anon, authenticated;
