create or replace function private.price_goods (
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
  pickup boolean := request ->> 'fulfilment' = 'pickup';
  scheduled timestamptz;
  problems jsonb := '[]'::jsonb;
  orders jsonb := '[]'::jsonb;
  charges jsonb;
  home public.addresses;
  vendor_part record;
  vendor public.vendors;
  fees private.fees;
  rule public.fee_rules;
  road integer;
  minutes integer;
  lines jsonb;
  trade private.trades;
  time_problem text;
  own jsonb;
  by_carrier jsonb;
begin
  scheduled := private.schedule_of(request);
  time_problem := case when scheduled is not null then private.schedule_time_problem(scheduled) end;
  if time_problem is not null then problems := problems || private.problem(time_problem); end if;
  request := request || jsonb_build_object('scheduled_for',
    case when time_problem is distinct from 'schedule_invalid' then scheduled end);
  if not pickup then
    if request ? 'place' then
      -- Only the server itself can name a place: private.clean_request keeps no such key of a client's request.
      home := jsonb_populate_record(home, request -> 'place' || jsonb_build_object('id', gen_random_uuid()));
    elsif request ->> 'address_id' is null then
      problems := problems || private.problem('address_required');
    else
      select * into home from public.addresses as a where a.id::text = request ->> 'address_id' and a.user_id = caller;
      if not found then problems := problems || private.problem('address_not_found'); end if;
    end if;
  end if;

  for vendor_part in
    select v as vendor, jsonb_agg(to_jsonb(c) || jsonb_build_object('line', to_jsonb(p.line), 'diet', d.diet)
      order by c.created_at, c.id) as lines,
      sum(c.quantity::bigint * coalesce((p.line).unit_paise, c.unit_paise))::bigint as subtotal
    from private.wanted_lines(caller, request) as c
    join public.vendors as v on v.id = c.vendor_id
    -- "offset 0": priced once per line, not once for each use below.
    cross join lateral (select private.price_line(c.item_id, c.option_ids,
      coalesce(private.slot_of(request, c.vendor_id), now())) as line offset 0) as p
    left join public.dishes as d on d.item_id = (p.line).item_id
    where not request ? 'orderable_only' or (p.line).problem is null
    group by v.id
    order by min(c.created_at), v.id
  loop
    vendor := vendor_part.vendor;
    select * into trade from private.trades as t where t.trade = vendor.kind::text;
    scheduled := private.slot_of(request, vendor.id);
    if request -> 'slots' ? vendor.id::text and private.schedule_time_problem(scheduled) is not null then
      problems := problems || private.problem(private.schedule_time_problem(scheduled),
        jsonb_build_object('vendor_id', vendor.id, 'vendor_name', vendor.name));
      if not isfinite(scheduled) then scheduled := null; end if;
    end if;
    own := '{}';
    by_carrier := null;
    if trade.clean is not null then execute format('select %s($1)', trade.clean) into own using request; end if;
    road := case when home.id is not null then private.road_distance_m(home.lat, home.lng, vendor.lat, vendor.lng)
      else 0 end;
    minutes := vendor.prep_minutes + case when pickup then 0 else private.travel_minutes(road) end;
    lines := private.priced_lines(vendor_part.lines);
    if trade.fulfil is not null and not pickup then
      execute format('select %s($1, $2, $3, $4)', trade.fulfil) into by_carrier using vendor, home, request, lines;
      problems := problems || (by_carrier -> 'problems');
      scheduled := null;
      minutes := (by_carrier ->> 'minutes_min')::integer;
    elsif home.id is not null and not private.delivers_to(vendor, home.lat, home.lng) then
      problems := problems || private.problem('outside_delivery_area',
        jsonb_build_object('vendor_id', vendor.id, 'vendor_name', vendor.name));
    end if;
    problems := problems || private.problems_of_vendor(vendor, vendor_part.lines, vendor_part.subtotal, scheduled,
      minutes, by_carrier is null);
    if private.is_staff_of(vendor.id, caller) then
      problems := problems || private.problem('own_vendor',
        jsonb_build_object('vendor_id', vendor.id, 'vendor_name', vendor.name));
    end if;
    -- A slot that has passed is a problem of its own; no fee rule needs to reach back to it.
    fees := private.fees_at(vendor.region_id, greatest(scheduled, now()));
    rule := fees.rule;

    select coalesce(jsonb_agg(c), '[]'::jsonb) into charges from (
      select private.charge('items', sum((l ->> 'total_paise')::bigint)::bigint, l ->> 'tax_class',
        vendor.prices_include_tax) -> 0 as c
      from jsonb_array_elements(lines) as l group by l ->> 'tax_class' order by l ->> 'tax_class') as goods
        where c is not null;
    -- Packaging that is part of the delivery is priced as the delivery is.
    charges := charges || private.charge('packaging', vendor.packaging_paise,
      coalesce(trade.packaging_tax_class, 'delivery'),
        trade.packaging_tax_class is null or vendor.prices_include_tax)
      || private.charge('platform', rule.platform_paise);
    if by_carrier is not null then
      charges := charges || (by_carrier -> 'charges');
    elsif not pickup then
      charges := charges || (private.delivery_price(fees, road)).charges
        || private.charge('small_cart', case when vendor_part.subtotal < rule.small_cart_below_paise
          then rule.small_cart_paise else 0 end);
    end if;
    orders := orders || (jsonb_build_object('trade', trade.trade, 'kind',
      coalesce(request ->> 'fulfilment', 'delivery'),
      'vendor_id', vendor.id, 'vendor_name', vendor.name, 'category', vendor.kind,
      'region_id', vendor.region_id, 'lines', lines, 'charges', charges, 'distance_m', road, 'minutes_min', minutes,
        'minutes_max', minutes + 10,
      'prep_minutes', vendor.prep_minutes, 'scheduled_for', scheduled, 'accept_seconds', case when scheduled is null
        then private.setting_int('vendor_accept_seconds')
        else extract(epoch from private.accept_until(vendor, scheduled, minutes) - now()) end,
      'terms', private.terms_of_goods(vendor, rule, charges, road)) || own
        || coalesce(by_carrier - array['problems', 'charges'], '{}'));
  end loop;
  if jsonb_array_length(orders) = 0 then problems := problems || private.problem('cart_empty'); end if;

  return jsonb_build_object('problems', problems, 'orders', orders, 'scheduled_for', request -> 'scheduled_for',
    'address', case when home.id is not null then jsonb_build_object('id', home.id, 'label', home.label, 'line',
      home.line,
      'landmark', home.landmark, 'city', home.city, 'pincode', home.pincode, 'lat', home.lat, 'lng', home.lng) end);
end
$function$;

comment on function private.price_goods(uuid, jsonb) is 'The price of the caller''s cart, one order per vendor, before tax, discount and tip.';

revoke all on function private.price_goods(uuid, jsonb) from public;
