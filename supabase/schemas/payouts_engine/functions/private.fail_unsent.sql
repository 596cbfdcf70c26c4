create or replace function private.fail_unsent (
  account uuid,
  why text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  unsent public.payouts;
begin
  for unsent in select * from public.payouts as p where p.account_id = fail_unsent.account and p.status = 'requested'
    and p.attempts = 0 and p.provider_payout_id is null order by p.id for update loop
    perform private.end_payout(unsent, 'failed', null, why, false);
  end loop;
end
$function$;

comment on function private.fail_unsent(uuid, text) is 'Gives back what waits to be sent to an account to which nothing is sent any more.';

revoke all on function private.fail_unsent(uuid, text) from public;
