create or replace function private.build_quote (
  caller uuid,
  request jsonb
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  asked private.trade_kinds[];
  pricing text;
  takes_schedule boolean;
  tip bigint := private.tip_of(request);
  priced jsonb;
  problems jsonb := '[]'::jsonb;
  orders jsonb;
  charges jsonb;
  coupon jsonb;
  methods jsonb;
  tipped integer;
  membership jsonb;
  business jsonb := private.business_for_invoice(caller, request ->> 'business');
begin
  asked := array(select k from private.asked_kinds(request) as k);
  pricing := coalesce((select t.price from private.trades as t where t.trade = request ->> 'trade'),
    'private.price_goods');
  takes_schedule := exists (select from unnest(asked) as k where k.takes_schedule);
  if not takes_schedule and (request ->> 'scheduled_for' is not null or request ? 'slots') then
    problems := problems || private.problem('schedule_invalid');
    request := request - array['scheduled_for', 'slots'];
  end if;
  execute format('select %s($1, $2)', pricing) into priced
    using caller, request || jsonb_build_object('fulfilment', asked[1].kind);
  problems := problems || (priced -> 'problems');
  if request ? 'business' and business is null then
    problems := problems || private.problem('business_not_found');
  end if;
  membership := private.membership_for_quote(caller);
  orders := private.with_membership(priced -> 'orders', membership);
  -- The tip goes with the first order that somebody comes with: a carrier takes none.
  tipped := (select min(e.n) from jsonb_array_elements(orders) with ordinality as e (o, n)
    join private.trade_kinds as k on k.trade = e.o ->> 'trade' and k.kind::text = e.o ->> 'kind' where k.takes_tip);
  if tip not between 0 and 100000 or (tip > 0 and tipped is null
    and (not exists (select from unnest(asked) as k where k.takes_tip)
      or jsonb_array_length(orders) > 0)) then
    problems := problems || private.problem('tip_invalid');
    tip := 0;
  end if;

  if nullif(trim(request ->> 'coupon_code'), '') is not null
      and not exists (select from unnest(asked) as k where k.takes_coupon) then
    problems := problems || private.problem('coupon_invalid');
  elsif nullif(trim(request ->> 'coupon_code'), '') is not null and jsonb_array_length(orders) > 0 then
    coupon := private.coupon_discount(caller, request ->> 'coupon_code', orders);
    if coupon ? 'discount_paise' then
      -- What a seller takes off its goods counts for what a membership asks of the basket.
      orders := private.with_membership(private.with_discount(orders, coupon), membership);
    else
      problems := problems || coupon;
      coupon := null;
    end if;
  end if;
  for i in 0 .. jsonb_array_length(orders) - 1 loop
    charges := private.with_taxes(orders -> i -> 'charges')
      || case when i + 1 = tipped then private.charge('tip', tip) else '[]'::jsonb end;
    orders := jsonb_set(orders, array[i::text], (orders -> i) || jsonb_build_object('charges', charges,
      'total_paise', private.sum_of(charges),
      'cash_total_paise', private.cash_total(orders -> i -> 'payments', private.sum_of(charges))));
  end loop;
  methods := private.payment_methods_of(asked, orders);
  if coupon ? 'method' then
    methods := case when methods ? (coupon ->> 'method') then jsonb_build_array(coupon -> 'method') else '[]' end;
  end if;

  return jsonb_build_object(
    'placeable', jsonb_array_length(problems) = 0, 'problems', problems, 'orders', orders,
    'totals', (select jsonb_build_object('total_paise', private.sum_of(c.all_of_them), 'charges',
      private.merged_charges(c.all_of_them),
        'cash_total_paise', (select coalesce(sum((o ->> 'cash_total_paise')::bigint), 0)
          from jsonb_array_elements(orders) as o))
      from (select coalesce(jsonb_agg(charge), '[]'::jsonb) as all_of_them
        from jsonb_array_elements(orders) as o, jsonb_array_elements(o -> 'charges') as charge) as c),
    'coupon', coupon - array['bearer', 'bases', 'platform_share_bp'], 'trade', request -> 'trade',
    'fulfilment', asked[1].kind,
    'address', priced -> 'address', 'scheduled_for', priced -> 'scheduled_for',
    'membership', private.membership_in_quote(orders, membership, priced -> 'orders'),
    'takes_tip', tipped is not null, 'payment_methods', methods, 'gift',
      request -> 'gift', 'business', business);
end
$function$;

comment on function private.build_quote(uuid, jsonb) is 'Prices a request by the rules of its kind, with tax, coupon and tip, which are the same for all. Changes nothing. cash_total_paise is what is collected in cash, in whole rupees for each order; membership is what one saves, or would save; takes_tip says whether somebody comes who can be tipped.';

revoke all on function private.build_quote(uuid, jsonb) from public;
