create or replace function private.mask_phone (
  phone text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case when phone is null then null else left(phone, 5) || '•••••' || right(phone, 3) end
$function$;

revoke all on function private.mask_phone(text) from public;
