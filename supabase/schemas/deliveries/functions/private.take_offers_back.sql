create or replace function private.take_offers_back (
  courier_id uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  job uuid;
begin
  for job in update public.job_offers as f set outcome = 'withdrawn', answered_at = now()
    where f.courier_id = take_offers_back.courier_id and f.outcome = 'offered' returning f.job_id
  loop
    perform private.next_wave_if_idle(job);
  end loop;
end
$function$;

comment on function private.take_offers_back(uuid) is 'Takes back what a courier was offered, and offers it to others. Whoever calls it has locked these jobs.';

revoke all on function private.take_offers_back(uuid) from public;
