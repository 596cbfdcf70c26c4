create or replace function public.price_guest_cart (
  items jsonb,
  language text default null::text
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'item_id', g.item_id, 'option_ids', g.option_ids, 'quantity', g.quantity, 'special_instructions', g.instructions,
    'name', coalesce(private.item_label(coalesce(i.name_translations ->> price_guest_cart.language, w.text), i.unit,
      (p.line).category::public.vendor_kind), (p.line).name), 'unit_paise', (p.line).unit_paise, 'picture',
      (p.line).picture, 'diet', d.diet, 'category', (p.line).category,
    'vendor_id', (p.line).vendor_id, 'vendor_name', (p.line).vendor_name, 'options',
      private.options_in(coalesce((p.line).options, '[]'::jsonb), i.id, price_guest_cart.language),
    'orderable', (p.line).problem is null, 'unavailable_reason', (p.line).problem)), '[]'::jsonb)
  from private.guest_lines(items) as g
  cross join lateral (select private.price_line(g.item_id, g.option_ids) as line) as p
  left join public.catalog_items as i on i.id = (p.line).item_id
  left join public.dishes as d on d.item_id = i.id
  left join public.dictionary as w on w.kind = 'item' and w.source = lower(i.name)
    and w.language = price_guest_cart.language
$function$;

comment on function public.price_guest_cart(jsonb, text) is 'A guest''s cart at present prices, with names in the reader''s language, or with null as the vendors wrote them.';

revoke all on function public.price_guest_cart(jsonb, text) from public;

grant execute on function public.price_guest_cart(jsonb, text) to anon, authenticated, postgres;
