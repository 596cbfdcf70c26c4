-- Steps that a courier or driver made without a network (docs/decisions/0141): each has an id and a time of its own, is
-- taken once, in the order in which it was made, and counts for when it was made.
set check_function_bodies = off;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('offline_step_seconds', 'integer', 'seconds', '7200', 300, 43200, 'orders',
   'How long ago a step of a courier may have been made that is sent later.', false),
  ('offline_clock_seconds', 'integer', 'seconds', '120', 0, 900, 'orders',
   'How far a phone''s clock may be ahead before a step with its time is refused.', false);

create table private.step_actions (
  what text primary key constraint step_action_name check (what ~ '^[a-z][a-z_]{0,39}$'),
  does text not null
);

comment on table private.step_actions is 'What may be done later, when there is a network again. A trade adds its own.';
comment on column private.step_actions.does is
  'The name of a function (order_id uuid, args jsonb) returns jsonb that does it as the caller.';

revoke all on private.step_actions from anon, authenticated;

create table private.courier_steps (
  user_id uuid not null references public.couriers (user_id) on delete cascade,
  step_id uuid not null,
  order_id uuid not null references public.enhanced_orders (id),
  what text not null references private.step_actions (what),
  at timestamptz not null,
  received_at timestamptz not null default now(),
  answer jsonb not null,
  primary key (user_id, step_id),
  constraint step_was_made_before check (at <= received_at)
);

create index courier_steps_order_idx on private.courier_steps (order_id, user_id, at);
create index courier_steps_what_idx on private.courier_steps (what);
create index courier_steps_received_idx on private.courier_steps (user_id, received_at);

create trigger account_is_open before insert on private.courier_steps for each row
  execute function private.hold_account_of_row('user_id');

comment on table private.courier_steps is
  'Steps of couriers and drivers with when they were made, when they came, and what was answered; kept for 30 days.';

revoke all on private.courier_steps from anon, authenticated;

create function private.step_time() returns timestamptz language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('angadi.step_at', true), '')::timestamptz, now())
$$;

comment on function private.step_time is
  'When what is written now happened: the time of the step that is being recorded (record_step), else now.';

-- A receipt says when it was handed over, not when the phone had a network again.
alter table public.order_events alter column at set default private.step_time();

create function private.position_at_step(courier_id uuid) returns public.courier_positions
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  said jsonb := nullif(current_setting('angadi.step_position', true), '')::jsonb;
  found_at public.courier_positions;
begin
  if said is null then
    select * into found_at from public.courier_positions as p
    where p.user_id = position_at_step.courier_id and p.at > now() - interval '5 minutes';
    return found_at;
  end if;
  found_at.user_id := position_at_step.courier_id;
  found_at.lat := (said ->> 'lat')::double precision;
  found_at.lng := (said ->> 'lng')::double precision;
  found_at.accuracy_m := (said ->> 'accuracy_m')::real;
  found_at.at := private.step_time();
  return found_at;
end
$$;

comment on function private.position_at_step is
  'Where a courier was: the position that the phone kept with a step made without a network, else the last one of five '
  'minutes; null fields where there is none.';

create function private.step_advance(order_id uuid, args jsonb) returns jsonb language sql set search_path = '' as $$
  select public.advance_order(step_advance.order_id, (args ->> 'to')::public.order_status, code => args ->> 'code',
    reason => args ->> 'reason')
$$;

create function private.step_at_pickup(order_id uuid, args jsonb) returns jsonb language plpgsql
  set search_path = '' as $$
begin
  perform public.mark_at_pickup(step_at_pickup.order_id, args ->> 'reason');
  return '{"outcome": "done"}';
end
$$;

create function private.job_of_step(order_id uuid, args jsonb) returns uuid language plpgsql stable
  set search_path = '' as $$
declare
  job_id uuid := (select j.id from public.jobs as j
    where j.id::text = args ->> 'job_id' and j.order_id = job_of_step.order_id);
begin
  if job_id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return job_id;
end
$$;

create function private.step_arrive_stop(order_id uuid, args jsonb) returns jsonb language plpgsql
  set search_path = '' as $$
begin
  perform public.arrive_at_job_stop(private.job_of_step(step_arrive_stop.order_id, args), (args ->> 'n')::integer,
    args ->> 'reason');
  return '{"outcome": "done"}';
