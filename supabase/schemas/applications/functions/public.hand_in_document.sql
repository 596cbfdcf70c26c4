create or replace function public.hand_in_document (
  application_id uuid,
  requirement text,
  given jsonb
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  a public.provider_applications := private.application_of_caller(hand_in_document.application_id);
  q private.requirements;
  present private.provider_documents;
  d private.provider_documents;
begin
  perform private.bound(hand_in_document.given, 3000), private.bound(hand_in_document.requirement, 100);
  perform private.require_editable(a);
  select k.* into q from private.requirements as k where k.requirement = hand_in_document.requirement
    and exists (select from private.needs_of(a) as n where n.requirement = k.requirement);
  if not found or jsonb_typeof(hand_in_document.given) is distinct from 'object' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  present := private.document_for(a, q.requirement);
  if present.state = 'accepted' and (a.renews is null or present.application_id = a.id)
      and not private.has_expired(present) then
    perform private.refuse(409, 'item_accepted', 'This has been accepted already and cannot be changed.',
      jsonb_build_object('requirement', q.requirement));
  end if;
  if (select count(*) from private.provider_documents as k where k.user_id = a.user_id
    and k.handed_in_at > now() - interval '1 day') >= 100 then
    perform private.refuse(429, 'too_many_documents', 'That was often. Please try again tomorrow.');
  end if;
  d := private.clean_document(a, q, hand_in_document.given);
  update private.provider_documents as k set state = 'replaced'
  where k.application_id = a.id and k.requirement = q.requirement and k.state in ('given', 'sent_back');
  insert into private.provider_documents (user_id, application_id, requirement, subject, is_left_out, number_kept,
    number_masked, number_digest, bank, valid_until, files)
  values (d.user_id, d.application_id, d.requirement, d.subject, d.is_left_out, d.number_kept, d.number_masked,
    d.number_digest, d.bank, d.valid_until, d.files);
  return private.changed_application(a);
end
$function$;

comment on function public.hand_in_document(uuid, text, jsonb) is 'Hands in what an application is asked for: {number?, holder?, account_number?, ifsc?, valid_until?, files?, is_left_out?}; files are paths that the edge function provider-document has answered. The new version. Refuses application_not_found, application_closed, item_accepted, number_invalid {requirement, problem}, payout_account_invalid, valid_until_invalid, pages_invalid, too_many_documents.';

revoke all on function public.hand_in_document(uuid, text, jsonb) from public;

grant execute on function public.hand_in_document(uuid, text, jsonb) to authenticated, postgres;
