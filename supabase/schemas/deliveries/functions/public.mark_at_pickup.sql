create or replace function public.mark_at_pickup (
  order_id uuid,
  reason text default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  job public.jobs := private.require_job(mark_at_pickup.order_id);
begin
  if job.state = 'at_pickup' then return; end if;
  if job.state <> 'assigned' then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.');
  end if;
  perform private.check_arrival(job, (select s from private.next_stop(job.id, 'pickup') as s), mark_at_pickup.reason);
  update public.jobs as j set state = 'at_pickup' where j.id = job.id;
  perform private.announce_job(job.id);
  perform private.publish('user:' || job.performer_id, 'job', jsonb_build_object('order_id', job.order_id));
end
$function$;

comment on function public.mark_at_pickup(uuid, text) is 'Notifies vendor and customer that the courier has arrived for pick-up; from far away only with a reason (wrong_position, no_way_nearer, other_spot).';

revoke all on function public.mark_at_pickup(uuid, text) from public;

grant execute on function public.mark_at_pickup(uuid, text) to authenticated, postgres;
