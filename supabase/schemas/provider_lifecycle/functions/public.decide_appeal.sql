create or replace function public.decide_appeal (
  measure_id uuid,
  accept boolean,
  answer text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  m private.measures;
  said text := trim(private.without_marks(decide_appeal.answer));
begin
  perform private.bound(decide_appeal.answer, 2000);
  m := private.measure_to_decide(decide_appeal.measure_id);
  if decide_appeal.accept is null or length(coalesce(said, '')) not between 3 and 300 then
    perform private.refuse(400, 'reason_missing', 'Please say why, in 3 to 300 letters.');
  end if;
  if m.appealed_at is null or m.appeal_decided_at is not null or m.state not in ('in_force', 'notice', 'ending') then
    perform private.refuse(409, 'measure_over', 'This can no longer be done here.', jsonb_build_object('state',
      m.state));
  end if;
  if m.by_id = auth.uid() or m.agreed_by = auth.uid() then
    perform private.refuse(403, 'second_person_needed', 'Somebody else has to look at this appeal.');
  end if;
  update private.measures as k set appeal_accepted = decide_appeal.accept, appeal_answer = said,
    appeal_decided_by = auth.uid(), appeal_decided_at = now(),
    lift_asked_by = case when decide_appeal.accept then k.lift_asked_by end
  where k.id = m.id returning k.* into m;
  perform private.audit('decide_appeal', m.provider_kind, m.provider_id::text, null, jsonb_build_object('measure',
    m.id, 'accepted', decide_appeal.accept), said);
  if decide_appeal.accept then
    -- Who had asked to lift it has one more voice only.
    if m.lift_asked_by = auth.uid() then return 'asked'; end if;
    return private.lift(m, auth.uid());
  end if;
  perform private.tell_of_measure(m, 'provider_appeal_refused');
  return 'refused';
end
$function$;

comment on function public.decide_appeal(uuid, boolean, text) is 'An administrator other than who decided the measure answers an appeal: refused, lifted, or of a grave reason asked, which another one agrees to (lift_measure). Administrators only; in the audit log. Refuses measure_not_found, measure_over {state}, own_account, second_person_needed, reason_missing.';

revoke all on function public.decide_appeal(uuid, boolean, text) from public;

grant execute on function public.decide_appeal(uuid, boolean, text) to authenticated, postgres;
