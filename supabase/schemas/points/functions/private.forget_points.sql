create or replace function private.forget_points (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into private.points (user_id, kind, points, lot_id)
  select caller, 'expired', -l.points, l.lot_id from private.points_left(caller) as l where l.points > 0
$function$;

comment on function private.forget_points(uuid) is 'Points of a closed account end with it; their rows name nobody.';

revoke all on function private.forget_points(uuid) from public;
