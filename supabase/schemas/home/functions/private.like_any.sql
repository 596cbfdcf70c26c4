create or replace function private.like_any (
  words text[]
)
  returns text[]
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  return array(select '%' || replace(replace(replace(lower(w), '\', '\\'), '%', '\%'), '_', '\_') || '%'
    from unnest(like_any.words) as w);
end
$function$;

comment on function private.like_any(text[]) is 'Patterns for like any: what contains one of the words.';

revoke all on function private.like_any(text[]) from public;
