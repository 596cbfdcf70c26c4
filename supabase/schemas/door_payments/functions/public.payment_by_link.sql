create or replace function public.payment_by_link (
  token text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  l private.pay_links := private.pay_link_of(token);
  due jsonb := private.subject_due('checkout', l.checkout_id, l.user_id);
begin
  if l.revoked_at is not null or due ->> 'state' <> 'open' then
    return jsonb_build_object('state', case when l.revoked_at is null then due ->> 'state' else 'ended' end,
      'server_now', now());
  end if;
  return jsonb_build_object('state', 'waiting', 'amount_paise', due -> 'amount_paise', 'pay_by', due -> 'pay_by',
    'server_now', now(), 'customer_name', private.first_name(l.user_id),
    'vendor_names', (select coalesce(jsonb_agg(distinct o.vendor_name), '[]') from public.enhanced_orders as o
      where o.checkout_id = l.checkout_id and o.status = 'awaiting_payment' and o.vendor_name is not null));
end
$function$;

comment on function public.payment_by_link(text) is 'What somebody who holds a link is asked to pay, also without an account: {state: waiting, amount_paise, pay_by, server_now, customer_name, vendor_names}; {state: paid|ended, server_now} once nothing is asked for.';

revoke all on function public.payment_by_link(text) from public;

grant execute on function public.payment_by_link(text) to anon, authenticated, postgres;
