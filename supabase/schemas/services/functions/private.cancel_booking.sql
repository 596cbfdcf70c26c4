create or replace function private.cancel_booking (
  o public.enhanced_orders,
  actor_role text,
  reason_code text
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  moved private.order_reschedules;
begin
  select * into moved from private.order_reschedules as r where r.order_id = o.id order by r.id desc limit 1;
  -- Nobody is absent before it begins, or where the salon chose a time that could not be refused for nothing.
  if reason_code = 'customer_absent' and (now() < o.scheduled_for or private.is_asked(o.id)
      or moved.actor_id <> o.user_id and moved.at > o.scheduled_for
        - (select make_interval(mins => max(s.minutes_before)) from private.steps_of(o) as s)) then
    return private.usual_cancellation(o, actor_role, 'professional_absent');
  end if;
  if reason_code = 'nobody_came' then return private.terms_of_nobody(o); end if;
  if actor_role = 'user' then
    if private.is_asked(o.id) then return private.usual_cancellation(o, 'vendor', 'professional_absent'); end if;
    -- What nobody has agreed to costs nothing, nor what another one has moved.
    if o.status = 'pending' or now() < o.scheduled_for and moved.actor_id <> o.user_id then
      return private.usual_cancellation(o, 'system', 'time_taken');
    end if;
    -- Afterwards it is not late: the customer was expected.
    if o.status in ('confirmed', 'on_way') and private.is_late(o) then
      return private.usual_cancellation(o, 'vendor', 'customer_absent');
    end if;
  end if;
  return private.usual_cancellation(o, actor_role, reason_code);
end
$function$;

comment on function private.cancel_booking(public.enhanced_orders, text, text) is 'What cancelling a booking comes to: by the steps, for the customer free while nobody has agreed, after the vendor has moved it or somebody of theirs is away, and in full after its end.';

revoke all on function private.cancel_booking(public.enhanced_orders, text, text) from public;
