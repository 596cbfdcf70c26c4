create or replace function public.read_ticket (
  ticket_id uuid,
  seq integer
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  update private.support_tickets as t set customer_read_seq = least(greatest(t.customer_read_seq, read_ticket.seq),
    t.last_seq)
  where t.id = read_ticket.ticket_id and t.user_id = (select auth.uid()) and t.customer_read_seq < read_ticket.seq
$function$;

comment on function public.read_ticket(uuid, integer) is 'Says how far the caller has read their own ticket; of another''s nothing changes.';

revoke all on function public.read_ticket(uuid, integer) from public;

grant execute on function public.read_ticket(uuid, integer) to authenticated, postgres;
