create or replace function private.order_contact_state (
  order_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('is_open', private.contact_open(o),
    'closes_at', case when o.status in ('delivered', 'cancelled')
      then o.status_since + make_interval(secs => private.setting_int('contact_seconds')) end)
  from public.enhanced_orders as o where o.id = order_contact_state.order_id
$function$;

comment on function private.order_contact_state(uuid) is 'Whether the parties of an order still reach each other, and until when.';

revoke all on function private.order_contact_state(uuid) from public;
