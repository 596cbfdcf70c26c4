create or replace function private.step_advance (
  order_id uuid,
  args jsonb
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select public.advance_order(step_advance.order_id, (args ->> 'to')::public.order_status, code => args ->> 'code',
    reason => args ->> 'reason')
$function$;

comment on function private.step_advance(uuid, jsonb) is 'Step: {to, code?, reason?}, as advance_order takes it.';

revoke all on function private.step_advance(uuid, jsonb) from public;
