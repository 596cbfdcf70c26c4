create or replace function public.claim_payout_work (
  most integer default 20
)
  returns SETOF jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  if private.setting('payouts_enabled') is distinct from 'true' then return; end if;
  return query
  update private.payout_accounts as a set check_state = 'checking', check_attempts = least(a.check_attempts + 1, 1000),
    check_next_at = now() + interval '30 seconds' * power(2, least(a.check_attempts, 9))
  where a.id in (select c.id from private.payout_accounts as c where c.check_state in ('waiting', 'checking')
    and c.replaced_at is null and c.holder is not null and c.check_next_at <= now() order by c.check_next_at
    limit least(greatest(claim_payout_work.most, 0), 100) for update skip locked)
  returning jsonb_build_object('kind', 'check', 'id', a.id, 'method', a.method, 'holder', a.holder, 'account_number',
    a.account_number, 'ifsc', a.ifsc, 'upi_id', a.upi_id, 'contact_id', a.contact_id, 'fund_account_id',
    a.fund_account_id, 'validation_id', a.validation_id);
  return query
  update public.payouts as p set attempts = least(p.attempts + 1, 1000), next_at = case when p.status = 'paid'
      then now() + interval '6 hours' else now() + interval '30 seconds' * power(2, least(p.attempts, 9)) end
  from private.payout_accounts as a
  where a.id = p.account_id and p.id in (select c.id from public.payouts as c
    join private.payout_accounts as k on k.id = c.account_id and k.fund_account_id is not null
    where c.next_at <= now() and ((c.status in ('requested', 'processing') and (c.provider_payout_id is not null
        -- What was asked for once may be there: it is asked for by the same id until there is an answer.
        or k.check_state = 'verified' or c.attempts > 0))
      -- What was paid may still come back.
      or (c.status = 'paid' and c.provider_payout_id is not null and c.settled_at > now() - interval '7 days'))
    order by c.next_at limit least(greatest(claim_payout_work.most, 0), 100) for update of c skip locked)
  returning jsonb_build_object('kind', 'payout', 'id', p.id, 'amount_paise', p.amount_paise, 'method', p.method,
    'fund_account_id', a.fund_account_id, 'provider_payout_id', p.provider_payout_id);
end
$function$;

comment on function public.claim_payout_work(integer) is 'For the function payout-worker only: accounts to check and payouts to send or to ask about, claimed for at least 30 seconds, doubling with each attempt: {kind: check, id, method, holder, account_number, ifsc, upi_id, contact_id, fund_account_id, validation_id} or {kind: payout, id, amount_paise, method, fund_account_id, provider_payout_id}.';

revoke all on function public.claim_payout_work(integer) from public;

grant execute on function public.claim_payout_work(integer) to postgres, service_role;
