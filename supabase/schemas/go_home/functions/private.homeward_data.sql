create or replace function private.homeward_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('home', (select jsonb_build_object('lat', h.lat, 'lng', h.lng, 'label', h.label)
      from private.driver_homes as h where h.user_id = caller),
    'going_home', (select coalesce(jsonb_agg(jsonb_build_object('started_at', t.started_at, 'ended_at', t.ended_at,
      'ended_as', t.ended_as) order by t.started_at), '[]') from private.homeward_turns as t where t.user_id = caller))
$function$;

comment on function private.homeward_data(uuid) is 'What is stored about somebody''s way home; a part of driver_data.';

revoke all on function private.homeward_data(uuid) from public;
