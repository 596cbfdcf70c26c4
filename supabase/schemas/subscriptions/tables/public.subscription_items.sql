create table public.subscription_items (
  item_id uuid not null,
  vendor_id uuid not null,
  deposit_paise integer not null default 0,
  max_quantity smallint not null default 10,
  constraint subscription_deposit_range check (((deposit_paise >= 0) AND (deposit_paise <= 50000))),
  constraint subscription_items_item_id_fkey foreign key (item_id) references public.catalog_items(id)
    on delete cascade,
  constraint subscription_items_pkey primary key (item_id),
  constraint subscription_max_range check (((max_quantity >= 1) AND (max_quantity <= 50))),
  constraint subscription_items_vendor_id_fkey foreign key (vendor_id)
    references public.subscription_terms(vendor_id) on delete cascade
);

alter table public.subscription_items
  enable row level security;

create index subscription_items_vendor_idx on public.subscription_items using btree (vendor_id);

create policy "everyone reads what can be subscribed to" on public.subscription_items
  for select
  to anon, authenticated
  using (true);

comment on column public.subscription_items.deposit_paise is 'Deposit for each bottle that goes out and comes back; 0 where nothing does.';

comment on table public.subscription_items is 'Items that can be subscribed to.';

grant select on table public.subscription_items to anon, authenticated;
