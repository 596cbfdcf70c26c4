-- What only food knows: restaurants, their dishes, and finding them.

create type public.diet as enum ('veg', 'egg', 'non_veg');

create table public.restaurants (
  vendor_id uuid primary key references public.vendors (id) on delete cascade,
  cuisines text[] not null default '{}' constraint restaurant_cuisines_count check (cardinality(cuisines) <= 12)
    constraint restaurant_cuisines_length check (length(array_to_string(cuisines, ',')) <= 400),
  cost_for_two_paise integer constraint restaurant_cost_range check (cost_for_two_paise > 0),
  pure_veg boolean not null default false,
  fssai_number text constraint restaurant_fssai_form check (fssai_number ~ '^[0-9]{14}$')
);
comment on table public.restaurants is 'What is known of a vendor of food beside what every vendor has. A vendor of another kind has no row.';
comment on column public.restaurants.cost_for_two_paise is 'What a meal for two costs about, in paise.';
comment on column public.restaurants.pure_veg is 'Nothing but vegetarian food is cooked there. Decided by the platform.';
comment on column public.restaurants.fssai_number is 'The licence of the Food Safety and Standards Authority of India. Decided by the platform.';
alter table public.restaurants enable row level security;
-- Under the rules of vendors: a draft's row is for its people and administrators.
create policy "who sees a vendor sees its restaurant" on public.restaurants for select to anon, authenticated
  using (exists (select from public.vendors as v where v.id = vendor_id));
create policy "a vendor's people change its restaurant" on public.restaurants for update to authenticated
  using (private.works_for(vendor_id)) with check (private.works_for(vendor_id));
revoke all on public.restaurants from anon, authenticated;
grant select on public.restaurants to anon, authenticated;
grant update (cuisines, cost_for_two_paise) on public.restaurants to authenticated;

create function private.list_restaurant() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  words text := private.search_words(variadic new.cuisines);
  marks text[] := case when new.pure_veg then '{pure_veg}' else '{}' end;
begin
  update public.vendors as v set keywords = words, facets = marks
  where v.id = new.vendor_id and (v.keywords, v.facets) is distinct from (words, marks);
  return null;
end
$$;
comment on function private.list_restaurant is 'Writes on the vendor what restaurants are found and filtered by: the cuisines, and whether it is purely vegetarian.';
create trigger restaurants_are_listed after insert or update of cuisines, pure_veg on public.restaurants
  for each row execute function private.list_restaurant();

create table public.dishes (
  item_id uuid primary key references public.catalog_items (id) on delete cascade,
  diet public.diet not null
);
comment on table public.dishes is 'What is known of an item that is eaten. An item without a row has no diet.';
create table public.dish_options (
  option_id uuid primary key references public.item_options (id) on delete cascade,
  diet public.diet not null
);
comment on table public.dish_options is 'What a choice, such as an extra egg, means for the diet. A choice without a row changes nothing.';
alter table public.dishes enable row level security;
alter table public.dish_options enable row level security;
-- Under the rules of items and options.
create policy "who sees an item sees its diet" on public.dishes for select to anon, authenticated
  using (exists (select from public.catalog_items as i where i.id = item_id));
create policy "a vendor's people add diets" on public.dishes for insert to authenticated
  with check (private.works_for(private.vendor_of_item(item_id)));
create policy "a vendor's people change diets" on public.dishes for update to authenticated
  using (private.works_for(private.vendor_of_item(item_id))) with check (private.works_for(private.vendor_of_item(item_id)));
create function private.vendor_of_option(option_id uuid) returns uuid language sql stable security definer set search_path = '' as $$
  select private.vendor_of_group(o.group_id) from public.item_options as o where o.id = option_id
$$;
grant execute on function private.vendor_of_option(uuid) to authenticated;
create policy "everyone reads diets of options" on public.dish_options for select to anon, authenticated using (true);
create policy "a vendor's people add diets of options" on public.dish_options for insert to authenticated
  with check (private.works_for(private.vendor_of_option(option_id)));
create policy "a vendor's people change diets of options" on public.dish_options for update to authenticated
  using (private.works_for(private.vendor_of_option(option_id))) with check (private.works_for(private.vendor_of_option(option_id)));
create policy "a vendor's people remove diets of options" on public.dish_options for delete to authenticated
  using (private.works_for(private.vendor_of_option(option_id)));
revoke all on public.dishes, public.dish_options from anon, authenticated;
grant select on public.dishes, public.dish_options to anon, authenticated;
grant insert (item_id, diet), update (diet) on public.dishes to authenticated;
grant insert (option_id, diet), update (diet), delete on public.dish_options to authenticated;

create function public.search_food(query text, lat double precision, lng double precision, limit_count integer default 20,
  language text default null)
returns table (vendor_id uuid, vendor_slug text, vendor_name text, item_id uuid, item_name text, price_paise integer,
  diet public.diet, picture text, distance_m integer, is_open boolean)
language sql stable security definer set search_path = '' as $$
  with nearby as materialized (
    select v.* from public.vendors as v
    where v.status = 'active' and v.kind = 'food'
      and extensions.ll_to_earth(v.lat, v.lng)
        operator(extensions.<@) extensions.earth_box(extensions.ll_to_earth(search_food.lat, search_food.lng), v.delivery_radius_m)
    order by extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<->) extensions.ll_to_earth(search_food.lat, search_food.lng)
    limit 200
  ),
  wanted as materialized (
    select '%' || replace(replace(replace(lower(left(trim(search_food.query), 100)), '\', '\\'), '%', '\%'), '_', '\_') || '%' as pattern
  ),
  meant as materialized (
    -- The names, as vendors write them, of what the reader typed in another script.
    select w.source from public.dictionary as w, wanted where w.kind = 'item' and lower(w.text) like wanted.pattern
  )
  select n.id, n.slug, n.name, i.id, coalesce(i.name_translations ->> search_food.language, iw.text, i.name), i.price_paise, d.diet, i.picture,
    public.distance_m(search_food.lat, search_food.lng, n.lat, n.lng), private.takes_orders(v, now())
  from nearby as n
  join public.vendors as v on v.id = n.id
  join public.catalog_items as i on i.vendor_id = n.id
  left join public.dishes as d on d.item_id = i.id
  left join public.dictionary as iw on iw.kind = 'item' and iw.source = lower(i.name) and iw.language = search_food.language
  where length(trim(search_food.query)) >= 2
    and (i.search like (select wanted.pattern from wanted) or lower(i.name) in (select meant.source from meant))
    and private.item_unavailable_reason(i, now()) is null
  order by i.is_bestseller desc, public.distance_m(search_food.lat, search_food.lng, n.lat, n.lng), i.name
  limit least(greatest(coalesce(limit_count, 20), 1), 50)
$$;
comment on function public.search_food is 'Items by name, in whichever script it is typed, from food vendors that deliver here.';

revoke execute on function public.search_food(text, double precision, double precision, integer, text) from public, anon;
grant execute on function public.search_food(text, double precision, double precision, integer, text) to anon, authenticated;
