create or replace function private.list_store()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  words text := (select private.search_words(variadic array_agg(private.department_words(d) order by d))
    from unnest(new.departments) as d);
begin
  update public.vendors as v set keywords = words, facets = new.departments
  where v.id = new.vendor_id and (v.keywords, v.facets) is distinct from (words, new.departments);
  return null;
end
$function$;

comment on function private.list_store() is 'Writes on the vendor what stores are found and filtered by: their departments.';

revoke all on function private.list_store() from public;
