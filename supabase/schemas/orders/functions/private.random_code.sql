create or replace function private.random_code()
  returns text
  language sql
  set search_path to ''
  AS $function$
  select lpad((('x' || encode(extensions.gen_random_bytes(4), 'hex'))::bit(32)::bigint % 10000)::text, 4, '0')
$function$;

revoke all on function private.random_code() from public;
