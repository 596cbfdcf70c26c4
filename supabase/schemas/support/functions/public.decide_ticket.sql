create or replace function public.decide_ticket (
  ticket_id uuid,
  accept boolean,
  body text,
  idempotency_key text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  words text := private.support_text(decide_ticket.body, 3);
  o public.enhanced_orders;
  t private.support_tickets;
  c private.order_claims;
  rule private.help_problems;
  chosen jsonb;
  refunded bigint := 0;
  result jsonb;
begin
  if decide_ticket.accept is null then perform private.refuse(400, 'request_invalid',
    'This request could not be read.'); end if;
  result := private.claim_idempotency(caller, decide_ticket.idempotency_key, 'decide_ticket');
  if result is not null then return result; end if;
  -- The order before the ticket, as everybody locks them.
  perform private.lock_order(k.order_id) from private.order_claims as k where k.ticket_id = decide_ticket.ticket_id;
  t := private.ticket_for_support(decide_ticket.ticket_id);
  select * into c from private.order_claims as k where k.ticket_id = t.id;
  if c.state is distinct from 'in_review' then
    perform private.refuse(409, 'claim_decided', 'There is nothing left to decide here.');
  end if;
  select * into o from public.enhanced_orders as e where e.id = c.order_id;
  if decide_ticket.accept then
    select * into rule from private.help_problems as p where p.problem = c.problem
      and (p.kind is null or p.kind = o.kind) order by p.kind nulls last limit 1;
    chosen := private.charges_of_claim(c);
    if jsonb_array_length(chosen) = 0 then perform private.refuse(409, 'claim_empty',
      'All of it has been refunded already.'); end if;
    perform private.record_line_refunds(o.id, lines.asked, 'help:' || c.id, 'help')
    from (select jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity)) as asked
      from private.order_claim_lines as l where l.claim_id = c.id) as lines where lines.asked is not null;
    refunded := private.refund(o, chosen, rule.reason_code,
      (select case r.borne_by when 'platform' then 'platform' else 'customer' end from public.refund_reasons as r
        where r.code = rule.reason_code),
      'wallet', 'help:' || c.id);
  end if;
  update private.order_claims as k set state = case when decide_ticket.accept then 'accepted' else 'declined'
    end, refund_paise = refunded,
    decided_by = caller, decided_at = now() where k.id = c.id;
  t := private.add_to_ticket(t, 'support', words);
  t := private.add_to_ticket(t, 'system', event => case when decide_ticket.accept then 'refunded' else 'declined' end,
    params => jsonb_build_object('refund_paise', refunded));
  update private.support_tickets as s set status = 'answered', assigned_to = coalesce(s.assigned_to, caller),
    acknowledged_at = coalesce(s.acknowledged_at, now())
  where s.id = t.id returning * into t;
  perform private.audit('decide_ticket', 'order', o.id::text, null,
    jsonb_build_object('ticket', t.number, 'accepted', decide_ticket.accept, 'refund_paise', refunded),
      left(words, 500));
  perform private.tell_of_answer(t);
  perform private.tell_of_ticket(t);
  result := jsonb_build_object('refund_paise', refunded);
  perform private.keep_result(caller, decide_ticket.idempotency_key, result);
  return result;
end
$function$;

comment on function public.decide_ticket(uuid, boolean, text, text) is 'Accepts or declines what a ticket asks back, with words to the customer, once per key: {refund_paise}. Refunds to the wallet, by the kernel''s rules. Administrators only, not their own; written to the audit log. Raises claim_decided, claim_empty, own_ticket, ticket_not_found.';

revoke all on function public.decide_ticket(uuid, boolean, text, text) from public;

grant execute on function public.decide_ticket(uuid, boolean, text, text) to authenticated, postgres;
