create or replace function public.settle_payout_work (
  results jsonb
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  given jsonb;
  a private.payout_accounts;
  p public.payouts;
  settled integer := 0;
begin
  if results is null or jsonb_typeof(results) <> 'array' or jsonb_array_length(results) > 200 then
    perform private.refuse(400, 'results_invalid', 'These results could not be read.');
  end if;
  for given in select value from jsonb_array_elements(results) order by value ->> 'id' loop
    continue when not pg_input_is_valid(coalesce(given ->> 'id', ''), 'uuid');
    if given ->> 'kind' = 'check' then
      update private.payout_accounts as k set contact_id = coalesce(k.contact_id, given ->> 'contact_id'),
        fund_account_id = coalesce(k.fund_account_id, given ->> 'fund_account_id'),
        validation_id = coalesce(k.validation_id, given ->> 'validation_id')
      where k.id = (given ->> 'id')::uuid returning * into a;
      continue when a.id is null;
      perform private.end_check(a, given ->> 'status', given ->> 'registered_name',
        private.plain_reason(given ->> 'reason'));
    elsif given ->> 'provider_payout_id' is not null then
      perform public.payout_record(given || jsonb_build_object('reference_id', given -> 'id'));
    elsif given ->> 'status' = 'refused' then
      -- The service has made no payout, and says that it will not.
      select * into p from public.payouts as k where k.id = (given ->> 'id')::uuid and k.provider_payout_id is null
        for update;
      continue when p.id is null;
      perform private.end_payout(p, 'failed', null, private.plain_reason(given ->> 'reason'),
        given -> 'account_fault' = 'true');
    else
      continue;
    end if;
    settled := settled + 1;
  end loop;
  return settled;
end
$function$;

comment on function public.settle_payout_work(jsonb) is 'For the function payout-worker only: what became of claimed work, [{kind: check, id, contact_id, fund_account_id, validation_id, status: active|invalid|pending|lost, registered_name, reason}] or [{kind: payout, id, provider_payout_id, amount_paise, status, utr, reason, account_fault}], status refused where none was made and none will be. Answers how many were known.';

revoke all on function public.settle_payout_work(jsonb) from public;

grant execute on function public.settle_payout_work(jsonb) to postgres, service_role;
