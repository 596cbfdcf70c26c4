create table public.subscription_days (
  subscription_id uuid not null,
  day date not null,
  quantity smallint not null,
  order_id uuid,
  skipped text,
  unit_paise integer,
  deposit_paise integer not null default 0,
  deposit_bottles smallint not null default 0,
  deposit_back smallint not null default 0,
  constraint day_deposit_back_range check (((deposit_back >= 0) AND (deposit_back <= deposit_bottles))),
  constraint day_is_ordered_or_skipped check ((num_nonnulls(order_id, skipped) = 1)),
  constraint day_quantity_range check (((quantity >= 1) AND (quantity <= 50))),
  constraint day_skip_reason
    check
    ((skipped = ANY (ARRAY['wallet'::text, 'price'::text, 'unavailable'::text, 'vendor'::text,
    'not_run'::text]))),
  constraint subscription_days_order_id_fkey foreign key (order_id) references public.enhanced_orders(id),
  constraint subscription_days_pkey primary key (subscription_id, day),
  constraint subscription_days_subscription_id_fkey foreign key (subscription_id)
    references public.subscriptions(id)
);

alter table public.subscription_days
  enable row level security;

create index subscription_days_deposit_idx on public.subscription_days using btree (subscription_id, day)
  where (deposit_back < deposit_bottles);

create index subscription_days_order_idx on public.subscription_days using btree (order_id);

create policy "customers read their days, administrators all" on public.subscription_days
  for select
  to authenticated
  using ((private.has_subscription(subscription_id) or ( select private.is_admin() as is_admin)));

comment on column public.subscription_days.deposit_bottles is 'Bottles for which this order charged a deposit of deposit_paise each; deposit_back of them were given back.';

comment on column public.subscription_days.skipped is 'Why nothing came: the wallet was too low, a price that was not agreed to, the item was not there, the vendor did not deliver, or no run in time.';

comment on table public.subscription_days is 'What became of each day on which something was planned. The key keeps a day from being ordered twice.';

grant select on table public.subscription_days to authenticated;
