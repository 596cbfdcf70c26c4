-- Recharges and bill payments, placed as an app places them.

create function tests.pay_digital(name text, handle text, request jsonb) returns void language plpgsql as $$
declare
  quote jsonb;
  placed jsonb;
begin
  perform tests.act_as(handle);
  quote := public.quote_order((request - 'service') || jsonb_build_object('trade', request ->> 'service'));
  if quote ->> 'quote_id' is null then raise exception 'not placeable: %', tests.problems(quote); end if;
  placed := public.place_order((quote ->> 'quote_id')::uuid, 'test-key:' || gen_random_uuid(), 'wallet');
  if placed ->> 'outcome' <> 'placed' then raise exception 'not placed: %', placed; end if;
  perform tests.name_order(name, (placed -> 'orders' -> 0 ->> 'id')::uuid);
  perform tests.reset();
end
$$;
