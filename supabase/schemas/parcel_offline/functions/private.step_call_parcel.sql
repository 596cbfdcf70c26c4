create or replace function private.step_call_parcel (
  order_id uuid,
  args jsonb
)
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform public.call_parcel_receiver(private.job_of_step(step_call_parcel.order_id, args),
    (args ->> 'n')::integer);
  -- Answers are kept; a number is told, and not kept with them.
  return '{"outcome": "done"}';
end
$function$;

comment on function private.step_call_parcel(uuid, jsonb) is 'Step: {job_id, n}, a call to a number that had been told before.';

revoke all on function private.step_call_parcel(uuid, jsonb) from public;
