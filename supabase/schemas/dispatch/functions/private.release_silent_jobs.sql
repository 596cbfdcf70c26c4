create or replace function private.release_silent_jobs (
  batch integer default 50
)
  returns integer
  language plpgsql
  set search_path to ''
  set lock_timeout to '50ms'
  AS $function$
declare
  found_one record;
  o public.enhanced_orders;
  job public.jobs;
  taken integer := 0;
begin
  for found_one in
    select j.id, j.order_id from public.jobs as j left join public.courier_positions as p on p.user_id = j.performer_id
    where j.state in ('assigned', 'at_pickup') and coalesce(j.quiet_until, '-infinity') <= now()
      and greatest(p.at, j.assigned_at) <= now() - make_interval(secs =>
        (private.dispatch_rule(j.region_id, private.work_of(j))).silent_seconds)
    order by j.assigned_at limit batch
  loop
    begin
      -- Order first, job second, as everywhere; whoever is at work on them is looked at again in the next sweep.
      select * into o from public.enhanced_orders as e where e.id = found_one.order_id for no key update skip locked;
      continue when not found;
      select * into job from public.jobs as j where j.id = found_one.id for no key update skip locked;
      continue when not found or job.state not in ('assigned', 'at_pickup') or job.quiet_until > now()
        -- Somebody else may have it by now.
        or job.assigned_at > now() - make_interval(secs =>
          (private.dispatch_rule(job.region_id, private.work_of(job))).silent_seconds)
        or exists (select from public.courier_positions as p where p.user_id = job.performer_id
          and p.at > now() - make_interval(secs =>
            (private.dispatch_rule(job.region_id, private.work_of(job))).silent_seconds));
      perform private.notify_party(o, t.performer_role, 'courier_silent') from private.trades as t
        where t.trade = o.trade;
      perform private.notify_party(o, 'user', 'order_courier_silent');
      if exists (select from private.order_effects as e where e.kind = o.kind and e.to_status = 'pending'
          and e.effect = 'private.release_jobs') and o.status = 'confirmed' then
        perform private.transition(o.id, 'pending', null, 'system', 'silent');
      else
        perform private.release_job(job, 'silent');
      end if;
      taken := taken + 1;
    exception
      when lock_not_available then continue;
      -- One that fails is tried again and does not keep the others.
      when others then raise warning 'a silent job was not released: %, %', found_one.id, sqlerrm;
    end;
  end loop;
  return taken;
end
$function$;

comment on function private.release_silent_jobs(integer) is 'Takes jobs from those who sent no position for silent_seconds before the pick-up, tells both, and searches again without them; returns how many.';

revoke all on function private.release_silent_jobs(integer) from public;
