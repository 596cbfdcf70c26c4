create or replace function private.propose_order_change (
  o public.enhanced_orders,
  rows jsonb,
  reason text,
  key text,
  proposed_by uuid,
  proposed_role text
)
  returns uuid
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  proposed uuid;
begin
  if o.status in ('delivered', 'cancelled') then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.',
      jsonb_build_object('status', o.status));
  end if;
  insert into private.order_changes (order_id, key, proposed_by, proposed_role, rows, reason)
  values (o.id, propose_order_change.key, propose_order_change.proposed_by, propose_order_change.proposed_role,
    propose_order_change.rows, propose_order_change.reason)
  on conflict (order_id, key) do nothing returning id into proposed;
  if proposed is not null then perform private.announce_order(o); end if;
  return coalesce(proposed, (select c.id from private.order_changes as c
    where c.order_id = o.id and c.key = propose_order_change.key));
end
$function$;

comment on function private.propose_order_change(public.enhanced_orders, jsonb, text, text, uuid, text) is
  'Asks the customer of a locked order whether it may cost what these rows say (extra work), once per key; its trade makes the rows from its own prices and tells the customer in its own words.';

revoke all
  on function private.propose_order_change(public.enhanced_orders, jsonb, text, text, uuid, text)
  from public;
