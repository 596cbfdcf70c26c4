create or replace function private.are_line_ids (
  ids jsonb
)
  returns boolean
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if jsonb_typeof(ids) = 'null' then return true; end if;
  if jsonb_typeof(ids) <> 'array' or jsonb_array_length(ids) not between 1 and 60 then return false; end if;
  return not exists (select from jsonb_array_elements(ids) as id
    where jsonb_typeof(id) <> 'string' or not pg_input_is_valid(id #>> '{}', 'uuid'));
end
$function$;

comment on function private.are_line_ids(jsonb) is 'Whether these are ids of as many lines as a cart holds, at least one.';

revoke all on function private.are_line_ids(jsonb) from public;
