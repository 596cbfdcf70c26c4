create or replace function private.payer_of (
  p public.payments
)
  returns uuid
  language sql
  stable
  set search_path to ''
  AS $function$
  select case when p.payer_role = 'user' then p.user_id
    else coalesce(private.performer_of(p.order_id, p.payer_role), p.user_id) end
$function$;

comment on function private.payer_of(public.payments) is 'Whose money a part of a payment is: the customer''s, where whoever pays it has no account.';

revoke all on function private.payer_of(public.payments) from public;
