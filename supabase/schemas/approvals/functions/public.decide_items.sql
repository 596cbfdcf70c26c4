create or replace function public.decide_items (
  application_id uuid,
  version integer,
  decisions jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  a public.provider_applications := private.application_to_decide(decide_items.application_id, decide_items.version);
  given record;
  d private.provider_documents;
begin
  perform private.bound(decide_items.decisions, 8000);
  for given in select * from jsonb_to_recordset(decide_items.decisions) as g (requirement text, accepted boolean,
    reason text, note text) loop
    d := private.document_for(a, given.requirement);
    if d.id is null or given.accepted is null or (not given.accepted and not exists (
        select from private.application_reasons as r where r.reason = given.reason and r.is_of_item)) then
      perform private.refuse(400, 'reason_missing', 'Please say why.');
    end if;
    if not exists (select from private.needs_of(a) as n where n.requirement = given.requirement) then
      perform private.refuse(400, 'request_invalid', 'This request could not be read.');
    end if;
    -- What was accepted before this review stays in force until something better is: the applicant is asked for that.
    if not given.accepted and d.state = 'accepted' and d.application_id <> a.id
        and (d.application_id is distinct from a.renews or d.handed_in_at < a.created_at) then
      d.id := gen_random_uuid();
      d.application_id := a.id;
      d.state := 'given';
      insert into private.provider_documents select d.*;
    end if;
    -- The accepted one before it, or the present one of the person, gives way.
    if given.accepted then
      update private.provider_documents as k set state = 'replaced'
      where k.requirement = d.requirement and k.state = 'accepted' and k.id <> d.id and k.user_id = a.user_id
        and (k.subject = 'person' or k.application_id in (a.id, a.renews));
    end if;
    update private.provider_documents as k set state = case when given.accepted then 'accepted' else 'sent_back' end,
      -- A place's paper stays with the application that made the place.
      application_id = case when not given.accepted then a.id when d.state = 'accepted' then d.application_id
        else coalesce(a.renews, a.id) end,
      reason = case when not given.accepted then given.reason end,
      note = case when not given.accepted then nullif(left(trim(given.note), 300), '') end,
      reviewed_by = auth.uid(), reviewed_at = now()
    where k.id = d.id;
    -- What had given way to it is in force again.
    if not given.accepted and d.state = 'accepted' then
      update private.provider_documents as k set state = 'accepted' where k.id = (
        select b.id from private.provider_documents as b where b.user_id = a.user_id and b.state = 'replaced'
          and b.requirement = d.requirement and b.reviewed_at is not null and b.reason is null
          and (b.subject = 'person' or b.application_id = a.renews) order by b.reviewed_at desc, b.handed_in_at desc
        limit 1);
    end if;
    perform private.note_application(a.id, case when given.accepted then 'accept_item' else 'send_item_back' end,
      jsonb_strip_nulls(jsonb_build_object('requirement', given.requirement, 'reason', given.reason)));
    if not given.accepted then
      perform private.notify(a.user_id, 'application_item_back', jsonb_build_object(
        'item', private.application_words(given.requirement, a.language),
        'reason', private.application_words(given.reason, a.language)), '/provider/application-status');
    end if;
  end loop;
  if a.state = 'under_review' and exists (select from private.provider_documents as k where k.application_id = a.id
      and k.state = 'sent_back') then
    perform private.move_application(a, 'send_back', 'reviewer');
  end if;
  perform private.audit('decide_items', 'application', a.id::text, null, decide_items.decisions);
  return public.admin_application(a.id);
end
$function$;

comment on function public.decide_items(uuid, integer, jsonb) is 'The reviewer accepts items or sends them back: [{requirement, accepted, reason, note?}] on the version that was seen. Whatever is sent back is told to the applicant with its reason, and only that is open. Refuses application_not_found, not_your_review {by}, decided_meanwhile {by, state}, changed_meanwhile {version}, reason_missing.';

revoke all on function public.decide_items(uuid, integer, jsonb) from public;

grant execute on function public.decide_items(uuid, integer, jsonb) to authenticated, postgres;
