create or replace function public.payout_record (
  payout jsonb,
  event jsonb default null::jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  p public.payouts;
  named text := payout ->> 'provider_payout_id';
  goal text := private.payout_goal(payout ->> 'status');
begin
  if coalesce(named, '') !~ '^[A-Za-z0-9_]{1,64}$' or goal is null
      or coalesce(payout ->> 'amount_paise', '') !~ '^[1-9][0-9]{0,15}$' then
    perform private.refuse(400, 'payout_invalid', 'This payout could not be read.');
  end if;
  perform private.keep_event(payout_record.event);
  select * into p from public.payouts as k where k.provider_payout_id = named
    or (k.provider_payout_id is null and k.id::text = payout ->> 'reference_id') for update;
  if p.id is null or p.amount_paise::text <> payout ->> 'amount_paise' then return '{"outcome": "unknown"}'; end if;
  if p.provider_payout_id is null then
    update public.payouts as k set provider_payout_id = named where k.id = p.id returning * into p;
  end if;
  return jsonb_build_object('outcome', private.end_payout(p, goal,
    substring(payout ->> 'utr' from '^[A-Za-z0-9 ./_-]{4,64}$'), private.plain_reason(payout ->> 'reason'),
    payout -> 'account_fault' = 'true'));
end
$function$;

comment on function public.payout_record(jsonb, jsonb) is 'For the functions payout-worker and payout-webhook only: what the payout service says of a payout, {provider_payout_id, reference_id (our id), amount_paise, status, utr, reason, account_fault}. Whoever tells first, and however often, it ends the same. Answers {outcome: processing|paid|failed|returned|duplicate|unknown}.';

revoke all on function public.payout_record(jsonb, jsonb) from public;

grant execute on function public.payout_record(jsonb, jsonb) to postgres, service_role;
