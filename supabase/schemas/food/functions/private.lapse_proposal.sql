create or replace function private.lapse_proposal (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  p public.dish_proposals;
begin
  select * into p from public.dish_proposals as k where k.id = (timer.payload ->> 'proposal_id')::uuid;
  if p.state is distinct from 'offered' then return; end if;
  select * into o from public.enhanced_orders as e where e.id = lapse_proposal.order_id;
  o := private.leave_out(o, p, null, 'silence');
  if o.status <> 'cancelled' then perform private.announce_order(o); end if;
end
$function$;

comment on function private.lapse_proposal(uuid, private.order_timers) is 'When nobody has answered in time, what ran out is left out and refunded: nobody gets a dish that they did not choose.';

revoke all on function private.lapse_proposal(uuid, private.order_timers) from public;
