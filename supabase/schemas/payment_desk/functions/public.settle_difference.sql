create or replace function public.settle_difference (
  difference_id uuid,
  note text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  d private.gateway_differences;
  theirs private.provider_payments;
  reason text := trim(settle_difference.note);
  action text;
begin
  perform private.bound(settle_difference.note, 2000);
  if coalesce(length(reason), 0) not between 3 and 300 then
    perform private.refuse(400, 'reason_missing', 'Please say why, in 3 to 300 letters.');
  end if;
  -- What it was when the list was opened may have ended since.
  perform private.compare_gateway();
  select * into d from private.gateway_differences as k where k.id = settle_difference.difference_id for update;
  if d.id is null then
    perform private.refuse(404, 'difference_not_found', 'There is no such difference.');
  elsif not d.is_open then
    perform private.refuse(409, 'difference_ended', 'Both books say the same by now.');
  end if;
  action := private.difference_action(d.kind);
  select * into theirs from private.provider_payments as p where p.provider_payment_id = d.subject;
  if d.kind = 'unknown_payment' then
    perform private.send_back_unknown(theirs);
  elsif d.kind = 'not_taken' then
    perform public.gateway_record(jsonb_build_object('provider_payment_id', theirs.provider_payment_id,
      'provider_order_id', theirs.provider_order_id, 'amount_paise', theirs.amount_paise, 'currency', theirs.currency,
      'status', theirs.status, 'method', theirs.method, 'provider_code_id', (select c.provider_code_id
        from private.gateway_payments as p join private.gateway_codes as c on c.gateway_order_id = p.gateway_order_id
        where p.provider_payment_id = d.subject limit 1)));
  elsif d.kind = 'refund_not_asked' then
    perform private.post('refund_found', null, 'refund-found:' || d.subject || ':' || d.ours_paise, array[
      (null, 'gateway_clearing', d.theirs_paise - d.ours_paise)::private.movement,
      (null, 'platform_revenue', d.ours_paise - d.theirs_paise)::private.movement], left(reason, 200));
    update private.gateway_payments as g set found_refunds_paise = g.found_refunds_paise + d.theirs_paise - d.ours_paise
    where g.provider_payment_id = d.subject;
  end if;
  update private.gateway_differences as k set is_open = false, decided_by = caller, decided_at = now(), note = reason
  where k.id = d.id;
  perform private.audit('settle_difference', 'gateway', d.subject, jsonb_build_object('kind', d.kind, 'ours_paise',
    d.ours_paise, 'theirs_paise', d.theirs_paise), jsonb_build_object('action', action), reason);
  return jsonb_build_object('action', action);
end
$function$;

comment on function public.settle_difference(uuid, text) is 'Ends a difference by the one action that its kind allows, with a reason, on the audit log; answers {action: take_in|send_back|note}. Twice it is refused (difference_ended). Administrators only.';

revoke all on function public.settle_difference(uuid, text) from public;

grant execute on function public.settle_difference(uuid, text) to authenticated, postgres;
