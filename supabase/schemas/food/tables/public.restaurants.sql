create table public.restaurants (
  vendor_id uuid not null,
  cuisines text[] not null default '{}'::text[],
  cost_for_two_paise integer,
  pure_veg boolean not null default false,
  fssai_number text,
  constraint restaurant_cost_range check ((cost_for_two_paise > 0)),
  constraint restaurant_cuisines_count check ((cardinality(cuisines) <= 12)),
  constraint restaurant_cuisines_length check ((length(array_to_string(cuisines, ','::text)) <= 400)),
  constraint restaurant_fssai_form check ((fssai_number ~ '^[0-9]{14}$'::text)),
  constraint restaurants_pkey primary key (vendor_id),
  constraint restaurants_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
    on delete cascade
);

alter table public.restaurants
  enable row level security;

create trigger restaurants_are_listed
  after insert or update of cuisines, pure_veg on public.restaurants
  for each row
  execute function private.list_restaurant();

create trigger texts_are_plain
  before insert or update of cuisines on public.restaurants
  for each row
  execute function private.keep_plain('cuisines');

create policy "a vendor's people change its restaurant" on "public"."restaurants"
  for update
  to "authenticated"
  using (private.may(vendor_id, 'catalogue'::text))
  with check (private.may(vendor_id, 'catalogue'::text));

create policy "who sees a vendor sees its restaurant" on public.restaurants
  for select
  to anon, authenticated
  using ((exists ( select
   from public.vendors v
  where (v.id = restaurants.vendor_id))));

comment on column public.restaurants.cost_for_two_paise is 'What a meal for two costs about, in paise.';

comment on column public.restaurants.fssai_number is 'The licence of the Food Safety and Standards Authority of India. Decided by the platform.';

comment on column public.restaurants.pure_veg is 'Nothing but vegetarian food is cooked there. Decided by the platform.';

comment on table public.restaurants is 'What is known of a vendor of food beside what every vendor has. A vendor of another kind has no row.';

grant select on table public.restaurants to anon;

grant update (
  cost_for_two_paise, cuisines
) on table public.restaurants to authenticated;

grant select on table public.restaurants to authenticated;
