create or replace function private.close_proposal (
  o public.enhanced_orders,
  proposal uuid,
  state text,
  answered_by text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  closed public.dish_proposals;
begin
  update public.dish_proposals as p set state = close_proposal.state, answered_by = close_proposal.answered_by,
    answered_at = now()
  where p.id = proposal and p.state = 'offered' returning * into closed;
  if closed.id is null then return; end if;
  update private.order_timers as t set done_at = now()
  where t.order_id = o.id and t.action = 'lapse_proposal' and t.done_at is null
    and t.payload ->> 'proposal_id' = proposal::text;
  if closed.state = 'accepted' and closed.item_id is not null then
    update public.catalog_items as i set stock = greatest(i.stock - closed.quantity, 0) where i.id = closed.item_id
      and i.stock is not null;
  end if;
  if closed.state in ('accepted', 'refused') and o.status not in ('delivered', 'cancelled') then
    perform private.settle_proposal(o, closed);
  end if;
end
$function$;

comment on function private.close_proposal(public.enhanced_orders, uuid, text, text) is
  'Ends a question about a dish, once, with its money. The caller holds the order.';

revoke all on function private.close_proposal(public.enhanced_orders, uuid, text, text) from public;