end
$$;

create function private.step_finish_stop(order_id uuid, args jsonb) returns jsonb language sql
  set search_path = '' as $$
  select public.finish_job_stop(private.job_of_step(step_finish_stop.order_id, args), (args ->> 'n')::integer,
    args ->> 'code', args ->> 'proof')
$$;

comment on function private.step_advance is 'Step: {to, code?, reason?}, as advance_order takes it.';
comment on function private.step_at_pickup is 'Step: {reason?}, as mark_at_pickup takes it.';
comment on function private.job_of_step is 'The job that a step names, of its order.';
comment on function private.step_arrive_stop is 'Step: {job_id, n, reason?}, as arrive_at_job_stop takes it.';
comment on function private.step_finish_stop is 'Step: {job_id, n, code?, proof?}, as finish_job_stop takes it.';

insert into private.step_actions (what, does) values
  ('advance', 'private.step_advance'), ('at_pickup', 'private.step_at_pickup'),
  ('arrive_stop', 'private.step_arrive_stop'), ('finish_stop', 'private.step_finish_stop');

create function private.time_of_step(caller uuid, order_id uuid, at timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  least_at timestamptz;
  made_at timestamptz := time_of_step.at;
begin
  -- The clock of the phone against ours, as far as its positions have shown it.
  if isfinite(made_at) then
    made_at := made_at - make_interval(secs => coalesce((select s.clock_offset_seconds from private.position_states as s
      where s.user_id = time_of_step.caller), 0));
  end if;
  if made_at is null or not isfinite(made_at)
      or made_at > now() + make_interval(secs => private.setting_int('offline_clock_seconds')) then
    perform private.refuse(400, 'step_in_future', 'The clock of this phone is wrong.');
  end if;
  if made_at < now() - make_interval(secs => private.setting_int('offline_step_seconds')) then
    perform private.refuse(409, 'step_too_old', 'This step was made too long ago.');
  end if;
  -- Whoever sets the clock right between two steps has made them in their order all the same.
  select greatest(max(k.at), (select max(j.assigned_at) from public.jobs as j
    where j.order_id = time_of_step.order_id and j.performer_id = time_of_step.caller)) into least_at
  from private.courier_steps as k
  where k.order_id = time_of_step.order_id and k.user_id = time_of_step.caller;
  return least(greatest(made_at, least_at), now());
end
$$;

comment on function private.time_of_step is
  'When a step counts as made: as the phone says, its clock set right, not before the step before it and not after '
  'now. Refuses step_in_future and step_too_old.';

create function public.record_step(step_id uuid, at timestamptz, order_id uuid, what text, args jsonb default '{}')
returns jsonb language plpgsql security definer set search_path = '' as $$
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
$$;

create function private.short_number(value jsonb, most double precision) returns boolean language sql immutable
  set search_path = '' as $$
  select case when value is null or value = 'null' then null
    when jsonb_typeof(value) = 'number' then abs((value #>> '{}')::numeric) <= most else false end
$$;

comment on function private.short_number is
  'Whether a number of a client is within its bounds; null where none is given.';

comment on function public.record_step is
  'Takes a step of a courier or driver, also one made without a network: what is advance {to, code, reason}, at_pickup '
  '{reason}, arrive_stop {job_id, n, reason}, finish_stop {job_id, n, code, proof} or what a trade adds '
  '(private.step_actions); lat, lng and accuracy_m are where the phone was then. Answers as the step''s own function '
  'does, with repeated: the same step_id again gets the first answer and counts no try. Refuses step_in_future, '
  'step_too_old, request_invalid, and what the step itself refuses.';

revoke execute on function private.step_advance(uuid, jsonb), private.step_at_pickup(uuid, jsonb),
  private.job_of_step(uuid, jsonb), private.step_arrive_stop(uuid, jsonb), private.step_finish_stop(uuid, jsonb),
  private.time_of_step(uuid, uuid, timestamptz), private.position_at_step(uuid), private.step_time(),
  private.short_number(jsonb, double precision) from public;
revoke execute on function public.record_step(uuid, timestamptz, uuid, text, jsonb) from public, anon;
grant execute on function public.record_step(uuid, timestamptz, uuid, text, jsonb) to authenticated;
