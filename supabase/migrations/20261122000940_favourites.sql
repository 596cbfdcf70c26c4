-- Favourites of every kind: vendors of all trades, dishes, groceries and products (Issue 11, Favourites over all of it).

create function private.favourite_item(i public.catalog_items, v public.vendors, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  reason text := case when v.status <> 'active' then 'vendor_gone' else private.item_unavailable_reason(i, now()) end;
  -- What a carrier brings is sold at any hour.
  is_open boolean := case when v.kind = 'shopping' then v.status = 'active' and v.accepting_orders else private.takes_orders(v, now()) end;
begin
  return private.home_card(row(i.id, v.kind, v.id, v.slug, v.name, i.name, i.name_translations, '', i.price_paise, i.mrp_paise, i.unit,
      (select d.diet from public.dishes as d where d.item_id = i.id), i.picture, i.is_bestseller,
      exists (select from public.item_option_groups as g where g.item_id = i.id), v.rating, v.ratings_count, null, null,
      is_open and reason is null, 1, 0)::private.home_item, language)
    || jsonb_build_object('unavailable', coalesce(reason, case when not is_open then 'closed' end));
end
$$;
comment on function private.favourite_item is
  'An item that a customer saved, as private.home_card shows it, and why it cannot be had now: unavailable is sold_out, not_now, closed, vendor_gone or null.';

create function public.my_favourite_items(
  of_shops boolean, before timestamptz default null, before_id uuid default null, limit_count integer default 20, language text default null
) returns table (wish_id uuid, created_at timestamptz, saved_paise integer, item jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return query
    select w.id, w.created_at, m.price_paise, private.favourite_item(i, v, my_favourite_items.language)
    from public.wishlists as w
    join public.catalog_items as i on i.id = w.item_id
    join public.vendors as v on v.id = i.vendor_id and (v.kind = 'shopping') = my_favourite_items.of_shops
    left join private.wish_marks as m on m.wish_id = w.id
    where w.user_id = caller
      and (my_favourite_items.before is null
        or (w.created_at, w.id) < (my_favourite_items.before, coalesce(my_favourite_items.before_id, '00000000-0000-0000-0000-000000000000')))
    order by w.created_at desc, w.id desc
    limit least(greatest(coalesce(my_favourite_items.limit_count, 20), 1), 50);
end
$$;
comment on function public.my_favourite_items is
  'What the caller saved of shops, or of restaurants and grocery stores, newest first, at present prices, also what cannot be had now; a page '
  'follows the row saved at before with the id before_id. saved_paise is what it cost then.';

create function public.my_favourite_vendors(
  before timestamptz default null, before_id uuid default null, limit_count integer default 20
) returns table (wish_id uuid, created_at timestamptz, vendor jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return query
    select w.id, w.created_at, jsonb_build_object('id', v.id, 'slug', v.slug, 'name', v.name, 'kind', v.kind, 'area', v.area, 'picture', v.picture,
      'rating', v.rating, 'ratings_count', v.ratings_count, 'is_active', v.status = 'active',
      'is_open', case when v.kind = 'shopping' then v.status = 'active' and v.accepting_orders else private.takes_orders(v, now()) end,
      'opens_at', case when v.status <> 'active' or v.kind = 'shopping' then null when v.paused_until > now() then v.paused_until
        when not private.vendor_is_open(v.id, now()) then private.vendor_next_opening(v.id, now()) end)
    from public.wishlists as w
    join public.vendors as v on v.id = w.vendor_id
    where w.user_id = caller
      and (my_favourite_vendors.before is null
        or (w.created_at, w.id) < (my_favourite_vendors.before, coalesce(my_favourite_vendors.before_id, '00000000-0000-0000-0000-000000000000')))
    order by w.created_at desc, w.id desc
    limit least(greatest(coalesce(my_favourite_vendors.limit_count, 20), 1), 50);
end
$$;
comment on function public.my_favourite_vendors is
  'The vendors of every trade that the caller saved, newest first, also those that have left; a page follows the row saved at before with the id before_id.';

revoke execute on function public.my_favourite_items(boolean, timestamptz, uuid, integer, text),
  public.my_favourite_vendors(timestamptz, uuid, integer) from public, anon;
grant execute on function public.my_favourite_items(boolean, timestamptz, uuid, integer, text),
  public.my_favourite_vendors(timestamptz, uuid, integer) to authenticated;

-- Alerts lead to where an item is sold -----------------------------------------------------------------------------------

create function private.item_path(i public.catalog_items) returns text language plpgsql stable set search_path = '' as $$
begin
  return (select case v.kind
      when 'food' then '/restaurants/' || v.slug || '?dish=' || i.id
      when 'grocery' then '/grocery/store/' || v.slug
      else '/shopping/product/' || coalesce((select g.product_id from public.goods as g where g.item_id = i.id), i.id) end
    from public.vendors as v where v.id = i.vendor_id);
end
$$;
comment on function private.item_path is 'The page on which an item is bought: a dish on its menu, groceries at their store, a product on its own page.';

