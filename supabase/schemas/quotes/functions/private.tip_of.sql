create or replace function private.tip_of (
  request jsonb
)
  returns bigint
  language sql
  immutable
  set search_path to ''
  AS $function$
  -- A value that is not a number, or does not fit the type, is out of range and not "no tip".
  select case when request -> 'tip_paise' is null then 0
    when jsonb_typeof(request -> 'tip_paise') = 'number'
      then least(greatest(floor((request ->> 'tip_paise')::numeric), -1), 100001)::bigint
    else -1 end
$function$;

revoke all on function private.tip_of(jsonb) from public;
