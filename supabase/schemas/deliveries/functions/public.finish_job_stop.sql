create or replace function public.finish_job_stop (
  job_id uuid,
  n integer,
  code text default null::text,
  proof text default null::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  stop public.job_stops := private.stop_to_do(finish_job_stop.job_id, finish_job_stop.n);
  job public.jobs;
  o public.enhanced_orders;
  verdict jsonb;
begin
  perform private.bound(finish_job_stop.code, 10), private.bound(finish_job_stop.proof, 200);
  if stop.done_at is null then
    select * into job from public.jobs as j where j.id = stop.job_id;
    select * into o from public.enhanced_orders as e where e.id = job.order_id;
    if private.stop_moves_order(o, job, stop) then
      perform private.refuse(409, 'stop_moves_order', 'This stop is done together with the order itself.');
    end if;
    if stop.arrived_at is null then
      perform private.refuse(409, 'not_at_door', 'Please say first that you have arrived.',
        jsonb_build_object('status', o.status));
    end if;
    if stop.code_purpose is not null then
      verdict := private.try_code(o.id, stop.code_purpose, finish_job_stop.code);
      if verdict is not null then return verdict; end if;
    end if;
    perform private.end_stop(stop, nullif(trim(finish_job_stop.proof), ''));
  end if;
  return jsonb_build_object('outcome', 'done', 'tries_left', null, 'retry_at', null);
end
$function$;

comment on function public.finish_job_stop(uuid, integer, text, text) is 'Whoever performs a job has done its next stop: with the stop''s own code where it has one, and what proves it. The stop that ends the order is done by advance_order (stop_moves_order).';

revoke all on function public.finish_job_stop(uuid, integer, text, text) from public;

grant execute on function public.finish_job_stop(uuid, integer, text, text) to authenticated, postgres;
