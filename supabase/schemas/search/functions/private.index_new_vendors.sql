create or replace function private.index_new_vendors()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.index_vendors(array(select n.id from new_rows as n));
  return null;
end
$function$;

comment on function private.index_new_vendors() is 'Makes all vendors of a statement findable at once.';

revoke all on function private.index_new_vendors() from public;
