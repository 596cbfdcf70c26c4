-- A vendor's own offers: coupons that take something off its own items, and that it pays for itself.

alter table public.coupons
  add column vendor_id uuid references public.vendors (id) on delete cascade,
  add column created_at timestamptz not null default now(),
  drop constraint coupon_funding,
  add constraint coupon_funding check (funded_by = case when vendor_id is null then 'platform' else 'vendor' end);
create index coupons_vendor_idx on public.coupons (vendor_id, created_at desc) where vendor_id is not null;
comment on column public.coupons.vendor_id is 'The vendor whose items it is for, and who pays for it; null for a coupon of the platform.';

-- As before, for coupons of the platform: one of a vendor is for that vendor''s order alone, which needs to be known.
create or replace function private.coupon_discount(caller uuid, code text, subtotal bigint, delivery bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c public.coupons;
  problem text;
begin
  select * into c from public.coupons as k where k.code = upper(trim(coupon_discount.code))
    and k.valid_from <= now() and (k.valid_to is null or k.valid_to > now()) and k.vendor_id is null;
  if not found then return private.problem('coupon_invalid'); end if;
  if subtotal < c.minimum_paise then
    return private.problem('coupon_not_applicable', jsonb_build_object('reason', 'minimum', 'minimum_paise', c.minimum_paise));
  end if;
  problem := private.coupon_used_up(caller, c);
  if problem is not null then
    return private.problem('coupon_not_applicable', jsonb_build_object('reason', problem));
  end if;
  return jsonb_build_object('code', c.code, 'bearer', c.funded_by, 'discount_paise', least(case c.kind
    when 'flat' then c.value
    when 'percent' then round(subtotal::numeric * c.value / 10000)
    else delivery end, coalesce(c.cap_paise, 1000000), subtotal + delivery)::bigint);
end
$$;

create function private.coupon_used_up(caller uuid, c public.coupons) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select count(*) from public.coupon_redemptions as r where r.code = c.code and r.user_id = caller and r.released_at is null) >= c.per_user_limit then
    return 'used';
  end if;
  if c.first_order_only and not private.is_first_customer(caller) then return 'first_order'; end if;
  if c.total_limit is not null and (select count(*) from public.coupon_redemptions as r where r.code = c.code and r.released_at is null) >= c.total_limit then
    return 'exhausted';
  end if;
  return null;
end
$$;
comment on function private.coupon_used_up is 'Why a customer cannot use a coupon any more: used, first_order or exhausted; null when they can.';

