-- Waking the function payment-worker: only while something is to be refunded or asked about, and with a secret.
begin;
select no_plan();
select tests.runs_on_schedule('call-payment-worker', 'select private.call_payment_worker()');
select tests.create_user('asha', '+919000000001'), tests.create_user('meera', '+919000000002', '{admin}');

create function tests.woken() returns bigint language plpgsql as $$
begin
  delete from net.http_request_queue;
  perform private.call_payment_worker();
  return (select count(*) from net.http_request_queue);
end
$$;
create function tests.gateway_setting() returns text language sql as $$
  select s.setting_value::text from public.app_settings as s where s.setting_key = 'gateway_enabled'
$$;
insert into private.gateway_orders (id, subject_id, user_id, amount_paise, provider_order_id, state) values
  ('00000000-0000-4000-8000-000000000001', gen_random_uuid(), tests.user_id('asha'), 10000, 'order_one', 'paid'),
  ('00000000-0000-4000-8000-000000000002', gen_random_uuid(), tests.user_id('asha'), 20000, 'order_two', 'open'),
  ('00000000-0000-4000-8000-000000000003', gen_random_uuid(), tests.user_id('asha'), 30000, null, 'open');
insert into private.gateway_payments (provider_payment_id, gateway_order_id, amount_paise, currency, state, captured_at)
values ('pay_one', '00000000-0000-4000-8000-000000000001', 10000, 'INR', 'captured', now());

-- Switching on --------------------------------------------------------------------------------------------------------
update private.gateway_orders set next_check_at = now() where provider_order_id = 'order_two';
select is(tests.woken(), 0::bigint, 'nothing is called while it is not known where the worker is');
select is(tests.gateway_setting(), 'false', 'and customers are offered no gateway');
select private.set_payment_worker('https://api.example/functions/v1/payment-worker', repeat('s', 24));
select is(tests.gateway_setting(), 'true', 'setting it switches the gateway on');
select is(tests.woken(), 1::bigint, 'and an order of which nobody has told is asked about');
select results_eq($$ select url, headers ->> 'x-worker-secret' from net.http_request_queue $$,
  $$ values ('https://api.example/functions/v1/payment-worker', repeat('s', 24)) $$, 'with the secret');
update public.app_settings set setting_value = 'false' where setting_key = 'gateway_enabled';
select private.set_payment_worker('https://api.example/functions/v1/payment-worker', repeat('t', 24));
select is(tests.gateway_setting(), 'false', 'what an administrator has switched off stays off at the next start');
select is(tests.woken(), 1::bigint, 'but what is on its way is still asked about');
select is((select headers ->> 'x-worker-secret' from net.http_request_queue), repeat('t', 24), 'with the new secret');
select throws_like($$ select private.set_payment_worker('https://api.example', 'short') $$,
  '%called_function_secret_length%', 'a secret that can be guessed is none');

-- What wakes it -------------------------------------------------------------------------------------------------------
update private.gateway_orders set next_check_at = now() + interval '1 minute' where provider_order_id = 'order_two';
select is(tests.woken(), 0::bigint, 'an order is not asked about before its time');
update private.gateway_orders set next_check_at = now() where provider_order_id is null;
select is(tests.woken(), 0::bigint, 'nor one that the gateway has not made');
update private.gateway_orders set next_check_at = now() where state = 'paid';
select is(tests.woken(), 0::bigint, 'nor one that is paid');
update private.gateway_orders set state = 'ended', next_check_at = now() where provider_order_id = 'order_two';
select is(tests.woken(), 1::bigint, 'one that was replaced is, for it may be paid all the same');
update private.gateway_orders set next_check_at = 'infinity' where provider_order_id = 'order_two';
insert into private.gateway_refunds (provider_payment_id, user_id, amount_paise)
values ('pay_one', tests.user_id('asha'), 4000);
select is(tests.woken(), 1::bigint, 'a refund is asked for at once');
update private.gateway_refunds set state = 'pending', next_at = now() + interval '1 minute';
select is(tests.woken(), 0::bigint, 'and asked about when its time has come');
update private.gateway_refunds set next_at = now();
select is(tests.woken(), 1::bigint, 'until the gateway has decided');
update private.gateway_refunds set state = 'processed', ended_at = now();
select is(tests.woken(), 0::bigint, 'and no longer');

-- Who may -------------------------------------------------------------------------------------------------------------
create function tests.attempts() returns setof text language sql as $$
  select unnest(array['select private.call_payment_worker()',
    'select private.set_payment_worker(''https://evil.example'', repeat(''s'', 24))',
    'select secret from private.called_functions',
    'update private.called_functions set url = ''https://evil.example''', 'delete from private.called_functions'])
$$;
grant execute on function tests.attempts() to public;
select tests.act_as('asha');
select matches(tests.refusal(statement), '^42501', 'a customer may not: ' || statement)
from tests.attempts() as statement;
select tests.act_as('meera');
select matches(tests.refusal(statement), '^42501', 'an administrator may not: ' || statement)
from tests.attempts() as statement;
select tests.act_as_anon();
select matches(tests.refusal(statement), '^42501', 'a guest may not: ' || statement)
from tests.attempts() as statement;

select * from finish();
rollback;
