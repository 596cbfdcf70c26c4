-- Group carts: starting, joining, choosing, the host's rules, and everybody who may not.
begin;
select no_plan();
select tests.reviewed('guests', 'group_cart join_group_cart leave_group_cart set_group_line set_group_ready');
select tests.reviewed('bounds', 'group_cart join_group_cart leave_group_cart remove_group_line set_group_line '
  'set_group_ready set_group_rules set_group_state start_group_cart');
select tests.runs_on_schedule('end-old-groups', 'select private.end_old_groups()');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('chitra', '+919000000003'),
  tests.create_user('vikram', '+919000000004', '{vendor}');
select tests.open_vendor('a-restaurant', 'vikram'), tests.add_item('a-restaurant', 'Dosa', 20000),
  tests.add_item('a-restaurant', 'Idli', 5000), tests.open_vendor('another', 'vikram'),
  tests.add_item('another', 'Pizza', 30000);
select tests.open_shop('a-shop', 'vikram'), tests.add_variant('a-shop', 'Cable', 9900);
insert into public.catalog_items (vendor_id, section, name, price_paise)
  select tests.vendor_id_of('a-restaurant'), 'Many', 'Thing ' || n, 100 from generate_series(1, 70) as n;
create temporary table pg_temp.kept (name text primary key, value text);
grant all on pg_temp.kept to anon, authenticated;
create function pg_temp.token() returns text language sql as $$ select value from pg_temp.kept where name = 'token' $$;
create function pg_temp.secret(who text) returns text language sql
  immutable as $$ select md5(who) || md5(who || '2') $$;
create function pg_temp.seen(secret text default null) returns jsonb
  language sql as $$ select public.group_cart(pg_temp.token(), secret) $$;
create function pg_temp.person(who text) returns uuid language sql as $$
  select (p ->> 'id')::uuid from jsonb_array_elements(pg_temp.seen() -> 'people') as p where p ->> 'name' = who $$;
create function pg_temp.line_of(who text) returns uuid language sql as $$
  select (l ->> 'id')::uuid from jsonb_array_elements(pg_temp.seen() -> 'lines') as l
    where l ->> 'person_id' = pg_temp.person(who)::text limit 1$$;
grant execute on all functions in schema pg_temp to anon, authenticated;

-- Starting ------------------------------------------------------------------------------------------------------------
select tests.act_as_anon();
select matches(tests.refusal(format($$ select public.start_group_cart(%L, 'Asha') $$,
  tests.vendor_id_of('a-restaurant'))), '^42501', 'guests start no group');
select matches(tests.refusal($$ select public.my_group_carts() $$), '^42501', 'and have none');
select tests.act_as('asha');
select public.add_to_cart(tests.item_id('Dosa')::text, '{}', 2, 'crisp'),
  public.add_to_cart(tests.item_id('Pizza')::text);
select is(tests.refusal(format($$ select public.start_group_cart(%L, %L) $$, tests.vendor_id_of('a-restaurant'), odd)),
  'PT400 group_name_invalid', 'no name is ' || coalesce(left(odd, 8), 'none'))
from unnest(array['', '   ', repeat('x', 41), repeat('x', 200), E'\u200d', E'\u202e', null]) as odd;
select is(tests.refusal(format($$ select public.start_group_cart(%L, repeat('x', 100000)) $$,
  tests.vendor_id_of('a-restaurant'))), 'PT413 request_too_large', 'a name has an end');
select is(tests.refusal(format($$ select public.start_group_cart(%L, 'Asha', 999) $$,
  tests.vendor_id_of('a-restaurant'))), 'PT400 request_invalid', 'a limit below ₹10 is none');
select is(tests.refusal(format($$ select public.start_group_cart(%L, 'Asha', null, now() - interval '1 minute') $$,
  tests.vendor_id_of('a-restaurant'))), 'PT400 request_invalid', 'nor is a deadline that has passed');
select is(tests.refusal(format($$ select public.start_group_cart(%L, 'Asha', null, now() + interval '2 days') $$,
  tests.vendor_id_of('a-restaurant'))), 'PT400 request_invalid', 'or one after the group ends');
