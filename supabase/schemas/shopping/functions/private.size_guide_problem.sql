create or replace function private.size_guide_problem (
  guide jsonb
)
  returns boolean
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if coalesce(jsonb_typeof(guide), 'null') = 'null' then return false; end if;
  if jsonb_typeof(guide) <> 'object' or coalesce(jsonb_typeof(guide -> 'columns'), '') <> 'array'
    or coalesce(jsonb_typeof(guide -> 'rows'), '') <> 'array'
      or exists (select from jsonb_object_keys(guide) as k where k not in ('columns', 'rows')) then return true; end if;
  if jsonb_array_length(guide -> 'columns') not between 2 and 8 or jsonb_array_length(guide -> 'rows') not between 1
    and 20
      or exists (select from jsonb_array_elements(guide -> 'rows') as r where jsonb_typeof(r) <> 'array') then
        return true; end if;
  return exists (select from jsonb_array_elements(guide -> 'rows') as r
    where jsonb_array_length(r) <> jsonb_array_length(guide -> 'columns'))
    or exists (select from jsonb_array_elements(guide -> 'columns') as c where jsonb_typeof(c) <> 'string'
      or length(trim(c #>> '{}')) not between 1 and 30)
    or exists (select from jsonb_array_elements(guide -> 'rows') as r, jsonb_array_elements(r) as c
      where jsonb_typeof(c) <> 'string' or length(c #>> '{}') > 30);
end
$function$;

comment on function private.size_guide_problem(jsonb) is 'Whether a size guide cannot be shown: {columns: 2 to 8 texts, rows: 1 to 20 lists of as many texts}, each of up to 30 letters; null is none.';

revoke all on function private.size_guide_problem(jsonb) from public;
