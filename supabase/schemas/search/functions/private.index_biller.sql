create or replace function private.index_biller()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.index_service('biller/' || new.code, new.name, new.name_translations,
    (select c.name || ' bill' from public.biller_categories as c where c.code = new.category_code));
  return null;
end
$function$;

comment on function private.index_biller() is 'A biller is found by its name, and by what it bills.';

revoke all on function private.index_biller() from public;
