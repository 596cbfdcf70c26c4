create or replace function private.may_still_be_first()
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select auth.uid() is null or private.is_first_customer(auth.uid())
$function$;

comment on function private.may_still_be_first() is 'Whether an offer for a first order is one for the caller: for a guest it may be.';

revoke all on function private.may_still_be_first() from public;

grant execute on function private.may_still_be_first() to anon, authenticated, postgres;
