create or replace function private.list_restaurant()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  words text := private.search_words(variadic new.cuisines);
  marks text[] := case when new.pure_veg then '{pure_veg}' else '{}' end;
begin
  update public.vendors as v set keywords = words, facets = marks
  where v.id = new.vendor_id and (v.keywords, v.facets) is distinct from (words, marks);
  return null;
end
$function$;

comment on function private.list_restaurant() is 'Writes on the vendor what restaurants are found and filtered by: the cuisines, and whether it is purely vegetarian.';

revoke all on function private.list_restaurant() from public;
