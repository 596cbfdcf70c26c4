create or replace function private.end_stop (
  stop public.job_stops,
  proof text default null::text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  job public.jobs;
  following uuid;
begin
  update public.job_stops as s set arrived_at = coalesce(s.arrived_at, now()), done_at = now(), proof = end_stop.proof
  where s.job_id = stop.job_id and s.n = stop.n and s.done_at is null;
  if not found then return; end if;
  if exists (select from private.next_stop(stop.job_id)) then
    update public.jobs as j set state = 'picked_up' where j.id = stop.job_id returning * into job;
  else
    update public.jobs as j set state = 'delivered', done_at = now() where j.id = stop.job_id returning * into job;
    select k.id into following from private.job_of(job.order_id) as k where k.state = 'waiting';
    if following is not null then
      -- Whoever performed this leg has no part in the next one.
      perform private.end_party(job.order_id, t.performer_role)
      from public.enhanced_orders as o join private.trades as t on t.trade = o.trade where o.id = job.order_id;
      perform private.search_job(following);
    end if;
  end if;
  perform private.announce_job(job.id);
  perform private.publish('user:' || job.performer_id, 'job', jsonb_build_object('order_id', job.order_id));
end
$function$;

comment on function private.end_stop(public.job_stops, text) is 'A stop is done. After the last one of a leg the next leg is looked for; twice is the same as once.';

revoke all on function private.end_stop(public.job_stops, text) from public;
