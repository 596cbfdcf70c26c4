-- The dashboard and the timeline: one's own figures and events, page by page.
begin;
select no_plan();
select tests.reviewed('bounds', 'my_activity');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('ravi', '+919000000004', '{delivery}');
select tests.open_vendor('vendor-one', 'vikram'), tests.add_item('vendor-one', 'Dosa', 20000),
  tests.add_address('asha'), tests.add_courier('ravi');
select tests.fund_wallet('asha', 500000);

select tests.act_as_anon();
select is(tests.refusal($$ select public.my_dashboard() $$), '42501 permission denied for function my_dashboard',
  'guests have no dashboard');
select is(tests.refusal($$ select public.my_activity() $$), '42501 permission denied for function my_activity',
  'and no timeline');
select tests.act_as('asha');
select is(public.my_dashboard() - 'member_since',
  '{"orders_completed": 0, "vendors_tried": 0, "first_order_at": null, "saved_paise": 0, "saved_this_month_paise": 0,
  "favourites": 0, "reviews": 0, "points": 0}'::jsonb, 'a new customer begins with nothing (Spec §1 Dashboard)');
select ok((public.my_dashboard() ->> 'member_since')::timestamptz <= now(), 'but with a day on which they came');

select tests.order_item('first', 'asha', 'Dosa');
select tests.advance_to('first', 'delivered', 'ravi');
select tests.act_as('asha');
select public.rate_order(tests.order_id('first'), 5, null, 'Crisp as it should be');
insert into public.wishlists (vendor_id) values (tests.vendor_id_of('vendor-one'));
select tests.order_item('second', 'asha', 'Dosa');
select is(public.my_dashboard() @> '{"orders_completed": 1, "vendors_tried": 1, "favourites": 1, "reviews": 1}', true,
  'what was delivered, kept and rated is counted');

create function pg_temp.events(kinds text[] default null, page_size integer default 50) returns text[]
  language sql as $$
  select array_agg(distinct a ->> 'kind' || ' ' || (a ->> 'event')) from public.my_activity(kinds, null, page_size) as a
$$;
grant execute on function pg_temp.events(text[], integer) to authenticated;
select is((select count(*) from public.my_activity('{order}')), 3::bigint, 'two orders were placed and one ended');
select is(pg_temp.events('{order}'), '{"order delivered","order placed"}', 'each with what became of it');
select is(pg_temp.events('{review}'), '{"review rated"}', 'a review stands in the timeline');
select ok(pg_temp.events('{payment}') @> '{"payment order_paid"}', 'so does what left the wallet');
select ok(pg_temp.events('{notification}') @> '{"notification order_confirmed"}', 'and what one was told');
select is((select array_agg(distinct a ->> 'kind' order by a ->> 'kind') from public.my_activity() as a),
  '{notification,order,payment,review}', 'all of it together');
select is((select (array_agg(a))[1] ->> 'stars' from public.my_activity('{review}') as a), '5', 'with the stars');
select is(tests.refusal($$ select public.my_activity('{secrets}') $$), 'PT400 request_invalid',
  'there is nothing else to ask for');
select is(tests.refusal($$ select public.my_activity(array_fill('order'::text, array[1000])) $$),
  'PT400 request_invalid', 'nor a thousand times the same');
select is(tests.refusal($$ select public.my_activity(null, '{"at": "never", "id": "x"}') $$), 'PT400 cursor_invalid',
  'a page begins at a time');
select is(tests.refusal($$ select public.my_activity(null,
  jsonb_build_object('at', now(), 'id', repeat('x', 5000))) $$), 'PT413 request_too_large', 'and at an id');

create function pg_temp.paged(size integer) returns text[] language plpgsql as $$
declare
  after jsonb;
  page jsonb[];
  seen text[] := '{}';
begin
  loop
    page := array(select a from public.my_activity(null, after, size) as a);
    exit when page = '{}';
    seen := seen || array(select p ->> 'id' from unnest(page) as p);
    after := page[cardinality(page)] -> 'next_cursor';
  end loop;
  return seen;
end
$$;
grant execute on function pg_temp.paged(integer) to authenticated;
select is(pg_temp.paged(2), pg_temp.paged(50), 'pages of two are the whole timeline, nothing twice and nothing lost');
select is(cardinality(pg_temp.paged(3)), (select count(distinct id) from unnest(pg_temp.paged(3)) as id)::integer,
  'also where several events have one time');

select tests.act_as('bala');
select is((select count(*) from public.my_activity()), 0::bigint, 'somebody else sees none of it');
select is(public.my_dashboard() ->> 'orders_completed', '0', 'and counts none of it');

select * from finish();
rollback;
