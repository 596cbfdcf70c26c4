-- M-09, the part of points that are held: an order placed at 23:55 and paid at 00:05, or not at all.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('vikram', '+919000000003', '{vendor}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_address('asha'),
  tests.add_item('vendor-one', 'Feast', 40000);
select tests.reset();
update public.app_settings set setting_value = 'true' where setting_key = 'gateway_enabled';
create function tests.points_of(handle text) returns bigint language sql as $$
  select coalesce(sum(l.points), 0) from private.points_left(tests.user_id(handle)) as l
$$;
-- Placed five minutes before their end; a test cannot wait for midnight, so the end comes to now.
create function tests.holds_100(name text) returns void language plpgsql as $$
declare
  quote jsonb;
  placed jsonb;
  lot bigint;
begin
  insert into private.points (user_id, kind, points, expires_at, at)
  values (tests.user_id('asha'), 'earned', 100, now() + interval '5 minutes', now() - interval '1 year')
  returning id into lot;
  perform tests.act_as('asha');
  perform public.add_to_cart(tests.item_id('Feast')::text, '{}', 1);
  quote := tests.quote('asha');
  placed := public.place_order((quote ->> 'quote_id')::uuid, 'held:' || gen_random_uuid(), 'gateway', null, false,
    2500);
  perform tests.name_order(name, (placed -> 'orders' -> 0 ->> 'id')::uuid);
  insert into tests.online values (name, (placed ->> 'checkout_id')::uuid,
    (quote -> 'totals' ->> 'total_paise')::bigint);
  perform tests.reset();
  -- 300 more that nothing holds.
  insert into private.points (user_id, kind, points, expires_at, at)
  values (tests.user_id('asha'), 'earned', 300, now() + interval '5 minutes', now() - interval '1 year');
  alter table private.points disable trigger points_are_append_only;
  update private.points set expires_at = now() - interval '5 minutes' where kind = 'earned';
  alter table private.points enable trigger points_are_append_only;
end
$$;
create function tests.movements() returns text language sql as $$
  select string_agg(p.kind || ' ' || p.points, ', ' order by p.id) from private.points as p
$$;

savepoint before_midnight;
select tests.holds_100('paid');
select is(tests.points_of('asha'), 0::bigint, 'after their end there are none');
select private.expire_points();
select is(tests.movements(), 'earned 100, spent -100, earned 300, expired -300', 'what is not held expires by a row');
select tests.starts('paid', 'order_m9');
select is(tests.reports('pay_m9', 'order_m9', tests.costs('paid') - 2500), 'captured', 'paid after midnight');
select is(tests.stands('paid'), 'pending gateway paid 0', 'the 100 held before are spent');
select is(tests.movements(), 'earned 100, spent -100, earned 300, expired -300', 'and nothing more happens to them');
rollback to before_midnight;

select tests.holds_100('unpaid');
update private.order_timers set due_at = now() where order_id = tests.order_id('unpaid') and action = 'payment_window';
select private.sweep_timers();
select is(tests.stands('unpaid'), 'cancelled gateway refunded 2500', 'not paid in time');
select is(tests.movements(), 'earned 100, spent -100, earned 300, returned 100, expired -100',
  'they go back and are expired at once');
select is(tests.points_of('asha'), 0::bigint, 'so that there are none');
select is(tests.heard('asha', 'points_returned_late'), 1::bigint, 'which is told');
select is(tests.heard('asha', 'points_returned'), 0::bigint, 'once');
select private.expire_points(), private.expire_points();
select is(tests.movements(), 'earned 100, spent -100, earned 300, returned 100, expired -100, expired -300',
  'the job books the rest, once');
select is(tests.books('points_expense'), 0::bigint, 'and nobody pays for what came back');

-- A closed account has nothing to come back to.
rollback to before_midnight;
select tests.holds_100('closed');
alter table private.points disable trigger points_are_append_only;
update private.points set expires_at = now() + interval '1 day' where kind = 'earned';
alter table private.points enable trigger points_are_append_only;
select private.forget_points(tests.user_id('asha'));
insert into private.closed_accounts (user_id) values (tests.user_id('asha'));
update private.order_timers set due_at = now() where order_id = tests.order_id('closed') and action = 'payment_window';
select private.sweep_timers();
select is(tests.movements(), 'earned 100, spent -100, earned 300, expired -300, returned 100, expired -100',
  'what comes back to a closed account ends with it');
select is((select count(*) from public.system_notifications as n where n.template ~ '^points_'), 0::bigint,
  'and is told to nobody');

select * from finish();
rollback;
