create or replace function public.admin_payment (
  payment_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  part public.payments;
  o public.enhanced_orders;
  tries text[];
begin
  select * into part from public.payments as p where p.id = admin_payment.payment_id;
  if part.id is null then perform private.refuse(404, 'payment_not_found', 'There is no such payment.'); end if;
  select * into o from public.enhanced_orders as e where e.id = part.order_id;
  if not exists (select from public.audit_log as l where l.subject_type = 'payment'
    and l.subject_id = part.id::text and l.action = 'read_payment' and l.actor_id = caller
    and l.at > now() - interval '12 hours') then
    perform private.audit('read_payment', 'payment', part.id::text);
  end if;
  tries := array(select g.provider_payment_id from private.gateway_payments as g
    where g.provider_payment_id = part.provider_payment_id or g.gateway_order_id in (
      select k.gateway_order_id from private.gateway_parts as k where k.payment_id = part.id));
  return jsonb_build_object('order_id', o.id, 'order_number', o.order_number, 'order_status', o.status,
    'customer_name', private.name_of(part.user_id),
    'parts', (select jsonb_agg(jsonb_build_object('id', p.id, 'method', p.method, 'status', p.status, 'amount_paise',
      p.amount_paise, 'refunded_paise', p.refunded_paise, 'collected_at', p.collected_at, 'provider_payment_id',
      p.provider_payment_id) order by p.position) from public.payments as p where p.order_id = o.id),
    'tries', (select coalesce(jsonb_agg(jsonb_build_object('id', g.provider_payment_id, 'state', g.state, 'method',
      g.method, 'amount_paise', g.amount_paise, 'reason', coalesce(g.problem, g.reason), 'at', g.created_at)
      order by g.created_at, g.provider_payment_id), '[]') from private.gateway_payments as g
      where g.provider_payment_id = any (tries)),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('id', e.provider_event_id, 'payment_id',
      e.payload -> 'provider_payment_id', 'status', e.payload -> 'status', 'at', e.received_at)
      order by e.received_at, e.id), '[]') from (select * from private.payment_events as k
        where k.payload ->> 'provider_payment_id' = any (tries) order by k.received_at limit 100) as e),
    'refunds', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'amount_paise', r.amount_paise, 'destination',
      r.destination, 'reason', r.reason_code, 'borne_by', case b.borne_by when 'payees' then 'payees'
        else 'platform' end, 'state', coalesce(g.state, 'processed'), 'why', g.reason, 'at', r.created_at)
      order by r.created_at, r.id), '[]')
      from public.refunds as r left join public.refund_reasons as b on b.code = r.reason_code
      left join private.gateway_refunds as g on g.refund_id = r.id where r.order_id = o.id));
end
$function$;

comment on function public.admin_payment(uuid) is 'One payment with what belongs to it: {order_id, order_number, order_status, customer_name, parts, tries (at the gateway), events (what it told, and when), refunds with who bears them and their state}. Administrators only; on the audit log.';

revoke all on function public.admin_payment(uuid) from public;

grant execute on function public.admin_payment(uuid) to authenticated, postgres;
