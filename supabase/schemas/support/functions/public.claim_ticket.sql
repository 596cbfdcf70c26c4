create or replace function public.claim_ticket (
  ticket_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  t private.support_tickets := private.ticket_for_support(claim_ticket.ticket_id);
begin
  if t.status = 'closed' then perform private.refuse(409, 'ticket_closed',
    'This ticket is closed. Please open a new one.'); end if;
  if t.assigned_to = auth.uid() then return; end if;
  if t.acknowledged_at is null then t := private.add_to_ticket(t, 'system', event => 'claimed'); end if;
  update private.support_tickets as s set assigned_to = auth.uid(), acknowledged_at = coalesce(s.acknowledged_at, now())
  where s.id = t.id returning * into t;
  perform private.audit('claim_ticket', 'ticket', t.id::text);
  perform private.tell_of_ticket(t);
end
$function$;

comment on function public.claim_ticket(uuid) is 'Takes a ticket over, also from a colleague; the first time is what acknowledges it. Administrators only. Raises ticket_not_found, own_ticket, ticket_closed.';

revoke all on function public.claim_ticket(uuid) from public;

grant execute on function public.claim_ticket(uuid) to authenticated, postgres;
