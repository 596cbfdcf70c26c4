create or replace function private.next_wave_if_idle (
  job_id uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  if not exists (select from public.job_offers as f
      where f.job_id = next_wave_if_idle.job_id and f.outcome = 'offered') then
    update private.order_timers as t set done_at = now()
    where t.order_id = (select j.order_id from public.jobs as j where j.id = next_wave_if_idle.job_id)
      and t.action = 'next_wave' and t.payload ->> 'job_id' = next_wave_if_idle.job_id::text and t.done_at is null;
    perform private.dispatch_wave(next_wave_if_idle.job_id);
  end if;
end
$function$;

comment on function private.next_wave_if_idle(uuid) is 'Asks the next couriers at once where nobody has an offer of the job any more.';

revoke all on function private.next_wave_if_idle(uuid) from public;
