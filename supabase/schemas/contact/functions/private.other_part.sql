create or replace function private.other_part (
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
  select s.other_party, c.subject_id into named, subject
  from private.conversations as c join private.conversation_subjects as s on s.kind = c.subject_kind
  where c.id = other_part.conversation_id;
  if not found then return null; end if;
  execute format('select %s($1, $2)', named) into party using subject, other_part.role;
  return party;
end
$function$;

comment on function private.other_part(uuid, text) is 'Who has a role of a conversation now: a person or a vendor; null while nobody has.';

revoke all on function private.other_part(uuid, text) from public;
