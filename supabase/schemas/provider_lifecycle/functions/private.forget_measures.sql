create or replace function private.forget_measures (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from private.measures as m where m.provider_id = caller;
  update private.measures as m set appeal = null, appeal_files = '{}' where m.appealed_by = caller
$function$;

comment on function private.forget_measures(uuid) is 'Removes decisions about the courier whose account closes, and what the person wrote in appeals; see trade_accounts.';

revoke all on function private.forget_measures(uuid) from public;
