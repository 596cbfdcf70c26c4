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
  reach integer[] := array[3000, 5000, 8000, 12000];
  found_one record;
  new_offer uuid;
  offered boolean := false;
  lifetime integer := private.setting_int('offer_seconds');
  search_ends timestamptz;
begin
  select * into job from public.jobs as j where j.id = dispatch_wave.job_id for no key update;
  if job.state not in ('searching', 'no_courier') then return; end if;
  perform private.withdraw_offers(job.id, 'expired');
  -- Where nobody near was found, somebody from the next town may come.
  if job.nobody_since is not null then reach := reach || 20000; end if;
  while job.round < cardinality(reach) and not offered loop
    job.round := job.round + 1;
    for found_one in select * from private.suitable_couriers(job, reach[job.round], job.round) loop
      insert into public.job_offers (job_id, courier_id, round, distance_to_pickup_m, expires_at, factors)
      values (job.id, found_one.courier_id, job.round, found_one.distance_m, now() + make_interval(secs => lifetime),
        found_one.factors)
      returning id into new_offer;
      perform private.publish('user:' || found_one.courier_id, 'offer', jsonb_build_object('offer_id', new_offer));
      offered := true;
    end loop;
  end loop;
  if offered then
    update public.jobs as j set round = job.round, state = 'searching' where j.id = job.id;
    if job.state = 'no_courier' then perform private.announce_job(job.id); end if;
    insert into private.order_timers (order_id, action, due_at, payload)
    values (job.order_id, 'next_wave', now() + make_interval(secs => lifetime),
      jsonb_build_object('job_id', job.id, 'round', job.round));
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
