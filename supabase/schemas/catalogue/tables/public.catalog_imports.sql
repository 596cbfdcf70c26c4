create table public.catalog_imports (
  id uuid not null,
  vendor_id uuid not null,
  made_by uuid,
  kind text not null,
  label text not null default ''::text,
  created integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  refused integer not null default 0,
  made_at timestamp with time zone not null default now(),
  undone_at timestamp with time zone,
  constraint catalog_imports_made_by_fkey foreign key (made_by) references auth.users(id) on delete set null,
  constraint catalog_imports_pkey primary key (id),
  constraint import_kind check ((kind = ANY (ARRAY['file'::text, 'bulk'::text]))),
  constraint import_label_length check ((length(label) <= 120)),
  constraint catalog_imports_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade
);

alter table public.catalog_imports
  enable row level security;

create index catalog_imports_made_by_idx on public.catalog_imports using btree (made_by);

create index catalog_imports_vendor_idx on public.catalog_imports using btree (vendor_id, made_at desc, id);

create trigger imports_end_with_their_figures
  after update on public.catalog_imports
  for each STATEMENT
  execute function private.end_import_step();

create trigger texts_are_plain
  before insert or update of label on public.catalog_imports
  for each row
  execute function private.keep_plain('label');

create policy "a vendor's people read its imports" on public.catalog_imports
  for select
  to authenticated
  using (private.works_for(vendor_id));

comment on table public.catalog_imports is 'Imports of files and bulk changes of a vendor''s items, for a month: who made them, what came of it, and whether it was undone.';

grant select on table public.catalog_imports to authenticated;
