create or replace function public.my_cash()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_role('delivery');
begin
  return (select jsonb_build_object('held_paise', private.cash_held(c.user_id),
    'in_hand_paise', private.cash_in_hand(c.user_id), 'limit_paise', c.cash_limit_paise,
    'upi', private.setting('gateway_enabled') = 'true', 'counters', public.deposit_counters(),
    'offers', public.counter_deposits(), 'server_now', now())
  from public.couriers as c where c.user_id = caller);
end
$function$;

comment on function public.my_cash() is 'The cash that the caller, a courier, holds, and the ways to hand it in: {held_paise, in_hand_paise (with that of present jobs), limit_paise, upi (whether it can be paid in so), counters (as deposit_counters), offers (as counter_deposits), server_now}; null for who is no courier yet.';

revoke all on function public.my_cash() from public;

grant execute on function public.my_cash() to authenticated, postgres;
