create table public.subscription_prices (
  item_id uuid not null,
  from_day date not null,
  price_paise integer not null,
  constraint subscription_prices_item_id_fkey foreign key (item_id) references public.catalog_items(id)
    on delete cascade,
  constraint subscription_prices_pkey primary key (item_id, from_day)
);

alter table public.subscription_prices
  enable row level security;

create policy "everyone reads what it costs" on public.subscription_prices
  for select
  to anon, authenticated
  using (true);

comment on table public.subscription_prices is 'What an item costs its subscribers from a day on. A new price begins with the first day that can still be changed, so that nobody pays a price that came after the cut-off.';

grant select on table public.subscription_prices to anon, authenticated;
