create or replace function private.index_translated()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.index_items(array(select i.id from public.catalog_items as i
    where lower(i.name) in (select n.source from new_rows as n where n.kind = 'item')));
  update public.categories as c set name = c.name where lower(c.name) in (select n.source from new_rows as n
    where n.kind = 'category');
  return null;
end
$function$;

comment on function private.index_translated() is 'Items and categories are found by what the dictionary calls them.';

revoke all on function private.index_translated() from public;
