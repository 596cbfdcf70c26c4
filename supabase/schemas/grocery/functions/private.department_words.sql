create or replace function private.department_words (
  department text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case department when 'vegetables' then 'vegetables fruits' when 'milk-and-dairy' then 'milk dairy'
    else 'grocery provisions' end
$function$;

comment on function private.department_words(text) is 'What a store with a department is found by; its first word belongs to no other department.';

revoke all on function private.department_words(text) from public;
