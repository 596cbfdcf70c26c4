create or replace function public.report_nobody_came (
  order_id uuid
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
  b public.bookings;
begin
  perform private.take_turns('cancel_order', caller::text);
  o := private.lock_order(report_nobody_came.order_id);
  select * into b from public.bookings as k where k.order_id = o.id for no key update;
  if o.user_id is distinct from caller or b.id is null then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  if o.status = 'cancelled' and o.cancel_reason = 'nobody_came' then
    return jsonb_build_object('refund_paise', o.refund_paise, 'credit_paise', o.credit_paise);
  end if;
  if o.status <> 'confirmed' then
    perform private.refuse(409, 'order_transition_not_allowed', 'This order has moved on in the meantime.',
      jsonb_build_object('status', o.status));
  end if;
  if now() < b.starts_at + make_interval(secs => private.setting_int('absence_grace_seconds')) then
    perform private.refuse(409, 'absence_too_early', 'Please wait a little longer before you say that nobody came.',
      jsonb_build_object('from', b.starts_at + make_interval(secs => private.setting_int('absence_grace_seconds'))));
  end if;
  o := private.transition(o.id, 'cancelled', caller, 'user', 'nobody_came');
  perform private.notify_party(o, 'vendor', 'vendor_nobody_came', jsonb_build_object('amount',
    private.rupees(o.credit_paise), 'amount_paise', o.credit_paise));
  return jsonb_build_object('refund_paise', o.refund_paise, 'credit_paise', o.credit_paise);
end
$function$;

comment on function public.report_nobody_came(uuid) is 'A customer waited in vain: {refund_paise, credit_paise}, everything back and what they would have paid for not coming, at the cost of the business. From absence_grace_seconds after the start, unless the visit has begun.';

revoke all on function public.report_nobody_came(uuid) from public;

grant execute on function public.report_nobody_came(uuid) to authenticated, postgres;
