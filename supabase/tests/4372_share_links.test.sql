-- Following an order by a link: what the customer gives away, what is seen by it, and when it ends.
begin;
select no_plan();
select tests.reviewed('guests', 'shared_view');
select tests.reviewed('bounds', 'shared_view');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('ravi', '+919000000004', '{delivery}'), tests.create_user('admin', null, '{admin}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.fund_wallet('asha', 500000), tests.add_courier('ravi');
select tests.order_item('dinner', 'asha', 'Dosa'), tests.order_item('later', 'asha', 'Dosa');
create temporary table pg_temp.kept (name text primary key, value text);
grant all on pg_temp.kept to anon, authenticated;
create function pg_temp.token(name text) returns text language sql as $$ select k.value from pg_temp.kept as k
  where k.name = token.name $$;
create function pg_temp.seen(name text default 'one') returns jsonb
  language sql as $$ select public.shared_view(pg_temp.token(seen.name)) $$;
grant execute on all functions in schema pg_temp to anon, authenticated;

select tests.act_as('bala');
select is(tests.refusal(format($$ select public.create_share_link(%L) $$, tests.order_id('dinner'))),
  'PT404 order_not_found', 'nobody shares another''s order');
select is(tests.refusal(format($$ select public.share_links(%L) $$, tests.order_id('dinner'))), 'PT404 order_not_found',
  'or learns that it is shared');
select is(tests.refusal(format($$ select public.revoke_share_links(%L) $$, tests.order_id('dinner'))),
  'PT404 order_not_found', 'or ends that');
select tests.act_as('vikram');
select is(tests.refusal(format($$ select public.create_share_link(%L) $$, tests.order_id('dinner'))),
  'PT404 order_not_found', 'nor does its vendor');
select tests.act_as('admin');
select is(tests.refusal(format($$ select public.create_share_link(%L) $$, tests.order_id('dinner'))),
  'PT404 order_not_found', 'nor an administrator');
select tests.act_as_anon();
select matches(tests.refusal(format($$ select public.create_share_link(%L) $$, tests.order_id('dinner'))), '^42501',
  'nor a guest');
select matches(tests.refusal($$ select from private.share_links $$), '^42501', 'and nobody reads the links');

select tests.act_as('asha');
select is(public.share_links(tests.order_id('dinner')), '{"can_share": true, "open": 0}',
  'a customer learns that an order can be shared');
insert into pg_temp.kept select 'one', public.create_share_link(tests.order_id('dinner')) ->> 'token';
insert into pg_temp.kept select 'two', public.create_share_link(tests.order_id('dinner')) ->> 'token';
select matches(pg_temp.token('one'), '^[A-Za-z0-9_-]{22}$', 'and shares it');
select is(public.share_links(tests.order_id('dinner')) ->> 'open', '2', 'with several people');
select tests.reset();
select is_empty($$ select from private.share_links as l
  where encode(l.token_hash, 'escape') like '%' || pg_temp.token('one') || '%' $$, 'what the link carries is not kept');

select tests.act_as_anon();
select is(pg_temp.seen() ->> 'status', 'pending', 'whoever has the link sees the status without an account');
select is(pg_temp.seen() ->> 'state', 'open', 'while it is open');
select ok((pg_temp.seen() #>> '{arrival,promised_at}') is not null, 'and when it is promised');
select is(pg_temp.seen() -> 'performer', 'null'::jsonb, 'before anybody carries it nobody is named');
select is(tests.refusal($$ select public.shared_view('AAAAAAAAAAAAAAAAAAAAAA') $$), 'PT404 share_link_not_found',
  'another link leads nowhere');
select is(tests.refusal($$ select public.shared_view(repeat('x', 1000000)) $$), 'PT404 share_link_not_found',
  'nor what is long');
select is(tests.refusal($$ select public.shared_view(null) $$), 'PT404 share_link_not_found', 'nor nothing');

select tests.reset();
select tests.advance_to('dinner', 'ready', 'ravi');
select tests.act_as('ravi');
select public.report_position(17.45, 78.39);
select tests.act_as_anon();
select is(pg_temp.seen() -> 'performer' ->> 'name', 'Ravi', 'the courier''s first name is shown');
select is(pg_temp.seen() -> 'performer' -> 'position', 'null'::jsonb, 'not where they are before they have the order');
select tests.reset();
select tests.move_as('dinner', 'out_for_delivery', 'courier', 'ravi');
select tests.act_as_anon();
select is(pg_temp.seen() #>> '{performer,position,lat}', '17.45', 'on the way their last position is');
select results_eq($$ select key from jsonb_object_keys(pg_temp.seen()) as key order by key $$,
  $$ values ('arrival'), ('eta_at'), ('kind'), ('paused_since'), ('performer'), ('position'), ('server_now'), ('state'),
   ('status'), ('status_since'), ('trade'), ('view')$$, 'and nothing else');
select ok(pg_temp.seen()::text !~* 'asha|vikram|vendor-one|dosa|Lakeview|500034|90000000|paise|order_number|order_id',
  'no name, no address, no phone, no amount, no number');

-- The end -------------------------------------------------------------------------------------------------------------
select tests.reset();
select tests.move_as('dinner', 'delivered', 'courier', 'ravi');
select tests.act_as_anon();
select is(pg_temp.seen() ->> 'status', 'delivered', 'when it has arrived the link says so');
select is(pg_temp.seen() -> 'arrival', 'null'::jsonb, 'without an arrival to come');
select is(pg_temp.seen() #> '{performer,position}', 'null'::jsonb, 'and the courier goes on unseen');
select tests.act_as('asha');
select is(tests.refusal(format($$ select public.create_share_link(%L) $$, tests.order_id('dinner'))),
  'PT409 sharing_unavailable', 'what is over is not shared any more');
select tests.reset();
update public.enhanced_orders set status_since = now() -
  make_interval(secs => private.setting_int('contact_seconds') + 1) where id = tests.order_id('dinner');
select tests.act_as_anon();
select is(pg_temp.seen() - 'server_now', '{"state": "ended"}', 'half an hour later the link shows nothing');
select tests.act_as('asha');
select is(public.share_links(tests.order_id('dinner')), '{"can_share": false, "open": 0}',
  'and the customer that none is open');

insert into pg_temp.kept select 'three', public.create_share_link(tests.order_id('later')) ->> 'token';
select is(pg_temp.seen('three') ->> 'status', 'pending', 'a link to another order');
select is(public.revoke_share_links(tests.order_id('later')), 1, 'can be ended');
select is(public.revoke_share_links(tests.order_id('later')), 0, 'once');
select tests.act_as_anon();
select is(pg_temp.seen('three') - 'server_now', '{"state": "ended"}', 'from then on it shows nothing');
select tests.act_as('asha');
insert into pg_temp.kept select 'four', public.create_share_link(tests.order_id('later')) ->> 'token';
select is(pg_temp.seen('three') ->> 'state', 'ended', 'also when a new one is made');
select is(pg_temp.seen('four') ->> 'state', 'open', 'which is open');
select tests.reset();
update private.share_links set until_at = now() where token_hash = sha256(convert_to(pg_temp.token('four'), 'utf8'));
select is(pg_temp.seen('four') ->> 'state', 'ended', 'until its day at the latest');
update private.trades set share_view = null where trade = 'food';
select tests.act_as('asha');
select is(tests.refusal(format($$ select public.create_share_link(%L) $$, tests.order_id('later'))),
  'PT409 sharing_unavailable', 'a trade that shows nothing is not shared');
select is(public.share_links(tests.order_id('later')) ->> 'can_share', 'false', 'which its customer learns before');
select tests.reset();
update private.trades set share_view = 'live_status' where trade = 'food';

-- Too often -----------------------------------------------------------------------------------------------------------
select tests.act_as('asha');
insert into pg_temp.kept select 'five', public.create_share_link(tests.order_id('later')) ->> 'token';
select tests.act_as_anon();
select set_config('request.headers', '{"x-forwarded-for": "10.0.0.1"}', true);
select is((select count(*) from generate_series(1, 60) where pg_temp.seen('five') is not null), 60::bigint,
  'a page that asks every second is answered');
select is(tests.refusal($$ select pg_temp.seen('five') $$), 'PT429 too_many_visits', 'more is refused');
select set_config('request.headers', '{"x-forwarded-for": "10.0.0.2"}', true);
select is(tests.refusal($$ select pg_temp.seen('five') $$), 'allowed', 'to one address, not to others');
select is((select count(*) from generate_series(1, 400) as n
  where set_config('request.headers', jsonb_build_object('x-forwarded-for', '10.1.1.' || n)::text, true) is not null
  and tests.refusal($$ select pg_temp.seen('five') $$) = 'allowed'), 239::bigint, 'until there are 300 of one link');
select tests.reset();
select ok((select count(*) <= 300 from private.share_link_visits), 'so that what is counted stays small');
update private.share_link_visits set since = now() - interval '2 minutes' where true;
select is(tests.refusal($$ select pg_temp.seen('five') $$), 'allowed', 'a minute later it opens again');
select is((select count(*) from private.share_link_visits), (select count(distinct v.link_id)
  from private.share_link_visits as v), 'and what was counted is gone');
select tests.act_as('asha');
select is((select count(*) from generate_series(1, 60)
  where tests.refusal(format($$ select public.create_share_link(%L) $$, tests.order_id('later'))) = 'allowed'),
  47::bigint, 'fifty links of an order are the most');
select * from finish();
rollback;
