create or replace function public.payment_of (
  purpose text,
  subject_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  due jsonb := private.subject_due(payment_of.purpose, payment_of.subject_id, private.require_user());
begin
  return jsonb_build_object('state', case due ->> 'state' when 'open' then 'waiting' else due ->> 'state' end,
    'due_paise', due -> 'amount_paise', 'pay_by', due -> 'pay_by', 'server_now', now(),
    'tries', private.gateway_tries(payment_of.purpose, payment_of.subject_id),
    'refund_paise', private.gateway_refunding(payment_of.purpose, payment_of.subject_id));
end
$function$;

comment on function public.payment_of(text, uuid) is 'How far a subject of a purpose is paid at the gateway, for whoever pays it: {state: waiting|paid|ended, due_paise, pay_by, server_now, tries, refund_paise}.';

revoke all on function public.payment_of(text, uuid) from public;

grant execute on function public.payment_of(text, uuid) to authenticated, postgres;
