create or replace function private.end_check (
  a private.payout_accounts,
  said text,
  registered text,
  why text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  goal text := case when said = 'invalid' then 'failed' when said = 'active' then
    case when private.names_match(a.holder, registered) then 'verified' else 'failed' end end;
begin
  if goal is null or a.check_state not in ('waiting', 'checking') then return 'duplicate'; end if;
  update private.payout_accounts as p set check_state = goal, checked_at = now(),
    check_reason = case when goal = 'failed' then case when said = 'active' then 'name_differs'
      else coalesce(why, 'account_invalid') end end where p.id = a.id returning * into a;
  if goal = 'failed' then perform private.fail_unsent(a.id, a.check_reason); end if;
  if goal = 'failed' and a.replaced_at is null then
    perform private.tell_payee(a.owner_id, 'payout_account_failed', jsonb_build_object('destination', a.masked,
      'reason', a.check_reason));
  end if;
  return goal;
end
$function$;

comment on function private.end_check(private.payout_accounts, text, text, text) is 'What a check of an account has shown: it exists and has the name that was given, or it has not.';

revoke all on function private.end_check(private.payout_accounts, text, text, text) from public;
