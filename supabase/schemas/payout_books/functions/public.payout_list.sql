create or replace function public.payout_list (
  payouts jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.bound(payout_list.payouts, 1000000);
  insert into private.provider_payouts as p (provider_payout_id, reference_id, amount_paise, status, utr, reason,
    account_fault, made_at)
  select l.provider_payout_id, left(l.reference_id, 64), l.amount_paise, l.status,
    substring(l.utr from '^[A-Za-z0-9 ./_-]{4,64}$'), private.plain_reason(l.reason), coalesce(l.account_fault, false),
    to_timestamp(l.made_at)
  from jsonb_to_recordset(payout_list.payouts) as l (provider_payout_id text, reference_id text, amount_paise bigint,
    status text, utr text, reason text, account_fault boolean, made_at bigint)
  where l.amount_paise > 0 order by l.provider_payout_id
  on conflict (provider_payout_id) do update set status = excluded.status, amount_paise = excluded.amount_paise,
    utr = excluded.utr, reason = excluded.reason, account_fault = excluded.account_fault, read_at = now();
end
$function$;

comment on function public.payout_list(jsonb) is 'For the function payout-worker only: a page of the payout service''s own list, [{provider_payout_id, reference_id, amount_paise, status, utr, reason, account_fault, made_at (seconds since 1970)}].';

revoke all on function public.payout_list(jsonb) from public;

grant execute on function public.payout_list(jsonb) to postgres, service_role;
