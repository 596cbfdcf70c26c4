-- Suggestions: from what, for whom, and how one gets rid of them.
begin;
select no_plan();
select tests.reviewed('guests', 'for_you');
select tests.reviewed('bounds', 'for_you my_less_suggestions');
select tests.runs_on_schedule('refresh-sales', 'select private.refresh_sales()');
select tests.create_user('asha', '+919000000001'), tests.create_user('bala', '+919000000002'),
  tests.create_user('chitra', '+919000000003'),
  tests.create_user('devi', '+919000000004'), tests.create_user('vikram', '+919000000005', '{vendor}'),
    tests.create_user('ravi', '+919000000006', '{delivery}');
select tests.open_vendor('tiffins', 'vikram'), tests.open_vendor('far-away', 'vikram', 17.83, 78.45);
select tests.add_item('tiffins', 'Dosa', 20000), tests.add_item('tiffins', 'Chai', 20000),
  tests.add_item('tiffins', 'Idli', 20000),
  tests.add_item('far-away', 'Vada', 20000);
select tests.add_address(handle), tests.fund_wallet(handle, 1000000)
  from unnest('{asha,bala,chitra,devi}'::text[]) as handle;
select tests.add_courier('ravi');

create function pg_temp.buy(handle text, what text) returns void language plpgsql as $$
declare
  named text := handle || ' ' || what || ' ' || gen_random_uuid();
begin
  perform tests.act_as(handle);
  if what like '%+%' then perform public.add_to_cart(tests.item_id(split_part(what, '+', 2))::text); end if;
  perform tests.order_item(named, handle, split_part(what, '+', 1));
  perform tests.advance_to(named, 'delivered', 'ravi');
  perform tests.age_order(named, '4 hours');
  perform tests.reset();
end
$$;
create function pg_temp.offered(handle text) returns table (item text, code text) language plpgsql as $$
begin
  if handle is null then perform tests.act_as_anon(); else perform tests.act_as(handle); end if;
  return query select f.item_name, f.reason ->> 'code' from public.for_you(17.44, 78.45) as f;
  perform tests.reset();
end
$$;

select is_empty($$ select * from pg_temp.offered(null) $$, 'without orders and bestsellers, nothing is suggested');
update public.catalog_items set is_bestseller = true where name in ('Idli', 'Vada');
select results_eq($$ select * from pg_temp.offered(null) $$, $$ values ('Idli', 'bestseller') $$,
  'then what vendors mark who deliver here');
select pg_temp.buy('asha', 'Dosa+Chai'), pg_temp.buy('asha', 'Dosa+Chai');
select private.refresh_sales();
select is((select count(*) from private.item_sales)::integer, 0, 'what one person buys is not told to others');
select pg_temp.buy('chitra', 'Dosa+Chai');
select private.refresh_sales();
select
  results_eq(
  $$ select i.name, s.orders, s.customers from private.item_sales as s join public.catalog_items as i on i.id = s.item_id
   order by 1$$,
  $$ values ('Chai', 3, 2), ('Dosa', 3, 2) $$, 'what two people bought is');
select is((select sum(n.value::integer)::integer from private.item_sales as s, jsonb_each_text(s.dayparts) as n
  where s.item_id = tests.item_id('Dosa')), 3,
  'by the part of the day');
select private.refresh_sales();
select is((select count(*) from private.bought_together)::integer, 2, 'counting again changes nothing');

select bag_eq($$ select item from pg_temp.offered(null) $$, $$ values ('Dosa'), ('Chai'), ('Idli') $$,
  'a guest is shown what sells nearby');
select is_empty($$ select * from pg_temp.offered(null) where code in ('ordered_before', 'often_with') $$,
  'and nothing personal');
select results_eq($$ select item, code from pg_temp.offered('asha')
  where item = 'Dosa' $$, $$ values ('Dosa', 'ordered_before') $$,
  'a customer is told what they ordered before');
select tests.act_as('devi');
select public.add_to_cart(tests.item_id('Dosa')::text);
select tests.reset();
select results_eq($$ select item, code from pg_temp.offered('devi')
  where item = 'Chai' $$, $$ values ('Chai', 'often_with') $$,
  'and what others buy with what is in the cart');
