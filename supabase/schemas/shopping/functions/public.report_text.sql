create or replace function public.report_text (
  subject_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  product uuid;
  sellers uuid[];
begin
  perform private.take_turns('report_text', caller::text);
  if (select count(*) from private.text_reports as r where r.user_id = caller
    and r.at > now() - interval '1 hour') >= 30 then
    perform private.refuse(429, 'too_many_reports', 'You have reported a lot within an hour. Please wait a while.');
  end if;
  select t.product_id into product from private.public_texts as t where t.id = report_text.subject_id;
  if not found then
    perform private.refuse(404, 'question_not_found', 'This question is not there any more.');
  end if;
  -- One report of a text after the other: each counts those before it.
  perform from public.product_questions as q where q.id = report_text.subject_id for no key update;
  perform from public.product_answers as a where a.id = report_text.subject_id for no key update;
  sellers := array(select v.id from private.sellers_of(product) as v (id));
  insert into private.text_reports (subject_id, user_id, counts, person, device)
  values (report_text.subject_id, caller,
    private.knows_vendor(caller, sellers) and not exists (select from unnest(sellers) as v (id)
      where private.is_staff_of(v.id, caller)),
    private.person_digest(caller), private.device_digest()) on conflict do nothing;
  if not found then return; end if;
  update public.product_questions as q set reports = q.reports + 1, reported_at = coalesce(q.reported_at, now()),
    state = case when private.is_reported_enough(q.id) then 'hidden' else q.state end
  where q.id = report_text.subject_id;
  update public.product_answers as a set reports = a.reports + 1, reported_at = coalesce(a.reported_at, now()),
    state = case when private.is_reported_enough(a.id) then 'hidden' else a.state end
  where a.id = report_text.subject_id;
  perform private.publish('user:' || r.user_id, 'text_report', '{}'::jsonb) from public.user_roles as r
    where r.role = 'admin';
end
$function$;

comment on function public.report_text(uuid) is 'Reports a question or answer, once for each person. Enough people who have been in an order of one of its sellers hide it until an administrator has looked; everybody else''s reports only wait for that. Raises question_not_found, too_many_reports.';

revoke all on function public.report_text(uuid) from public;

grant execute on function public.report_text(uuid) to authenticated, postgres;
