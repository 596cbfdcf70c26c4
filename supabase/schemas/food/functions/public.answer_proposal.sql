create or replace function public.answer_proposal (
  proposal_id uuid,
  answer text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  p public.dish_proposals;
  o public.enhanced_orders;
begin
  if answer_proposal.answer is null or answer_proposal.answer not in ('accept', 'leave_out', 'cancel') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select * into p from public.dish_proposals as k where k.id = answer_proposal.proposal_id;
  o := private.lock_order(p.order_id);
  if o.id is null or o.user_id <> caller then perform private.refuse(404, 'substitution_not_found',
    'There is nothing to answer here.'); end if;
  -- Again, now that nobody else changes it.
  select * into p from public.dish_proposals as k where k.id = answer_proposal.proposal_id;
  if p.state = 'withdrawn' then
    -- The answer to the first request was lost.
    if o.status = 'cancelled' and o.cancel_reason = 'ran_out' and answer_proposal.answer <> 'accept' then
      return jsonb_build_object('state', p.state, 'status', o.status, 'back_paise', o.refund_paise);
    end if;
    perform private.refuse(409, 'substitution_withdrawn', 'The store has taken this offer back.');
  end if;
  if p.state <> 'offered' and p.answered_by = 'customer' then
    if answer_proposal.answer = (case p.state when 'accepted' then 'accept' else 'leave_out' end) then
      return jsonb_build_object('state', p.state, 'status', o.status, 'back_paise', p.back_paise);
    end if;
    perform private.refuse(409, 'substitution_answered', 'You have answered this already.');
  end if;
  if p.state <> 'offered' or p.answer_by <= now() then
    perform private.refuse(409, 'substitution_too_late',
      'The time to answer is over. What you had chosen for such a case applies.');
  end if;
  if answer_proposal.answer = 'cancel' then
    o := private.transition(o.id, 'cancelled', caller, 'system', 'ran_out');
  elsif answer_proposal.answer = 'accept' and p.name is not null then
    perform private.close_proposal(o, p.id, 'accepted', 'customer');
    perform private.announce_order(o);
  else
    o := private.leave_out(o, p, caller, 'customer');
    if o.status <> 'cancelled' then perform private.announce_order(o); end if;
  end if;
  select * into p from public.dish_proposals as k where k.id = p.id;
  select * into o from public.enhanced_orders as e where e.id = o.id;
  return jsonb_build_object('state', p.state, 'status', o.status,
    'back_paise', case when o.status = 'cancelled' then o.refund_paise else p.back_paise end);
end
$function$;

comment on function public.answer_proposal(uuid, text) is 'The customer answers before the time is over: accept (what is offered instead), leave_out (refunded), or cancel (the whole order, free of charge): {state, status, back_paise}. The same answer again gets the same result.';

revoke all on function public.answer_proposal(uuid, text) from public;

grant execute on function public.answer_proposal(uuid, text) to authenticated, postgres;
