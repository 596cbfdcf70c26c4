create or replace function private.call_payout_worker()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if exists (select from private.payout_accounts as a where a.check_state in ('waiting', 'checking')
      and a.replaced_at is null and a.holder is not null and a.check_next_at <= now())
    or exists (select from public.payouts as p where p.next_at <= now() and (p.status in ('requested', 'processing')
      or (p.status = 'paid' and p.provider_payout_id is not null and p.settled_at > now() - interval '7 days')))
    or exists (select from private.payout_days as d where d.due_at <= now()) then
    perform private.call_function('payout-worker', 'x-worker-secret', 30000);
  end if;
end
$function$;

comment on function private.call_payout_worker() is 'Calls the function payout-worker while an account is to be checked, a payout to be sent or asked about, or a day of the service''s list to be read; run by pg_cron.';

revoke all on function private.call_payout_worker() from public;
