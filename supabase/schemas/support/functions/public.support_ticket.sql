create or replace function public.support_ticket (
  ticket_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  t private.support_tickets;
  c private.order_claims;
begin
  select * into t from private.support_tickets as s where s.id = support_ticket.ticket_id
    and (s.user_id = caller or private.is_admin());
  if not found then perform private.refuse(404, 'ticket_not_found', 'There is no such ticket.'); end if;
  select * into c from private.order_claims as k where k.ticket_id = t.id;
  return private.ticket_line(t) || jsonb_build_object(
    'is_mine', t.user_id = caller, 'language', t.language, 'last_seq', t.last_seq,
    'can_write', t.status <> 'closed' or (t.user_id = caller and t.closed_at > now() - interval '14 days'),
    'messages', (select coalesce(jsonb_agg(private.message_of_ticket(m) order by m.seq), '[]')
      from (select * from private.support_messages as n where n.ticket_id = t.id order by n.seq desc limit 200) as m),
    'claim', case when c.id is not null then jsonb_build_object('problem', c.problem, 'state', c.state, 'asked_paise',
      c.asked_paise,
      'refund_paise', c.refund_paise, 'why', c.why,
      'lines', (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'quantity', l.quantity)
        order by l.position), '[]')
        from private.order_claim_lines as l join public.order_items as i on i.order_id = l.order_id
          and i.position = l.position where l.claim_id = c.id)) end,
    'support', case when private.is_admin() and t.user_id <> caller then jsonb_build_object(
      'assigned_to', t.assigned_to, 'assigned_name', case when t.assigned_to is not null
        then private.name_of(t.assigned_to) end,
      'customer', private.customer_record(t.user_id),
      'offer_paise', case when c.state = 'in_review' then private.refund_sum(c.order_id, private.charges_of_claim(c))
        end) end);
end
$function$;

comment on function public.support_ticket(uuid) is 'A ticket with its latest 200 messages and what it asks back, for its customer and for administrators, who also get support: {assigned_to, assigned_name, customer, offer_paise (what accepting would refund now)}. Raises ticket_not_found.';

revoke all on function public.support_ticket(uuid) from public;

grant execute on function public.support_ticket(uuid) to authenticated, postgres;