create function private.coupon_discount(caller uuid, code text, orders jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c public.coupons;
  part jsonb;
  items bigint;
  problem text;
begin
  select * into c from public.coupons as k where k.code = upper(trim(coupon_discount.code))
    and k.valid_from <= now() and (k.valid_to is null or k.valid_to > now());
  if c.vendor_id is null then
    return (select private.coupon_discount(coupon_discount.caller, coupon_discount.code, sum(private.sum_of(o -> 'charges', 'items'))::bigint,
      sum(private.sum_of(o -> 'charges', 'delivery'))::bigint) from jsonb_array_elements(coupon_discount.orders) as o);
  end if;
  select o into part from jsonb_array_elements(coupon_discount.orders) as o where o ->> 'vendor_id' = c.vendor_id::text limit 1;
  if part is null then return private.problem('coupon_not_applicable', '{"reason": "other_vendor"}'); end if;
  items := private.sum_of(part -> 'charges', 'items');
  if items < c.minimum_paise then
    return private.problem('coupon_not_applicable', jsonb_build_object('reason', 'minimum', 'minimum_paise', c.minimum_paise));
  end if;
  problem := private.coupon_used_up(coupon_discount.caller, c);
  if problem is not null then return private.problem('coupon_not_applicable', jsonb_build_object('reason', problem)); end if;
  return jsonb_build_object('code', c.code, 'bearer', 'vendor', 'vendor_id', c.vendor_id, 'discount_paise', least(
    case c.kind when 'flat' then c.value else round(items::numeric * c.value / 10000) end, c.cap_paise, items)::bigint);
end
$$;
comment on function private.coupon_discount(uuid, text, jsonb) is
  'What a coupon takes off the orders of a checkout, {code, bearer, discount_paise, vendor_id? (the one order that it is for)}, or the problem '
  'that prevents it. A coupon of a vendor counts that vendor''s items alone.';

create function private.with_discount(orders jsonb, coupon jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if coupon ->> 'vendor_id' is null then
    return private.with_discount(orders, (coupon ->> 'discount_paise')::bigint, coupon ->> 'bearer');
  end if;
  return (select jsonb_agg(case when o ->> 'vendor_id' = coupon ->> 'vendor_id' and (coupon ->> 'discount_paise')::bigint > 0
      then jsonb_set(o, '{charges}', (o -> 'charges') || jsonb_build_array(jsonb_build_object('code', 'discount',
        'amount_paise', -(coupon ->> 'discount_paise')::bigint, 'bearer', 'vendor')))
      else o end order by n)
    from jsonb_array_elements(orders) with ordinality as e (o, n));
end
$$;
comment on function private.with_discount(jsonb, jsonb) is
  'The orders of a checkout with a coupon''s discount: a vendor''s on that vendor''s order, another one shared by the size of the items.';

-- As before, less what the vendor takes off itself.
create or replace function private.share_goods(o public.enhanced_orders) returns void
language plpgsql set search_path = '' as $$
declare
  own_offer bigint := coalesce((select -sum(c.amount_paise) from public.order_charges as c
    where c.order_id = o.id and c.code = 'discount' and c.bearer = 'vendor'), 0);
  vendor_share bigint := private.charged(o.id, 'items', 'packaging') - (o.terms ->> 'commission_paise')::bigint - own_offer;
  courier_share bigint := case when o.kind = 'delivery' then coalesce((o.terms ->> 'courier_pay_paise')::integer, private.courier_pay(o.distance_m)) + private.charged(o.id, 'tip') else 0 end;
  platform_part bigint := o.total_paise + o.discount_paise - own_offer - private.charged(o.id, 'tax') - vendor_share - courier_share;
begin
  perform private.add_share(o.id, 'vendor_payable', o.vendor_id, vendor_share, '{items,packaging}');
  if courier_share > 0 then
    perform private.add_share(o.id, 'courier_payable', null, courier_share, '{delivery,surge,rain,peak,night,small_cart,tip}');
  end if;
  if o.terms ->> 'franchise_owner_id' is not null and platform_part > 0 then
    perform private.add_share(o.id, 'franchise_payable', (o.terms ->> 'franchise_owner_id')::uuid,
      round(platform_part * (o.terms ->> 'franchise_share_bp')::numeric / 10000)::bigint, '{delivery,surge,rain,peak,night,small_cart,platform}');
  end if;
end
$$;
comment on function private.share_goods is
  'The vendor earns items and packaging less commission and less its own offer, the courier pay and tip, the franchise its part of what is left.';

-- Making and stopping ------------------------------------------------------------------------------------------------------

create function public.create_vendor_offer(vendor_id uuid, offer jsonb, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_staff(create_vendor_offer.vendor_id);
  made public.coupons;
  earlier jsonb;
begin
  perform private.bound(create_vendor_offer.offer, 2000);
  earlier := private.claim_idempotency(caller, create_vendor_offer.idempotency_key, 'create_vendor_offer');
  if earlier is not null then return earlier; end if;
  perform private.take_turns('vendor_offers', create_vendor_offer.vendor_id::text);
  begin
    made.code := upper(trim(offer ->> 'code'));
    made.kind := offer ->> 'kind';
    made.value := (offer ->> 'value')::integer;
    made.cap_paise := (offer ->> 'cap_paise')::integer;
    made.minimum_paise := coalesce((offer ->> 'minimum_paise')::integer, 0);
    made.valid_to := (offer ->> 'valid_to')::timestamptz;
    made.total_limit := (offer ->> 'total_limit')::integer;
    made.per_user_limit := coalesce((offer ->> 'per_user_limit')::integer, 1);
    made.first_order_only := coalesce((offer ->> 'first_order_only')::boolean, false);
  exception when others then
    perform private.refuse(400, 'offer_invalid', 'Something about this offer is not right.');
  end;
  if coalesce(made.code, '') !~ '^[A-Z0-9]{4,20}$' or coalesce(made.kind, '') not in ('flat', 'percent') or made.value is null
      or made.minimum_paise not between 0 and 1000000 or made.per_user_limit not between 1 and 20
      or coalesce(made.total_limit not between 1 and 100000, false)
      or made.valid_to is null or made.valid_to <= now() or made.valid_to > now() + interval '180 days'
      -- Half of the items at the most: with the highest commission, the vendor still earns something.
      or (case made.kind when 'flat' then made.value not between 1000 and 50000 or made.value * 2 > made.minimum_paise
        else made.value not between 500 and 5000 or made.cap_paise is null or made.cap_paise not between 1000 and 50000 end) then
    perform private.refuse(400, 'offer_invalid', 'Something about this offer is not right.');
  end if;
  if (select count(*) from public.coupons as k where k.vendor_id = create_vendor_offer.vendor_id and k.valid_to > now()) >= 10 then
    perform private.refuse(409, 'too_many_offers', 'Ten offers at a time are the most. Please stop one first.');
  end if;
  insert into public.coupons (code, kind, value, cap_paise, minimum_paise, valid_to, total_limit, per_user_limit, first_order_only,
    funded_by, vendor_id, title)
  values (made.code, made.kind, made.value, case made.kind when 'percent' then made.cap_paise end, made.minimum_paise, made.valid_to,
    made.total_limit, made.per_user_limit, made.first_order_only, 'vendor', create_vendor_offer.vendor_id,
    case made.kind when 'flat' then '₹' || made.value / 100 || ' off' else made.value / 100 || '% off' end)
  on conflict (code) do nothing;
  if not found then perform private.refuse(409, 'offer_code_taken', 'This code is taken. Please choose another one.'); end if;
  perform private.keep_result(caller, create_vendor_offer.idempotency_key, jsonb_build_object('code', made.code));
  return jsonb_build_object('code', made.code);
end
$$;
comment on function public.create_vendor_offer is
  'Makes an offer of a vendor, which the vendor pays for: {code, kind (flat, percent), value (paise or basis points), cap_paise (of percent), '
  'minimum_paise, valid_to, total_limit?, per_user_limit?, first_order_only?}; ten at a time, half of the items at the most. Refuses '
  'offer_invalid, offer_code_taken, too_many_offers.';

create function public.stop_vendor_offer(vendor_id uuid, code text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff(stop_vendor_offer.vendor_id);
  update public.coupons as k set valid_to = least(k.valid_to, now())
  where k.vendor_id = stop_vendor_offer.vendor_id and k.code = upper(left(trim(stop_vendor_offer.code), 20));
  if not found then perform private.refuse(404, 'offer_unknown', 'There is no such offer.'); end if;
end
$$;
comment on function public.stop_vendor_offer is 'Ends an offer of a vendor at once; orders that used it keep it. Refuses offer_unknown.';

create function public.vendor_offers(vendor_id uuid)
returns table (code text, kind text, value integer, cap_paise integer, minimum_paise integer, valid_from timestamptz, valid_to timestamptz,
  total_limit integer, per_user_limit integer, first_order_only boolean, is_running boolean, uses integer, cost_paise bigint)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff(vendor_offers.vendor_id);
  return query
    select k.code, k.kind, k.value, k.cap_paise, k.minimum_paise, k.valid_from, k.valid_to, k.total_limit, k.per_user_limit, k.first_order_only,
      k.valid_to > now(), used.uses, used.cost
    from public.coupons as k
    cross join lateral (select count(*)::integer as uses, coalesce(sum(r.discount_paise), 0)::bigint as cost
      from public.coupon_redemptions as r where r.code = k.code and r.released_at is null) as used
    where k.vendor_id = vendor_offers.vendor_id order by k.valid_to > now() desc, k.created_at desc limit 100;
end
$$;
comment on function public.vendor_offers is
  'The offers of a vendor, running ones first, with how often each was used and what that cost the vendor. For its people.';

create function public.offers_of_vendor(vendor_id uuid)
returns table (code text, kind text, value integer, cap_paise integer, minimum_paise integer, valid_to timestamptz, first_order_only boolean)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select k.code, k.kind, k.value, k.cap_paise, k.minimum_paise, k.valid_to, k.first_order_only
    from public.coupons as k
    where k.vendor_id = offers_of_vendor.vendor_id and k.valid_from <= now() and k.valid_to > now() and private.is_on_show(k.vendor_id)
      and (k.total_limit is null or k.total_limit > (select count(*) from public.coupon_redemptions as r where r.code = k.code and r.released_at is null))
    order by k.minimum_paise, k.code limit 10;
end
$$;
comment on function public.offers_of_vendor is 'The running offers of an active vendor, for everybody: value in paise or basis points by kind.';

revoke execute on function
  public.create_vendor_offer(uuid, jsonb, text), public.stop_vendor_offer(uuid, text), public.vendor_offers(uuid),
  public.offers_of_vendor(uuid) from public, anon;
grant execute on function
  public.create_vendor_offer(uuid, jsonb, text), public.stop_vendor_offer(uuid, text), public.vendor_offers(uuid) to authenticated;
grant execute on function public.offers_of_vendor(uuid) to anon, authenticated;
