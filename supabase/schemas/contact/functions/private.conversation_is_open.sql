create or replace function private.conversation_is_open (
  conversation_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce((private.conversation_state(conversation_is_open.conversation_id) ->> 'is_open')::boolean, false)
$function$;

comment on function private.conversation_is_open(uuid) is 'Whether the parties of a conversation still reach each other.';

revoke all on function private.conversation_is_open(uuid) from public;
