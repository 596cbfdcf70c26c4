create or replace function private.schedule_of (
  request jsonb
)
  returns timestamp with time zone
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if request ->> 'scheduled_for' is null then return null; end if;
  if not pg_input_is_valid(request ->> 'scheduled_for', 'timestamptz') then return '-infinity'; end if;
  -- The ends of the calendar overflow where minutes are added.
  return case when (request ->> 'scheduled_for')::timestamptz between '2000-01-01' and '2200-01-01'
    then (request ->> 'scheduled_for')::timestamptz else '-infinity' end;
end
$function$;

comment on function private.schedule_of(jsonb) is 'When an order is wanted; null for now, -infinity for what is no time of these centuries.';

revoke all on function private.schedule_of(jsonb) from public;
