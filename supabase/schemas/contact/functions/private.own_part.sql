create or replace function private.own_part (
  conversation_id uuid,
  role text
)
  returns uuid
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  named text;
  subject uuid;
  party uuid;
begin
  select s.own_party, c.subject_id into named, subject
  from private.conversations as c join private.conversation_subjects as s on s.kind = c.subject_kind
  where c.id = own_part.conversation_id;
  if not found then return null; end if;
  execute format('select %s($1, $2)', named) into party using subject, own_part.role;
  return party;
end
$function$;

comment on function private.own_part(uuid, text) is 'As whom the caller acts in a role of a conversation: themselves, or the vendor they work for; null without it.';

revoke all on function private.own_part(uuid, text) from public;
