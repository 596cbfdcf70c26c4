create or replace function public.offer_counter_deposit (
  vendor_id uuid,
  amount_paise bigint,
  idempotency_key text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  d private.counter_deposits;
  result jsonb;
begin
  result := private.claim_idempotency(caller, offer_counter_deposit.idempotency_key, 'offer_counter_deposit');
  if result is not null then return result; end if;
  perform private.take_turns('payout', caller::text);
  perform private.expire_counter_deposits(caller);
  if not exists (select from jsonb_array_elements(public.deposit_counters()) as c
    where c ->> 'vendor_id' = offer_counter_deposit.vendor_id::text) then
    perform private.refuse(404, 'counter_not_found', 'Cash cannot be handed in there.');
  end if;
  if exists (select from private.counter_deposits as k where k.courier_id = caller and k.state = 'asked') then
    perform private.refuse(409, 'counter_deposit_open', 'Another deposit waits to be confirmed.');
  end if;
  if offer_counter_deposit.amount_paise is null
      or offer_counter_deposit.amount_paise not between 1 and private.cash_held(caller) then
    perform private.refuse(409, 'deposit_exceeds_debt', 'That is not what is owed.',
      jsonb_build_object('owed_paise', greatest(private.cash_held(caller), 0)));
  end if;
  insert into private.counter_deposits (courier_id, vendor_id, amount_paise)
  values (caller, offer_counter_deposit.vendor_id, offer_counter_deposit.amount_paise) returning * into d;
  perform private.notify(s.user_id, 'counter_deposit_asked', jsonb_build_object('courier', private.name_of(caller),
    'amount', private.rupees(d.amount_paise), 'amount_paise', d.amount_paise))
  from private.staff_with(d.vendor_id, 'money') as s (user_id);
  perform private.publish('vendor:' || d.vendor_id, 'counter_deposit', '{}');
  result := jsonb_build_object('id', d.id, 'state', d.state);
  perform private.keep_result(caller, offer_counter_deposit.idempotency_key, result);
  return result;
end
$function$;

comment on function public.offer_counter_deposit(uuid, bigint, text) is 'A courier hands in cash at a vendor''s counter, at most what they hold, one at a time: {id, state: asked}. Nothing moves before the vendor''s people confirm it.';

revoke all on function public.offer_counter_deposit(uuid, bigint, text) from public;

grant execute on function public.offer_counter_deposit(uuid, bigint, text) to authenticated, postgres;
