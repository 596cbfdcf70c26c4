create or replace function private.alert_low_balances (
  day date,
  most integer default 300
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  customer uuid;
  looked integer := 0;
  price bigint;
begin
  for customer in
    select d.user_id from public.subscribers as d
    where d.next_on <= alert_low_balances.day and d.checked_for is distinct from alert_low_balances.day
    group by d.user_id order by d.user_id limit most
  loop
    perform from public.subscribers as d where d.user_id = customer order by d.id for update;
    select coalesce(sum(private.expected_paise(d, alert_low_balances.day)), 0) into price
    from public.subscribers as d where d.user_id = customer and d.next_on <= alert_low_balances.day;
    if price > private.wallet_balance(customer) and exists (select from public.subscribers as d
      where d.user_id = customer
        and d.next_on <= alert_low_balances.day and d.checked_for is distinct from alert_low_balances.day) then
      perform private.notify(customer, 'subscription_wallet_low', jsonb_build_object('price', private.rupees(price),
        'balance', private.rupees(private.wallet_balance(customer)), 'day', to_char(alert_low_balances.day, 'DD/MM')),
          '/wallet');
    end if;
    update public.subscribers as d set checked_for = alert_low_balances.day where d.user_id = customer
      and d.next_on <= alert_low_balances.day;
    looked := looked + 1;
  end loop;
  return looked;
end
$function$;

comment on function private.alert_low_balances(date, integer) is 'Tells customers whose wallet does not cover all that comes on a day, once a day each; answers at how many it looked.';

revoke all on function private.alert_low_balances(date, integer) from public;
