-- Returns and exchanges: who, what, until when, and every paisa of it.
begin;
select no_plan();
select tests.reviewed('bounds', 'admin_returns preview_return request_return return_picture_path update_return');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('vikram', '+919000000003', '{vendor}'),
  tests.create_user('meera', '+919000000004', '{vendor}'), tests.create_user('admin', '+919000000005', '{user,admin}');
select tests.open_shop('charminar-wear', 'vikram'), tests.open_shop('golconda-wear', 'meera'),
  tests.add_address('asha'), tests.add_address('bala'),
  tests.fund_wallet('asha', 10000000), tests.fund_wallet('bala', 1000000);
select tests.add_product('Cotton kurta', 'Pochampally', 'fashion-men');
select tests.add_variant('charminar-wear', 'Kurta M', 80000, 'Cotton kurta', '{"Size": "M"}', 10),
  tests.add_variant('charminar-wear', 'Kurta L', 80000, 'Cotton kurta', '{"Size": "L"}', 2),
  tests.add_variant('charminar-wear', 'Kurta XXL', 95000, 'Cotton kurta', '{"Size": "XXL"}', 5),
    tests.add_variant('charminar-wear', 'Kurta S', 70000, 'Cotton kurta', '{"Size": "S"}', 5),
  tests.add_variant('charminar-wear', 'Socks', 20000, null, '{}', null, 0),
    tests.add_variant('golconda-wear', 'Kurta M elsewhere', 75000, 'Cotton kurta', '{"Size": "M"}', 5);

create function tests.send_back(name text, lines text, wish text default 'refund', more text default '') returns text
  language sql as $$
  select tests.refusal(format($f$ select public.request_return(%L, %L, %L, 'return-key:' || gen_random_uuid() %s) $f$,
    tests.order_id(name), lines, wish, more))
$$;
create function tests.decide(name text, state text, note text default 'Looked at it', restock boolean default false)
  returns text language sql as $$
  select tests.refusal(format('select public.update_return(%L, %L, %L, %L)', tests.return_id(name), state, note,
    restock))
$$;
create function tests.return_state(name text) returns text language sql stable
  security definer set search_path = '' as $$
  select r.state from public.returns as r where r.id = tests.return_id(name)
$$;
grant execute on all functions in schema tests to anon, authenticated;

-- Who, and what -------------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select public.add_to_cart(tests.item_id('Socks')::text, '{}', 1);
select tests.order_item('kurtas', 'asha', 'Kurta M', 3);
select tests.reset();
create function tests.line(name text) returns integer language sql stable security definer set search_path = '' as $$
  select i.position from public.order_items as i where i.order_id = tests.order_id('kurtas') and i.name = line.name
$$;
create function tests.pieces(line text, quantity integer, reason text default 'quality', exchange text default null)
  returns text language sql stable as $$
  select jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('position', tests.line(line), 'quantity', quantity,
    'reason', reason,
    'exchange_item_id', case when exchange is not null then tests.item_id(exchange) end)))::text
$$;
grant execute on all functions in schema tests to anon, authenticated;
select tests.act_as('asha');
select is(tests.send_back('kurtas', tests.pieces('Kurta M', 1)), 'PT409 not_delivered_yet',
  'what has not come is not returned');
select tests.ship_to('kurtas', 'delivered');
select is(tests.send_back('kurtas', tests.pieces('Kurta M', 1)), 'PT404 order_not_found', 'the seller returns nothing');
select tests.act_as('bala');
select is(tests.send_back('kurtas', tests.pieces('Kurta M', 1)), 'PT404 order_not_found', 'nor does another customer');
select tests.act_as_anon();
select matches(tests.send_back('kurtas', tests.pieces('Kurta M', 1)), '^42501', 'nor a guest');
select matches(tests.refusal('select public.cancel_return(gen_random_uuid())'), '^42501', 'who cancels none');
select matches(tests.refusal($$ select public.update_return(gen_random_uuid(), 'approved') $$), '^42501',
  'and decides none');
select tests.act_as('asha');
select is(tests.send_back('kurtas', odd), 'PT400 return_lines_invalid',
  'lines that cannot be read are refused: ' || odd)
from unnest(array['{}', '[]', 'null', '[1]', '[{"position": 1}]', '[{"position": 1, "quantity": 0, "reason": "size"}]',
  '[{"position": 1, "quantity": -1, "reason": "size"}]',
  '[{"position": 1, "quantity": 1.5, "reason": "size"}]', '[{"position": 1, "quantity": 1, "reason": "bored"}]',
    '[{"position": 0, "quantity": 1, "reason": "size"}]',
  '[{"position": 1, "quantity": 1, "reason": "size"}, {"position": 1, "quantity": 1, "reason": "size"}]',
  '[{"position": 1, "quantity": 1, "reason": "size", "exchange_item_id": "1; drop"}]']) as odd;
