create or replace function private.price_bill (
  caller uuid,
  request jsonb
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  f public.bill_fetches;
  b public.billers;
  bounds int4range;
  amount integer;
  named text;
  problem jsonb;
begin
  select * into f from public.bill_fetches as a where a.id::text = request ->> 'bill_fetch_id' and a.user_id = caller;
  select * into b from public.billers as a where a.code = f.biller_code;
  problem := case
    when f.id is null then private.problem('bill_not_found')
    when not b.active then private.problem('biller_unavailable')
    when f.status = 'pending' then private.problem('bill_not_ready')
    when f.status = 'failed' and b.bill_fetch = 'required'
      then private.problem('bill_not_fetched', jsonb_build_object('reason', f.failure_code))
    when f.expires_at <= now() then private.problem('bill_expired')
    when exists (select from public.digital_fulfilments as d where d.bill_fetch_id = f.id
      and d.state in ('pending', 'confirmation_pending', 'success'))
      then private.problem('bill_already_paid')
  end;
  if problem is null then
    bounds := private.bill_amount_bounds(b.amount_rule, f.amount_paise, f.min_paise, b.min_paise, b.max_paise);
    amount := private.json_integer(request -> 'amount_paise', lower(bounds), upper(bounds) - 1);
    if amount is null then
      problem := private.problem('bill_amount_invalid',
        jsonb_build_object('rule', b.amount_rule, 'min_paise', lower(bounds), 'max_paise', upper(bounds) - 1));
    end if;
  end if;
  named := f.parameters ->> (select q.code from public.biller_parameters as q where q.biller_code = f.biller_code
    order by q.position limit 1);
  return private.digital_part('bill', b.name, right(named, 4), b.name_translations, amount,
    private.convenience_fee(amount, b.fee_paise, b.fee_bp, b.fee_cap_paise), case when problem is null then '[]'::jsonb
      else jsonb_build_array(problem) end);
end
$function$;

revoke all on function private.price_bill(uuid, jsonb) from public;
