create or replace function private.go_on_with_parcel (
  o public.enhanced_orders
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  job public.jobs;
  p private.parcels;
begin
  select * into job from private.job_of(o.id);
  select * into p from private.parcels as k where k.order_id = o.id;
  if exists (select from public.job_stops as s where s.job_id = job.id and s.done_at is null)
      or exists (select from private.parcel_drops as d where d.order_id = o.id and d.state = 'failed') then
    update public.jobs as j set state = 'picked_up' where j.id = job.id and j.state = 'near';
  else
    update public.jobs as j set state = 'delivered', done_at = now() where j.id = job.id;
    if p.return_job is null and exists (select from private.parcel_drops as d
        where d.order_id = o.id and d.state = 'returning') then
      perform private.begin_parcel_return(o, p, job.performer_id);
    else
      perform private.charge_parcel_waiting(o, p);
      perform private.transition(o.id, 'delivered', null, 'system');
      return;
    end if;
  end if;
  perform private.announce_job(job.id);
  perform private.announce_order(e) from public.enhanced_orders as e where e.id = o.id;
  perform private.tell_performer(o.id);
end
$function$;

comment on function private.go_on_with_parcel(public.enhanced_orders) is 'After each step of a locked order: the next door, waiting for the sender''s choice, the way back, or the end.';

revoke all on function private.go_on_with_parcel(public.enhanced_orders) from public;