select is(tests.send_back('kurtas', to_jsonb(repeat('x', 9000))::text), 'PT413 request_too_large',
  'and lines without end');
select is(tests.send_back('kurtas', tests.pieces('Socks', 1)), 'PT409 not_returnable',
  'what is sold without returns is not returned');
select is(tests.send_back('kurtas', '[{"position": 9, "quantity": 1, "reason": "size"}]'), 'PT409 not_returnable',
  'nor what was not bought');
select is(tests.send_back('kurtas', tests.pieces('Kurta M', 4)), 'PT409 return_exceeds_order',
  'nor more than was bought');
select is(tests.send_back('kurtas', tests.pieces('Kurta M', 1), 'refund', ', pickup_on => current_date + 90'),
  'PT400 pickup_day_invalid', 'not in a season');
select is(tests.send_back('kurtas', tests.pieces('Kurta M', 1), 'refund', ', destination => ''source'''),
  'PT400 request_invalid', 'to a source only where one was paid from');
select is(tests.send_back('kurtas', tests.pieces('Kurta M', 1), 'refund', ', photos => array[''someone/else.webp'']'),
  'PT400 request_invalid', 'with photos of one''s own');
select is(tests.send_back('kurtas', tests.pieces('Kurta M', 1), 'present'), 'PT400 request_invalid',
  'for the money or in exchange');
select is((public.preview_return(tests.order_id('kurtas'), tests.pieces('Kurta M', 1)::jsonb) ->>
  'refund_paise')::integer, 80000, 'the preview says what comes back, its tax inside');

-- For the money -------------------------------------------------------------------------------------------------------
select is(tests.send_back('kurtas', tests.pieces('Kurta M', 2)), 'allowed',
  'two of three are returned (Issue 11, returns per line)');
select is(tests.send_back('kurtas', tests.pieces('Kurta M', 2)), 'PT409 return_exceeds_order', 'none of them twice');
select tests.act_as('meera');
select is(tests.decide('kurtas', 'approved'), 'PT404 return_not_found', 'another seller does not decide');
select is((select count(*) from public.returns), 0::bigint, 'nor see it');
select is(tests.refusal(format('select public.vendor_returns(%L)', tests.vendor_id_of('charminar-wear'))),
  'PT403 not_your_vendor', 'nor list it');
select is(tests.refusal('select public.admin_returns()'), 'PT403 role_required', 'nor see everybody''s');
select tests.act_as('asha');
select is(tests.decide('kurtas', 'approved'), 'PT404 return_not_found', 'nor does the customer decide');
select matches(tests.refusal('update public.returns set state = ''refunded'''), '^42501', 'by whatever way');
select tests.act_as('vikram');
select is((select count(*) from public.vendor_returns(tests.vendor_id_of('charminar-wear'))), 1::bigint,
  'the seller sees it');
select is(tests.decide('kurtas', 'refunded'), 'PT409 return_moved_on', 'and does not skip a step');
select is(tests.decide('kurtas', 'rejected', '  '), 'PT400 return_needs_a_reason', 'nor refuse without a word');
select is(tests.decide('kurtas', 'approved'), 'allowed', 'it is accepted');
select is(tests.decide('kurtas', 'approved'), 'allowed', 'the same again is the same');
-- Fetching it.
select tests.reset();
update public.vendors set phone = '+919000000077' where slug = 'charminar-wear';
create function pg_temp.pickup() returns text language sql as $$
  select tests.refusal(format('select public.return_pickup(%L)', tests.return_id('kurtas')))
$$;
grant execute on function pg_temp.pickup() to anon, authenticated;
select tests.act_as('meera');
select is(pg_temp.pickup(), 'PT404 return_not_found', 'another seller does not read where it is');
select tests.act_as('asha');
select is(pg_temp.pickup(), 'PT404 return_not_found', 'nor does the customer need to');
select tests.act_as_anon();
select matches(pg_temp.pickup(), '^42501', 'nor anybody');
select tests.act_as('vikram');
select is(public.return_pickup(tests.return_id('kurtas')) -> 'from' ->> 'name' is not null, true,
  'the seller knows where to fetch it, and from whom');
select matches(public.return_pickup(tests.return_id('kurtas')) -> 'to' ->> 'call_phone', '^[+]91[0-9]{10}$',
  'with a number on the label that can be called');