select tests.act_as('devi');
select is((select f.reason ->> 'name' from public.for_you(17.44, 78.45, 'te') as f
  where f.reason ->> 'code' = 'often_with'), 'Dosa', 'which is named');
select is((select count(*) from public.for_you(17.44, 78.45, limit_count => 0))::integer, 1,
  'a list has at least one row');
select is(tests.refusal($$ select public.for_you(91, 78.45) $$), 'PT400 place_invalid', 'and a place on earth');
select is(tests.refusal($$ select public.for_you(null, null) $$), 'PT400 place_invalid', 'that is known');
select tests.reset();
select results_eq($$ select private.daypart(('2026-11-22 ' || at || '+05:30')::timestamptz)
   from unnest('{04:59,05:00,11:00,16:00,19:00,23:00}'::text[]) as at$$,
  $$ values ('late_night'), ('breakfast'), ('lunch'), ('snacks'), ('dinner'), ('late_night') $$,
    'the day has five parts, by Indian time');
select is_empty($$ select * from pg_temp.offered('vikram') $$, 'nobody is suggested what they sell themselves');

-- Less of this.
select tests.act_as('asha');
select lives_ok($$ select public.less_of_this(tests.item_id('Dosa')) $$, 'one says so with one tap');
select lives_ok($$ select public.less_of_this(tests.item_id('Dosa')) $$, 'twice changes nothing');
select results_eq($$ select item_name, vendor_name from public.my_less_suggestions() $$, $$ select 'Dosa', v.name
  from public.vendors as v where v.slug = 'tiffins' $$,
  'and sees what one said');
select is(tests.refusal($$ select public.less_of_this(gen_random_uuid()) $$), 'PT404 item_not_found',
  'only of what there is');
select matches(tests.refusal($$ insert into public.less_suggestions (user_id, item_id)
  select tests.user_id('bala'), tests.item_id('Chai') $$), '^42501',
  'nobody says it for another');
select tests.reset();
select is_empty($$ select * from pg_temp.offered('asha') where item = 'Dosa' $$, 'it is gone');
select isnt_empty($$ select * from pg_temp.offered('bala') where item = 'Dosa' $$, 'for oneself alone');
select tests.act_as('bala');
select is_empty($$ select * from public.less_suggestions $$, 'others do not read it');
select lives_ok($$ select public.more_of_this(tests.item_id('Dosa')) $$, 'and taking back what one did not say');
select tests.reset();
select is_empty($$ select * from pg_temp.offered('asha') where item = 'Dosa' $$, 'changes nothing for others');
select is(private.suggestions_data(tests.user_id('asha')) #>> '{less_suggestions,0,item}', 'Dosa', 'the export has it');
select tests.act_as('asha');
select public.more_of_this(tests.item_id('Dosa'));
select tests.reset();
select isnt_empty($$ select * from pg_temp.offered('asha') where item = 'Dosa' $$, 'taken back, it returns');
select tests.act_as_anon();
select matches(tests.refusal(call), '^42501', 'a guest calls neither ' || call)
from unnest(array['select public.less_of_this(gen_random_uuid())', 'select public.more_of_this(gen_random_uuid())',
  'select public.my_less_suggestions()',
  'select private.refresh_sales()', 'select * from private.item_sales', 'select * from private.bought_together'])
    as call;

-- No, thank you.
select tests.act_as('asha');
select is(tests.touched($$ update public.profiles set personal_suggestions = false where id = tests.user_id('asha') $$),
  1, 'one says no for oneself');
select is(tests.touched($$ update public.profiles set personal_suggestions = false where id = tests.user_id('bala') $$),
  0, 'and not for others');
select public.less_of_this(tests.item_id('Chai'));
select tests.reset();
select is_empty($$ select * from pg_temp.offered('asha') $$, 'who said no gets nothing');
select private.forget_suggestions(tests.user_id('asha'));
select is((select count(*) from public.less_suggestions)::integer, 0, 'closing an account removes it');
select * from finish();
rollback;
