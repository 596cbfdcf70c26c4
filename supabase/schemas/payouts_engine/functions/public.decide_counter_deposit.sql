create or replace function public.decide_counter_deposit (
  deposit_id uuid,
  accept boolean
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  d private.counter_deposits;
  is_courier boolean;
  goal text;
begin
  select * into d from private.counter_deposits as k where k.id = decide_counter_deposit.deposit_id;
  is_courier := d.courier_id is not distinct from caller;
  if d.id is null or not (is_courier or coalesce(private.may(d.vendor_id, 'money'), false)) then
    perform private.refuse(404, 'counter_deposit_not_found', 'There is no such deposit.');
  end if;
  goal := case when decide_counter_deposit.accept then 'taken' when is_courier then 'withdrawn' else 'refused' end;
  if goal = 'taken' and is_courier then
    perform private.refuse(403, 'second_person_needed', 'Somebody else has to agree to this correction.');
  end if;
  -- The ledger of both, in one order everywhere.
  perform private.take_turns('payout', w) from (select unnest(array[d.courier_id::text, d.vendor_id::text]) as w
    order by 1) as both_sides;
  select * into d from private.counter_deposits as k where k.id = d.id for update;
  if d.state = goal then return jsonb_build_object('state', d.state); end if;
  if d.state <> 'asked' or d.expires_at <= now() then
    perform private.refuse(409, 'counter_deposit_decided', 'This deposit was decided in the meantime.',
      jsonb_build_object('state', case d.state when 'asked' then 'expired' else d.state end));
  end if;
  if goal = 'taken' then
    if d.amount_paise > private.cash_held(d.courier_id)
        or d.amount_paise > private.balance_of(d.vendor_id, 'vendor_payable') then
      perform private.refuse(409, 'deposit_exceeds_debt', 'That is not what is owed.');
    end if;
    -- The vendor has the cash, so that much less is owed to it.
    perform private.post('cash_deposit', null, 'counter:' || d.id, array[
      (d.courier_id, 'cash_with_courier', d.amount_paise)::private.movement,
      (d.vendor_id, 'vendor_payable', -d.amount_paise)::private.movement]);
  end if;
  update private.counter_deposits as k set state = goal, decided_by = caller, decided_at = now() where k.id = d.id;
  perform private.audit('decide_counter_deposit', 'counter_deposit', d.id::text, jsonb_build_object('state', d.state),
    jsonb_build_object('state', goal, 'amount_paise', d.amount_paise, 'vendor_id', d.vendor_id,
      'courier_id', d.courier_id));
  perform private.tell_of_counter_deposit(d);
  if goal <> 'withdrawn' then
    perform private.notify(d.courier_id, 'counter_deposit_' || goal, jsonb_build_object('vendor',
      private.payee_name(d.vendor_id), 'amount', private.rupees(d.amount_paise), 'amount_paise', d.amount_paise),
      '/driver/cash');
  end if;
  return jsonb_build_object('state', goal);
end
$function$;

comment on function public.decide_counter_deposit(uuid, boolean) is 'A vendor''s people confirm that a courier has handed in cash at their counter, or refuse; the courier may take it back: {state: taken|refused|withdrawn}. The vendor then owes it, out of what it is owed.';

revoke all on function public.decide_counter_deposit(uuid, boolean) from public;

grant execute on function public.decide_counter_deposit(uuid, boolean) to authenticated, postgres;
