create or replace function private.forget_help (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update private.support_messages as m set body = null, picture = null, removed_at = now()
  from private.support_tickets as t where t.id = m.ticket_id and t.user_id = caller and m.removed_at is null
    and m.event is null;
  update private.support_tickets as t set status = 'closed', closed_at = now() where t.user_id = caller
    and t.status <> 'closed';
$function$;

comment on function private.forget_help(uuid) is 'Removes what was written in the tickets of a closed account; numbers and amounts stay. See trade_accounts.';

revoke all on function private.forget_help(uuid) from public;
