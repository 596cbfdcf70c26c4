create or replace function private.keep_result (
  actor_id uuid,
  key text,
  result jsonb
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update private.idempotency_keys as k set result = keep_result.result
  where k.actor_id = keep_result.actor_id and k.key = keep_result.key
$function$;

revoke all on function private.keep_result(uuid, text, jsonb) from public;
