-- What a vendor sells by, and whether it needs a place.
begin;
select no_plan();
select tests.create_user('vikram', null, '{vendor}'), tests.create_user('asha'),
  tests.create_user('admin', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.reset();
select results_eq($$ select trade from public.vendor_trades
  where vendor_id = tests.vendor_id_of('vendor-one') $$, $$ values ('food') $$,
  'a vendor sells by the trade it is listed as');
update public.vendors set kind = 'grocery' where slug = 'vendor-one';
select results_eq($$ select trade from public.vendor_trades where vendor_id = tests.vendor_id_of('vendor-one')
  order by 1 $$, $$ values ('food'), ('grocery') $$,
  'and by another that comes later');
update public.vendors set kind = 'food' where slug = 'vendor-one';
insert into private.trades (trade, place, needs_place) values ('tutor', 'private.place_goods', false),
  ('salon', 'private.place_goods', true);
insert into public.vendor_trades (vendor_id, trade) values (tests.vendor_id_of('vendor-one'), 'tutor');
select is((select count(*) from public.vendor_trades where vendor_id = tests.vendor_id_of('vendor-one')), 3::bigint,
  'also by one that is no kind of vendor');
select matches(tests.refusal($$ insert into public.vendor_trades (vendor_id, trade)
  values (tests.vendor_id_of('vendor-one'), 'nothing') $$), '^23503', 'which must be a trade');

-- Who reads and writes.
select tests.act_as_anon();
select is((select count(*) from public.vendor_trades where vendor_id = tests.vendor_id_of('vendor-one')), 3::bigint,
  'guests read what an open vendor sells by');
select matches(tests.refusal($$ insert into public.vendor_trades (vendor_id, trade)
  values (tests.vendor_id_of('vendor-one'), 'salon') $$), '^42501', 'and write none');
select tests.act_as('vikram');
select matches(tests.refusal($$ insert into public.vendor_trades (vendor_id, trade)
  values (tests.vendor_id_of('vendor-one'), 'salon') $$), '^42501', 'nor its owner');
select matches(tests.refusal($$ delete from public.vendor_trades where trade = 'food' $$), '^42501',
  'or takes one away');
select tests.act_as('admin');
select matches(tests.refusal($$ update public.vendor_trades set trade = 'salon' where trade = 'food' $$), '^42501',
  'nor an administrator past a function');
select tests.reset();
update public.vendors set status = 'draft' where slug = 'vendor-one';
select tests.act_as('asha');
select is((select count(*) from public.vendor_trades where vendor_id = tests.vendor_id_of('vendor-one')), 0::bigint,
  'of a vendor that is not open nothing is read');
select tests.reset();
update public.vendors set status = 'active' where slug = 'vendor-one';

-- The place.
select matches(tests.refusal($$ update public.vendors set lat = null where slug = 'vendor-one' $$),
  'vendor_place_whole', 'half a place is none');
create function pg_temp.without_place(slug text) returns text language plpgsql as $$
begin
  update public.vendors as v set address = null, lat = null, lng = null, delivery_radius_m = null
    where v.slug = without_place.slug;
  set constraints all immediate;
  set constraints all deferred;
  return 'allowed';
exception when check_violation then
  return sqlerrm;
end
$$;
select is(pg_temp.without_place('vendor-one'), 'A vendor of this trade needs an address.',
  'a vendor that cooks has a place');
delete from public.vendor_trades where vendor_id = tests.vendor_id_of('vendor-one') and trade in ('food', 'grocery');
select is(pg_temp.without_place('vendor-one'), 'allowed', 'one that only teaches need not');
create function pg_temp.adds_trade(trade text) returns text language plpgsql as $$
begin
  insert into public.vendor_trades (vendor_id, trade) values (tests.vendor_id_of('vendor-one'), adds_trade.trade);
  set constraints all immediate;
  set constraints all deferred;
  return 'allowed';
exception when check_violation then
  return sqlerrm;
end
$$;
select is(pg_temp.adds_trade('salon'), 'A vendor of this trade needs an address.',
  'until it sells by a trade that needs one');
select tests.act_as_anon();
select lives_ok($$ select public.vendors_near('food', 17.44, 78.39), public.search_market('vendor', 17.44, 78.39) $$,
  'lists go on without it');
select tests.reset();
delete from public.vendor_trades where vendor_id = tests.vendor_id_of('vendor-one');
update public.vendors set address = '1 Lake Road', lat = 17.44, lng = 78.39, delivery_radius_m = 6000
  where slug = 'vendor-one';
select is(pg_temp.without_place('vendor-one'), 'A vendor of this trade needs an address.',
  'one that sells by nothing yet has a place');
select is_empty($$ select v.slug from public.vendors as v where not exists (select from public.vendor_trades as t
   where t.vendor_id = v.id)
  and v.slug <> 'vendor-one' and v.kind::text in (select t.trade from private.trades as t) $$,
  'every other vendor has its first trade');
select * from finish();
rollback;
