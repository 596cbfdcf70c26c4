-- Numbers of orders and returns beyond the digits that they usually have.
begin;
select no_plan();

select is(private.padded(7, 4), '0007', 'a short number gets zeros');
select is(private.padded(123456, 4), '123456', 'a long one keeps its digits');
create function pg_temp.next_number() returns text language sql as $$
  select private.next_order_number(r.id) from public.regions as r where r.slug = 'zaheerabad'
$$;
select matches(pg_temp.next_number(), '-\d{6}-0001$', 'the first order of a region''s day has four digits');
update private.order_number_bases set base = base - 9999;
select matches(pg_temp.next_number(), '-\d{6}-10001$', 'the ten-thousandth has five, as no other of the day');
update private.order_number_bases set base = base - 990000;
select matches(pg_temp.next_number(), '-\d{6}-1000002$', 'the millionth has seven');

select * from finish();
rollback;
