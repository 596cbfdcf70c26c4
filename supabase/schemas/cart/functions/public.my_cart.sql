create or replace function public.my_cart (
  language text default null::text
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'item_id', c.item_id, 'option_ids', c.option_ids, 'quantity', c.quantity,
    'special_instructions', c.special_instructions, 'name',
      coalesce(private.item_label(coalesce(i.name_translations ->> my_cart.language, w.text), i.unit,
      (p.line).category::public.vendor_kind), (p.line).name, c.name),
    'unit_paise', coalesce((p.line).unit_paise, c.unit_paise), 'picture', coalesce((p.line).picture, c.image_url),
    'diet', d.diet, 'category', (p.line).category, 'vendor_id', c.vendor_id, 'vendor_name', c.vendor_name,
    'options', private.options_in(coalesce((p.line).options, c.options), i.id, my_cart.language), 'orderable',
      (p.line).problem is null,
    'unavailable_reason', (p.line).problem, 'group_person_id', c.group_person_id, 'for_name', c.for_name)
    order by c.vendor_name, c.created_at, c.id), '[]'::jsonb)
  from public.unified_cart_items as c
  cross join lateral (select private.price_line(c.item_id, c.option_ids) as line) as p
  left join public.catalog_items as i on i.id = (p.line).item_id
  left join public.dishes as d on d.item_id = i.id
  left join public.dictionary as w on w.kind = 'item' and w.source = lower(i.name) and w.language = my_cart.language
  where c.user_id = (select auth.uid())
$function$;

comment on function public.my_cart(text) is 'The caller''s cart at present prices, with names in the reader''s language, or with null as the vendors wrote them.';

revoke all on function public.my_cart(text) from public;

grant execute on function public.my_cart(text) to authenticated, postgres;
