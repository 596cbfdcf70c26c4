create or replace function private.mask_number (
  kind text,
  number text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case when kind in ('gstin', 'fssai', 'registration') then number
    when kind = 'aadhaar' then '•••• ' || right(number, 4)
    when kind = 'pan' then left(number, 2) || '••••••' || right(number, 2)
    else '•••• ' || right(number, 4) end
$function$;

comment on function private.mask_number(text, text) is 'A number as its owner sees it again: whole where the law has it shown to customers, otherwise its end.';

revoke all on function private.mask_number(text, text) from public;
