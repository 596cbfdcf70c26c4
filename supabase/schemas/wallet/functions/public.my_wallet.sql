create or replace function public.my_wallet()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  account uuid := (select a.id from private.ledger_accounts as a
    where a.owner_id = caller and a.kind = 'customer_wallet');
  holds jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object('order_id', o.id, 'order_number', o.order_number, 'vendor_name',
    o.vendor_name, 'amount_paise', p.paise) order by o.created_at), '[]') into holds
  from public.enhanced_orders as o
  cross join lateral (select sum(p.amount_paise - p.refunded_paise) as paise from public.payments as p
    join private.payment_methods as m on m.method = p.method and m.collected = 'placing'
    where p.order_id = o.id and p.collected_at is not null) as p
  where o.user_id = caller and o.status = 'awaiting_payment' and p.paise > 0;
  return jsonb_build_object('balance_paise', private.wallet_balance(caller), 'holds', holds,
    'buckets', (select coalesce(jsonb_agg(jsonb_build_object('bucket', b.bucket, 'amount_paise', b.paise)
      order by b.bucket), '[]') from (select l.bucket, sum(l.left_paise) as paise from private.wallet_lots as l
      where l.account_id = account and l.left_paise > 0 and coalesce(l.expires_at >= now(), true)
      group by l.bucket) as b),
    'expires', (select coalesce(jsonb_agg(jsonb_build_object('at', d.at, 'amount_paise', d.paise) order by d.at), '[]')
      from (select min(l.expires_at) as at, sum(l.left_paise) as paise from private.wallet_lots as l
        where l.account_id = account and l.left_paise > 0 and l.expires_at >= now()
        group by (l.expires_at at time zone 'Asia/Kolkata')::date order by 1 limit 12) as d),
    'topup', case when private.topup_offered() then jsonb_build_object(
      'minimum_paise', private.setting_int('wallet_topup_min_paise'),
      'maximum_paise', private.setting_int('wallet_topup_max_paise'),
      'month_paise', private.setting_int('wallet_topup_month_paise'),
      'balance_paise', private.setting_int('wallet_balance_max_paise'),
      'room_paise', private.topup_room(caller)) end);
end
$function$;

comment on function public.my_wallet() is 'The caller''s wallet: {balance_paise, buckets: [{bucket, amount_paise}] in the order of spending, expires: [{at, amount_paise}] by the day in India, the next ones first, holds: [{order_id, order_number, vendor_name, amount_paise}] of orders that wait for the rest of their payment, topup: {minimum_paise, maximum_paise, month_paise, balance_paise, room_paise} where money can be added}.';

revoke all on function public.my_wallet() from public;

grant execute on function public.my_wallet() to authenticated, postgres;
