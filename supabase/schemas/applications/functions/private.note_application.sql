create or replace function private.note_application (
  application_id uuid,
  act text,
  detail jsonb default '{}'::jsonb
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into private.application_events (application_id, n, act, actor_id, detail)
  select note_application.application_id, coalesce(max(e.n), 0) + 1, note_application.act, auth.uid(),
    note_application.detail
  from private.application_events as e where e.application_id = note_application.application_id
$function$;

revoke all on function private.note_application(uuid, text, jsonb) from public;
