create table public.item_options (
  id uuid not null default gen_random_uuid(),
  group_id uuid not null,
  name text not null,
  price_paise integer not null default 0,
  is_available boolean not null default true,
  "position" integer not null default 0,
  name_translations jsonb not null default '{}'::jsonb,
  constraint item_options_group_id_fkey foreign key (group_id) references public.item_option_groups(id)
    on delete cascade,
  constraint item_options_pkey primary key (id),
  constraint option_name_length
    check (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 60))),
  constraint option_price_range check (((price_paise >= 0) AND (price_paise <= 1000000))),
  constraint option_name_translations check (private.are_translations(name_translations, 60))
);

alter table public.item_options
  enable row level security;

create index item_options_group_idx on public.item_options using btree (group_id);

create trigger option_prices_need_the_right
  after update of price_paise on public.item_options
  for each row
  when ((old.price_paise IS DISTINCT FROM new.price_paise))
  execute function private.guard_option_price();

create trigger texts_are_plain
  before insert or update of name, name_translations on public.item_options
  for each row
  execute function private.keep_plain('name', 'name_translations');

create policy "a vendor's people add options" on "public"."item_options"
  for insert
  to "authenticated"
  with check (private.may(private.vendor_of_group(group_id), 'catalogue'::text));

create policy "a vendor's people change options" on "public"."item_options"
  for update
  to "authenticated"
  using (private.may(private.vendor_of_group(group_id), 'catalogue'::text))
  with check (private.may(private.vendor_of_group(group_id), 'catalogue'::text));

create policy "a vendor's people remove options" on "public"."item_options"
  for delete
  to "authenticated"
  using (private.may(private.vendor_of_group(group_id), 'catalogue'::text));

create policy "everyone reads options" on public.item_options
  for select
  to anon, authenticated
  using (true);

comment on column public.item_options.name_translations is 'The vendor''s own translations of the name, {language code: text}; before the dictionary. Orders keep the original.';

comment on table public.item_options is 'One choice and what it adds to the price, in paise.';

grant select on table public.item_options to anon;

grant insert (
  group_id
) on table public.item_options to authenticated;

grant insert (
  is_available), UPDATE (is_available
) on table public.item_options to authenticated;

grant insert (
  name_translations), UPDATE (name_translations
) on table public.item_options to authenticated;

grant insert (
  name), UPDATE (name
) on table public.item_options to authenticated;

grant insert (
  "position"), UPDATE ("position"
) on table public.item_options to authenticated;

grant insert (
  price_paise), UPDATE (price_paise
) on table public.item_options to authenticated;

grant delete, select on table public.item_options to authenticated;
