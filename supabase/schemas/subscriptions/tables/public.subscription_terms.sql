create table public.subscription_terms (
  vendor_id uuid not null,
  cut_off time without time zone not null default '20:00:00'::time without time zone,
  delivers_from time without time zone not null default '05:00:00'::time without time zone,
  delivers_until time without time zone not null default '08:00:00'::time without time zone,
  delivery_paise integer not null default 0,
  is_open boolean not null default true,
  constraint subscription_delivery_range check (((delivery_paise >= 0) AND (delivery_paise <= 10000))),
  constraint subscription_from_range check ((delivers_from >= '04:00:00'::time without time zone)),
  constraint subscription_terms_pkey primary key (vendor_id),
  constraint subscription_until_range check ((delivers_until <= '12:00:00'::time without time zone)),
  constraint subscription_window_order check ((delivers_from < delivers_until)),
  constraint subscription_terms_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade
);

alter table public.subscription_terms
  enable row level security;

create trigger subscription_terms_are_a_trade
  after insert on public.subscription_terms
  for each row
  execute function private.keep_subscription_trade();

create policy "everyone reads on which terms vendors deliver daily" on public.subscription_terms
  for select
  to anon, authenticated
  using (true);

comment on column public.subscription_terms.cut_off is 'Until when, on the day before, a delivery can still be changed.';

comment on column public.subscription_terms.delivery_paise is 'What one delivery costs, whatever it brings, including GST.';

comment on column public.subscription_terms.is_open is 'Whether new customers can subscribe.';

comment on table public.subscription_terms is 'On which terms a vendor delivers subscriptions every day. A vendor without a row offers none. Times by Indian time.';

grant select on table public.subscription_terms to anon, authenticated;
