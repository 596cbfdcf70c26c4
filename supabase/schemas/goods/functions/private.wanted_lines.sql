create or replace function private.wanted_lines (
  caller uuid,
  request jsonb
)
  returns SETOF public.unified_cart_items
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  -- Only the server itself can name lines by item: private.clean_request keeps no such key of a client's request.
  if request ? 'lines' then
    return query
      select r.* from jsonb_array_elements(request -> 'lines') with ordinality as l (line, n)
      join public.catalog_items as i on i.id = (l.line ->> 'item_id')::uuid
      cross join lateral jsonb_populate_record(null::public.unified_cart_items, jsonb_build_object('user_id', caller,
        'item_id', i.id, 'item_type', 'product', 'name', i.name, 'unit_paise', i.price_paise, 'vendor_id', i.vendor_id,
        'vendor_name', '', 'option_ids', coalesce(l.line -> 'option_ids', '[]'), 'options', '[]'::jsonb,
        'quantity', l.line -> 'quantity', 'created_at', timestamptz '2000-01-01' + make_interval(secs => l.n))) as r;
    return;
  end if;
  return query select c.* from public.unified_cart_items as c
    where c.user_id = caller and (not request ? 'cart_item_ids' or request -> 'cart_item_ids' ? c.id::text)
      and (request -> 'vendor_ids' is null or jsonb_typeof(request -> 'vendor_ids') <> 'array'
        or request -> 'vendor_ids' ? c.vendor_id::text);
end
$function$;

comment on function private.wanted_lines(uuid, jsonb) is 'What a request is about: the caller''s cart, or of it the lines or the vendors that it names; the server itself can name lines [{item_id, quantity, option_ids?}], as a subscription does.';

revoke all on function private.wanted_lines(uuid, jsonb) from public;
