create table public.catalog_sections (
  vendor_id uuid not null,
  name text not null,
  "position" integer not null,
  constraint catalog_sections_pkey primary key (vendor_id, name),
  constraint section_name_length
    check (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 60))),
  constraint catalog_sections_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade
);

alter table public.catalog_sections
  enable row level security;

create trigger texts_are_plain
  before insert or update of name on public.catalog_sections
  for each row
  execute function private.keep_plain('name');

create policy "a vendor's people read their sections" on public.catalog_sections
  for select
  to authenticated
  using (private.works_for(vendor_id));

comment on table public.catalog_sections is 'The sections of a menu, or aisles of a store, in the vendor''s order; also those without items, which customers do not see.';

grant select on table public.catalog_sections to authenticated;
