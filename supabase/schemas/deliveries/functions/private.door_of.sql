create or replace function private.door_of (
  order_id uuid,
  courier_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('started_at', w.started_at, 'until_at', w.until_at, 'has_picture', w.picture is not null,
    'has_called', private.has_tried_to_reach(door_of.order_id, door_of.courier_id), 'server_now', now())
  from (select true) as one left join public.door_waits as w on w.order_id = door_of.order_id
    and w.courier_id = door_of.courier_id
$function$;

comment on function private.door_of(uuid, uuid) is 'The courier''s wait at a door: {started_at, until_at (both null before it begins), has_picture, has_called, server_now}.';

revoke all on function private.door_of(uuid, uuid) from public;
