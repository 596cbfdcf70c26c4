create or replace function private.contact_summary (
  o public.enhanced_orders,
  role text,
  party_id uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.conversation_summary(o.id, contact_summary.role, contact_summary.party_id)
$function$;

comment on function private.contact_summary(public.enhanced_orders, text, uuid) is 'Whom a party of an order may reach, as contacts returns it.';

revoke all on function private.contact_summary(public.enhanced_orders, text, uuid) from public;
