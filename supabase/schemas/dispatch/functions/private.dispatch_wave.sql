create or replace function private.dispatch_wave (
  job_id uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  job public.jobs;
  o public.enhanced_orders;
  rule private.dispatch_rules;
  rounds jsonb;
  step jsonb;
  offered boolean := false;
  search_ends timestamptz;
begin
  select * into job from public.jobs as j where j.id = dispatch_wave.job_id for no key update;
  if job.state not in ('searching', 'no_courier') then return; end if;
  perform private.withdraw_offers(job.id, 'expired');
  rule := private.dispatch_rule(job.region_id, private.work_of(job));
  rounds := rule.rounds;
  -- Where nobody near was found, somebody from the next town may come.
  if job.nobody_since is not null and rule.far_m is not null then
    rounds := rounds || jsonb_build_object('radius_m', rule.far_m, 'wave', jsonb_array_length(rounds) + 1);
  end if;
  while not rule.stopped and job.round < jsonb_array_length(rounds) and not offered loop
    step := rounds -> job.round::integer;
    job.round := job.round + 1;
    offered := private.offer_round(job, rule, (step ->> 'radius_m')::integer, (step ->> 'wave')::integer) > 0;
  end loop;
  if offered then
    update public.jobs as j set round = job.round, state = 'searching' where j.id = job.id;
    if job.state = 'no_courier' then perform private.announce_job(job.id); end if;
    insert into private.order_timers (order_id, action, due_at, payload)
    values (job.order_id, 'next_wave', (select max(f.expires_at) from public.job_offers as f where f.job_id = job.id
      and f.outcome = 'offered'), jsonb_build_object('job_id', job.id, 'round', job.round));
    return;
  end if;
  -- No courier is left: everybody is notified once, and the search restarts every minute until its end.
  select * into o from public.enhanced_orders as e where e.id = job.order_id;
  search_ends := coalesce(job.asked_until,
    greatest(now(), o.promised_max_at) + make_interval(secs => private.setting_int('courier_search_seconds')));
  update public.jobs as j set round = 0, state = 'no_courier', nobody_since = coalesce(j.nobody_since, now()),
    asked_until = search_ends
  where j.id = job.id;
  insert into private.order_timers (order_id, action, due_at, payload)
  values (job.order_id, 'retry_dispatch', now() + interval '1 minute', jsonb_build_object('job_id', job.id));
  if job.nobody_since is null then
    insert into private.order_timers (order_id, action, due_at, payload)
    values (job.order_id, 'give_up_search', search_ends, jsonb_build_object('job_id', job.id));
    perform private.notify_party(o, 'user', 'order_no_courier');
    perform private.notify_party(o, 'admin', 'admin_no_courier');
  end if;
  if job.state <> 'no_courier' then
    perform private.announce_job(job.id);
    perform private.publish('user:' || o.user_id, 'order',
      jsonb_build_object('order_id', o.id, 'status', o.status, 'seq', o.last_seq));
  end if;
end
$function$;

comment on function private.dispatch_wave(uuid) is 'Offers a job to the next circle of couriers, or says that there is nobody and asks again later.';

revoke all on function private.dispatch_wave(uuid) from public;