select tests.act_as('asha');
select is((select count(*) from public.system_notifications where template = 'return_approved'), 1::bigint,
  'and told once');
select is((public.order_tracking(tests.order_id('kurtas')) -> 'detail' -> 'lines' -> (tests.line('Kurta M') - 1) ->>
  'returned')::integer, 2, 'the order says what is under way');
select tests.act_as('vikram');
select is(tests.decide('kurtas', 'picked_up'), 'allowed', 'it is picked up');
select tests.act_as('asha');
select is(tests.refusal(format('select public.cancel_return(%L)', tests.return_id('kurtas'))), 'PT409 return_moved_on',
  'and then not called off any more');
select tests.act_as('vikram');
select is(tests.decide('kurtas', 'received'), 'allowed', 'it arrives');
select is(tests.decide('kurtas', 'exchanged'), 'PT409 return_moved_on', 'nobody wished for an exchange');
select is(tests.decide('kurtas', 'refunded', 'As new', true), 'allowed', 'and is refunded');
select is(tests.decide('kurtas', 'refunded', 'As new', true), 'allowed', 'once');
select tests.reset();
select is((select r.refund_paise from public.returns as r where r.id = tests.return_id('kurtas')), 160000,
  'goods and tax');
select is(tests.stock_of('Kurta M'), 9, 'as good as new, it is on the shelf again');
select is((select sum(amount_paise) from public.refunds where order_id = tests.order_id('kurtas')), 160000::bigint,
  'there is one row of a refund');
select is(tests.wallet_of('asha'), 10000000::bigint - (select total_paise - 160000 from public.enhanced_orders
  where id = tests.order_id('kurtas')), 'and the wallet has it');
select is((select sum(s.value_paise) from private.share_values as s where s.order_id = tests.order_id('kurtas')
  and s.account = 'vendor_payable' and s.position = 1),
  220339 - 39661 - round((220339 - 39661) * 135593.0 / 220339), 'the seller''s share is smaller in proportion');
select is(private.held(tests.order_id('kurtas')), (select sum(s.value_paise)::bigint from private.share_values as s
  where s.order_id = tests.order_id('kurtas')), 'which is what escrow holds');

-- The window ----------------------------------------------------------------------------------------------------------
select tests.act_as('asha');
select is(tests.send_back('kurtas', tests.pieces('Kurta M', 1, 'damaged')), 'allowed',
  'the third one too, within seven days');
select tests.reset();
select tests.let_pass('kurtas', '9 days');
select private.sweep_timers(100);
select is(tests.return_state('kurtas'), 'approved', 'a seller who does not answer has accepted');
select is(private.held(tests.order_id('kurtas')) > 0, true, 'while a return is under way the seller''s share waits');
select tests.act_as('asha');
select is(tests.send_back('kurtas', tests.pieces('Kurta M', 1)), 'PT409 return_window_over',
  'afterwards nothing is returned');
select is(tests.refusal(format('select public.cancel_return(%L)', tests.return_id('kurtas'))), 'allowed',
  'the customer keeps it after all');
select tests.reset();
select is(private.held(tests.order_id('kurtas')), 0::bigint, 'and the seller is paid');
select is((select sum(e.amount_paise) from private.ledger_entries as e
  join private.ledger_accounts as a on a.id = e.account_id
  join private.ledger_transactions as t on t.id = e.transaction_id where t.order_id = tests.order_id('kurtas')
    and a.kind = 'vendor_payable'),
  (select sum(s.value_paise) from private.share_values as s where s.order_id = tests.order_id('kurtas')),
    'what the shares are worth');

-- In exchange ---------------------------------------------------------------------------------------------------------
select tests.order_item('swap', 'asha', 'Kurta M', 2);
select tests.ship_to('swap', 'delivered');
select tests.act_as('asha');
create function pg_temp.swap(item text, quantity integer default 1) returns text language sql as $$
  select jsonb_build_array(jsonb_build_object('position', 1, 'quantity', quantity, 'reason', 'size', 'exchange_item_id',
    tests.item_id(item)))::text
$$;
select is(tests.send_back('swap', pg_temp.swap('Kurta XXL'), 'exchange'), 'PT409 exchange_costs_more',
  'for what costs more one orders anew');
select is(tests.send_back('swap', pg_temp.swap('Kurta M elsewhere'), 'exchange'), 'PT409 exchange_sold_out',
  'another shop does not exchange');
