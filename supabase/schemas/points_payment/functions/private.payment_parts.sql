create or replace function private.payment_parts (
  order_id uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('method', p.method, 'status', p.status, 'amount_paise', p.amount_paise,
    'refunded_paise', p.refunded_paise, 'is_paid', p.collected_at is not null) order by p.position), '[]')
  from public.payments as p where p.order_id = payment_parts.order_id and p.status not in ('failed', 'void')
$function$;

comment on function private.payment_parts(uuid) is 'The parts in which an order is paid, as its customer reads them: [{method, status, amount_paise, refunded_paise, is_paid}].';

revoke all on function private.payment_parts(uuid) from public;
