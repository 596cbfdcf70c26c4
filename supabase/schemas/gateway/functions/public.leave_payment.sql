create or replace function public.leave_payment (
  checkout_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  ids uuid[] := array(select o.id from public.enhanced_orders as o
    where o.checkout_id = leave_payment.checkout_id and o.user_id = caller order by o.id);
  one uuid;
  o public.enhanced_orders;
begin
  if cardinality(ids) = 0 then perform private.refuse(404, 'checkout_not_found', 'This order is not known.'); end if;
  foreach one in array ids loop
    o := private.lock_order(one);
    if o.status = 'awaiting_payment' then
      perform private.transition(one, 'cancelled', caller, 'user', 'changed_mind');
    end if;
  end loop;
  return public.payment_state(leave_payment.checkout_id);
end
$function$;

comment on function public.leave_payment(uuid) is 'Ends the orders of a checkout that wait for their payment, for nothing, and puts what was chosen back into the cart. Answers as payment_state does; what was paid meanwhile stays.';

revoke all on function public.leave_payment(uuid) from public;

grant execute on function public.leave_payment(uuid) to authenticated, postgres;
