create or replace function private.is_reported_enough (
  subject_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select least(count(distinct r.person), count(distinct coalesce(r.device, r.person))) >=
    private.setting_int('reports_until_hidden')
  from private.text_reports as r
  where r.subject_id = is_reported_enough.subject_id and r.counts
    and r.at > coalesce((select d.decided_at from private.text_decisions as d where d.subject_id = r.subject_id),
      '-infinity')
$function$;

comment on function private.is_reported_enough(uuid) is 'Whether enough different people whose reports count have reported a question or an answer since it was last decided.';

revoke all on function private.is_reported_enough(uuid) from public;
