create or replace function private.opened_ticket (
  t private.support_tickets
)
  returns jsonb
  language sql
  immutable
  set search_path to ''
  AS $function$
  select jsonb_build_object('id', t.id, 'number', t.number, 'acknowledge_by', t.acknowledge_by, 'resolve_by',
    t.resolve_by)
$function$;

revoke all on function private.opened_ticket(private.support_tickets) from public;
