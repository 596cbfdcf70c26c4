create or replace function public.vendor_catalogue (
  vendor_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_staff(vendor_catalogue.vendor_id);
  return (
    select jsonb_build_object('items', count(*),
      'off', count(*) filter (where not i.is_available or coalesce(i.sold_out_until > now(), false)
        or coalesce(i.stock = 0, false)),
      'low', count(*) filter (where i.stock between 1 and 5),
      'without_picture', count(*) filter (where i.picture is null))
    from public.catalog_items as i where i.vendor_id = vendor_catalogue.vendor_id)
  || jsonb_build_object(
    'expiring', (select count(distinct b.item_id) from public.stock_batches as b
      join public.catalog_items as i on i.id = b.item_id
      where i.vendor_id = vendor_catalogue.vendor_id and b.quantity > 0 and b.expires_on <= private.today() + 3),
    'sections', (select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'items', s.items)
      order by s.position, s.name), '[]'::jsonb)
      from private.sections_of(vendor_catalogue.vendor_id) as s));
end
$function$;

comment on function public.vendor_catalogue(uuid) is 'What a vendor has for sale in numbers, for its people: {items, off, low (1 to 5 left), without_picture, expiring (a batch within three days), sections: [{name, items}] in order}.';

revoke all on function public.vendor_catalogue(uuid) from public;

grant execute on function public.vendor_catalogue(uuid) to authenticated, postgres;
