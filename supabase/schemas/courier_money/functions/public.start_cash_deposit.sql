create or replace function public.start_cash_deposit (
  amount_paise bigint
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  held bigint;
  asked private.cash_deposits;
begin
  if private.setting('gateway_enabled') <> 'true' then
    perform private.refuse(409, 'cash_deposit_unavailable', 'Cash cannot be paid in by UPI at present.');
  end if;
  perform private.take_turns('payout', caller::text);
  held := private.cash_held(caller);
  if start_cash_deposit.amount_paise is null
      or start_cash_deposit.amount_paise not between 100 and least(held, 10000000) then
    perform private.refuse(409, 'deposit_exceeds_debt', 'That is not what is owed.',
      jsonb_build_object('owed_paise', greatest(held, 0)));
  end if;
  select * into asked from private.cash_deposits as d
  where d.courier_id = caller and d.paid_at is null and d.ended_at is null;
  if asked.amount_paise is distinct from start_cash_deposit.amount_paise
      or asked.pay_by < now() + interval '5 minutes' then
    update private.cash_deposits as d set ended_at = now() where d.id = asked.id;
    insert into private.cash_deposits (courier_id, amount_paise) values (caller, start_cash_deposit.amount_paise)
    returning * into asked;
  end if;
  return jsonb_build_object('id', asked.id, 'amount_paise', asked.amount_paise, 'pay_by', asked.pay_by);
end
$function$;

comment on function public.start_cash_deposit(bigint) is 'A courier begins to pay in cash by UPI, from ₹1 to what they hold, which the gateway collects for the purpose cash_deposit: {id, amount_paise, pay_by}; the same for every tab. Refuses cash_deposit_unavailable, deposit_exceeds_debt {owed_paise}.';

revoke all on function public.start_cash_deposit(bigint) from public;

grant execute on function public.start_cash_deposit(bigint) to authenticated, postgres;
