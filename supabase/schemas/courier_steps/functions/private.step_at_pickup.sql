create or replace function private.step_at_pickup (
  order_id uuid,
  args jsonb
)
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform public.mark_at_pickup(step_at_pickup.order_id, args ->> 'reason');
  return '{"outcome": "done"}';
end
$function$;

comment on function private.step_at_pickup(uuid, jsonb) is 'Step: {reason?}, as mark_at_pickup takes it.';

revoke all on function private.step_at_pickup(uuid, jsonb) from public;
