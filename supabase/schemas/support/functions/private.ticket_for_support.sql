create or replace function private.ticket_for_support (
  ticket_id uuid
)
  returns private.support_tickets
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  t private.support_tickets := private.ticket_to_write(ticket_for_support.ticket_id);
begin
  if t.user_id = caller then perform private.refuse(403, 'own_ticket', 'Somebody else has to look at your own ticket.');
    end if;
  return t;
end
$function$;

comment on function private.ticket_for_support(uuid) is 'A ticket, locked, for administrators; nobody answers themselves.';

revoke all on function private.ticket_for_support(uuid) from public;
