create table private.item_sales (
  item_id uuid not null,
  vendor_id uuid not null,
  orders integer not null,
  customers integer not null,
  dayparts jsonb not null,
  constraint item_sales_pkey primary key (item_id),
  constraint item_sales_item_id_fkey foreign key (item_id) references public.catalog_items(id)
    on delete cascade,
  constraint item_sales_vendor_id_fkey foreign key (vendor_id) references public.vendors(id) on delete cascade
);

create index item_sales_vendor_idx on private.item_sales using btree (vendor_id, orders desc);

comment on column private.item_sales.dayparts is 'Orders by part of the day: {breakfast, lunch, snacks, dinner, late_night}, without those that have none.';

comment on table private.item_sales is 'How often items were bought in the last 30 days, by at least fewest_customers() customers; computed anew by refresh_sales().';
