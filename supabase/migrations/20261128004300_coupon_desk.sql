-- The platform's coupons at the administration's desk: made, listed with what they have cost, stopped
-- (docs/decisions/0108).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create function private.coupon_in(given jsonb) returns public.coupons
language plpgsql stable set search_path = '' as $$
declare
  made public.coupons;
begin
  perform private.bound(coupon_in.given, 8000);
  if not private.are_texts(given, 'code', 'kind', 'title', 'region', 'method') then
    perform private.refuse(400, 'coupon_wrong', 'Something about this coupon is not right.',
      '{"field": "code"}');
  end if;
  begin
    made := jsonb_populate_record(null::public.coupons, given
      - array['region', 'kinds', 'item_ids', 'weekdays', 'vendor_ids']);
    made.kinds := (select array_agg(k order by k) from jsonb_array_elements_text(given -> 'kinds') as k);
    made.item_ids := (select array_agg(i::uuid) from jsonb_array_elements_text(given -> 'item_ids') as i);
    made.weekdays := (select array_agg(d::smallint order by d) from jsonb_array_elements_text(given -> 'weekdays')
      as d);
  exception when others then
    perform private.refuse(400, 'coupon_wrong', 'Something about this coupon is not right.', '{"field": "value"}');
  end;
  made.code := upper(trim(made.code));
  made.title := regexp_replace(trim(made.title), '\s+', ' ', 'g');
  made.valid_from := coalesce(made.valid_from, now());
  made.minimum_paise := coalesce(made.minimum_paise, 0);
  made.per_user_limit := coalesce(made.per_user_limit, 1);
  made.first_order_only := coalesce(made.first_order_only, false);
  made.is_listed := coalesce(made.is_listed, false);
  made.title_translations := coalesce(made.title_translations, '{}');
  made.value := coalesce(made.value, 0);
  made.platform_share_bp := coalesce(made.platform_share_bp, 10000);
  if given ->> 'region' is not null then
    select r.id into made.region_id from public.regions as r where r.slug = given ->> 'region';
  end if;
  return made;
end
$$;

comment on function private.coupon_in is 'A coupon as an administrator has written it; refuses what cannot be read.';

