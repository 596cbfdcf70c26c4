create or replace function public.storefront_items (
  vendor_id uuid,
  section text default null::text,
  search text default null::text,
  after jsonb default null::jsonb,
  language text default 'en'::text,
  page_size integer default 24
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  words text := '%' || replace(replace(replace(lower(left(trim(storefront_items.search), 100)), '\', '\\'), '%', '\%'),
    '_', '\_') || '%';
  most integer := least(greatest(coalesce(storefront_items.page_size, 24), 1), 50);
  page record;
begin
  perform private.bound(storefront_items.after, 1000);
  perform private.bound(storefront_items.section, 300);
  if not private.is_on_show(storefront_items.vendor_id) then
    perform private.refuse(404, 'vendor_not_found', 'This place is not on Angadi any more.');
  end if;
  if storefront_items.after is not null
    and not coalesce(jsonb_typeof(storefront_items.after -> 'section_position') = 'number'
      and jsonb_typeof(storefront_items.after -> 'position') = 'number'
        and pg_input_is_valid(storefront_items.after ->> 'id', 'uuid')
      and pg_input_is_valid(storefront_items.after ->> 'section_position', 'integer')
        and pg_input_is_valid(storefront_items.after ->> 'position', 'integer'), false) then
    perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
  end if;
  select array_agg(i.id order by i.section_position, i.position, i.id) as ids, count(*) as number,
    (array_agg(jsonb_build_object('section_position', i.section_position, 'position', i.position, 'id', i.id)
      order by i.section_position, i.position, i.id))[count(*)] as last
  into page from (
    select c.id, c.section_position, c.position from public.catalog_items as c
    where c.vendor_id = storefront_items.vendor_id
      and (storefront_items.section is null or c.section = storefront_items.section)
      and (words is null or words = '%%' or c.search like words)
      and (storefront_items.after is null or (c.section_position, c.position, c.id)
        > ((storefront_items.after ->> 'section_position')::integer, (storefront_items.after ->> 'position')::integer,
          (storefront_items.after ->> 'id')::uuid))
    order by c.section_position, c.position, c.id limit most) as i;
  return jsonb_build_object('items', private.menu_items(coalesce(page.ids, '{}'), storefront_items.language),
    'next', case when page.number = most then page.last end);
end
$function$;

comment on function public.storefront_items(uuid, text, text, jsonb, text, integer) is
  'What a vendor sells, in its order, of one section or of all, by a part of the name, a page at a time: {items: as in get_menu, and of goods also unit_price, brand, product_id, return_days; next: what to pass as after, null at the end}.';

revoke all on function public.storefront_items(uuid, text, text, jsonb, text, integer) from public;

grant execute
  on function public.storefront_items(uuid, text, text, jsonb, text, integer)
  to anon, authenticated, postgres;
