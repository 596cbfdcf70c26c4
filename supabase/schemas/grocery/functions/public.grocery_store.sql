create or replace function public.grocery_store (
  store text,
  lat double precision default null::double precision,
  lng double precision default null::double precision,
  language text default null::text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  page public.vendor_page;
  own public.grocery_stores;
begin
  select * into page from public.get_vendor(left(grocery_store.store, 100), grocery_store.lat, grocery_store.lng,
    grocery_store.language);
  select * into own from public.grocery_stores as s where s.vendor_id = page.id;
  if own.vendor_id is null then
    perform private.refuse(404, 'vendor_not_found', 'This place is not on Angadi any more.');
  end if;
  return to_jsonb(page) || jsonb_build_object('departments', own.departments, 'fssai_number', own.fssai_number,
    'is_express', coalesce(page.minutes_max <= private.setting_int('grocery_express_minutes'), false),
    'express_minutes', private.setting_int('grocery_express_minutes'),
    'aisles', coalesce((
      select jsonb_agg(jsonb_build_object('aisle', a.section, 'name',
        private.section_name(a.section, grocery_store.language),
        'picture', a.picture, 'count', a.many) order by a.place, a.section)
      from (select i.section, min(i.section_position) as place,
        (array_agg(i.picture order by i.is_bestseller desc, i.position)
          filter (where i.picture is not null))[1] as picture, count(distinct coalesce(g.product_id, i.id)) as many
        from public.catalog_items as i left join public.goods as g on g.item_id = i.id where i.vendor_id = page.id
          group by i.section) as a), '[]'));
end
$function$;

comment on function public.grocery_store(text, double precision, double precision, text) is
  'A store by id or slug as seen from a location, with what get_vendor answers and {departments, fssai_number, is_express, express_minutes, aisles: [{aisle, name, picture, count}]} in the reader''s language.';

revoke all on function public.grocery_store(text, double precision, double precision, text) from public;

grant execute
  on function public.grocery_store(text, double precision, double precision, text)
  to anon, authenticated, postgres;
