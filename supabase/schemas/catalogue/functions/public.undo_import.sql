create or replace function public.undo_import (
  import_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  m public.catalog_imports;
  removed integer;
  restored integer;
  remembered integer;
begin
  perform private.require_user();
  select * into m from public.catalog_imports as k where k.id = undo_import.import_id for no key update;
  if not found then perform private.refuse(404, 'import_not_found', 'There is no such import.'); end if;
  perform private.require_right(m.vendor_id, 'catalogue');
  if m.undone_at is not null then return jsonb_build_object('removed', 0, 'restored', 0, 'left', 0, 'replayed', true);
    end if;
  perform private.take_turns('catalogue', m.vendor_id::text);
  perform set_config('angadi.import', '', true);
  select count(*) into remembered from private.catalog_import_rows as r where r.import_id = m.id;
  perform from public.catalog_items as i join private.catalog_import_rows as r on r.item_id = i.id
  where r.import_id = m.id and i.vendor_id = m.vendor_id order by i.id for no key update of i;

  -- What somebody has changed since stays; orders change the stock alone.
  delete from public.catalog_items as i using private.catalog_import_rows as r
  where r.import_id = m.id and r.before is null and i.id = r.item_id and i.vendor_id = m.vendor_id
    and private.item_image(i) - array['stock', 'section', 'section_position'] = r.after - array['stock', 'section',
      'section_position'];
  get diagnostics removed = row_count;
  with back as (
    select i.id, r.before, r.after, c from public.catalog_items as i
      join private.catalog_import_rows as r on r.item_id = i.id
    left join private.catalog_import_changes as c on c.import_id = r.import_id and c.item_id = r.item_id
    where r.import_id = m.id and r.before is not null and i.vendor_id = m.vendor_id
      and private.item_image(i) - array['stock', 'section_position'] = r.after - array['stock', 'section_position']
  ), goods as (
    select b.id, private.write_goods(b.id, b.before -> 'goods') from back as b
      where jsonb_typeof(b.before -> 'goods') = 'object'
  ), diets as (
    update public.dishes as d set diet = (b.before ->> 'diet')::public.diet from back as b
    where d.item_id = b.id and b.before ->> 'diet' is not null and d.diet::text <> b.before ->> 'diet'
      returning d.item_id
  )
  update public.catalog_items as i set section = b.before ->> 'section',
    section_position = (b.before ->> 'section_position')::integer,
    name = b.before ->> 'name', description = b.before ->> 'description',
      price_paise = (b.before ->> 'price_paise')::integer,
    mrp_paise = (b.before ->> 'mrp_paise')::integer, unit = b.before ->> 'unit', tax_class = b.before ->> 'tax_class',
    category_id = (b.before ->> 'category_id')::uuid, is_available = (b.before ->> 'is_available')::boolean,
    available_from = (b.before ->> 'available_from')::time, available_to = (b.before ->> 'available_to')::time,
    -- Imports of before this migration have no differences of their own.
    stock = case when (b.c).item_id is not null then private.stock_without_import(i, b.c)
      when b.before -> 'stock' = b.after -> 'stock' then i.stock
      when i.stock is null or b.before ->> 'stock' is null or b.after ->> 'stock' is null
        then (b.before ->> 'stock')::integer
      else greatest(0, i.stock + (b.before ->> 'stock')::integer - (b.after ->> 'stock')::integer) end
  from back as b where i.id = b.id and (select count(*) from goods) >= 0;
  get diagnostics restored = row_count;
  update public.catalog_imports as k set undone_at = now() where k.id = m.id;
  perform private.publish('vendor:' || m.vendor_id, 'menu', '{}'::jsonb);
  return jsonb_build_object('removed', removed, 'restored', restored, 'left', remembered - removed - restored,
    'replayed', false);
end
$function$;

comment on function public.undo_import(uuid) is 'Undoes an import or a bulk change: items that it made are removed, others get back what they had. What was changed since stays as it is. Answers {removed, restored, left, replayed}; a second call changes nothing. Refuses import_not_found.';

revoke all on function public.undo_import(uuid) from public;

grant execute on function public.undo_import(uuid) to authenticated, postgres;
