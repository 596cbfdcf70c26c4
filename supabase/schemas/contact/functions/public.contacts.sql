create or replace function public.contacts (
  conversation_id uuid,
  as_role text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  me uuid;
begin
  perform private.require_user();
  me := private.own_part(contacts.conversation_id, as_role);
  if me is null then
    perform private.refuse(404, 'conversation_not_found', 'There is no such conversation.');
  end if;
  return private.conversation_summary(contacts.conversation_id, as_role, me);
end
$function$;

comment on function public.contacts(uuid, text) is 'Whom the caller may reach in a part of a conversation, and until when. An order''s has the order''s id.';

revoke all on function public.contacts(uuid, text) from public;

grant execute on function public.contacts(uuid, text) to authenticated, postgres;
