create or replace function public.decide_order_change (
  change_id uuid,
  approve boolean,
  method public.payment_method default null::public.payment_method
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  change private.order_changes;
  wanted text := case when approve then 'approved' else 'declined' end;
begin
  select * into o from public.enhanced_orders as e
  where e.id = (select c.order_id from private.order_changes as c where c.id = decide_order_change.change_id)
    and e.user_id = caller;
  if o.id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  o := private.lock_order(o.id);
  select * into change from private.order_changes as c where c.id = decide_order_change.change_id;
  if change.state not in ('proposed', wanted) then
    perform private.refuse(409, 'change_decided', 'This was decided already.', jsonb_build_object('state',
      change.state));
  end if;
  if change.state = 'proposed' then
    if approve then
      if decide_order_change.method = 'cash' then perform private.pay_rest_in_cash(o); end if;
      perform private.adjust_charges(o, change.rows, change.reason, change.key, true);
      update private.order_changes as c set decided_by = caller where c.id = change.id;
    else
      update private.order_changes as c set state = 'declined', decided_by = caller, decided_at = now()
        where c.id = change.id;
      perform private.announce_order(o);
    end if;
    if change.proposed_role = 'vendor' then
      perform private.notify_party(o, 'vendor', 'vendor_change_' || wanted, jsonb_build_object('reason',
        change.reason));
    end if;
  end if;
  select * into o from public.enhanced_orders as e where e.id = o.id;
  return jsonb_build_object('state', wanted, 'total_paise', o.total_paise);
end
$function$;

comment on function public.decide_order_change(uuid, boolean, public.payment_method) is
  'The customer approves or declines a change of what their order costs; repeated, it answers the same: {state, total_paise}. What is added to an order that is paid is taken from the wallet at once, or by the method cash collected when it is done.';

revoke all on function public.decide_order_change(uuid, boolean, public.payment_method) from public;

grant execute
  on function public.decide_order_change(uuid, boolean, public.payment_method)
  to authenticated, postgres;
