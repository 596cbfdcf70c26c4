create or replace function private.step_pick_up_parcel (
  order_id uuid,
  args jsonb
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select public.pick_up_parcel(step_pick_up_parcel.order_id, args ->> 'code', args ->> 'picture')
$function$;

comment on function private.step_pick_up_parcel(uuid, jsonb) is 'Step: {code, picture}, as pick_up_parcel takes it.';

revoke all on function private.step_pick_up_parcel(uuid, jsonb) from public;
