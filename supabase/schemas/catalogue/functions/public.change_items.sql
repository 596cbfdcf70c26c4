create or replace function public.change_items (
  vendor_id uuid,
  item_ids uuid[],
  change jsonb,
  change_id uuid,
  idempotency_key text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_right(change_items.vendor_id, 'catalogue');
  kind public.vendor_kind;
  answer jsonb;
  images jsonb;
  changed integer;
  skipped jsonb;
  place integer;
begin
  perform private.bound(change_items.change, 2000);
  if change_items.item_ids is null or cardinality(change_items.item_ids) not between 1 and 500
    or jsonb_typeof(change_items.change) <> 'object'
      or not change_items.change ?| array['price_bp', 'price_paise', 'is_available', 'section', 'stock', 'tax_class',
        'remove'] then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  answer := private.claim_idempotency(caller, change_items.idempotency_key, 'change_items');
  if answer is not null then return answer; end if;
  select v.kind into kind from public.vendors as v where v.id = change_items.vendor_id;
  perform private.refuse_item(private.item_problem(change - array['price_bp', 'remove'], kind, false));
  if change ? 'price_bp' and coalesce(private.whole_number(change -> 'price_bp') not between -9000 and 10000, true) then
    perform private.refuse_item('item_price_invalid');
  end if;
  perform private.take_turns('catalogue', change_items.vendor_id::text);
  -- What is removed is gone; there is nothing to remember it by.
  if change -> 'remove' is distinct from 'true' then
    perform private.open_import(change_items.vendor_id, change_items.change_id, 'bulk', change::text, caller);
  end if;
  perform from public.catalog_items as i where i.vendor_id = change_items.vendor_id
    and i.id = any (change_items.item_ids)
    order by i.id for no key update;

  if change -> 'remove' = 'true' then
    delete from public.catalog_items as i where i.vendor_id = change_items.vendor_id
      and i.id = any (change_items.item_ids);
    get diagnostics changed = row_count;
    skipped := '[]';
  else
    place := case when change ? 'section' then private.section_position(change_items.vendor_id,
      trim(change ->> 'section')) end;
    select jsonb_object_agg(i.id, private.item_image(i)) into images
    from public.catalog_items as i where i.vendor_id = change_items.vendor_id and i.id = any (change_items.item_ids);
    with planned as (
      select i.id, i.name, i.mrp_paise, i.tax_class, case
          when change ? 'price_paise' then (change ->> 'price_paise')::integer
          -- In whole rupees, as prices are written.
          when change ? 'price_bp' then (round(i.price_paise::numeric * (10000 + (change ->> 'price_bp')::integer) /
            1000000) * 100)::integer
          else i.price_paise end as price_paise
      from public.catalog_items as i where i.vendor_id = change_items.vendor_id and i.id = any (change_items.item_ids)
    ), judged as (
      select p.*, case when not private.price_fits(kind, p.price_paise) then 'item_price_invalid'
        when p.mrp_paise < private.paid_price(p.price_paise, coalesce(change ->> 'tax_class', p.tax_class),
          (select v.prices_include_tax from public.vendors as v where v.id = change_items.vendor_id))
            then 'item_mrp_below_price'
        when change ? 'stock' and exists (select from public.stock_batches as b where b.item_id = p.id)
          then 'stock_by_batch' end as problem
      from planned as p
    ), written as (
      update public.catalog_items as i set
        price_paise = j.price_paise,
        is_available = coalesce((change ->> 'is_available')::boolean, i.is_available),
        sold_out_until = case when change -> 'is_available' = 'true' then null else i.sold_out_until end,
        section = coalesce(trim(change ->> 'section'), i.section),
        section_position = coalesce(place, i.section_position),
        stock = case when change ? 'stock' then (change ->> 'stock')::integer else i.stock end,
        tax_class = coalesce(change ->> 'tax_class', i.tax_class)
      from judged as j where i.id = j.id and j.problem is null returning i.id
    )
    select (select count(*) from written),
      (select coalesce(jsonb_agg(jsonb_build_object('id', j.id, 'name', j.name, 'code', j.problem) order by j.name),
      '[]'::jsonb)
      from (select * from judged where problem is not null order by name limit 50) as j)
    into changed, skipped;
    insert into private.catalog_import_rows (import_id, item_id, before, after)
    select change_items.change_id, i.id, images -> i.id::text, private.item_image(i)
    from public.catalog_items as i
    where i.vendor_id = change_items.vendor_id and i.id = any (change_items.item_ids)
      and private.item_image(i) <> images -> i.id::text
    on conflict (import_id, item_id) do update set after = excluded.after;
  end if;
  update public.catalog_imports as m set updated = m.updated + changed,
    refused = m.refused + jsonb_array_length(skipped) where m.id = change_items.change_id;
  perform private.publish('vendor:' || change_items.vendor_id, 'menu', '{}'::jsonb);
  answer := jsonb_build_object('changed', changed, 'skipped', skipped, 'may_undo',
    change -> 'remove' is distinct from 'true');
  perform private.keep_result(caller, change_items.idempotency_key, answer);
  return answer;
end
$function$;

comment on function public.change_items(uuid, uuid[], jsonb, uuid, text) is 'Changes up to 500 items of a vendor at once: {price_bp (basis points up or down, to whole rupees) or price_paise, is_available, section, stock (null: not counted), tax_class} or {remove: true}. What cannot be changed is left as it was and named. Answers {changed, skipped: [{id, name, code}], may_undo}; undo_import(change_id) undoes it. Calls with the same change_id belong together.';

revoke all on function public.change_items(uuid, uuid[], jsonb, uuid, text) from public;

grant execute on function public.change_items(uuid, uuid[], jsonb, uuid, text) to authenticated, postgres;
