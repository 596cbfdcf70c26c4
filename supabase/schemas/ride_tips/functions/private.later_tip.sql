create or replace function private.later_tip (
  order_id uuid,
  driver_id uuid
)
  returns integer
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce((select t.paise from private.ride_tips as t
    where t.order_id = later_tip.order_id and t.driver_id = later_tip.driver_id), 0)
$function$;

comment on function private.later_tip(uuid, uuid) is 'What somebody was tipped for an order once it was over, in paise.';

revoke all on function private.later_tip(uuid, uuid) from public;
