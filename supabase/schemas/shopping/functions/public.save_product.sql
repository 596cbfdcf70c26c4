create or replace function public.save_product (
  item_id uuid,
  product jsonb,
  idempotency_key text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  i public.catalog_items;
  answer jsonb;
  own uuid;
begin
  perform private.bound(save_product.product, 12000);
  answer := private.claim_idempotency(caller, save_product.idempotency_key, 'save_product');
  if answer is not null then return answer; end if;
  i := private.item_of_staff(save_product.item_id);
  if coalesce(jsonb_typeof(save_product.product), '') <> 'object'
      or (product ? 'name' and length(trim(coalesce(product ->> 'name', ''))) not between 1 and 140)
      or length(coalesce(product ->> 'description', '')) > 4000 or not private.are_texts(product, 'name', 'description')
      or (product ? 'specs' and not private.are_pairs(product -> 'specs', 30, 200))
      or private.size_guide_problem(product -> 'size_guide') then
    perform private.refuse(400, 'product_invalid',
      'A product has a name, up to 30 specifications, and a size guide of up to 8 columns and 20 rows.');
  end if;
  own := private.own_product(i);
  update public.products as p set
    name = coalesce(trim(product ->> 'name'), p.name),
    description = case when product ? 'description' then coalesce(trim(product ->> 'description'), '')
      else p.description end,
    specs = coalesce(product -> 'specs', p.specs),
    size_guide = case when product ? 'size_guide' then nullif(product -> 'size_guide', 'null') else p.size_guide end
  where p.id = own;
  perform private.publish('vendor:' || i.vendor_id, 'menu', jsonb_build_object('item_id', i.id));
  answer := jsonb_build_object('id', own);
  perform private.keep_result(caller, save_product.idempotency_key, answer);
  return answer;
end
$function$;

comment on function public.save_product(uuid, jsonb, text) is 'Writes the page of an item''s product: {name?, description?, specs? {name: text}, size_guide? {columns, rows}}; what is not named stays. An item that stands alone gets a product of its own. Answers {id}. Refuses product_invalid, product_not_yours.';

revoke all on function public.save_product(uuid, jsonb, text) from public;

grant execute on function public.save_product(uuid, jsonb, text) to authenticated, postgres;
