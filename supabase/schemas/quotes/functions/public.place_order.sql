create or replace function public.place_order (
  quote_id uuid,
  idempotency_key text,
  payment_method public.payment_method,
  cash_change_for_paise integer default null::integer,
  wallet_first boolean default false,
  points_paise integer default 0
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  kept private.quotes;
  built jsonb;
  result jsonb;
  checkout uuid := gen_random_uuid();
  part jsonb;
  o public.enhanced_orders;
  placed public.enhanced_orders[] := '{}';
  stocked uuid[];
  points bigint[] := '{}';
begin
  result := private.claim_idempotency(caller, place_order.idempotency_key, 'place_order');
  if result is not null then return result || '{"replayed": true}'; end if;
  -- One checkout of a person at a time: coupon limits and the wallet are counted without races between a user's own
  -- tabs.
  perform private.take_turns('place_order', caller::text);
  select * into kept from private.quotes as q where q.id = place_order.quote_id and q.user_id = caller for update;
  if not found then perform private.refuse(404, 'quote_not_found',
    'This offer is not known any more. Please check the cart again.'); end if;
  if kept.used_by is not null then
    perform private.refuse(409, 'quote_used', 'This cart has already been ordered, perhaps in another tab.');
  end if;
  if not coalesce(kept.quote -> 'payment_methods' ? place_order.payment_method::text, false) then
    perform private.refuse(409, 'payment_method_unavailable', 'This way of paying is not available here.');
  end if;

  -- The last piece goes to the first checkout that locks its row; rows are always locked in the same order.
  perform from public.catalog_items as i
  where i.stock is not null and i.id = any (array(
    select case when pg_input_is_valid(c.item_id, 'uuid') then c.item_id::uuid end
      from public.unified_cart_items as c where c.user_id = caller))
  order by i.id for no key update;
  -- A coupon with few uses or little money left is counted by one checkout at a time.
  perform from public.coupons as k where k.code = upper(trim(kept.request ->> 'coupon_code'))
    and (k.total_limit is not null or k.budget_paise is not null) for no key update;
  perform private.hold_slots(kept.quote);
  built := private.build_quote(caller, kept.request);
  -- Each trade has a limit of its own: next month's appointments keep nobody from dinner.
  if exists (
      select from (
        select p ->> 'trade' as trade, count(*) as many from jsonb_array_elements(built -> 'orders') as p group by 1
      ) as wanted
      join private.trades as t on t.trade = wanted.trade
      left join (
        select e.trade, count(*) as many from public.enhanced_orders as e
        where e.user_id = caller and e.status not in ('delivered', 'cancelled') group by e.trade
      ) as live on live.trade = wanted.trade
      where wanted.many + coalesce(live.many, 0)
        > coalesce(t.max_live_orders, private.setting_int('max_live_orders'))) then
    perform private.refuse(429, 'too_many_orders', 'You have many orders under way. Please wait for one to arrive.');
  end if;
  if coalesce(place_order.points_paise, 0) <> 0 then
    perform private.take_turns('points', caller::text);
    points := private.points_parts(built, caller);
  end if;
  -- Points may have ended, or been spent in another tab: more is charged by no other way without a new yes.
  if (built ->> 'placeable')::boolean and private.quote_hash(built) = kept.hash and kept.expires_at > now()
      and coalesce(place_order.points_paise, 0) = (select coalesce(sum(p), 0) from unnest(points) as p) then
    stocked := private.take_stock(built);
    -- A vendor has limited an item between the lock above and now.
    if stocked is null then built := private.build_quote(caller, kept.request); end if;
  end if;
  if stocked is null then
    perform private.pace_quotes(caller);
    result := jsonb_build_object('outcome', 'price_changed', 'quote',
      private.store_quote(caller, kept.request, built), 'replayed', false);
    perform private.keep_result(caller, place_order.idempotency_key, result);
    return result;
  end if;
  -- Where a trade names its payments itself, each is checked when it is taken (private.collect_payment).
  if place_order.payment_method = 'wallet' and private.wallet_balance(caller) < (
      select coalesce(sum((e.o ->> 'total_paise')::bigint - coalesce(points[e.n::integer], 0)), 0)
      from jsonb_array_elements(built -> 'orders') with ordinality as e (o, n) where not e.o ? 'payments') then
    perform private.refuse(409, 'wallet_too_low', 'Your wallet does not cover this order.', jsonb_build_object(
      'balance_paise', private.wallet_balance(caller),
      'total_paise', (built -> 'totals' ->> 'total_paise')::bigint));
  end if;

  if place_order.wallet_first and place_order.payment_method = 'gateway'
      and coalesce(built -> 'coupon' ? 'method', false) then
    perform private.refuse(409, 'payment_method_unavailable', 'This way of paying is not available here.');
  end if;
  built := private.parts_first(built, points, case when place_order.wallet_first
    and place_order.payment_method = 'gateway' then private.wallet_balance(caller) else 0 end);

  -- The amount the courier brings change for: enough for each order, and at most ₹2,000 above it.
  if place_order.cash_change_for_paise is not null and (place_order.payment_method <> 'cash' or exists (
      select from jsonb_array_elements(built -> 'orders') as e
      where place_order.cash_change_for_paise not between (e ->> 'cash_total_paise')::bigint
        and (e ->> 'cash_total_paise')::bigint + 200000)) then
    perform private.refuse(400, 'cash_change_invalid', 'The cash must cover the order, by no more than ₹2,000.');
  end if;

  if not coalesce(built -> 'payment_methods' ? place_order.payment_method::text, false) then
    perform private.refuse(409, 'payment_method_unavailable', 'This way of paying is not available here.');
  end if;
  kept.quote := built;
  update private.quotes as q set used_by = place_order.idempotency_key where q.id = kept.id;
  for part in select value from jsonb_array_elements(built -> 'orders') loop
    placed := placed || private.create_order(caller, kept, part, checkout, place_order.payment_method,
      place_order.cash_change_for_paise, stocked);
  end loop;
  if jsonb_typeof(kept.quote -> 'gift') = 'object' then perform private.keep_gift(checkout, caller,
    kept.quote -> 'gift'); end if;
  insert into private.order_recipients (order_id, recipient)
  select p.id, kept.quote -> 'business' from unnest(placed) as p
  where jsonb_typeof(kept.quote -> 'business') = 'object';
  -- A coupon that took nothing off, such as free delivery of what is collected, has not been used.
  if (built -> 'coupon' ->> 'discount_paise')::integer > 0 then
    insert into public.coupon_redemptions (code, user_id, checkout_id, discount_paise, minimum_paise)
    select k.code, caller, checkout, (built -> 'coupon' ->> 'discount_paise')::integer, k.minimum_paise
    from public.coupons as k where k.code = built -> 'coupon' ->> 'code';
    perform private.remember_digest('device', private.device_digest(), caller) from public.coupons as k
    where k.code = built -> 'coupon' ->> 'code' and k.first_order_only;
  end if;
  update private.waiting_orders as w set cart = (select jsonb_agg(to_jsonb(c)) from public.unified_cart_items as c
    where c.user_id = caller and c.id in (select (l ->> 'cart_item_id')::uuid
      from jsonb_array_elements(w.part -> 'lines') as l))
  where w.order_id in (select p.id from unnest(placed) as p);
  -- Only what was priced: another tab may have added something meanwhile.
  delete from public.unified_cart_items as c where c.user_id = caller and c.id in (
    select (l ->> 'cart_item_id')::uuid from jsonb_array_elements(built -> 'orders') as part_of,
      jsonb_array_elements(part_of -> 'lines') as l);

  if found then perform private.publish('user:' || caller, 'cart', '{}'::jsonb); end if;
  foreach o in array placed loop
    perform private.announce_order(o);
  end loop;
  result := jsonb_build_object('outcome', 'placed', 'checkout_id', checkout, 'replayed', false,
    'awaits_payment', exists (select from unnest(placed) as p where p.status = 'awaiting_payment'),
    'orders', (select jsonb_agg(jsonb_build_object('id', p.id, 'order_number', p.order_number, 'vendor_name',
      p.vendor_name,
      'total_paise', p.total_paise)) from unnest(placed) as p));
  perform private.keep_result(caller, place_order.idempotency_key, result);
  return result;
end
$function$;

comment on function public.place_order(uuid, text, public.payment_method, integer, boolean, integer) is
  'Turns a valid quote into one order per vendor, once per key; prices, stock and opening hours are checked again. With wallet_first the balance pays first, and the gateway the rest; with points_paise points pay that much before, as the quote offers it. Answers {outcome: placed, checkout_id, awaits_payment, orders: [{id, order_number, vendor_name, total_paise}], replayed}, or {outcome: price_changed, quote, replayed} with a new quote.';

revoke all
  on function public.place_order(uuid, text, public.payment_method, integer, boolean, integer)
  from public;

grant execute
  on function public.place_order(uuid, text, public.payment_method, integer, boolean, integer)
  to authenticated, postgres;
