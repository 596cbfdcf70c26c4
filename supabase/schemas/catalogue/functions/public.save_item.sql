create or replace function public.save_item (
  vendor_id uuid,
  item jsonb,
  idempotency_key text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_right(save_item.vendor_id, 'catalogue');
  kind public.vendor_kind;
  item_id uuid;
  answer jsonb;
  broken text;
begin
  perform private.bound(save_item.item, 40000);
  answer := private.claim_idempotency(caller, save_item.idempotency_key, 'save_item');
  if answer is not null then return answer; end if;
  select v.kind into kind from public.vendors as v where v.id = save_item.vendor_id;
  perform private.refuse_item(private.item_problem(item, kind, item ->> 'id' is null));
  begin
    if item ->> 'id' is null then
      perform private.take_turns('catalogue', save_item.vendor_id::text);
      if (select count(*) from public.catalog_items as i
        where i.vendor_id = save_item.vendor_id) >= private.most_items() then
        perform private.refuse(409, 'catalogue_full', 'So many items are the most that one business can have.',
          jsonb_build_object('most', private.most_items()));
      end if;
      insert into public.catalog_items (vendor_id, section, section_position, position, name, price_paise, category_id,
        tax_class)
      select save_item.vendor_id, trim(item ->> 'section'),
        private.section_position(save_item.vendor_id, trim(item ->> 'section')),
        coalesce((select max(i.position) + 1 from public.catalog_items as i where i.vendor_id = save_item.vendor_id
          and i.section = trim(item ->> 'section')), 1),
        trim(item ->> 'name'), (item ->> 'price_paise')::integer, (item ->> 'category_id')::uuid,
        coalesce(item ->> 'tax_class', private.first_tax_class(kind))
      returning id into item_id;
    else
      select i.id into item_id from public.catalog_items as i
      where i.vendor_id = save_item.vendor_id and i.id::text = item ->> 'id' for no key update;
      if not found then perform private.refuse(404, 'item_not_found', 'Item not found'); end if;
    end if;
    update public.catalog_items as i set
      section_position = case when item ? 'section' and trim(item ->> 'section') <> i.section
        then private.section_position(save_item.vendor_id, trim(item ->> 'section')) else i.section_position end,
      section = coalesce(trim(item ->> 'section'), i.section),
      name = coalesce(trim(item ->> 'name'), i.name),
      description = case when item ? 'description' then coalesce(trim(item ->> 'description'), '') else i.description
        end,
      price_paise = coalesce((item ->> 'price_paise')::integer, i.price_paise),
      mrp_paise = case when item ? 'mrp_paise' then (item ->> 'mrp_paise')::integer else i.mrp_paise end,
      unit = case when item ? 'unit' then nullif(trim(item ->> 'unit'), '') else i.unit end,
      category_id = case when item ? 'category_id' then (item ->> 'category_id')::uuid else i.category_id end,
      tax_class = coalesce(item ->> 'tax_class', i.tax_class),
      -- What is kept by batch changes through batches.
      stock = case when item ? 'stock' and not exists (select from public.stock_batches as b where b.item_id = i.id)
        then (item ->> 'stock')::integer else i.stock end,
      is_available = coalesce((item ->> 'is_available')::boolean, i.is_available),
      sold_out_until = case when item -> 'is_available' = 'true' then null else i.sold_out_until end,
      available_from = case when item ? 'available_from' then (item ->> 'available_from')::time else i.available_from
        end,
      available_to = case when item ? 'available_from' then (item ->> 'available_to')::time else i.available_to end,
      is_bestseller = coalesce((item ->> 'is_bestseller')::boolean, i.is_bestseller)
    where i.id = item_id;
    if item ->> 'diet' is not null and kind = 'food' then
      insert into public.dishes as d (item_id, diet) values (item_id, (item ->> 'diet')::public.diet)
      on conflict (item_id) do update set diet = excluded.diet;
    end if;
    if kind <> 'food' and (item ->> 'id' is null or jsonb_typeof(item -> 'goods') = 'object') then
      perform private.write_goods(item_id, coalesce(nullif(item -> 'goods', 'null'), '{}'));
    end if;
    if item ? 'option_groups' then perform private.write_options(item_id, item -> 'option_groups'); end if;
  exception when check_violation then
    get stacked diagnostics broken = constraint_name;
    -- The price alone may rise above the printed one that stays.
    perform private.refuse_item(case when broken = 'item_mrp_not_below_price' then 'item_mrp_below_price'
      when broken ~ '^(group|option)_' then 'item_options_invalid' else 'item_invalid' end);
  when invalid_text_representation or not_null_violation or numeric_value_out_of_range or invalid_datetime_format
    or datetime_field_overflow then
    perform private.refuse_item('item_invalid');
  end;
  perform private.publish('vendor:' || save_item.vendor_id, 'menu', jsonb_build_object('item_id', item_id));
  answer := jsonb_build_object('id', item_id);
  perform private.keep_result(caller, save_item.idempotency_key, answer);
  return answer;
end
$function$;

comment on function public.save_item(uuid, jsonb, text) is 'Makes an item, or changes what is named of the one with item.id: {id?, section, name, description?, price_paise, mrp_paise?, unit?, category_id?, tax_class? (of goods), stock?, is_available?, available_from?, available_to?, is_bestseller?, diet (of food), goods? {brand, variant, pack_size, pack_unit, sold_by, origin, shelf_life_days, storage, is_food, barcode, return_days}, option_groups? [{id?, name, min_choices, max_choices, options: [{id?, name, price_paise, is_available, diet?}]}]}. Answers {id}. Refuses item_… for what is wrong.';

revoke all on function public.save_item(uuid, jsonb, text) from public;

grant execute on function public.save_item(uuid, jsonb, text) to authenticated, postgres;
