create or replace function public.close_ticket (
  ticket_id uuid,
  body text default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  words text := private.support_text(close_ticket.body, 0);
  t private.support_tickets := private.ticket_to_write(close_ticket.ticket_id);
  by_customer boolean := t.user_id = caller;
begin
  if t.status = 'closed' then return; end if;
  if exists (select from private.order_claims as c where c.ticket_id = t.id and c.state = 'in_review')
    and not by_customer then
    perform private.refuse(409, 'claim_undecided', 'Decide about the refund first.');
  end if;
  if words is not null then t := private.add_to_ticket(t, case when by_customer then 'customer' else 'support'
    end, words); end if;
  t := private.add_to_ticket(t, 'system', event => 'closed', params => jsonb_build_object('by', case when by_customer
    then 'customer' else 'support' end));
  update private.support_tickets as s set status = 'closed', closed_at = now(),
    acknowledged_at = coalesce(s.acknowledged_at, now())
  where s.id = t.id returning * into t;
  update private.order_claims as c set state = 'withdrawn', decided_at = now(), decided_by = caller
    where c.ticket_id = t.id and c.state = 'in_review';
  if not by_customer then
    perform private.notify(t.user_id, 'ticket_closed', jsonb_build_object('number', t.number, 'ticket_id', t.id),
      '/support?ticket=' || t.id);
    perform private.audit('close_ticket', 'ticket', t.id::text);
  end if;
  perform private.tell_of_ticket(t);
end
$function$;

comment on function public.close_ticket(uuid, text) is 'Closes a ticket, by its customer, who thereby withdraws what is not decided, or by an administrator, with a last word or without. Closing twice changes nothing. Raises ticket_not_found, claim_undecided, ticket_text_invalid.';

revoke all on function public.close_ticket(uuid, text) from public;

grant execute on function public.close_ticket(uuid, text) to authenticated, postgres;