select is(tests.refusal(format($$ select public.start_group_cart(%L, 'Asha') $$, tests.vendor_id_of('a-shop'))),
  'PT400 request_invalid', 'a parcel is for one');
insert into pg_temp.kept select 'token', public.start_group_cart(tests.vendor_id_of('a-restaurant'),
  E'  Asha\n <b>\u202eR</b>  ');
select matches(pg_temp.token(), '^[A-Za-z0-9_-]{22}$', 'a link carries 128 random bits (Issue 11, group cart by link)');
select is(public.start_group_cart(tests.vendor_id_of('a-restaurant'), 'Asha'), pg_temp.token(),
  'starting again leads to the same group');
select is(pg_temp.seen() ->> 'host_name', 'Asha <b>R</b>',
  'a name is one line without marks of direction; HTML stays letters');
select is((select jsonb_agg(l ->> 'name') from jsonb_array_elements(public.my_cart()) as l), '["Pizza"]',
  'what was chosen from this vendor has moved into the group');
select is(pg_temp.seen() -> 'lines' -> 0 ->> 'special_instructions', 'crisp', 'with its note');
select is((select count(*) from public.my_group_carts()), 1::bigint, 'the host finds it again');

-- A stranger with the link comes and goes.
select tests.act_as_anon();
create function pg_temp.come_and_go(who text) returns text language plpgsql as $$
begin
  perform public.join_group_cart(pg_temp.token(), who, pg_temp.secret(who));
  perform public.leave_group_cart(pg_temp.token(), secret => pg_temp.secret(who));
  return 'gone';
end $$;
create function pg_temp.come_and_go_often(times integer) returns text language sql as $$
  select string_agg(distinct tests.refusal(format('select pg_temp.come_and_go(%L)', 'Visitor ' || n)), ', ')
    from generate_series(1, times) as n$$;
select set_config('request.headers', '{"x-forwarded-for": "203.0.113.7"}', true);
select is(pg_temp.come_and_go_often(40), 'allowed', 'whoever leaves gives the place back');
select is(pg_temp.come_and_go_often(3), 'PT429 too_many_changes', 'one device does not come and go for ever');
select set_config('request.headers', '{"x-forwarded-for": "203.0.113.8"}', true);
select is(pg_temp.come_and_go_often(40), 'allowed', 'after which others still find room');
select set_config('request.headers', '', true);

-- Joining -------------------------------------------------------------------------------------------------------------
select tests.act_as_anon();
select is(tests.refusal($$ select public.group_cart('AAAAAAAAAAAAAAAAAAAAAA') $$), 'PT404 group_not_found',
  'a guessed link leads nowhere');
