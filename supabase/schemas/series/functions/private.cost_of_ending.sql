create or replace function private.cost_of_ending (
  series_id uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('charge_paise', coalesce(sum((t.terms ->> 'charge_paise')::bigint), 0),
    'refund_paise', coalesce(sum((t.terms ->> 'refund_paise')::bigint), 0),
    'visits', coalesce(jsonb_agg(jsonb_build_object('order_id', o.id, 'order_number', o.order_number, 'starts_at',
      o.scheduled_for, 'charge_paise', t.terms -> 'charge_paise', 'refund_paise', t.terms -> 'refund_paise')
      order by o.scheduled_for), '[]'))
  from private.rest_of_series(series_id) as o,
    lateral (select private.cancellation_terms(o, 'user', 'series_ended')) as t (terms)
$function$;

revoke all on function private.cost_of_ending(uuid) from public;
