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
  -- One that came since the jobs were locked may be at work elsewhere, and is not waited for: whoever has gone offline
  -- cannot accept it, and it ends by itself.
  for job in
    with mine as materialized (select f.id from public.job_offers as f join public.jobs as j on j.id = f.job_id
      where f.courier_id = take_offers_back.courier_id and f.outcome = 'offered'
      order by j.id for no key update of j skip locked)
    update public.job_offers as f set outcome = 'withdrawn', answered_at = now()
    from mine where f.id = mine.id and f.outcome = 'offered' returning f.job_id
  loop
    perform private.next_wave_if_idle(job);
  end loop;
end
$function$;

comment on function private.take_offers_back(uuid) is 'Takes back what a courier was offered, and offers it to others. Whoever calls it has locked these jobs before the courier.';

revoke all on function private.take_offers_back(uuid) from public;
