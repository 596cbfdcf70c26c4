create or replace function private.device_digest()
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.keyed_digest(host(s.ip) || ' ' || s.user_agent) from auth.sessions as s
  where s.id = case when pg_input_is_valid(auth.jwt() ->> 'session_id', 'uuid') then (auth.jwt() ->> 'session_id')::uuid
    end
    and s.user_id = auth.uid()
$function$;

comment on function private.device_digest() is 'Digest of the caller''s device, as the auth service has recorded it; null where it records no address, because a browser''s name alone is shared by thousands.';

revoke all on function private.device_digest() from public;
