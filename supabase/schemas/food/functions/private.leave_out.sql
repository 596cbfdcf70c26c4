create or replace function private.leave_out (
  o public.enhanced_orders,
  proposal public.dish_proposals,
  actor uuid,
  answered_by text
)
  returns public.enhanced_orders
  language plpgsql
  set search_path to ''
  AS $function$
begin
  -- Of an empty order everything goes back, delivery and fees too.
  if private.nothing_left_without(o, proposal) then
    return private.transition(o.id, 'cancelled', actor, 'system', 'ran_out');
  end if;
  perform private.close_proposal(o, proposal.id, 'refused', leave_out.answered_by);
  return o;
end
$function$;

comment on function private.leave_out(public.enhanced_orders, public.dish_proposals, uuid, text) is
  'Leaves what ran out away; an order of nothing else is cancelled free of charge.';

revoke all
  on function private.leave_out(public.enhanced_orders, public.dish_proposals, uuid, text)
  from public;
