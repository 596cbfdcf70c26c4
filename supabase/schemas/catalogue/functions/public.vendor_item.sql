create or replace function public.vendor_item (
  item_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  i public.catalog_items;
begin
  perform private.require_user();
  select * into i from public.catalog_items as c where c.id = vendor_item.item_id;
  if not found then perform private.refuse(404, 'item_not_found', 'Item not found'); end if;
  perform private.require_staff(i.vendor_id);
  return to_jsonb(i) - array['search', 'vendor_id', 'drawing', 'created_at']
    || jsonb_build_object('diet', (select d.diet from public.dishes as d where d.item_id = i.id),
      'goods', (select to_jsonb(g) - array['item_id'] from public.goods as g where g.item_id = i.id),
      'option_groups', private.groups_of_item(i.id),
      'batches', (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'quantity', b.quantity, 'received_at',
        b.received_at,
          'expires_on', b.expires_on, 'note', b.note) order by b.expires_on nulls last, b.received_at), '[]'::jsonb)
        from public.stock_batches as b where b.item_id = i.id and b.quantity > 0),
      'unavailable_reason', private.item_unavailable_reason(i, now()));
end
$function$;

comment on function public.vendor_item(uuid) is 'One item in full for its vendor''s people: the row of catalog_items with diet, goods (null for a dish), option_groups, batches that are not empty, and unavailable_reason. Refuses item_not_found.';

revoke all on function public.vendor_item(uuid) from public;

grant execute on function public.vendor_item(uuid) to authenticated, postgres;
