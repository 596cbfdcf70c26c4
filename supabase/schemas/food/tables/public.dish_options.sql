create table public.dish_options (
  option_id uuid not null,
  diet public.diet not null,
  constraint dish_options_pkey primary key (option_id),
  constraint dish_options_option_id_fkey foreign key (option_id) references public.item_options(id)
    on delete cascade
);

alter table public.dish_options
  enable row level security;

create policy "a vendor's people add diets of options" on "public"."dish_options"
  for insert
  to "authenticated"
  with check (private.may(private.vendor_of_option(option_id), 'catalogue'::text));

create policy "a vendor's people change diets of options" on "public"."dish_options"
  for update
  to "authenticated"
  using (private.may(private.vendor_of_option(option_id), 'catalogue'::text))
  with check (private.may(private.vendor_of_option(option_id), 'catalogue'::text));

create policy "a vendor's people remove diets of options" on "public"."dish_options"
  for delete
  to "authenticated"
  using (private.may(private.vendor_of_option(option_id), 'catalogue'::text));

create policy "everyone reads diets of options" on public.dish_options
  for select
  to anon, authenticated
  using (true);

comment on table public.dish_options is 'What a choice, such as an extra egg, means for the diet. A choice without a row changes nothing.';

grant select on table public.dish_options to anon;

grant insert (
  diet), UPDATE (diet
) on table public.dish_options to authenticated;

grant insert (
  option_id
) on table public.dish_options to authenticated;

grant delete, select on table public.dish_options to authenticated;
