-- Promotional money is announced seven days and one day before its last one, once each.
begin;
select no_plan();
select tests.runs_on_schedule('tell-of-expiring-money', 'select private.tell_of_expiring_money()');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha');
select tests.reset();
create function tests.credit(handle text, paise bigint, ends interval) returns void language plpgsql
  security definer set search_path = '' as $$
begin
  perform private.post('wallet_credit', null, 'put:' || gen_random_uuid(), array[
    (tests.user_id(handle), 'customer_wallet', paise)::private.movement,
    (null, 'promo_expense', -paise)::private.movement]);
  update private.wallet_lots as l set expires_at = now() + ends
  where l.id = (select max(k.id) from private.wallet_lots as k);
end
$$;
create function tests.told(handle text) returns text language sql stable security definer set search_path = '' as $$
  select string_agg(n.params ->> 'amount', ', ' order by n.params ->> 'amount') from public.system_notifications as n
  where n.user_id = tests.user_id(handle) and n.template = 'wallet_expires_soon'
$$;

select tests.credit('asha', 10000, '8 days');
select is(private.tell_of_expiring_money(), 0, 'eight days before nobody is told');
update private.wallet_lots set expires_at = now() + interval '7 days';
select is(private.tell_of_expiring_money(), 1, 'seven days before its owner is');
select is(tests.told('asha'), '₹100', 'of how much');
select is((select n.params ->> 'until' from public.system_notifications as n
    where n.template = 'wallet_expires_soon'),
  to_char((now() + interval '7 days') at time zone 'Asia/Kolkata', 'DD/MM/YYYY'), 'and of its last day in India');
select is(private.tell_of_expiring_money(), 0, 'once');
update private.wallet_lots set expires_at = now() + interval '25 hours';
select is(private.tell_of_expiring_money(), 0, 'and not on the days between');
update private.wallet_lots set expires_at = now() + interval '1 day';
select is(private.tell_of_expiring_money(), 1, 'the day before once more');
select is(private.tell_of_expiring_money(), 0, 'once, too');

-- What is spent, over, or of another bucket is not announced.
select tests.credit('bala', 5000, '2 days'), tests.credit('bala', 6000, '-1 second');
select private.post('gift_code', null, 'put:gift', array[
  (tests.user_id('bala'), 'customer_wallet', 4000)::private.movement,
  (null, 'promo_expense', -4000)::private.movement]);
select private.post('adjustment', null, 'put:spent', array[
  (tests.user_id('bala'), 'customer_wallet', -5000)::private.movement,
  (null, 'promo_expense', 5000)::private.movement]);
select is(private.tell_of_expiring_money(), 0, 'what is spent, over or a gift is not announced');
select tests.credit('bala', 700, '12 hours'), tests.credit('bala', 300, '12 hours'),
  tests.credit('bala', 900, '5 days');
select is(private.tell_of_expiring_money(), 2, 'several of one day are one notice');
select is(tests.told('bala'), '₹10, ₹9', 'each day with its sum');
select is(private.tell_of_expiring_money(), 0, 'what was new within a day is not told of twice');

-- What comes back of an order was told of before.
delete from public.system_notifications;
select tests.credit('asha', 100000, '3 days');
select is(private.tell_of_expiring_money(), 1, 'told');
select tests.order_item('back', 'asha', 'Dosa', 1, 'wallet');
select tests.act_as('asha');
select public.cancel_order(tests.order_id('back'), 'changed_mind', 'cancel-once-1');
select tests.reset();
select is(tests.wallet_of('asha'), 110000::bigint, 'all of it is back');
select is(private.tell_of_expiring_money(), 0, 'and not announced again');

-- The wallet says which money expires when.
select tests.act_as('bala');
select is((select array_agg((e ->> 'amount_paise')::integer order by n)
  from jsonb_array_elements(public.my_wallet() -> 'expires') with ordinality as e (e, n)), '{1000,900}',
  'day by day, the next one first');

-- Closed to everybody.
select matches(tests.refusal('select private.tell_of_expiring_money()'), '^42501', 'nobody sets it off');

select * from finish();
rollback;
