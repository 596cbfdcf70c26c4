create or replace function private.refuse_item (
  problem text
)
  returns void
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if problem is null then return; end if;
  -- refuses: item_name_invalid, item_section_invalid, item_price_invalid, item_mrp_below_price,
  -- item_description_too_long, item_unit_too_long, item_stock_invalid, item_hours_invalid, item_diet_invalid,
  -- item_tax_class_invalid, item_category_unknown, item_pack_invalid, item_barcode_invalid, item_variant_invalid,
  -- item_options_invalid, item_invalid, item_unknown, item_twice, stock_by_batch
  perform private.refuse(400, problem, 'This item cannot be saved: ' || problem);
end
$function$;

comment on function private.refuse_item(text) is 'Refuses an item for what private.item_problem found.';

revoke all on function private.refuse_item(text) from public;
