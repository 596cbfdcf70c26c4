create or replace function private.short_values (
  request jsonb,
  VARIADIC keys text[]
)
  returns jsonb
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if exists (select from jsonb_each(short_values.request) as e where e.key = any (short_values.keys)
      and (jsonb_typeof(e.value) in ('object', 'array') or length(e.value #>> '{}') > 100)) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return (select coalesce(jsonb_object_agg(e.key, e.value), '{}'::jsonb) from jsonb_each(short_values.request) as e
    where e.key = any (short_values.keys));
end
$function$;

comment on function private.short_values(jsonb, text[]) is 'The named keys of a request, each one value of at most 100 characters; refuses longer ones and lists with request_invalid.';

revoke all on function private.short_values(jsonb, text[]) from public;
