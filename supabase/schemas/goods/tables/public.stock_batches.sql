create table public.stock_batches (
  id uuid not null default gen_random_uuid(),
  item_id uuid not null,
  quantity integer not null,
  received_at timestamp with time zone not null default now(),
  expires_on date,
  note text,
  constraint batch_note_length check ((length(note) <= 120)),
  constraint batch_quantity_range check (((quantity >= 0) AND (quantity <= 1000000))),
  constraint stock_batches_item_id_fkey foreign key (item_id) references public.catalog_items(id)
    on delete cascade,
  constraint stock_batches_pkey primary key (id)
);

alter table public.stock_batches
  enable row level security;

create index stock_batches_expiry_idx on public.stock_batches using btree (expires_on)
  where (quantity > 0);

create index stock_batches_item_idx on public.stock_batches using btree (item_id, expires_on);

create trigger texts_are_plain
  before insert or update of note on public.stock_batches
  for each row
  execute function private.keep_plain('note');

create policy "a vendor's people read their batches" on public.stock_batches
  for select
  to authenticated
  using (private.works_for(private.vendor_of_item(item_id)));

comment on column public.stock_batches.expires_on is 'The last day (Indian date) on which it is sold; null does not expire.';

comment on table public.stock_batches is 'What is left of each delivery to a shelf. The stock of an item with batches is their sum; orders take what expires first.';

grant select on table public.stock_batches to authenticated;
