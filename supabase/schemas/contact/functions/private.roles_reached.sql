create or replace function private.roles_reached (
  conversation_id uuid,
  role text
)
  returns SETOF text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  named text;
  subject uuid;
begin
  select s.reaches, c.subject_id into named, subject
  from private.conversations as c join private.conversation_subjects as s on s.kind = c.subject_kind
  where c.id = roles_reached.conversation_id;
  if not found then return; end if;
  return query execute format('select * from %s($1, $2)', named) using subject, roles_reached.role;
end
$function$;

comment on function private.roles_reached(uuid, text) is 'With which roles a role of a conversation writes.';

revoke all on function private.roles_reached(uuid, text) from public;
