create or replace function private.home_card (
  i private.home_item,
  language text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  label text := coalesce(i.translations ->> home_card.language,
    (select w.text from public.dictionary as w where w.kind = 'item' and w.source = lower(i.name)
      and w.language = home_card.language), i.name);
  card jsonb := jsonb_build_object('id', i.id, 'kind', i.kind, 'name', label, 'original_name', i.name, 'price_paise',
    i.price_paise,
    'mrp_paise', i.mrp_paise, 'unit', i.unit, 'diet', i.diet, 'picture', i.picture, 'is_bestseller', i.is_bestseller,
      'has_options', i.has_options,
    'vendor_id', i.vendor_id, 'vendor_slug', i.vendor_slug, 'vendor_name', i.vendor_name, 'rating', i.rating,
      'ratings_count', i.ratings_count,
    'distance_m', i.metres, 'minutes', i.minutes, 'is_open', i.open_now);
begin
  if i.kind in ('grocery', 'shopping') then
    card := card || coalesce((
      select jsonb_build_object('product_id', g.product_id, 'pack_size', g.pack_size, 'pack_unit', g.pack_unit,
        'sold_by', g.sold_by,
        'unit_price', private.unit_price(i.price_paise, g.pack_size, g.pack_unit))
      from public.goods as g where g.item_id = i.id), '{}');
  end if;
  return card;
end
$function$;

comment on function private.home_card(private.home_item, text) is 'An item as a card shows it: name in the reader''s language (the vendor''s own translation before the dictionary''s), price, picture, vendor; goods with their pack and unit price.';

revoke all on function private.home_card(private.home_item, text) from public;