create function private.coupon_fault(c public.coupons, region text, vendors jsonb) returns text
language sql stable set search_path = '' as $$
  select case
    when coalesce(c.code, '') !~ '^[A-Z0-9]{4,20}$' then 'code'
    when coalesce(length(c.title), 0) not between 3 and 100
      or not private.are_translations(c.title_translations, 100) then 'title'
    when coalesce(c.kind, '') not in ('flat', 'percent', 'free_delivery') then 'kind'
    when not case c.kind when 'flat' then c.value between 100 and 500000
      when 'percent' then c.value between 100 and 10000 and c.cap_paise is not null else c.value = 0 end then 'value'
    when c.cap_paise not between 100 and 1000000 then 'cap_paise'
    when c.minimum_paise not between 0 and 10000000 then 'minimum_paise'
    when c.valid_to is null or c.valid_to <= greatest(c.valid_from, now())
      or c.valid_to > now() + interval '366 days' then 'valid_to'
    when c.per_user_limit not between 1 and 100 then 'per_user_limit'
    when c.total_limit not between 1 and 10000000 then 'total_limit'
    -- What nobody has bounded, nobody pays for.
    when coalesce(c.budget_paise, 0) not between 10000 and 100000000000 then 'budget_paise'
    when not c.kinds <@ (select array_agg(k.kind::text) from private.trade_kinds as k where k.takes_coupon) then 'kinds'
    when (region is null) <> (c.region_id is null) then 'region'
    when cardinality(c.item_ids) > 200 or exists (select from unnest(c.item_ids) as i
      where not exists (select from public.catalog_items as k where k.id = i)) then 'item_ids'
    when not c.weekdays <@ '{1,2,3,4,5,6,7}' then 'weekdays'
    when (c.from_minute is null) <> (c.to_minute is null)
      or not (c.from_minute between 0 and 1439 and c.to_minute between c.from_minute + 1 and 1440) then 'hours'
    when c.platform_share_bp not between 0 and 10000 or (c.platform_share_bp < 10000 and case c.kind
      -- A vendor takes off half of its items at the most, as with its own offers; delivery is not its to give.
      when 'free_delivery' then true
      when 'flat' then c.value::bigint * (10000 - c.platform_share_bp) > c.minimum_paise::bigint * 5000
      else c.value::bigint * (10000 - c.platform_share_bp) > 50000000 end) then 'platform_share_bp'
    when case jsonb_typeof(coalesce(nullif(vendors, 'null'), '[]')) when 'array' then
      jsonb_array_length(coalesce(nullif(vendors, 'null'), '[]')) not between (c.platform_share_bp < 10000)::integer
        and (c.platform_share_bp < 10000)::integer * 50
      or exists (select from jsonb_array_elements(nullif(vendors, 'null')) as n where not exists (
        select from public.vendors as v where v.id::text = n #>> '{}' and v.status = 'active')) else true end
      then 'vendor_ids' end
$$;

comment on function private.coupon_fault is 'The first field of a coupon that is not right; null where all are.';

create function public.make_coupon(coupon jsonb, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  made public.coupons := private.coupon_in(make_coupon.coupon);
  fault text := private.coupon_fault(made, make_coupon.coupon ->> 'region', make_coupon.coupon -> 'vendor_ids');
  result jsonb;
begin
  perform private.bound(make_coupon.idempotency_key, 200);
  if fault is not null then
    perform private.refuse(400, 'coupon_wrong', 'Something about this coupon is not right.',
      jsonb_build_object('field', fault));
  end if;
  result := private.claim_idempotency(caller, make_coupon.idempotency_key, 'make_coupon');
  if result is not null then return result; end if;
  insert into public.coupons (code, kind, value, cap_paise, minimum_paise, valid_from, valid_to, total_limit,
    per_user_limit, first_order_only, title, title_translations, is_listed, budget_paise, kinds, region_id, item_ids,
    method, weekdays, from_minute, to_minute, made_by, platform_share_bp)
  values (made.code, made.kind, made.value, case made.kind when 'percent' then made.cap_paise end, made.minimum_paise,
    made.valid_from, made.valid_to, made.total_limit, made.per_user_limit, made.first_order_only, made.title,
    made.title_translations, made.is_listed, made.budget_paise, made.kinds, made.region_id, made.item_ids, made.method,
    made.weekdays, made.from_minute, made.to_minute, caller, made.platform_share_bp)
  on conflict (code) do nothing;
  if not found then
    perform private.refuse(409, 'offer_code_taken', 'This code is taken. Please choose another one.');
  end if;
  perform private.propose_coupon(made, make_coupon.coupon -> 'vendor_ids');
  perform private.audit('make_coupon', 'coupon', made.code, null, make_coupon.coupon);
  result := jsonb_build_object('code', made.code);
  perform private.keep_result(caller, make_coupon.idempotency_key, result);
  return result;
end
$$;

comment on function public.make_coupon is
  'Makes a coupon of the platform: {code, kind (flat, percent, free_delivery), value (paise or basis points), '
  'cap_paise (of percent), minimum_paise?, valid_from?, valid_to, total_limit?, per_user_limit?, first_order_only?, '
  'title, title_translations?, is_listed?, budget_paise, kinds?, region? (its slug), item_ids?, method?, weekdays?, '
  'from_minute?, to_minute?, platform_share_bp? and vendor_ids? (whose part the rest is; it holds at '
  'those that agree)}. '
  'For administrators, once per key. Refuses coupon_wrong with the field, offer_code_taken.';

create function public.stop_coupon(code text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  stopped public.coupons;
begin
  perform private.require_role('admin');
  update public.coupons as k set valid_to = now()
  where k.code = upper(left(trim(stop_coupon.code), 20)) and k.vendor_id is null
    and (k.valid_to is null or k.valid_to > now()) returning * into stopped;
  if stopped.code is null then perform private.refuse(404, 'offer_unknown', 'There is no such offer.'); end if;
  perform private.audit('stop_coupon', 'coupon', stopped.code);
end
$$;

comment on function public.stop_coupon is
  'Ends a coupon of the platform at once; orders that used it keep it. For administrators. Refuses offer_unknown.';

create function public.coupon_desk() returns table (code text, title text, kind text, value integer, cap_paise integer,
  minimum_paise integer, valid_from timestamptz, valid_to timestamptz, total_limit integer, per_user_limit integer,
  first_order_only boolean, is_listed boolean, budget_paise bigint, kinds text[], region_name text, items integer,
  method text, weekdays smallint[], from_minute smallint, to_minute smallint, uses integer, cost_paise bigint,
  made_by text, platform_share_bp integer, vendors_asked integer, vendors_agreed integer)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
    select k.code, k.title, k.kind, k.value, k.cap_paise, k.minimum_paise, k.valid_from, k.valid_to, k.total_limit,
      k.per_user_limit, k.first_order_only, k.is_listed, k.budget_paise, k.kinds, r.name,
      cardinality(k.item_ids), k.method::text, k.weekdays, k.from_minute, k.to_minute, used.uses, used.cost,
      (select p.full_name from public.profiles as p where p.id = k.made_by), k.platform_share_bp, asked.vendors,
      asked.agreed
    from public.coupons as k left join public.regions as r on r.id = k.region_id
    cross join lateral (select count(*)::integer as uses, coalesce(sum(u.discount_paise), 0)::bigint as cost
      from public.coupon_redemptions as u where u.code = k.code and u.released_at is null) as used
    cross join lateral (select count(*)::integer as vendors, (count(*) filter (where a.state = 'accepted'))::integer
      as agreed from private.coupon_consents as a where a.code = k.code) as asked
    where k.vendor_id is null
    order by coalesce(k.valid_to > now(), true) desc, k.created_at desc, k.code limit 200;
end
$$;

comment on function public.coupon_desk is
  'The coupons of the platform for administrators, those that run or are to come first, with how often each was used '
  'and what that cost.';

revoke execute on function public.make_coupon(jsonb, text), public.stop_coupon(text), public.coupon_desk()
  from public, anon;
grant execute on function public.make_coupon(jsonb, text), public.stop_coupon(text), public.coupon_desk()
  to authenticated;
revoke execute on function private.coupon_in(jsonb), private.coupon_fault(public.coupons, text, jsonb) from public;
