create or replace function public.record_step (
  step_id uuid,
  at timestamp with time zone,
  order_id uuid,
  what text,
  args jsonb default '{}'::jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  given jsonb := coalesce(record_step.args, '{}');
  made_at timestamptz;
  does text;
  answer jsonb;
begin
  -- A signature is the longest of what proves a step.
  perform private.bound(record_step.what, 40), private.bound(given, 10000);
  -- A second sending waits for the first, and finds its answer.
  perform private.take_turns('record_step', caller::text);
  select s.answer into answer from private.courier_steps as s
  where s.user_id = caller and s.step_id = record_step.step_id;
  if found then return answer || '{"repeated": true}'; end if;
  select a.does into does from private.step_actions as a where a.what = record_step.what;
  if does is null or record_step.step_id is null or jsonb_typeof(given) <> 'object'
      or private.short_number(given -> 'lat', 90) is false or private.short_number(given -> 'lng', 180) is false
      or private.short_number(given -> 'accuracy_m', 100000) is false then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  made_at := private.time_of_step(caller, record_step.order_id, record_step.at);
  perform set_config('angadi.step_at', made_at::text, true);
  -- The position that is stored now is that of the place with a network.
  if made_at < now() - interval '1 minute' and given ? 'lat' and given ? 'lng' then
    perform set_config('angadi.step_position', (jsonb_build_object('lat', given -> 'lat', 'lng', given -> 'lng',
      'accuracy_m', given -> 'accuracy_m'))::text, true);
  end if;
  execute format('select %s($1, $2)', does) into answer using record_step.order_id, given;
  perform set_config('angadi.step_at', '', true), set_config('angadi.step_position', '', true);
  if made_at < now() then
    update public.job_stops as s set arrived_at = case when s.arrived_at = now() then made_at else s.arrived_at end,
      done_at = case when s.done_at = now() then made_at else s.done_at end
    from public.jobs as j where j.id = s.job_id and j.order_id = record_step.order_id
      and now() in (s.arrived_at, s.done_at);
    update public.jobs as j set done_at = made_at where j.order_id = record_step.order_id and j.done_at = now();
  end if;
  insert into private.courier_steps (user_id, step_id, order_id, what, at, answer)
  values (caller, record_step.step_id, record_step.order_id, record_step.what, made_at, answer);
  delete from private.courier_steps as s where s.user_id = caller and s.received_at < now() - interval '30 days';
  return answer || '{"repeated": false}';
end
$function$;

comment on function public.record_step(uuid, timestamp
  with time zone, uuid, text, jsonb) is 'Takes a step of a courier or driver, also one made without a network: what is advance {to, code, reason}, at_pickup {reason}, arrive_stop {job_id, n, reason}, finish_stop {job_id, n, code, proof} or what a trade adds (private.step_actions); lat, lng and accuracy_m are where the phone was then. Answers as the step''s own function does, with repeated: the same step_id again gets the first answer and counts no try. Refuses step_in_future, step_too_old, request_invalid, and what the step itself refuses.';

revoke all on function public.record_step(uuid, timestamp with time zone, uuid, text, jsonb) from public;

grant execute
  on function public.record_step(uuid, timestamp with time zone, uuid, text, jsonb)
  to authenticated, postgres;
