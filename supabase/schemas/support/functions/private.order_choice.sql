create or replace function private.order_choice (
  o public.enhanced_orders
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  terms jsonb := case when o.status not in ('delivered', 'cancelled') then private.cancellation_terms(o, 'user') end;
begin
  return jsonb_build_object('id', o.id, 'order_number', o.order_number, 'kind', o.kind, 'category', o.category,
    'status', o.status,
    'vendor_name', o.vendor_name, 'total_paise', o.total_paise, 'refund_paise', o.refund_paise, 'created_at',
      o.created_at,
    'promised_max_at', private.arrives_at(o), 'scheduled_for', o.scheduled_for, 'status_since', o.status_since,
    'items', (select coalesce(jsonb_agg(i ->> 'name' order by n), '[]') from jsonb_array_elements(o.items)
      with ordinality as e (i, n) where n <= 3),
    'can_cancel', coalesce((terms ->> 'allowed')::boolean, false), 'cancel_charge_paise',
      coalesce((terms ->> 'charge_paise')::bigint, 0),
    'can_report', exists (select from private.problems_of(o) as p where p.decided <> 'by_hand'));
end
$function$;

comment on function private.order_choice(public.enhanced_orders) is 'An order as the assistant and the help page offer it.';

revoke all on function private.order_choice(public.enhanced_orders) from public;
