create or replace function public.give_back_ride (
  order_id uuid,
  reason_code text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  o public.enhanced_orders;
begin
  o := private.lock_order(give_back_ride.order_id);
  if not 'driver' = any (private.party_roles(o.id)) or o.trade <> 'ride' then
    -- The answer to the first call was lost.
    if exists (select from public.order_events as e where e.order_id = o.id and e.actor_id = caller
        and e.to_status = 'pending' and e.seq = o.last_seq) then
      return jsonb_build_object('status', o.status);
    end if;
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  if not exists (select from public.cancellation_reasons as r where r.code = give_back_ride.reason_code
      and 'driver' = any (r.actors) and r.fault <> 'customer') then
    perform private.refuse(400, 'reason_invalid', 'Please choose a reason.');
  end if;
  -- Accepted and not yet set out: nothing has moved.
  if o.status = 'pending' then
    perform private.release_job(j, give_back_ride.reason_code) from private.job_of(o.id) as j;
  else
    o := private.transition(o.id, 'pending', caller, 'driver', give_back_ride.reason_code);
  end if;
  return jsonb_build_object('status', o.status);
end
$function$;

comment on function public.give_back_ride(uuid, text) is 'A driver gives a ride back before it begins: it searches again, and without a valid reason the driver pays what preview_giving_back says: {status}. Refuses order_not_found, reason_invalid, order_transition_not_allowed.';

revoke all on function public.give_back_ride(uuid, text) from public;

grant execute on function public.give_back_ride(uuid, text) to authenticated, postgres;
