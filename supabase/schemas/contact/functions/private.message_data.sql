create or replace function private.message_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(private.message_line(m) - array['client_id', 'is_removed']
    || jsonb_build_object('about', c.subject_kind, 'about_id', c.subject_id) order by m.at), '[]')
  from private.conversation_messages as m join private.conversations as c on c.id = m.conversation_id
  where m.sender_id = caller
$function$;

comment on function private.message_data(uuid) is 'What a person wrote to others, for the export of their data.';

revoke all on function private.message_data(uuid) from public;
