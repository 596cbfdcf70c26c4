create or replace function private.forget_old_papers()
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  forgotten integer;
begin
  update private.provider_documents as d set files = '{}', number_kept = null, bank = null, note = null
  where (d.files <> '{}' or d.number_kept is not null or d.bank is not null) and (
    exists (select from public.provider_applications as a join private.paper_retention as k on k.state = a.state
      where a.id = d.application_id and a.updated_at < now() - make_interval(days => k.keep_days))
      -- A person's paper that was accepted also serves their other applications.
      and (d.state <> 'accepted' or not exists (select from public.provider_applications as a
        where a.user_id = d.user_id and a.state not in ('withdrawn', 'rejected', 'terminated')))
    or d.state = 'replaced' and exists (select from private.provider_documents as newer, private.paper_retention as k
      where newer.user_id = d.user_id and newer.requirement = d.requirement and newer.state = 'accepted'
        and k.state = 'replaced' and newer.reviewed_at < now() - make_interval(days => k.keep_days)
        and (newer.subject = 'person' or newer.application_id = d.application_id)));
  get diagnostics forgotten = row_count;
  return forgotten;
end
$function$;

comment on function private.forget_old_papers() is 'Takes pages, full numbers and bank accounts from papers whose time is over (private.paper_retention); run by pg_cron. Answers from how many.';

revoke all on function private.forget_old_papers() from public;
