-- The link to a visit under way: what whoever waits sees without an account, and when it ends.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('ravi', '+919000000005'),
  tests.create_user('vikram', '+919000000002', '{vendor}');
select tests.open_home_service('clean-one', 'vikram', '{Lakshmi Yadav}'), tests.fund_wallet('asha', 1000000),
  tests.reset();
create table tests.made (name text primary key, id uuid);
create table tests.kept (token text);
grant all on tests.made, tests.kept to anon, authenticated;
insert into tests.made values ('home', tests.add_address('asha', 17.44, 78.45));
create function tests.made_id(name text) returns uuid language sql stable as $$
  select m.id from tests.made as m where m.name = made_id.name
$$;
create function tests.seen() returns jsonb language sql as $$
  select public.shared_view(k.token) from tests.kept as k
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('asha');
insert into tests.made select 'visit', tests.book_visit('clean-one', 'Cleaning of a home', tests.made_id('home'),
  tests.days_on(3, '12:00'), 'wallet', 'first');
select is(public.share_links(tests.made_id('visit')), '{"can_share": true, "open": 0}'::jsonb, 'a visit can be shared');
insert into tests.kept select public.create_share_link(tests.made_id('visit')) ->> 'token';
select tests.act_as('ravi');
select is(tests.refusal(format('select public.create_share_link(%L)', tests.made_id('visit'))), 'PT404 order_not_found',
  'not by a stranger');
select tests.act_as('vikram');
select is(tests.refusal(format('select public.create_share_link(%L)', tests.made_id('visit'))), 'PT404 order_not_found',
  'nor by the business');
select tests.act_as_anon();
select is(tests.seen() - 'server_now' - 'status_since', jsonb_build_object('kind', 'service', 'trade', 'home_service',
  'status', 'confirmed', 'vendor', 'Clean One', 'starts_at', tests.days_on(3, '12:00'), 'ends_at',
  tests.days_on(3, '13:00'), 'people', '["Lakshmi"]'::jsonb, 'state', 'open', 'view', 'home_visit'),
  'whoever has the link sees who comes and when, and nothing else');
select ok(tests.seen()::text !~* 'asha|yadav|lakeview|90000000|paise|cleaning|order_number|order_id',
  'no customer, no surname, no address, no phone, no amount, no service');
select is(tests.refusal($$select public.shared_view('AAAAAAAAAAAAAAAAAAAAAA')$$), 'PT404 share_link_not_found',
  'a guessed link leads nowhere');
select tests.reset(), tests.begin_soon(tests.made_id('visit'));
create table tests.codes as select tests.start_code(tests.made_id('visit')) as code;
grant select on tests.codes to authenticated;
select tests.act_as('vikram');
select is(public.advance_order(tests.made_id('visit'), 'on_way') ->> 'outcome', 'moved', 'somebody sets out');
select tests.act_as_anon();
select is(tests.seen() ->> 'status', 'on_way', 'which the link says');
select tests.act_as('vikram');
select public.advance_order(tests.made_id('visit'), 'in_progress', code) from tests.codes;
select tests.act_as_anon();
select is(tests.seen() ->> 'status', 'in_progress', 'as it says that they are there');
select tests.act_as('vikram');
select public.advance_order(tests.made_id('visit'), 'delivered');
select tests.act_as_anon();
select is(tests.seen() ->> 'status', 'delivered', 'and that it is done');
select tests.reset();
update public.enhanced_orders set status_since = now()
  - make_interval(secs => private.setting_int('contact_seconds') + 1) where id = tests.made_id('visit');
select tests.act_as_anon();
select is(tests.seen() - 'server_now', '{"state": "ended"}'::jsonb, 'soon after the visit the link has ended');
select tests.act_as('asha');
select is(tests.refusal(format('select public.create_share_link(%L)', tests.made_id('visit'))),
  'PT409 sharing_unavailable', 'and no other is made');
select * from finish();
rollback;
