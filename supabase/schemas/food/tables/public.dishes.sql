create table public.dishes (
  item_id uuid not null,
  diet public.diet not null,
  constraint dishes_item_id_fkey foreign key (item_id) references public.catalog_items(id) on delete cascade,
  constraint dishes_pkey primary key (item_id)
);

alter table public.dishes
  enable row level security;

create trigger changed_diets_are_found
  after update on public.dishes referencing NEW table as new_rows
  for each STATEMENT
  execute function private.index_diets();

create trigger new_diets_are_found
  after insert on public.dishes referencing NEW table as new_rows
  for each STATEMENT
  execute function private.index_diets();

create policy "a vendor's people add diets" on "public"."dishes"
  for insert
  to "authenticated"
  with check (private.may(private.vendor_of_item(item_id), 'catalogue'::text));

create policy "a vendor's people change diets" on "public"."dishes"
  for update
  to "authenticated"
  using (private.may(private.vendor_of_item(item_id), 'catalogue'::text))
  with check (private.may(private.vendor_of_item(item_id), 'catalogue'::text));

create policy "who sees an item sees its diet" on public.dishes
  for select
  to anon, authenticated
  using ((exists ( select
   from public.catalog_items i
  where (i.id = dishes.item_id))));

comment on table public.dishes is 'What is known of an item that is eaten. An item without a row has no diet.';

grant select on table public.dishes to anon;

grant insert (
  diet), UPDATE (diet
) on table public.dishes to authenticated;

grant insert (
  item_id
) on table public.dishes to authenticated;

grant select on table public.dishes to authenticated;
