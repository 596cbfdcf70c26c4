create or replace function private.keep_refund (
  part public.payments,
  amount bigint,
  destination text,
  reason_code text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  insert into public.refunds (order_id, payment_id, user_id, amount_paise, destination, reason_code)
  values (part.order_id, part.id, private.payer_of(part), amount, keep_refund.destination, keep_refund.reason_code);
  perform private.publish('user:' || private.payer_of(part), 'wallet', '{}'::jsonb);
end
$function$;

comment on function private.keep_refund(public.payments, bigint, text, text) is 'Keeps that a part of a payment went back, where to and why.';

revoke all on function private.keep_refund(public.payments, bigint, text, text) from public;
