create table public.item_option_groups (
  id uuid not null default gen_random_uuid(),
  item_id uuid not null,
  name text not null,
  min_choices smallint not null default 0,
  max_choices smallint not null default 1,
  "position" integer not null default 0,
  name_translations jsonb not null default '{}'::jsonb,
  constraint group_choices_order
    check
    ((((min_choices >= 0) AND (min_choices <= max_choices)) AND ((max_choices >= 1) AND (max_choices <=
    20)))),
  constraint group_name_length
    check (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 60))),
  constraint item_option_groups_item_id_fkey foreign key (item_id) references public.catalog_items(id)
    on delete cascade,
  constraint item_option_groups_pkey primary key (id),
  constraint group_name_translations check (private.are_translations(name_translations, 60))
);

alter table public.item_option_groups
  enable row level security;

create index item_option_groups_item_idx on public.item_option_groups using btree (item_id);

create trigger texts_are_plain
  before insert or update of name, name_translations on public.item_option_groups
  for each row
  execute function private.keep_plain('name', 'name_translations');

create policy "a vendor's people add groups" on "public"."item_option_groups"
  for insert
  to "authenticated"
  with check (private.may(private.vendor_of_item(item_id), 'catalogue'::text));

create policy "a vendor's people change groups" on "public"."item_option_groups"
  for update
  to "authenticated"
  using (private.may(private.vendor_of_item(item_id), 'catalogue'::text))
  with check (private.may(private.vendor_of_item(item_id), 'catalogue'::text));

create policy "a vendor's people remove groups" on "public"."item_option_groups"
  for delete
  to "authenticated"
  using (private.may(private.vendor_of_item(item_id), 'catalogue'::text));

create policy "everyone reads option groups" on public.item_option_groups
  for select
  to anon, authenticated
  using (true);

comment on column public.item_option_groups.name_translations is 'The vendor''s own translations of the name, {language code: text}; before the dictionary. Orders keep the original.';

comment on table public.item_option_groups is 'What can be chosen for an item: size, add-ons, and how many of each.';

grant select on table public.item_option_groups to anon;

grant insert (
  item_id
) on table public.item_option_groups to authenticated;

grant insert (
  max_choices), UPDATE (max_choices
) on table public.item_option_groups to authenticated;

grant insert (
  min_choices), UPDATE (min_choices
) on table public.item_option_groups to authenticated;

grant insert (
  name_translations), UPDATE (name_translations
) on table public.item_option_groups to authenticated;

grant insert (
  name), UPDATE (name
) on table public.item_option_groups to authenticated;

grant insert (
  "position"), UPDATE ("position"
) on table public.item_option_groups to authenticated;

grant delete, select on table public.item_option_groups to authenticated;
