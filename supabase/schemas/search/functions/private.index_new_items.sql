create or replace function private.index_new_items()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.index_items(array(select n.id from new_rows as n));
  return null;
end
$function$;

comment on function private.index_new_items() is 'Makes all items of a statement findable at once.';

revoke all on function private.index_new_items() from public;
