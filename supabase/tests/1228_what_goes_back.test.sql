-- What can still go back for a line is shown before it is asked for.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('sana', '+919000000005', '{vendor}'), tests.create_user('meera', null, '{user,admin}');
select tests.open_shop('charminar-wear', 'sana'), tests.add_address('asha'), tests.fund_wallet('asha', 10000000);
select tests.add_product('Cotton kurta', 'Pochampally', 'fashion-men');
select tests.add_variant('charminar-wear', 'Kurta M', 20000, 'Cotton kurta', '{"Size": "M"}', 50);
select tests.reset();
create function tests.preview(pieces integer) returns text language sql as $$
  select public.preview_report(tests.order_id('kurtas'),
    jsonb_build_array(jsonb_build_object('position', 1, 'quantity', pieces))) ->> 'refund_paise'
$$;
create function tests.line() returns jsonb language sql as $$
  select public.order_help(tests.order_id('kurtas')) -> 'lines' -> 0
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.order_item('kurtas', 'asha', 'Kurta M', 2);
select tests.ship_to('kurtas', 'delivered');
select tests.act_as('asha');
select is(tests.preview(1), '20000', 'a piece is worth its price');
select is(tests.preview(2), '40000', 'two are worth both');
select is(tests.refusal('select tests.preview(3)'), 'PT400 help_lines_invalid', 'three were not ordered');
select is(tests.line() ->> 'charged_paise', '40000', 'the line says what was charged for it');
select is(public.report_order_problem(tests.order_id('kurtas'), 'item_missing', 'report-key-1',
  '[{"position": 1, "quantity": 1}]')
  ->> 'refund_paise', tests.preview(1), 'what was shown goes back');
select is(tests.line() ->> 'left', '1', 'one piece is left');
select is(tests.refusal('select tests.preview(2)'), 'PT409 already_reported', 'and no more is promised');
select tests.act_as('bala');
select is(tests.refusal('select tests.preview(1)'), 'PT404 order_not_found', 'nobody else asks');
select tests.act_as('sana');
select is(tests.refusal('select tests.preview(1)'), 'PT404 order_not_found', 'not the shop either');
select tests.act_as_anon();
select matches(tests.refusal('select tests.preview(1)'), '^42501', 'nor a guest');
select tests.act_as('meera');
select is(public.admin_order(tests.order_id('kurtas')) -> 'items' -> 0 ->> 'left_paise', '20000',
  'an administrator sees what is left of the line');
select * from finish();
rollback;
