create or replace function private.ticket_to_write (
  ticket_id uuid
)
  returns private.support_tickets
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  t private.support_tickets;
begin
  select * into t from private.support_tickets as s
  where s.id = ticket_to_write.ticket_id and (s.user_id = caller or private.is_admin()) for update;
  if not found then perform private.refuse(404, 'ticket_not_found', 'There is no such ticket.'); end if;
  return t;
end
$function$;

comment on function private.ticket_to_write(uuid) is 'A ticket, locked, for its customer and for administrators.';

revoke all on function private.ticket_to_write(uuid) from public;
