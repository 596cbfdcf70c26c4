create or replace function private.step_fail_parcel (
  order_id uuid,
  args jsonb
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select public.fail_parcel_drop(private.job_of_step(step_fail_parcel.order_id, args), (args ->> 'n')::integer,
    args ->> 'reason', args ->> 'note', args ->> 'picture') || '{"outcome": "done"}'
$function$;

comment on function private.step_fail_parcel(uuid, jsonb) is 'Step: {job_id, n, reason, note?, picture?}, as fail_parcel_drop takes it. The sender''s time to choose begins when the word of it comes.';

revoke all on function private.step_fail_parcel(uuid, jsonb) from public;
