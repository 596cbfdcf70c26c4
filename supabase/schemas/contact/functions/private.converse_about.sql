create or replace function private.converse_about (
  subject_kind text,
  subject_id uuid
)
  returns uuid
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  insert into private.conversations as c (subject_kind, subject_id)
  values (converse_about.subject_kind, converse_about.subject_id) on conflict do nothing;
  return (select c.id from private.conversations as c
    where c.subject_kind = converse_about.subject_kind and c.subject_id = converse_about.subject_id);
end
$function$;

comment on function private.converse_about(text, uuid) is 'The conversation about something, opened when it is first asked for.';

revoke all on function private.converse_about(text, uuid) from public;
