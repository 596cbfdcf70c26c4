create or replace function public.advance_order (
  order_id uuid,
  to_status public.order_status,
  code text default null::text,
  prep_minutes integer default null::integer,
  reason text default null::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  parts text[];
  part text;
  rule public.order_transition_rules;
  verdict jsonb;
  context jsonb := '{}'::jsonb;
  promise text;
  job public.jobs;
  stop public.job_stops;
  stops_left bigint;
begin
  o := private.lock_order(advance_order.order_id);
  parts := private.party_roles(o.id);
  if cardinality(parts) = 0 then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if advance_order.to_status = 'cancelled' then
    perform private.refuse(400, 'use_cancel_order', 'Cancelling needs a reason.');
  end if;
  -- The response to the first request was lost: the same user repeating the same transition gets success.
  if o.status = advance_order.to_status and exists (select from public.order_events as e
      where e.order_id = o.id and e.seq = o.last_seq
        -- Or a timer did for the caller what they were about to do (private.begin_preparing).
        and (e.actor_id = caller or (e.actor_id is null and e.actor_role = any (parts)))) then
    return jsonb_build_object('outcome', 'moved', 'status', o.status, 'seq', o.last_seq, 'tries_left', null,
      'retry_at', null);
  end if;
  select * into rule from public.order_transition_rules as r
  where r.kind = o.kind and r.from_status = o.status and r.to_status = advance_order.to_status and parts && r.roles;
  select p into part from unnest(parts) as p where p = any (rule.roles) limit 1;
  if part is null then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.',
      jsonb_build_object('status', o.status));
  end if;
  -- A timer cancels it within seconds; accepted meanwhile, it would depend on which of the two comes first.
  if o.status = 'pending' and advance_order.to_status = 'confirmed' and o.accept_by <= now() then
    perform private.refuse(409, 'accept_time_over', 'The time to accept this order is over.',
      jsonb_build_object('accept_by', o.accept_by));
  end if;
  select * into job from private.job_of(o.id) as j where j.state not in ('delivered', 'cancelled');
  -- The other stops of the way are done one by one (finish_job_stop); the last one is done with the order.
  select count(*) into stops_left from public.job_stops as s join public.jobs as j on j.id = s.job_id
  where j.order_id = o.id and j.state not in ('delivered', 'cancelled') and s.done_at is null
    and (advance_order.to_status = 'delivered'
      or (j.id = job.id and split_part(s.code_purpose, ':', 1) = rule.needs_code));
  if stops_left > 1 then
    perform private.refuse(409, 'stops_left', 'There are other stops before this one.',
      jsonb_build_object('left', stops_left - 1));
  end if;
  if rule.needs_code is not null then
    select * into stop from public.job_stops as s
    where s.job_id = job.id and s.done_at is null and split_part(s.code_purpose, ':', 1) = rule.needs_code;
    verdict := private.try_code(o.id, coalesce(stop.code_purpose, rule.needs_code), advance_order.code);
    if verdict is not null then return verdict || jsonb_build_object('status', o.status, 'seq', o.last_seq); end if;
  end if;
  if rule.arrives_at is not null then
    perform private.check_arrival(job, (select s from private.next_stop(job.id, rule.arrives_at) as s),
      advance_order.reason);
  end if;
  if advance_order.to_status = 'confirmed' then
    promise := (private.kind_of_order(o)).promise;
    if promise is not null then
      execute format('select %s($1, $2)', promise) into context using o, advance_order.prep_minutes;
    end if;
  end if;
  o := private.transition(o.id, advance_order.to_status, caller, part, null, null, context);
  perform private.end_stop(s) from public.job_stops as s join public.jobs as j on j.id = s.job_id
  where s.job_id = stop.job_id and s.n = stop.n and s.done_at is null and j.state not in ('delivered', 'cancelled');
  return jsonb_build_object('outcome', 'moved', 'status', o.status, 'seq', o.last_seq, 'tries_left', null,
    'retry_at', null);
end
$function$;

comment on function public.advance_order(uuid, public.order_status, text, integer, text) is
  'Moves an order one step, if the caller''s part in it allows that: {outcome (moved, wrong_code, code_locked), status, seq, tries_left, retry_at}. A wrong handover code is a result and not an error, because an error would roll back the count of tries; the same user repeating the same transition gets success. reason: why a courier says to have arrived although the position says otherwise (wrong_position, no_way_nearer, other_spot).';

revoke all on function public.advance_order(uuid, public.order_status, text, integer, text) from public;

grant execute
  on function public.advance_order(uuid, public.order_status, text, integer, text)
  to authenticated, postgres;
