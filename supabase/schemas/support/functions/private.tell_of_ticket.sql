create or replace function private.tell_of_ticket (
  t private.support_tickets
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.publish('user:' || someone.id, 'ticket', jsonb_build_object('ticket_id', t.id, 'seq', t.last_seq))
  from (select t.user_id as id union select r.user_id from public.user_roles as r where r.role = 'admin') as someone;
end
$function$;

comment on function private.tell_of_ticket(private.support_tickets) is 'Says on the topics of its customer and of all administrators that a ticket has changed: event ticket {ticket_id, seq}.';

revoke all on function private.tell_of_ticket(private.support_tickets) from public;
