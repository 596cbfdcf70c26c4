create or replace function private.announce_call (
  k private.calls
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.tell_conversation(
    (k.conversation_id, k.role, k.party_id, k.with_role, k.with_id)::private.conversation, 'call',
    jsonb_build_object('call_id', k.id, 'state', k.state, 'reason', k.reason, 'role', k.role,
      'with_role', k.with_role, 'seconds', k.seconds))
$function$;

revoke all on function private.announce_call(private.calls) from public;
