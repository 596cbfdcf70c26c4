create table public.subscriptions (
  id uuid not null default gen_random_uuid(),
  subscriber_id uuid not null,
  item_id uuid not null,
  frequency text not null,
  weekdays smallint[] not null default '{}'::smallint[],
  rule_from date not null,
  quantity smallint not null,
  starts_on date not null,
  ends_on date,
  price_change text not null default 'follow'::text,
  agreed_paise integer not null,
  bottles_out integer not null default 0,
  bottles_paid integer not null default 0,
  created_at timestamp with time zone not null default now(),
  constraint subscription_bottles_out_range check ((bottles_out >= 0)),
  constraint subscription_bottles_paid_range check ((bottles_paid >= 0)),
  constraint subscription_frequency
    check ((frequency = ANY (ARRAY['daily'::text, 'alternate'::text, 'weekdays'::text]))),
  constraint subscription_price_change check ((price_change = ANY (ARRAY['follow'::text, 'ask'::text]))),
  constraint subscription_quantity_range check (((quantity >= 1) AND (quantity <= 50))),
  constraint subscription_weekdays_named
    check (((frequency = 'weekdays'::text) = (cardinality(weekdays) > 0))),
  constraint subscription_weekdays
    check (((weekdays <@ '{0,1,2,3,4,5,6}'::smallint[]) AND (cardinality(weekdays) <= 7))),
  constraint subscriptions_item_id_fkey foreign key (item_id) references public.catalog_items(id),
  constraint subscriptions_pkey primary key (id),
  constraint subscriptions_subscriber_id_fkey foreign key (subscriber_id) references public.subscribers(id),
  constraint subscriptions_subscriber_id_item_id_key unique (subscriber_id, item_id)
);

alter table public.subscriptions
  enable row level security;

create index subscriptions_idle_idx on public.subscriptions using btree (ends_on)
  where (bottles_paid > bottles_out);

create index subscriptions_item_idx on public.subscriptions using btree (item_id);

create policy "customers read their subscriptions, administrators all" on public.subscriptions
  for select
  to authenticated
  using ((private.is_subscriber(subscriber_id) or ( select private.is_admin() as is_admin)));

comment on column public.subscriptions.agreed_paise is 'The highest price of a piece that the customer has agreed to.';

comment on column public.subscriptions.bottles_out is 'Bottles that the customer has and has not given back.';

comment on column public.subscriptions.bottles_paid is 'Bottles for which a deposit is held.';

comment on column public.subscriptions.ends_on is 'The last day; null while it goes on.';

comment on column public.subscriptions.price_change is 'follow: a new price applies after a notice; ask: nothing comes until the customer agrees to it.';

comment on column public.subscriptions.rule_from is 'The day from which every other day is counted.';

comment on column public.subscriptions.weekdays is 'The days of frequency weekdays, 0 is Sunday.';

comment on table public.subscriptions is 'What a subscriber gets, and on which days. Stopped and started again it keeps its row.';

grant select on table public.subscriptions to authenticated;