select is(tests.send_back('swap', pg_temp.swap('Socks'), 'exchange'), 'PT409 exchange_sold_out',
  'nor is a kurta exchanged for socks');
select is(tests.send_back('swap', pg_temp.swap('Kurta L'), 'refund'), 'PT400 return_lines_invalid',
  'money or exchange');
select is(tests.send_back('swap', pg_temp.swap('Kurta L', 2), 'exchange'), 'allowed',
  'two are exchanged for the last two of the other size');
select tests.reset();
select is(tests.stock_of('Kurta L'), 0, 'which are kept back');
select tests.act_as('vikram');
select tests.decide('swap', 'approved'), tests.decide('swap', 'picked_up');
select is(tests.refusal(format('select public.return_pickup(%L)', tests.return_id('swap'))), 'PT409 label_not_needed',
  'once fetched, the address is not shown any more');
select tests.decide('swap', 'received');
select is(tests.decide('swap', 'exchanged', null, true), 'allowed',
  'they are exchanged (Issue 11, exchanges per line)');
select tests.reset();
select is((select refund_paise from public.enhanced_orders where id = tests.order_id('swap')), 0, 'no money moves');
select tests.act_as('vikram');
select is((select lines #>> '{0,variant,Size}' from public.vendor_parcels(tests.vendor_id_of('charminar-wear'),
  '{ready}')), 'L', 'and the seller packs the other size');
select lives_ok(format('select public.hand_over_shipment(%L, ''india_post'', ''EX222222222IN'')',
  tests.shipment_of('swap')), 'hands it over');
select lives_ok(format('select public.report_shipment(%L, ''delivered'')', tests.shipment_of('swap')),
  'and it arrives');
select is(tests.status_of('swap'), 'delivered', 'without moving the order');
select tests.order_item('cheaper', 'asha', 'Kurta M');
select tests.ship_to('cheaper', 'delivered');
select tests.act_as('asha');
select is(tests.send_back('cheaper', pg_temp.swap('Kurta S'), 'exchange'), 'allowed', 'for what costs less');
select tests.act_as('vikram');
select tests.decide('cheaper', 'approved'), tests.decide('cheaper', 'received'), tests.decide('cheaper', 'exchanged');
select tests.reset();
select is((select refund_paise from public.enhanced_orders where id = tests.order_id('cheaper')), 10000,
  'the difference comes back, its tax inside');

-- Refused, and looked at again ----------------------------------------------------------------------------------------
select tests.order_item('worn', 'asha', 'Kurta M');
select tests.ship_to('worn', 'delivered');
select tests.act_as('asha');
select is(tests.send_back('worn', pg_temp.swap('Kurta S'), 'exchange'), 'allowed', 'a worn one');
select tests.act_as('vikram');
select tests.decide('worn', 'approved'), tests.decide('worn', 'received');
select is(tests.decide('worn', 'declined', 'It was worn.'), 'allowed', 'is not accepted');
select is(tests.decide('worn', 'refunded'), 'PT409 return_moved_on', 'which the seller does not take back');
select tests.reset();
select is(tests.stock_of('Kurta S'), 4, 'what was kept back is for sale again');
select tests.act_as('admin');
select is((select count(*) from public.admin_returns()), 1::bigint, 'an administrator sees what was refused');
select is(tests.decide('worn', 'refunded', 'The photo shows a hole.'), 'allowed', 'and may decide otherwise');
select tests.reset();
select is((select state || ' ' || refund_paise from public.returns where id = tests.return_id('worn')),
  'refunded 80000', 'goods and tax, not the shipping of what does not fit');
select is((select count(*) from public.audit_log where action = 'update_return'), 1::bigint,
  'which is in the audit log');

-- Not seen to ---------------------------------------------------------------------------------------------------------
select tests.order_item('silent', 'asha', 'Kurta M');
select tests.ship_to('silent', 'delivered');
select tests.act_as('asha');
select is(tests.send_back('silent', '[{"position": 1, "quantity": 1, "reason": "damaged"}]'), 'allowed',
  'a damaged one');
select tests.act_as('vikram');
select tests.decide('silent', 'approved'), tests.decide('silent', 'received');
select tests.reset();
select tests.let_pass('silent', '3 days');
select private.sweep_timers(100);
select is(tests.return_state('silent'), 'refunded', 'what nobody inspects is refunded');
select is((select o.total_paise - o.refund_paise from public.enhanced_orders as o
  where o.id = tests.order_id('silent')), 500, 'with the shipping, as nothing of it was of use');
select is(private.ledger_is_balanced(), true, 'the ledger is balanced');
select * from finish();
rollback;
