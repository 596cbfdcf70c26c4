create or replace function private.move_fulfilment (
  fulfilment uuid,
  to_state text,
  reason text default null::text,
  reference text default null::text
)
  returns public.digital_fulfilments
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  f public.digital_fulfilments;
begin
  select * into f from public.digital_fulfilments as d where d.id = move_fulfilment.fulfilment for update;
  if not exists (select from private.fulfilment_moves as m
      where m.from_state = f.state and m.to_state = move_fulfilment.to_state) then
    perform private.refuse(409, 'fulfilment_move_not_allowed', 'This payment has moved on in the meantime.',
      jsonb_build_object('from', f.state, 'to', move_fulfilment.to_state));
  end if;
  update public.digital_fulfilments as d set state = move_fulfilment.to_state, state_since = now(),
    failure_code = coalesce(move_fulfilment.reason, d.failure_code),
    provider_reference = coalesce(move_fulfilment.reference, d.provider_reference),
    next_at = case when move_fulfilment.to_state = 'success' then null else d.next_at end
  where d.id = f.id returning * into f;
  if f.state = 'success' then
    perform private.digital_succeeded(f.order_id);
    update public.saved_billers as s set due_on = null from public.bill_fetches as b
    where b.id = f.bill_fetch_id and s.user_id = f.user_id and s.biller_code = b.biller_code
      and s.parameters = b.parameters
      and s.due_on is not distinct from b.due_on;
  end if;
  perform private.announce_detail(o) from public.enhanced_orders as o where o.id = f.order_id;
  return f;
end
$function$;

comment on function private.move_fulfilment(uuid, text, text, text) is 'The only way a fulfilment changes state: checks the move, tells the kernel of success, and publishes it. Raises fulfilment_move_not_allowed.';

revoke all on function private.move_fulfilment(uuid, text, text, text) from public;
