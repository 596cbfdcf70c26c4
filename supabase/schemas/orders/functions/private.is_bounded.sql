create or replace function private.is_bounded (
  given jsonb,
  depth integer default 5
)
  returns boolean
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  return case jsonb_typeof(given)
      when 'object' then depth > 0 and (select count(*) <= 60 and coalesce(bool_and(length(e.key) <= 60
        and private.is_bounded(e.value, depth - 1)), true) from jsonb_each(given) as e)
      when 'array' then depth > 0 and jsonb_array_length(given) <= 60
        and (select coalesce(bool_and(private.is_bounded(e, depth - 1)), true) from jsonb_array_elements(given) as e)
      when 'string' then length(given #>> '{}') <= 4000
      else true end;
end
$function$;

comment on function private.is_bounded(jsonb, integer) is 'Whether a value of a client has at most 60 entries in each list or object, texts of 4,000 characters and the depth given.';

revoke all on function private.is_bounded(jsonb, integer) from public;
