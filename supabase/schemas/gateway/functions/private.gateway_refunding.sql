create or replace function private.gateway_refunding (
  purpose text,
  subject_id uuid
)
  returns bigint
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(sum(r.amount_paise), 0)::bigint from private.gateway_refunds as r
  join private.gateway_payments as p on p.provider_payment_id = r.provider_payment_id
  join private.gateway_orders as g on g.id = p.gateway_order_id
  where g.purpose = gateway_refunding.purpose and g.subject_id = gateway_refunding.subject_id
    and r.state in ('asked', 'pending')
$function$;

comment on function private.gateway_refunding(text, uuid) is 'What of a subject''s payments is on its way back, in paise.';

revoke all on function private.gateway_refunding(text, uuid) from public;