select is(tests.refusal($$ select public.group_cart(repeat('x', 1000000)) $$), 'PT404 group_not_found', 'however long');
select is(pg_temp.seen() -> 'lines', '[]'::jsonb, 'whoever has not joined sees nothing of what others chose');
select is(pg_temp.seen() -> 'people', '[]'::jsonb, 'nor who they are');
select is(pg_temp.seen() #>> '{vendor,slug}', 'a-restaurant', 'but where it is');
select is(tests.refusal($$ select public.join_group_cart(pg_temp.token(), 'Ravi') $$), 'PT400 request_invalid',
  'a guest needs a secret');
select is(tests.refusal($$ select public.join_group_cart(pg_temp.token(), 'Ravi', 'short') $$), 'PT400 request_invalid',
  'that cannot be guessed');
select is(tests.refusal($$ select public.set_group_line(pg_temp.token(), tests.item_id('Dosa')::text,
  secret => pg_temp.secret('ravi')) $$), 'PT403 group_join_first', 'and a name before choosing');
insert into pg_temp.kept select 'ravi', public.join_group_cart(pg_temp.token(), 'Ravi', pg_temp.secret('ravi'))::text;
select is(public.join_group_cart(pg_temp.token(), 'Ravi', pg_temp.secret('ravi'))::text, (select value from pg_temp.kept
  where name = 'ravi'), 'joining again is joining once');
select is(tests.refusal($$ select public.join_group_cart(pg_temp.token(), 'rAVI', pg_temp.secret('other')) $$),
  'PT409 group_name_taken', 'two people have two names');
select tests.act_as('bala');
select public.join_group_cart(pg_temp.token(), 'బాల');
select is(jsonb_array_length(pg_temp.seen() -> 'people'), 3, 'accounts and guests take part alike');

-- Choosing ------------------------------------------------------------------------------------------------------------
select tests.act_as_anon();
select public.set_group_line(pg_temp.token(), tests.item_id('Idli')::text, '{}', 2, 'no chutney',
  pg_temp.secret('ravi'));
select public.set_group_line(pg_temp.token(), tests.item_id('Idli')::text, '{}', 2, 'no chutney',
  pg_temp.secret('ravi'));
select is((select l ->> 'quantity' from jsonb_array_elements(pg_temp.seen(pg_temp.secret('ravi')) -> 'lines') as l
  where l ->> 'name' = 'Idli'), '2', 'a repeated request changes nothing');
select is(tests.refusal($$ select public.set_group_line(pg_temp.token(), tests.item_id('Pizza')::text,
  secret => pg_temp.secret('ravi')) $$), 'PT404 item_not_found', 'another vendor''s dish is not on the menu');
select is(tests.refusal($$ select public.set_group_line(pg_temp.token(), tests.item_id('Idli')::text, '{}', 51, null,
  pg_temp.secret('ravi')) $$), 'PT400 quantity_invalid', 'pieces have an end');
select is(tests.refusal($$ select public.set_group_line(pg_temp.token(), tests.item_id('Idli')::text, '{}', -1, null,
  pg_temp.secret('ravi')) $$), 'PT400 quantity_invalid', 'and a beginning');
select is(tests.refusal($$ select public.set_group_line(pg_temp.token(), 'x', '{}', 1, null,
  pg_temp.secret('ravi')) $$), 'PT404 item_not_found', 'an item is an item');
select
  is(
  tests.refusal(
  $$ select public.set_group_line(pg_temp.token(), tests.item_id('Idli')::text, array[gen_random_uuid()], 1, null,
   pg_temp.secret('ravi'))$$), 'PT400 options_invalid', 'options are those of the item');
select
  is(
  tests.refusal(
  $$ select public.set_group_line(pg_temp.token(), tests.item_id('Idli')::text, array(select gen_random_uuid()
   from generate_series(1, 101)), 1, null, pg_temp.secret('ravi'))$$), 'PT400 options_invalid', 'and not a hundred');
select
  is(
  tests.refusal($$ select public.set_group_line(pg_temp.token(), tests.item_id('Idli')::text, '{}', 1, repeat('x', 201),
   pg_temp.secret('ravi'))$$), 'PT400 instructions_too_long', 'a note is short');
select
  is(
  tests.refusal(
  $$ select public.set_group_line(pg_temp.token(), tests.item_id('Idli')::text, '{}', 1, repeat('x', 100000),
   pg_temp.secret('ravi'))$$), 'PT413 request_too_large', 'not a novel');
select public.set_group_ready(pg_temp.token(), true, pg_temp.secret('ravi'));
select is((select p ->> 'ready' from jsonb_array_elements(pg_temp.seen(pg_temp.secret('ravi')) -> 'people') as p
  where p ->> 'name' = 'Ravi'), 'true', 'who has chosen says so');
select is(tests.refusal($$ select public.set_group_ready(pg_temp.token(), true, pg_temp.secret('stranger')) $$),
  'PT403 group_join_first', 'nobody else does');
select
  is(
  tests.refusal(
  $$ select public.leave_group_cart(pg_temp.token(), (select value::uuid from pg_temp.kept where name = 'ravi'),
   pg_temp.secret('stranger'))$$), 'PT403 group_join_first', 'a stranger takes nobody out');
select matches(tests.refusal(statement), '^42501', 'a guest is no host: ' || left(statement, 36)) from unnest(array[
  $$ select public.remove_group_line(pg_temp.token(), gen_random_uuid()) $$, $$ select
    public.set_group_state(pg_temp.token(), 'locked') $$,
  $$ select public.set_group_rules(pg_temp.token()) $$, $$ select public.take_group_cart(pg_temp.token()) $$])
    as statement;
select tests.act_as('bala');
select is(tests.refusal(statement), 'PT403 group_host_only', 'nor is a participant: ' || left(statement, 36))
  from unnest(array[
  $$ select public.remove_group_line(pg_temp.token(), pg_temp.line_of('Ravi')) $$, $$ select
    public.set_group_state(pg_temp.token(), 'locked') $$,
  $$ select public.set_group_rules(pg_temp.token()) $$, $$ select public.take_group_cart(pg_temp.token()) $$,
  $$ select public.leave_group_cart(pg_temp.token(), pg_temp.person('Ravi')) $$]) as statement;
select public.set_group_line(pg_temp.token(), tests.item_id('Idli')::text, '{}', 0);
select is((select count(*) from jsonb_array_elements(pg_temp.seen() -> 'lines') as l where l ->> 'name' = 'Idli'),
  1::bigint, 'nobody removes another''s line by a call of their own');
select tests.act_as('chitra');
select is(tests.refusal($$ select public.take_group_cart(pg_temp.token()) $$), 'PT403 group_host_only',
  'nor does a stranger with an account take it');
select is(pg_temp.seen() -> 'lines', '[]'::jsonb, 'or see it');
select matches(tests.refusal('select * from private.group_lines'), '^42501', 'the tables are closed');

-- The host's rules ----------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select public.set_group_rules(pg_temp.token(), 15000, now() + interval '1 hour');
select is(tests.refusal($$ select public.set_group_rules(pg_temp.token(), 5) $$), 'PT400 request_invalid',
  'a rule makes sense');
select tests.act_as('bala');
select is(tests.refusal($$ select public.set_group_line(pg_temp.token(), tests.item_id('Dosa')::text) $$),
  'PT409 group_limit_reached', 'nobody chooses for more than the limit (Issue 11)');
select public.set_group_line(pg_temp.token(), tests.item_id('Idli')::text, '{}', 3);
select is(tests.refusal($$ select public.set_group_line(pg_temp.token(), tests.item_id('Idli')::text, '{}', 4) $$),
  'PT409 group_limit_reached', 'to the paisa');
select tests.act_as('asha');
select lives_ok($$ select public.set_group_line(pg_temp.token(), tests.item_id('Dosa')::text, '{}', 3) $$,
  'the host, who pays, has no limit');
select is(tests.refusal($$ select public.leave_group_cart(pg_temp.token()) $$), 'PT400 request_invalid',
  'and does not leave, but ends it');
select public.remove_group_line(pg_temp.token(), pg_temp.line_of('Ravi'));
select is(pg_temp.line_of('Ravi'), null, 'the host removes a line');
select lives_ok($$ select public.remove_group_line(pg_temp.token(), gen_random_uuid()) $$, 'also one that is gone');
select public.set_group_state(pg_temp.token(), 'locked');
select is(tests.refusal($$ select public.set_group_state(pg_temp.token(), 'ordered') $$), 'PT400 request_invalid',
  'nobody says that it was ordered');
select tests.act_as('bala');
select is(tests.refusal($$ select public.set_group_line(pg_temp.token(), tests.item_id('Idli')::text) $$),
  'PT409 group_locked', 'what is locked stays as it is');
select tests.act_as('chitra');
select is(tests.refusal($$ select public.join_group_cart(pg_temp.token(), 'Chitra') $$), 'PT409 group_locked',
  'for newcomers too');
select tests.act_as('asha');
select public.set_group_state(pg_temp.token(), 'open');
select tests.reset();
update private.group_carts set closes_at = now() - interval '1 second';
select tests.act_as('bala');
select is(tests.refusal($$ select public.set_group_line(pg_temp.token(), tests.item_id('Idli')::text) $$),
  'PT409 group_locked', 'so does what is past its time');
select is(pg_temp.seen() ->> 'accepting', 'false', 'which is said');
select tests.act_as('asha');
select public.set_group_state(pg_temp.token(), 'open');
select is(pg_temp.seen() ->> 'accepting', 'true', 'until the host opens it again');

-- Flooding ------------------------------------------------------------------------------------------------------------
select public.set_group_rules(pg_temp.token());
create function pg_temp.fill() returns integer language plpgsql as $$
begin
  for n in 1 .. 70 loop
    begin
      perform public.set_group_line(pg_temp.token(), tests.item_id('Thing ' || n)::text);
    exception when others then return n - 1;
    end;
  end loop;
  return 70;
end
$$;
select ok(pg_temp.fill() between 50 and 60, 'a script is stopped within a minute');
select is(tests.refusal($$ select public.set_group_ready(pg_temp.token(), true) $$), 'PT429 too_many_changes',
  'whatever it changes');
select tests.reset();
update private.group_people set changes_since = now() - interval '2 minutes';
select tests.act_as('asha');
select pg_temp.fill();
select tests.reset();
select is((select count(*) from private.group_lines), 60::bigint, 'a group holds what a cart holds');
select tests.act_as('asha');
select is(tests.refusal($$ select public.set_group_line(pg_temp.token(), tests.item_id('Thing 70')::text) $$),
  'PT409 cart_full', 'in clear words');
select tests.reset();
delete from private.group_lines where name like 'Thing%';
insert into private.group_people (group_id, secret_hash, name) select g.id, sha256(n::text::bytea), 'Guest ' || n
  from private.group_carts as g, generate_series(1, 17) as n;
select tests.act_as('chitra');
select is(tests.refusal($$ select public.join_group_cart(pg_temp.token(), 'Chitra') $$), 'PT409 group_full',
  'twenty people are the most');
select tests.reset();
delete from private.group_people where name like 'Guest%';
select tests.act_as('bala');
select public.leave_group_cart(pg_temp.token());
select is(tests.refusal($$ select public.set_group_line(pg_temp.token(), tests.item_id('Idli')::text) $$),
  'PT403 group_join_first', 'who has left chooses nothing');
select public.join_group_cart(pg_temp.token(), 'Bala again');
select tests.act_as('asha');
select public.leave_group_cart(pg_temp.token(), pg_temp.person('Ravi'));
select is(pg_temp.person('Ravi'), null, 'the host takes somebody out');

-- The end -------------------------------------------------------------------------------------------------------------
select public.set_group_state(pg_temp.token(), 'ended');
select is((select string_agg(l ->> 'name' || ' ' || (l ->> 'quantity'), ', ' order by l ->> 'name')
  from jsonb_array_elements(public.my_cart()) as l), 'Dosa 3, Pizza 1',
  'a host who ends the group has the own lines in the cart again');
select is(tests.refusal($$ select public.set_group_line(pg_temp.token(), tests.item_id('Dosa')::text) $$),
  'PT409 group_ended', 'an ended group is over');
select tests.act_as('chitra');
select is(tests.refusal($$ select public.join_group_cart(pg_temp.token(), 'Chitra') $$), 'PT409 group_ended',
  'its link says so');
select is(pg_temp.seen() ->> 'state', 'ended', 'to everybody');
select tests.act_as('asha');
update pg_temp.kept set value = public.start_group_cart(tests.vendor_id_of('a-restaurant'), 'Asha')
  where name = 'token';
select tests.reset();
update private.group_carts set expires_at = now() where state = 'open';
select is(public.group_cart(pg_temp.token()) ->> 'state', 'ended', 'a group of yesterday is over before the job runs');
select is(private.end_old_groups(), 1, 'a job ends it after a day (Issue 11)');
select is(private.end_old_groups(), 0, 'once');
select tests.act_as('asha');
select ok((select bool_or(l ->> 'name' = 'Dosa') from jsonb_array_elements(public.my_cart()) as l),
  'and nothing of the host''s is lost');
select tests.reset();
update private.group_carts set expires_at = now() - interval '31 days';
select private.end_old_groups();
select is((select count(*) from private.group_carts), 0::bigint, 'a month later it is gone');
insert into private.group_carts (token, host_id, vendor_id, state) select lpad(n::text, 22, 'x'), tests.user_id('asha'),
  tests.vendor_id_of('another'), 'ended' from generate_series(1, 20) as n;
select tests.act_as('asha');
select is(tests.refusal(format($$ select public.start_group_cart(%L, 'Asha') $$, tests.vendor_id_of('another'))),
  'PT429 too_many_changes', 'twenty groups a day are the most');
select matches(tests.refusal('select private.end_old_groups()'), '^42501', 'nobody ends groups by hand');
select * from finish();
rollback;
