create or replace function private.step_deliver_parcel (
  order_id uuid,
  args jsonb
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select public.deliver_parcel(private.job_of_step(step_deliver_parcel.order_id, args), (args ->> 'n')::integer,
    coalesce(args -> 'proof', jsonb_build_object('picture', args -> 'picture')))
$function$;

comment on function private.step_deliver_parcel(uuid, jsonb) is 'Step: {job_id, n} and proof or picture, as deliver_parcel takes it.';

revoke all on function private.step_deliver_parcel(uuid, jsonb) from public;
