create or replace function public.decide_application (
  application_id uuid,
  version integer,
  approve boolean,
  reason text default null::text,
  note text default null::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  a public.provider_applications := private.application_to_decide(decide_application.application_id,
    decide_application.version);
  why text := nullif(trim(decide_application.note), '');
  blocking text;
  misfit jsonb;
  made_id uuid;
  renewed public.provider_applications;
  carries text;
begin
  perform private.bound(decide_application.note, 2000), private.bound(decide_application.reason, 100);
  if decide_application.approve is null or length(why) > 500 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if decide_application.approve then
    blocking := private.open_item(a);
    if blocking is not null then
      perform private.refuse(409, 'item_open', 'Every item has to be accepted first.',
        jsonb_build_object('requirement', blocking));
    end if;
    misfit := private.misfit(a);
    if misfit is not null then
      perform private.refuse(409, 'number_misfit', 'Two numbers do not fit each other.', misfit);
    end if;
    if private.duplicates_of(a) <> '[]' and coalesce(length(why), 0) < 3 then
      perform private.refuse(409, 'duplicate_needs_reason',
        'Somebody else has the same number. Please say why it is fine.');
    end if;
  elsif not exists (select from private.application_reasons as r where r.reason = decide_application.reason
      and not r.is_of_item) then
    perform private.refuse(400, 'reason_missing', 'Please say why.');
  end if;
  if decide_application.approve and a.renews is null then
    execute format('select %s($1, $2)', (select r.begin from private.applied_roles as r where r.role = a.role))
      into made_id using a, auth.uid();
    perform private.apply_shop_setup(a, made_id);
  end if;
  update public.provider_applications as p set decided_at = now(), decided_by = auth.uid(), made = made_id,
    reason = case when not decide_application.approve then decide_application.reason end, note = why
  where p.id = a.id returning p.* into a;
  a := private.move_application(a, case when decide_application.approve then 'approve' else 'reject' end, 'reviewer');
  if decide_application.approve and a.renews is not null then
    select * into strict renewed from public.provider_applications as p where p.id = a.renews;
    select r.renew into carries from private.applied_roles as r where r.role = a.role;
    if carries is not null then execute format('select %s($1)', carries) using renewed; end if;
  end if;
  if decide_application.approve then
    perform private.check_papers(p) from public.provider_applications as p
    where p.user_id = a.user_id and p.made is not null and p.renews is null
      and p.state in ('approved', 'active', 'suspended');
  end if;
  perform private.audit(case when decide_application.approve then 'approve_application' else 'reject_application' end,
    'application', a.id::text, null, jsonb_strip_nulls(jsonb_build_object('role', a.role, 'made', made_id,
    'reason', a.reason)), why);
  perform private.notify(a.user_id, case when not decide_application.approve then 'application_rejected'
      when a.renews is null then 'application_approved' else 'application_renewed' end,
    case when decide_application.approve then '{}' else jsonb_build_object('reason',
      private.application_words(a.reason, a.language)) end, '/provider/application-status');
  return public.admin_application(a.id);
end
$function$;

comment on function public.decide_application(uuid, integer, boolean, text, text) is 'Approves an application, which makes what was applied for with its first rights in one transaction, and gives it the hours and items that were prepared (private.apply_shop_setup), or rejects it with a reason. Both on the version that was seen. Refuses application_not_found, not_your_review {by}, decided_meanwhile {by, state}, changed_meanwhile {version}, item_open {requirement}, number_misfit {requirement, with}, duplicate_needs_reason, reason_missing.';

revoke all on function public.decide_application(uuid, integer, boolean, text, text) from public;

grant execute
  on function public.decide_application(uuid, integer, boolean, text, text)
  to authenticated, postgres;
