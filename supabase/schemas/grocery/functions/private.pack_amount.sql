create or replace function private.pack_amount (
  size numeric,
  unit text
)
  returns numeric
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case when unit in ('kg', 'l') then size * 1000 else size end
$function$;

comment on function private.pack_amount(numeric, text) is 'The content of a pack in grams, millilitres, pieces or metres; null where none is stated.';

revoke all on function private.pack_amount(numeric, text) from public;
