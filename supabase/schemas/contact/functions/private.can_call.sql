create or replace function private.can_call (
  c private.conversation
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(private.setting('calls_enabled') = 'true', false) and private.has_called_function('telephony')
    and private.other_part(c.conversation_id, c.with_role) is not distinct from c.with_id
    and private.party_phone(c.role, c.party_id) is not null and private.party_phone(c.with_role, c.with_id) is not null
    and not private.is_blocked(c)
    and private.conversation_is_open(c.conversation_id)
$function$;

comment on function private.can_call(private.conversation) is 'Whether a button to call makes sense: there is a service, both have a number, and both can still reach each other.';

revoke all on function private.can_call(private.conversation) from public;
