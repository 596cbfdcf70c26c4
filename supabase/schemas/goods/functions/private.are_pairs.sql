create or replace function private.are_pairs (
  value jsonb,
  most integer,
  most_letters integer
)
  returns boolean
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select case when jsonb_typeof(value) = 'object' then (select count(*) <= most from jsonb_each(value)) and not exists (
    select from jsonb_each(value) as p (name, text)
    where jsonb_typeof(p.text) <> 'string' or length(trim(p.name)) not between 1 and 40
      or length(trim(p.text #>> '{}')) not between 1 and most_letters
  ) else false end
$function$;

comment on function private.are_pairs(jsonb, integer, integer) is 'Whether a value is an object of so many named texts at most, none empty and none longer than so many letters.';

revoke all on function private.are_pairs(jsonb, integer, integer) from public;

grant execute on function private.are_pairs(jsonb, integer, integer) to authenticated, postgres, service_role;
