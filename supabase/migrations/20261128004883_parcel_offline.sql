-- What a courier does with a parcel where there is no network (docs/decisions/0143): taken later by record_step, for
-- when it was done.
set check_function_bodies = off;

create function private.step_pick_up_parcel(order_id uuid, args jsonb) returns jsonb language sql
  set search_path = '' as $$
  select public.pick_up_parcel(step_pick_up_parcel.order_id, args ->> 'code', args ->> 'picture')
$$;

create function private.step_deliver_parcel(order_id uuid, args jsonb) returns jsonb language sql
  set search_path = '' as $$
  select public.deliver_parcel(private.job_of_step(step_deliver_parcel.order_id, args), (args ->> 'n')::integer,
    coalesce(args -> 'proof', jsonb_build_object('picture', args -> 'picture')))
$$;

create function private.step_fail_parcel(order_id uuid, args jsonb) returns jsonb language sql
  set search_path = '' as $$
  select public.fail_parcel_drop(private.job_of_step(step_fail_parcel.order_id, args), (args ->> 'n')::integer,
    args ->> 'reason', args ->> 'note', args ->> 'picture') || '{"outcome": "done"}'
$$;

create function private.step_call_parcel(order_id uuid, args jsonb) returns jsonb language plpgsql
  set search_path = '' as $$
begin
  perform public.call_parcel_receiver(private.job_of_step(step_call_parcel.order_id, args),
    (args ->> 'n')::integer);
  -- Answers are kept; a number is told, and not kept with them.
  return '{"outcome": "done"}';
end
$$;

comment on function private.step_pick_up_parcel is 'Step: {code, picture}, as pick_up_parcel takes it.';
comment on function private.step_deliver_parcel is
  'Step: {job_id, n} and proof or picture, as deliver_parcel takes it.';
comment on function private.step_fail_parcel is
  'Step: {job_id, n, reason, note?, picture?}, as fail_parcel_drop takes it. The sender''s time to choose begins when '
  'the word of it comes.';
comment on function private.step_call_parcel is 'Step: {job_id, n}, a call to a number that had been told before.';

insert into private.step_actions (what, does) values
  ('pick_up_parcel', 'private.step_pick_up_parcel'), ('deliver_parcel', 'private.step_deliver_parcel'),
  ('fail_parcel', 'private.step_fail_parcel'), ('call_parcel', 'private.step_call_parcel');

revoke execute on function private.step_pick_up_parcel(uuid, jsonb), private.step_deliver_parcel(uuid, jsonb),
  private.step_fail_parcel(uuid, jsonb), private.step_call_parcel(uuid, jsonb) from public;
