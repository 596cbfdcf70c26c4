create or replace function private.help_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'tickets', (select coalesce(jsonb_agg(jsonb_build_object('number', t.number, 'topic', t.topic, 'status', t.status,
      'order_id', t.order_id,
      'opened_at', t.opened_at, 'closed_at', t.closed_at,
      'messages', (select coalesce(jsonb_agg(private.message_of_ticket(m) - array['client_id', 'is_removed']
        order by m.seq), '[]')
        from private.support_messages as m where m.ticket_id = t.id)) order by t.opened_at), '[]')
      from private.support_tickets as t where t.user_id = caller),
    'reported_problems', (select coalesce(jsonb_agg(jsonb_build_object('order_id', c.order_id, 'problem', c.problem,
      'asked_paise', c.asked_paise,
      'refund_paise', c.refund_paise, 'state', c.state, 'at', c.created_at) order by c.created_at), '[]')
      from private.order_claims as c where c.user_id = caller))
$function$;

comment on function private.help_data(uuid) is 'What is stored about a person here; see trade_accounts.';

revoke all on function private.help_data(uuid) from public;
