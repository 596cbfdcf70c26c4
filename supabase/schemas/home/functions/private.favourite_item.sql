create or replace function private.favourite_item (
  i public.catalog_items,
  v public.vendors,
  language text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  reason text := case when v.status <> 'active' then 'vendor_gone' else private.item_unavailable_reason(i, now()) end;
  -- What a carrier brings is sold at any hour.
  is_open boolean := case when v.kind = 'shopping' then v.status = 'active' and v.accepting_orders
    else private.takes_orders(v, now()) end;
begin
  return private.home_card(row(i.id, v.kind, v.id, v.slug, v.name, i.name, i.name_translations, '', i.price_paise,
    i.mrp_paise, i.unit,
      (select d.diet from public.dishes as d where d.item_id = i.id), i.picture, i.is_bestseller,
      exists (select from public.item_option_groups as g where g.item_id = i.id), v.rating, v.ratings_count, null, null,
      is_open and reason is null, 1, 0)::private.home_item, language)
    || jsonb_build_object('unavailable', coalesce(reason, case when not is_open then 'closed' end));
end
$function$;

comment on function private.favourite_item(public.catalog_items, public.vendors, text) is
  'An item that a customer saved, as private.home_card shows it, and why it cannot be had now: unavailable is sold_out, not_now, closed, vendor_gone or null.';

revoke all on function private.favourite_item(public.catalog_items, public.vendors, text) from public;
