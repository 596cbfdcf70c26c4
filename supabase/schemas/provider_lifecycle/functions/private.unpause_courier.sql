create or replace function private.unpause_courier (
  provider_id uuid,
  was_working boolean
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  -- A shift is begun by whoever works it.
  select private.publish('user:' || provider_id, 'roles', '{}'::jsonb)
$function$;

revoke all on function private.unpause_courier(uuid, boolean) from public;
