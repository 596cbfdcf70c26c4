create or replace function private.remember_digest (
  kind text,
  digest text,
  account_id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into private.customer_digests as d (kind, digest, account_id)
  select remember_digest.kind, remember_digest.digest, remember_digest.account_id
  where remember_digest.digest is not null
  on conflict on constraint customer_digests_pkey do update set at = now()
$function$;

comment on function private.remember_digest(text, text, uuid) is 'Keeps a digest of an account, or that it was met again now; without one, nothing.';

revoke all on function private.remember_digest(text, text, uuid) from public;
