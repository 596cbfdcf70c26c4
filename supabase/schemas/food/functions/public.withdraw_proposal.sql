create or replace function public.withdraw_proposal (
  proposal_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  p public.dish_proposals;
  o public.enhanced_orders;
begin
  select * into p from public.dish_proposals as k where k.id = withdraw_proposal.proposal_id;
  o := private.require_cooking(p.order_id);
  select * into p from public.dish_proposals as k where k.id = withdraw_proposal.proposal_id;
  if p.state = 'withdrawn' then return; end if;
  if p.state <> 'offered' then perform private.refuse(409, 'substitution_answered', 'This was answered already.'); end
    if;
  perform private.close_proposal(o, p.id, 'withdrawn', 'store');
  perform private.announce_order(o);
end
$function$;

comment on function public.withdraw_proposal(uuid) is 'The dish is there after all: takes back a question that was not answered yet. For the restaurant''s people.';

revoke all on function public.withdraw_proposal(uuid) from public;

grant execute on function public.withdraw_proposal(uuid) to authenticated, postgres;
