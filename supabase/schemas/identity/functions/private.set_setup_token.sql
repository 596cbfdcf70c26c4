create or replace function private.set_setup_token (
  token text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into private.setup_token (digest) values (encode(extensions.digest(token, 'sha256'), 'hex'))
  on conflict (only_row) do update set digest = excluded.digest, wrong_tries = 0, locked_until = null
$function$;

revoke all on function private.set_setup_token(text) from public;
