create or replace function private.inbox_line (
  t private.support_tickets
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.ticket_line(t) || jsonb_build_object('customer_name', private.name_of(t.user_id),
    'assigned_to', t.assigned_to, 'assigned_name', case when t.assigned_to is not null
      then private.name_of(t.assigned_to) end,
    'is_overdue', t.status <> 'closed' and (t.resolve_by < now()
      or (t.acknowledged_at is null and t.acknowledge_by < now())),
    'asked_paise', (select c.asked_paise from private.order_claims as c where c.ticket_id = t.id
      and c.state = 'in_review'))
$function$;

comment on function private.inbox_line(private.support_tickets) is 'A ticket as the inbox of support shows it.';

revoke all on function private.inbox_line(private.support_tickets) from public;
