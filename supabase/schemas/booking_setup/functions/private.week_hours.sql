create or replace function private.week_hours (
  resource_id uuid,
  valid_from date
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('weekday', h.weekday, 'opens', to_char(h.opens, 'HH24:MI'), 'closes',
    to_char(h.closes, 'HH24:MI'), 'is_break', h.is_break) order by h.weekday, h.opens), '[]')
  from private.resource_hours as h
  where h.resource_id = week_hours.resource_id and h.valid_from = week_hours.valid_from
$function$;

revoke all on function private.week_hours(uuid, date) from public;
