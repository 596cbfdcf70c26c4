create or replace function private.item_cards (
  item_ids uuid[],
  language text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', i.id, 'name',
      coalesce(i.name_translations ->> item_cards.language, w.text, i.name),
      'price_paise', i.price_paise, 'mrp_paise', i.mrp_paise, 'unit', i.unit, 'picture', i.picture, 'diet', d.diet,
      'unit_price', private.unit_price(i.price_paise, g.pack_size, g.pack_unit),
      'product_id', g.product_id, 'vendor_slug', v.slug, 'vendor_name', v.name, 'vendor_kind', v.kind)
        order by wanted.position)
    from unnest(item_cards.item_ids) with ordinality as wanted (id, position)
    join public.catalog_items as i on i.id = wanted.id
    join public.vendors as v on v.id = i.vendor_id
    left join public.dishes as d on d.item_id = i.id
    left join public.goods as g on g.item_id = i.id
    left join public.dictionary as w on w.kind = 'item' and w.source = lower(i.name)
      and w.language = item_cards.language
    where v.status = 'active'), '[]'::jsonb);
end
$function$;

comment on function private.item_cards(uuid[], text) is 'Items as a public page lists them, in the order of the ids: [{id, name, price_paise, mrp_paise, unit, picture, diet, unit_price, product_id, vendor_slug, vendor_name, vendor_kind}].';

revoke all on function private.item_cards(uuid[], text) from public;
