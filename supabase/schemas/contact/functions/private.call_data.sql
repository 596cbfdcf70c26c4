create or replace function private.call_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('about', c.subject_kind, 'about_id', c.subject_id, 'at', k.at,
    'with', k.with_role, 'state', k.state, 'seconds', k.seconds) order by k.at), '[]')
  from private.calls as k join private.conversations as c on c.id = k.conversation_id where k.caller_id = caller
$function$;

comment on function private.call_data(uuid) is 'The calls that a person made, for the export of their data.';

revoke all on function private.call_data(uuid) from public;
