create or replace function private.is_blocked (
  c private.conversation
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select exists (select from public.contact_blocks as b where b.conversation_id = c.conversation_id
    and ((b.blocker_id = c.party_id and b.blocked_id = c.with_id)
      or (b.blocker_id = c.with_id and b.blocked_id = c.party_id)))
$function$;

revoke all on function private.is_blocked(private.conversation) from public;
