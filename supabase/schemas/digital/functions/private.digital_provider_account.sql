create or replace function private.digital_provider_account()
  returns uuid
  language sql
  immutable
  set search_path to ''
  AS $function$
  select '00000000-0000-4000-8000-00000000d161'::uuid
$function$;

comment on function private.digital_provider_account() is 'Whom the ledger owes what customers paid for operators and billers: the provider that pays them.';

revoke all on function private.digital_provider_account() from public;
