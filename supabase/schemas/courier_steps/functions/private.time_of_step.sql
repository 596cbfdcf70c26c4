create or replace function private.time_of_step (
  caller uuid,
  order_id uuid,
  at timestamp with time zone
)
  returns timestamp with time zone
  language plpgsql
  stable
  set search_path to ''
  AS $function$
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
$function$;

comment on function private.time_of_step(uuid, uuid, timestamp with time zone) is 'When a step counts as made: as the phone says, its clock set right, not before the step before it and not after now. Refuses step_in_future and step_too_old.';

revoke all on function private.time_of_step(uuid, uuid, timestamp with time zone) from public;
