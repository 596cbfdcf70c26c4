-- A coupon for first orders is one for each payment instrument too: of which a keyed digest is kept, and nothing else.
begin;
select no_plan();
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('chitra', '+919000000003'), tests.create_user('vikram', '+919000000004', '{vendor}');
select tests.open_vendor('kitchen', 'vikram'), tests.add_item('kitchen', 'Dosa', 60000), tests.add_address('asha'),
  tests.add_address('bala'), tests.add_address('chitra');
select tests.reset();
update public.app_settings set setting_value = 'true' where setting_key = 'gateway_enabled';
update public.coupons set valid_to = null where code = 'WELCOME50';

create function pg_temp.pays(handle text, name text, instrument jsonb, coupon boolean default true,
  status text default 'captured') returns text language plpgsql as $$
begin
  perform tests.buys(name, handle, '{Dosa}', more => case when coupon then '{"coupon_code": "WELCOME50"}'::jsonb
    else '{}' end);
  perform tests.starts(name, 'order_' || name);
  return public.gateway_record(jsonb_build_object('provider_payment_id', 'pay_' || name, 'provider_order_id',
    'order_' || name, 'amount_paise', tests.costs(name), 'currency', 'INR', 'status', status, 'method', 'upi',
    'instrument', instrument)) ->> 'outcome';
end
$$;
create function pg_temp.reason(handle text) returns text language plpgsql as $$
declare
  said text;
begin
  perform tests.act_as(handle);
  perform public.clear_cart(), public.add_to_cart(tests.item_id('Dosa')::text);
  said := coalesce(public.quote_order(tests.order_request(handle, '{"coupon_code": "WELCOME50"}')) -> 'problems' -> 0
    ->> 'reason', 'granted');
  perform public.clear_cart(), tests.reset();
  return said;
end
$$;
create function pg_temp.kept(handle text) returns text language sql as $$
  select string_agg(d.kind, ' ' order by d.kind) from private.customer_digests as d
  where d.account_id = tests.user_id(handle)
$$;

select is(pg_temp.pays('asha', 'first', '"upi Asha@okaxis"'), 'captured', 'a first order is paid by UPI');
select is(pg_temp.kept('asha'), 'first_instrument instrument', 'what paid it is remembered');
select is((select count(*) from private.customer_digests as d where d.digest !~ '^[0-9a-f]{64}$'), 0::bigint,
  'as a keyed digest alone');
select is((select count(distinct d.digest) from private.customer_digests as d where d.digest
  = private.keyed_digest('instrument upi asha@okaxis')), 1::bigint, 'however it is written');
select tests.act_as('asha');
select matches(tests.refusal('select * from private.customer_digests'), '^42501', 'which nobody reads');
select matches(tests.refusal('select private.shares_instrument(auth.uid())'), '^42501', 'nor asks about');
select tests.reset();

-- Another account with the same instrument: the money has come, so the order stands, and the next use is refused.
select is(pg_temp.reason('bala'), 'granted', 'before paying nobody knows what somebody will pay with');
select is(pg_temp.pays('bala', 'second', '"upi asha@okaxis"'), 'captured', 'what is paid is placed');
select is(tests.stands('second'), 'pending gateway paid 0', 'and stands');
select tests.act_as('bala');
select public.cancel_order(tests.order_id('second'), 'changed_mind', 'cancel-second-1');
select tests.reset();
select is(pg_temp.kept('bala'), 'instrument', 'one that is given back was not used');
select is(pg_temp.reason('bala'), 'first_order', 'but the account is known for the other one''s instrument');
select is(pg_temp.reason('chitra'), 'granted', 'others are not');

-- A try that fails, a word that came before, and what is no instrument.
select is(pg_temp.pays('chitra', 'failing', '"upi asha@okaxis"', true, 'failed'), 'failed', 'what was not paid');
select is(pg_temp.kept('chitra'), null, 'says nothing about who tried');
select is(public.gateway_record(jsonb_build_object('provider_payment_id', 'pay_later', 'provider_order_id',
  'order_failing', 'amount_paise', tests.costs('failing'), 'currency', 'INR', 'status', 'captured', 'method', 'card',
  'instrument', odd)) ->> 'outcome', outcome, 'an instrument of another shape: ' || left(odd::text, 30))
from (values (1, 'null'::jsonb, 'captured'), (2, '{"vpa": "a"}', 'duplicate'), (3, '""', 'duplicate'),
  (4, to_jsonb(repeat('x', 201)), 'duplicate')) as t (n, odd, outcome) order by n;
select is(pg_temp.kept('chitra'), null, 'is none');
select is(public.gateway_record(jsonb_build_object('provider_payment_id', 'pay_later', 'provider_order_id',
  'order_failing', 'amount_paise', tests.costs('failing'), 'currency', 'INR', 'status', 'captured', 'method', 'card',
  'instrument', 'card RuPay SBIN 4321 Chitra Rao')) ->> 'outcome', 'duplicate',
  'the webhook tells it after the browser');
select is(pg_temp.kept('chitra'), 'first_instrument instrument', 'and it is remembered all the same');

-- The first account itself, and time.
select tests.act_as('asha');
select public.cancel_order(tests.order_id('first'), 'changed_mind', 'cancel-first-1');
select tests.reset();
select is(pg_temp.reason('asha'), 'granted', 'whoever gives the coupon back can use it again');
select is(pg_temp.reason('bala'), 'granted', 'and so can the other one, as nobody has used it');
select is(pg_temp.pays('asha', 'third', '"upi asha@okaxis"'), 'captured', 'used again');
select is(pg_temp.reason('bala'), 'first_order', 'it counts again');
update private.customer_digests set at = now() - private.device_digest_period() - interval '1 minute';
select is(pg_temp.reason('bala'), 'granted', 'and after ninety days no more');
select private.prune_what_has_expired();
select is_empty($$ select * from private.customer_digests where kind like '%instrument' $$, 'when it is forgotten');
select * from finish();
rollback;
