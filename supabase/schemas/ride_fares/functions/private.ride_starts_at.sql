create or replace function private.ride_starts_at (
  request jsonb
)
  returns timestamp with time zone
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if request ->> 'at' is null then return null; end if;
  if not pg_input_is_valid(request ->> 'at', 'timestamptz') then return '-infinity'; end if;
  return case when (request ->> 'at')::timestamptz between '2000-01-01' and '2200-01-01'
    then (request ->> 'at')::timestamptz else '-infinity' end;
end
$function$;

comment on function private.ride_starts_at(jsonb) is 'When a ride is wanted; null for now, -infinity for what is no time.';

revoke all on function private.ride_starts_at(jsonb) from public;
