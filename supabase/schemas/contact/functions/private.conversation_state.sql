create or replace function private.conversation_state (
  conversation_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  named text;
  subject uuid;
  answer jsonb;
begin
  select s.state, c.subject_id into named, subject
  from private.conversations as c join private.conversation_subjects as s on s.kind = c.subject_kind
  where c.id = conversation_state.conversation_id;
  if not found then return null; end if;
  execute format('select %s($1)', named) into answer using subject;
  return answer;
end
$function$;

comment on function private.conversation_state(uuid) is 'Whether the parties of a conversation still reach each other, and until when: {is_open, closes_at}.';

revoke all on function private.conversation_state(uuid) from public;
