create or replace function private.take_daily_fee (
  driver_id uuid,
  day date
)
  returns bigint
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  made private.daily_fees;
begin
  insert into private.daily_fees (driver_id, day, rides, fares_paise, asked_paise, fee_paise)
  select s.driver_id, take_daily_fee.day, s.rides, s.fares_paise, s.asked_paise, s.fee_paise
  from private.daily_fee_sums(take_daily_fee.day, take_daily_fee.driver_id) as s
  on conflict do nothing returning * into made;
  if coalesce(made.fee_paise, 0) = 0 then return 0; end if;
  perform private.post('daily_fee', null, 'daily-fee:' || made.driver_id || ':' || made.day, array[
    (made.driver_id, 'courier_payable', -made.fee_paise)::private.movement,
    (null, 'platform_revenue', made.fee_paise)::private.movement]);
  perform private.notify(made.driver_id, 'daily_fee_taken', jsonb_build_object('amount',
    private.rupees(made.fee_paise), 'amount_paise', made.fee_paise, 'rides', made.rides), '/driver/dashboard');
  perform private.publish('user:' || made.driver_id, 'cash', '{}'::jsonb);
  return made.fee_paise;
end
$function$;

comment on function private.take_daily_fee(uuid, date) is 'Takes a driver''s fee for a day that is over from their earnings, once; answers how much, in paise.';

revoke all on function private.take_daily_fee(uuid, date) from public;
