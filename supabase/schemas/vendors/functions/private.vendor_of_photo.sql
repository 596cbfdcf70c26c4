create or replace function private.vendor_of_photo (
  name text
)
  returns uuid
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select i.vendor_id from public.catalog_items as i
  where vendor_of_photo.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/['
    'a-z0-9-]{1,64}[.](webp|jpg)$'
    -- Decided row by row in this order: what is no such path is never cast.
    and i.id = case when pg_input_is_valid(split_part(vendor_of_photo.name, '/', 2), 'uuid')
      then split_part(vendor_of_photo.name, '/', 2)::uuid end
    and i.vendor_id::text = split_part(vendor_of_photo.name, '/', 1)
$function$;

comment on function private.vendor_of_photo(text) is 'The vendor of a file in the bucket catalogue, by its path <vendor id>/<item id>/<name>; null for any other path, and where the item is not that vendor''s.';

revoke all on function private.vendor_of_photo(text) from public;

grant execute on function private.vendor_of_photo(text) to authenticated, postgres;
