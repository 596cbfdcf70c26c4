create or replace function private.return_deposits (
  s public.subscriptions
)
  returns bigint
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  surplus integer := s.bottles_paid - s.bottles_out;
  paid record;
  o public.enhanced_orders;
  chosen jsonb;
  many integer;
  amount bigint := 0;
begin
  for paid in
    select d.day, d.order_id, d.deposit_paise, d.deposit_bottles - d.deposit_back as open
      from public.subscription_days as d
    where d.subscription_id = s.id and d.deposit_back < d.deposit_bottles order by d.day desc
  loop
    exit when surplus <= 0;
    many := least(surplus, paid.open);
    select * into o from public.enhanced_orders as e where e.id = paid.order_id and e.status = 'delivered';
    continue when not found;
    -- An administrator may have refunded it before.
    select jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise',
      least(k.amount_paise - k.refunded_paise, many * paid.deposit_paise)))
    into chosen from private.charges_left(o.id) as k where k.code = 'bottle_deposit'
      and k.amount_paise > k.refunded_paise;
    if chosen is not null then
      amount := amount + private.refund(o, chosen, 'bottles_returned', 'customer', 'wallet',
        format('bottles:%s:%s:%s', s.id, paid.day, paid.open));
    end if;
    update public.subscription_days as d set deposit_back = d.deposit_back + many where d.subscription_id = s.id
      and d.day = paid.day;
    update public.subscriptions as w set bottles_paid = w.bottles_paid - many where w.id = s.id;
    surplus := surplus - many;
  end loop;
  return amount;
end
$function$;

comment on function private.return_deposits(public.subscriptions) is 'Refunds the deposits that no bottle is out for, the newest first, to the wallet, from the vendor who holds them; with the bottles locked.';

revoke all on function private.return_deposits(public.subscriptions) from public;
