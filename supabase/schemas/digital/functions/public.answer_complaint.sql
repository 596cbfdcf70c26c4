create or replace function public.answer_complaint (
  id uuid,
  outcome text,
  answer text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  answered public.digital_complaints;
begin
  if coalesce(answer_complaint.outcome, '') not in ('resolved', 'rejected') then
    perform private.refuse(400, 'complaint_outcome_unknown', 'A complaint is resolved or rejected.');
  end if;
  if coalesce(length(trim(answer_complaint.answer)), 0) not between 3 and 1000 then
    perform private.refuse(400, 'complaint_answer_invalid', 'Please answer in 3 to 1,000 letters.');
  end if;
  update public.digital_complaints as c set status = answer_complaint.outcome, answer = trim(answer_complaint.answer),
    answered_by = caller, answered_at = now()
  where c.id = answer_complaint.id and c.status = 'open' returning * into answered;
  if answered.id is null then
    perform private.refuse(404, 'complaint_not_found', 'This complaint has been answered already.');
  end if;
  perform private.audit('answer_complaint', 'digital_complaint', answered.id::text, null,
    jsonb_build_object('outcome', answered.status), answered.answer);
  perform private.notify(answered.user_id, 'complaint_answered',
    jsonb_build_object('number', answered.number, 'order_id', answered.order_id),
    '/order-tracking/' || answered.order_id);
  perform private.announce_detail(o) from public.enhanced_orders as o where o.id = answered.order_id;
end
$function$;

comment on function public.answer_complaint(uuid, text, text) is 'Answers an open complaint as resolved or rejected; administrators only, audited, the customer is notified. Raises complaint_outcome_unknown, complaint_answer_invalid, complaint_not_found.';

revoke all on function public.answer_complaint(uuid, text, text) from public;

grant execute on function public.answer_complaint(uuid, text, text) to authenticated, postgres;
