create table public.grocery_stores (
  vendor_id uuid not null,
  departments text[] not null default '{grocery}'::text[],
  fssai_number text,
  constraint grocery_stores_pkey primary key (vendor_id),
  constraint store_departments
    check
    (((departments <@ '{vegetables,milk-and-dairy,grocery}'::text[]) AND ((cardinality(departments) >= 1) AND
    (cardinality(departments) <= 3)))),
  constraint store_fssai_form check ((fssai_number ~ '^[0-9]{14}$'::text)),
  constraint grocery_stores_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade
);

alter table public.grocery_stores
  enable row level security;

create trigger stores_are_listed
  after insert or update of departments on public.grocery_stores
  for each row
  execute function private.list_store();

create policy "a vendor's people change its store" on "public"."grocery_stores"
  for update
  to "authenticated"
  using (private.may(vendor_id, 'catalogue'::text))
  with check (private.may(vendor_id, 'catalogue'::text));

create policy "who sees a vendor sees its store" on public.grocery_stores
  for select
  to anon, authenticated
  using ((exists ( select
   from public.vendors v
  where (v.id = grocery_stores.vendor_id))));

comment on column public.grocery_stores.departments is 'The categories that the store sells of: vegetables, milk-and-dairy, grocery.';

comment on column public.grocery_stores.fssai_number is 'The licence of the Food Safety and Standards Authority of India. Decided by the platform.';

comment on table public.grocery_stores is 'What is known of a store beside what every vendor has. A vendor of another kind has no row.';

grant select on table public.grocery_stores to anon;

grant update (
  departments
) on table public.grocery_stores to authenticated;

grant select on table public.grocery_stores to authenticated;
