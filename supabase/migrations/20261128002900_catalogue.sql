-- A vendor's own offers: coupons that take something off its own items, and that it pays for itself.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create index coupons_vendor_idx on public.coupons (vendor_id, created_at desc) where vendor_id is not null;

comment on column public.coupons.vendor_id is
  'The vendor whose items it is for, and who pays for it; null for a coupon of the platform.';

create function private.coupon_used_up(caller uuid, c public.coupons) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select count(*) from public.coupon_redemptions as r where r.code = c.code and r.user_id = caller
    and r.released_at is null) >= c.per_user_limit then
    return 'used';
  end if;
  if c.first_order_only and not private.is_first_customer(caller) then return 'first_order'; end if;
  if c.total_limit is not null and (select count(*) from public.coupon_redemptions as r
    where r.code = c.code and r.released_at is null) >= c.total_limit then
    return 'exhausted';
  end if;
  return null;
end
$$;

comment on function private.coupon_used_up is
  'Why a customer cannot use a coupon any more: used, first_order or exhausted; null when they can.';

create function private.coupon_bases(c public.coupons, orders jsonb)
returns table (n bigint, items_paise bigint, base_paise bigint)
language sql stable set search_path = '' as $$
  select e.n, b.items, case when c.kind = 'free_delivery'
    then case when b.counts then private.sum_of(e.o -> 'charges', 'delivery') else 0 end else b.items end
  from jsonb_array_elements(orders) with ordinality as e (o, n)
  cross join lateral (select (c.vendor_id is null or e.o ->> 'vendor_id' = c.vendor_id::text)
    and (c.kinds is null or e.o ->> 'kind' = any (c.kinds))
    and (c.region_id is null or exists (select from public.vendors as v
      where v.id::text = e.o ->> 'vendor_id' and v.region_id = c.region_id))
    and (c.platform_share_bp = 10000 or exists (select from private.coupon_consents as a
      where a.code = c.code and a.vendor_id::text = e.o ->> 'vendor_id' and a.state = 'accepted')) as counts) as k
  cross join lateral (select k.counts, case when not k.counts then 0
    when c.item_ids is null then private.sum_of(e.o -> 'charges', 'items')
    else (select coalesce(sum((l ->> 'total_paise')::bigint), 0) from jsonb_array_elements(e.o -> 'lines') as l
      where l ->> 'item_id' = any (c.item_ids::text[])) end::bigint as items) as b
$$;

comment on function private.coupon_bases is
  'What a coupon counts of each order of a checkout: the items that it is for, and what it takes its discount off '
  '(the delivery, where it pays that).';

create function private.coupon_holds_now(c public.coupons, at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select (c.weekdays is null or extract(isodow from l.at)::smallint = any (c.weekdays))
    and (c.from_minute is null
      or extract(hour from l.at) * 60 + extract(minute from l.at) between c.from_minute and c.to_minute - 1)
  from (select coupon_holds_now.at at time zone 'Asia/Kolkata' as at) as l
$$;

comment on function private.coupon_holds_now is 'Whether a coupon holds on this day of the week and at this hour.';

create function private.coupon_discount(caller uuid, code text, orders jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c public.coupons;
  items bigint;
  base bigint;
  bases jsonb;
  discount bigint;
  problem text;
begin
  select * into c from public.coupons as k where k.code = upper(trim(coupon_discount.code))
    and k.valid_from <= now() and (k.valid_to is null or k.valid_to > now());
  if not found then return private.problem('coupon_invalid'); end if;
  select coalesce(sum(b.items_paise), 0), coalesce(sum(b.base_paise), 0), jsonb_agg(b.base_paise order by b.n)
  into items, base, bases from private.coupon_bases(c, coupon_discount.orders) as b;
  problem := case
    when c.vendor_id is not null and not exists (select from jsonb_array_elements(coupon_discount.orders) as o
      where o ->> 'vendor_id' = c.vendor_id::text) then 'other_vendor'
    when items = 0 and (c.kinds is not null or c.region_id is not null or c.item_ids is not null
      or c.platform_share_bp < 10000) then 'not_for_these'
    when items < c.minimum_paise then 'minimum'
    when c.kind = 'free_delivery' and base = 0 then 'no_delivery'
    when not private.coupon_holds_now(c, now()) then 'hours'
    else private.coupon_used_up(coupon_discount.caller, c) end;
  if problem is not null then
    return private.problem('coupon_not_applicable', jsonb_strip_nulls(jsonb_build_object('reason', problem,
      'minimum_paise', case when problem = 'minimum' then c.minimum_paise end)));
  end if;
  discount := least(case c.kind when 'flat' then c.value
    when 'percent' then round(base::numeric * c.value / 10000) else base end, coalesce(c.cap_paise, 1000000), base);
  -- All of it or nothing: half a discount was promised to nobody.
  if c.budget_paise < discount + (select coalesce(sum(r.discount_paise), 0) from public.coupon_redemptions as r
      where r.code = c.code and r.released_at is null) then
    return private.problem('coupon_not_applicable', '{"reason": "exhausted"}');
  end if;
  return jsonb_build_object('code', c.code, 'bearer', c.funded_by, 'discount_paise', discount, 'bases', bases)
    || case when c.platform_share_bp = 10000 then '{}'
      else jsonb_build_object('platform_share_bp', c.platform_share_bp) end
    || case when c.method is null then '{}' else jsonb_build_object('method', c.method) end;
end
$$;

comment on function private.coupon_discount(uuid, text, jsonb) is
  'What a coupon takes off the orders of a checkout, {code, bearer, platform_share_bp? (of one that is shared), '
  'discount_paise, bases (what it is taken off, in paise for each order), method? (the only way of '
  'paying)}, or the problem that prevents it: coupon_invalid, or '
  'coupon_not_applicable with the reason minimum, used, first_order, exhausted, other_vendor, not_for_these, hours or '
  'no_delivery.';

create function private.discount_charges(share bigint, coupon jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('code', 'discount', 'amount_paise', -b.paise, 'bearer', b.bearer)
    order by b.n) filter (where b.paise > 0), '[]')
  from (select round(share::numeric * (coupon ->> 'platform_share_bp')::integer / 10000)::bigint as paise) as p,
    lateral (values (1, case when p.paise is null then coupon ->> 'bearer' else 'platform' end,
      coalesce(p.paise, share)), (2, 'vendor', share - p.paise)) as b (n, bearer, paise)
$$;

comment on function private.discount_charges is
  'An order''s part of a discount as its charges, one for each who bears it: of a shared one the platform''s part is '
  'rounded half up, the vendor''s is the rest.';

create function private.with_discount(orders jsonb, coupon jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  discount bigint := (coupon ->> 'discount_paise')::bigint;
  part record;
begin
  for part in
    select f.i, f.least + (row_number() over (order by f.rest desc, f.i)
      <= discount - sum(f.least) over ())::integer as share
    from (
      select (e.n - 1)::integer as i, div(discount::numeric * e.base::bigint, e.whole)::bigint as least,
        mod(discount::numeric * e.base::bigint, e.whole) as rest
      from (select b.n, b.base, sum(b.base::bigint) over () as whole
        from jsonb_array_elements_text(coupon -> 'bases') with ordinality as b (base, n)) as e
      where e.whole > 0) as f
  loop
    continue when part.share = 0;
    orders := jsonb_set(orders, array[part.i::text, 'charges'], (orders -> part.i -> 'charges')
      || private.discount_charges(part.share, coupon));
  end loop;
  return orders;
end
$$;

comment on function private.with_discount is
  'The orders of a checkout with a coupon''s discount, shared by what it is taken off in each: whole paise, and those '
  'that are left over go to the largest remainders.';

revoke execute on function private.coupon_bases(public.coupons, jsonb), private.coupon_discount(uuid, text, jsonb),
  private.coupon_holds_now(public.coupons, timestamptz), private.with_discount(jsonb, jsonb),
  private.discount_charges(bigint, jsonb) from public;

-- Making and stopping -------------------------------------------------------------------------------------------------
create function public.create_vendor_offer(vendor_id uuid, offer jsonb, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_right(create_vendor_offer.vendor_id, 'prices');
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
  if coalesce(made.code, '') !~ '^[A-Z0-9]{4,20}$' or coalesce(made.kind, '') not in ('flat', 'percent')
    or made.value is null
      or made.minimum_paise not between 0 and 1000000 or made.per_user_limit not between 1 and 20
      or coalesce(made.total_limit not between 1 and 100000, false)
      or made.valid_to is null or made.valid_to <= now() or made.valid_to > now() + interval '180 days'
      -- Half of the items at the most: with the highest commission, the vendor still earns something.
      or (case made.kind when 'flat' then made.value not between 1000 and 50000 or made.value * 2 > made.minimum_paise
        else made.value not between 500 and 5000 or made.cap_paise is null or made.cap_paise not between 1000 and 50000
          end) then
    perform private.refuse(400, 'offer_invalid', 'Something about this offer is not right.');
  end if;
  if (select count(*) from public.coupons as k where k.vendor_id = create_vendor_offer.vendor_id
    and k.valid_to > now()) >= 10 then
    perform private.refuse(409, 'too_many_offers', 'Ten offers at a time are the most. Please stop one first.');
  end if;
  insert into public.coupons (code, kind, value, cap_paise, minimum_paise, valid_to, total_limit, per_user_limit,
    first_order_only,
    funded_by, vendor_id, title)
  values (made.code, made.kind, made.value, case made.kind when 'percent' then made.cap_paise
    end, made.minimum_paise, made.valid_to,
    made.total_limit, made.per_user_limit, made.first_order_only, 'vendor', create_vendor_offer.vendor_id,
    case made.kind when 'flat' then '₹' || made.value / 100 || ' off' else made.value / 100 || '% off' end)
  on conflict (code) do nothing;
  if not found then perform private.refuse(409, 'offer_code_taken', 'This code is taken. Please choose another one.');
    end if;
  perform private.log_act(create_vendor_offer.vendor_id, 'offer_started', null, jsonb_build_object('code', made.code));
  perform private.keep_result(caller, create_vendor_offer.idempotency_key, jsonb_build_object('code', made.code));
  return jsonb_build_object('code', made.code);
end
$$;

comment on function public.create_vendor_offer is
  'Makes an offer of a vendor, which the vendor pays for: {code, kind (flat, percent), value (paise or basis points), '
    'cap_paise (of percent), '
  'minimum_paise, valid_to, total_limit?, per_user_limit?, first_order_only?}; ten at a time, half of the items at the '
    'most. Refuses '
  'offer_invalid, offer_code_taken, too_many_offers.';

create function public.stop_vendor_offer(vendor_id uuid, code text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_right(stop_vendor_offer.vendor_id, 'prices');
  update public.coupons as k set valid_to = least(k.valid_to, now())
  where k.vendor_id = stop_vendor_offer.vendor_id and k.code = upper(left(trim(stop_vendor_offer.code), 20));
  if not found then perform private.refuse(404, 'offer_unknown', 'There is no such offer.'); end if;
  perform private.log_act(stop_vendor_offer.vendor_id, 'offer_stopped', null,
    jsonb_build_object('code', upper(left(trim(stop_vendor_offer.code), 20))));
end
$$;

comment on function public.stop_vendor_offer is
  'Ends an offer of a vendor at once; orders that used it keep it. Refuses offer_unknown.';

create function public.vendor_offers(vendor_id uuid)
returns table (code text, kind text, value integer, cap_paise integer, minimum_paise integer, valid_from timestamptz,
  valid_to timestamptz,
  total_limit integer, per_user_limit integer, first_order_only boolean, is_running boolean, uses integer,
    cost_paise bigint)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff(vendor_offers.vendor_id);
  return query
    select k.code, k.kind, k.value, k.cap_paise, k.minimum_paise, k.valid_from, k.valid_to, k.total_limit,
      k.per_user_limit, k.first_order_only,
      k.valid_to > now(), used.uses, used.cost
    from public.coupons as k
    cross join lateral (select count(*)::integer as uses, coalesce(sum(r.discount_paise), 0)::bigint as cost
      from public.coupon_redemptions as r where r.code = k.code and r.released_at is null) as used
    where k.vendor_id = vendor_offers.vendor_id order by k.valid_to > now() desc, k.created_at desc limit 100;
end
$$;

comment on function public.vendor_offers is
  'The offers of a vendor, running ones first, with how often each was used and what that cost the vendor. For its '
    'people.';

create function public.offers_of_vendor(vendor_id uuid)
returns table (code text, kind text, value integer, cap_paise integer, minimum_paise integer, valid_to timestamptz,
  first_order_only boolean)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select k.code, k.kind, k.value, k.cap_paise, k.minimum_paise, k.valid_to, k.first_order_only
    from public.coupons as k
    where k.vendor_id = offers_of_vendor.vendor_id and k.valid_from <= now() and k.valid_to > now()
      and private.is_on_show(k.vendor_id)
      and (not k.first_order_only or private.may_still_be_first())
      and (k.total_limit is null or k.total_limit > (select count(*) from public.coupon_redemptions as r
        where r.code = k.code and r.released_at is null))
    order by k.minimum_paise, k.code limit 10;
end
$$;

comment on function public.offers_of_vendor is
  'The running offers of an active vendor, for everybody: value in paise or basis points by kind.';

revoke execute on function
  public.create_vendor_offer(uuid, jsonb, text), public.stop_vendor_offer(uuid, text), public.vendor_offers(uuid),
  public.offers_of_vendor(uuid) from public, anon;
grant execute on function
  public.create_vendor_offer(uuid, jsonb, text), public.stop_vendor_offer(uuid, text),
    public.vendor_offers(uuid) to authenticated;
grant execute on function public.offers_of_vendor(uuid) to anon, authenticated;
grant select (replied_at) on public.reviews to anon, authenticated;

-- What customers say, the vendor's replies, and the figures of its business.

create function public.reply_to_review(review_id uuid, reply text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text;
  vendor uuid;
begin
  perform private.require_user();
  perform private.bound(reply_to_review.reply, 8000);
  words := nullif(private.plain_text(reply_to_review.reply), '');
  select coalesce(r.vendor_id, r.seller_id) into vendor from public.reviews as r
  where r.id = reply_to_review.review_id and r.courier_id is null and r.state <> 'removed';
  if vendor is null then perform private.refuse(404, 'review_not_found', 'This review is not here any more.'); end if;
  perform private.require_right(vendor, 'catalogue');
  if length(words) > 1000 then perform private.refuse(400, 'reply_too_long',
    'A reply holds 1,000 letters at the most.'); end if;
  if words is not null and private.text_problem(words) = 'words_blocked' then
    perform private.refuse(400, 'words_blocked', 'Please stay polite: this is not published.');
  end if;
  update public.reviews as r set reply = words where r.id = reply_to_review.review_id;
end
$$;

comment on function public.reply_to_review is
  'Writes or changes the vendor''s reply to a review of it or of one of its items; an empty one takes it away. For the '
    'vendor''s people. '
  'Raises review_not_found, reply_too_long, words_blocked.';

create function public.vendor_reviews(vendor_id uuid, only_stars integer default null,
  unanswered boolean default false, before timestamptz default null, before_id uuid default null,
  limit_count integer default 20, about text default null, only_subject uuid default null)
returns table (id uuid, author_name text, stars smallint, body text, photos text[], reply text, replied_at timestamptz,
  created_at timestamptz, is_edited boolean, helpful integer, state text, is_reported boolean, item_name text,
  order_number text, items text[])
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_staff(vendor_reviews.vendor_id);
begin
  if vendor_reviews.about is not null and vendor_reviews.about <> all (private.listed_review_subjects()) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return query
    select r.id, r.author_name, r.stars, r.body, r.photos, r.reply, r.replied_at, r.created_at,
      r.edited_at is not null, r.helpful, r.state,
      exists (select from private.review_reports as w where w.review_id = r.id and w.user_id = caller), r.item_name,
      o.order_number, case when r.item_id is null then array(select i.name from public.order_items as i
        where i.order_id = o.id order by i.position limit 6) else '{}' end
    from public.reviews as r left join public.enhanced_orders as o on o.id = r.order_id
    where coalesce(r.vendor_id, r.seller_id) = vendor_reviews.vendor_id and r.state <> 'removed'
      and (vendor_reviews.only_stars is null or r.stars = vendor_reviews.only_stars)
      and (not coalesce(vendor_reviews.unanswered, false) or (r.reply is null and r.body is not null))
      and (vendor_reviews.about is null or r.subject_kind = vendor_reviews.about)
      and (vendor_reviews.only_subject is null or r.subject_id = vendor_reviews.only_subject)
      and (vendor_reviews.before is null
        or (r.created_at, r.id) < (vendor_reviews.before,
          coalesce(vendor_reviews.before_id, '00000000-0000-0000-0000-000000000000')))
    order by r.created_at desc, r.id desc limit least(greatest(coalesce(limit_count, 20), 1), 50);
end
$$;

comment on function public.vendor_reviews is
  'The reviews of a vendor and of its items for its people, newest first, with the order''s number and, of reviews of '
    'the vendor, up to six of the order''s items. '
  'only_stars narrows to one number of stars, unanswered to those with a text and no reply, about to those of the '
    'vendor or of items, only_subject to one item or '
  'product. A page follows the row written at before with the id before_id.';

revoke execute on function public.reply_to_review(uuid, text) from public, anon;
grant execute on function public.reply_to_review(uuid, text) to authenticated;

-- What a vendor sells, as its own people work with it: one list of any length, one item in full, sections, saving and
-- bulk changes.

create table public.catalog_sections (
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  name text not null constraint section_name_length check (length(trim(name)) between 1 and 60),
  position integer not null,
  primary key (vendor_id, name)
);

create trigger texts_are_plain before insert or update of name on public.catalog_sections
  for each row execute function private.keep_plain('name');

comment on table public.catalog_sections is
  'The sections of a menu, or aisles of a store, in the vendor''s order; also those without items, which customers do '
    'not see.';

alter table public.catalog_sections enable row level security;

create policy "a vendor's people read their sections" on public.catalog_sections for select to authenticated
  using (private.works_for(vendor_id));

revoke all on public.catalog_sections from anon, authenticated;
grant select on public.catalog_sections to authenticated;

-- Reading -------------------------------------------------------------------------------------------------------------
create function private.sections_of(vendor_id uuid) returns table (name text, "position" integer, items integer)
language sql stable security definer set search_path = '' as $$
  select s.name, min(s."position"), sum(s.items)::integer from (
    select i.section as name, min(i.section_position) as "position", count(*)::integer as items
    from public.catalog_items as i where i.vendor_id = sections_of.vendor_id group by i.section
    union all
    select c.name, c.position, 0 from public.catalog_sections as c where c.vendor_id = sections_of.vendor_id
  ) as s group by s.name
$$;

comment on function private.sections_of is
  'The sections of a vendor with items, and those that were made and are empty.';

create function public.vendor_catalogue(vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff(vendor_catalogue.vendor_id);
  return (
    select jsonb_build_object('items', count(*),
      'off', count(*) filter (where not i.is_available or coalesce(i.sold_out_until > now(), false)
        or coalesce(i.stock = 0, false)),
      'low', count(*) filter (where i.stock between 1 and 5),
      'without_picture', count(*) filter (where i.picture is null))
    from public.catalog_items as i where i.vendor_id = vendor_catalogue.vendor_id)
  || jsonb_build_object(
    'expiring', (select count(distinct b.item_id) from public.stock_batches as b
      join public.catalog_items as i on i.id = b.item_id
      where i.vendor_id = vendor_catalogue.vendor_id and b.quantity > 0 and b.expires_on <= private.today() + 3),
    'sections', (select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'items', s.items)
      order by s.position, s.name), '[]'::jsonb)
      from private.sections_of(vendor_catalogue.vendor_id) as s));
end
$$;

comment on function public.vendor_catalogue is
  'What a vendor has for sale in numbers, for its people: {items, off, low (1 to 5 left), without_picture, expiring (a '
    'batch within three '
  'days), sections: [{name, items}] in order}.';

create function public.vendor_items(vendor_id uuid, search text default null, in_section text default null,
  state text default null,
  after jsonb default null, limit_count integer default 100)
returns table (id uuid, section text, section_position integer, "position" integer, name text, price_paise integer,
  mrp_paise integer, unit text,
  tax_class text, category_id uuid, picture text, stock integer, is_available boolean, sold_out_until timestamptz,
    available_from time,
  available_to time, is_bestseller boolean, description text, diet public.diet, brand text, variant jsonb,
    pack_size numeric, pack_unit text,
  sold_by text, origin text, shelf_life_days integer, barcode text, expires_on date, unavailable_reason text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := private.like_pattern(vendor_items.search);
  code text := case when vendor_items.search ~ '^ *[0-9]{8,14} *$' then trim(vendor_items.search) end;
begin
  perform private.require_staff(vendor_items.vendor_id);
  perform private.bound(vendor_items.after, 500);
  return query
    with page as (
      select i.* from public.catalog_items as i
      where i.vendor_id = vendor_items.vendor_id
        and (vendor_items.after is null or (i.section_position, i.position, i.id)
          > ((vendor_items.after ->> 'section_position')::integer, (vendor_items.after ->> 'position')::integer,
            (vendor_items.after ->> 'id')::uuid))
        and (words is null or i.search like words
          or (code is not null and exists (select from public.goods as b where b.item_id = i.id and b.barcode = code)))
        and (vendor_items.in_section is null or i.section = vendor_items.in_section)
        and case vendor_items.state
          when 'off' then not i.is_available or coalesce(i.sold_out_until > now(), false)
            or coalesce(i.stock = 0, false)
          when 'low' then coalesce(i.stock between 1 and 5, false)
          when 'without_picture' then i.picture is null
          when 'expiring' then exists (select from public.stock_batches as b
            where b.item_id = i.id and b.quantity > 0 and b.expires_on <= private.today() + 3)
          else true end
      order by i.section_position, i.position, i.id
      limit least(greatest(coalesce(vendor_items.limit_count, 100), 1), 500)
    )
    select i.id, i.section, i.section_position, i.position, i.name, i.price_paise, i.mrp_paise, i.unit, i.tax_class,
      i.category_id, i.picture,
      i.stock, i.is_available, i.sold_out_until, i.available_from, i.available_to, i.is_bestseller, i.description,
        d.diet, g.brand, g.variant,
      g.pack_size, g.pack_unit, g.sold_by, g.origin, g.shelf_life_days, g.barcode,
      (select min(b.expires_on) from public.stock_batches as b where b.item_id = i.id and b.quantity > 0),
      private.item_unavailable_reason(c, now())
    from page as i join public.catalog_items as c on c.id = i.id
    left join public.dishes as d on d.item_id = i.id
    left join public.goods as g on g.item_id = i.id
    order by i.section_position, i.position, i.id;
end
$$;

comment on function public.vendor_items is
  'The items of a vendor for its people, in the order of the menu, a page at a time: after is {section_position, '
    'position, id} of the last row. '
  'search looks in names and at a whole bar code; state is off, low, expiring or without_picture.';

create function private.groups_of_item(item_id uuid) returns jsonb language sql stable
  security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'min_choices', g.min_choices, 'max_choices',
    g.max_choices,
    'options', coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'price_paise', o.price_paise,
        'is_available', o.is_available, 'diet', od.diet) order by o.position, o.name)
      from public.item_options as o left join public.dish_options as od on od.option_id = o.id where o.group_id = g.id),
        '[]'::jsonb))
    order by g.position, g.name), '[]'::jsonb)
  from public.item_option_groups as g where g.item_id = groups_of_item.item_id
$$;

create function public.vendor_item(item_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  i public.catalog_items;
begin
  perform private.require_user();
  select * into i from public.catalog_items as c where c.id = vendor_item.item_id;
  if not found then perform private.refuse(404, 'item_not_found', 'Item not found'); end if;
  perform private.require_staff(i.vendor_id);
  return to_jsonb(i) - array['search', 'vendor_id', 'drawing', 'created_at']
    || jsonb_build_object('diet', (select d.diet from public.dishes as d where d.item_id = i.id),
      'goods', (select to_jsonb(g) - array['item_id'] from public.goods as g where g.item_id = i.id),
      'option_groups', private.groups_of_item(i.id),
      'batches', (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'quantity', b.quantity, 'received_at',
        b.received_at,
          'expires_on', b.expires_on, 'note', b.note) order by b.expires_on nulls last, b.received_at), '[]'::jsonb)
        from public.stock_batches as b where b.item_id = i.id and b.quantity > 0),
      'unavailable_reason', private.item_unavailable_reason(i, now()));
end
$$;

comment on function public.vendor_item is
  'One item in full for its vendor''s people: the row of catalog_items with diet, goods (null for a dish), '
    'option_groups, batches that are not '
  'empty, and unavailable_reason. Refuses item_not_found.';

-- Sections ------------------------------------------------------------------------------------------------------------
create function public.save_sections(vendor_id uuid, sections jsonb) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  left_out text;
begin
  perform private.require_right(save_sections.vendor_id, 'catalogue');
  perform private.bound(save_sections.sections, 40000);
  if coalesce(jsonb_typeof(save_sections.sections), '') <> 'array' or jsonb_array_length(save_sections.sections) > 200
      or exists (select from jsonb_array_elements(save_sections.sections) as s
        where length(trim(coalesce(s ->> 'name', ''))) not between 1 and 60 or not private.are_texts(s, 'name', 'was'))
      or (select count(*) <> count(distinct lower(trim(s ->> 'name')))
        or count(s ->> 'was') <> count(distinct s ->> 'was')
        from jsonb_array_elements(save_sections.sections) as s) then
    perform private.refuse(400, 'sections_invalid', 'Each section has a name of its own, of up to 60 letters.');
  end if;
  perform private.take_turns('catalogue', save_sections.vendor_id::text);
  select s.name into left_out from private.sections_of(save_sections.vendor_id) as s
  where s.items > 0 and not exists (select from jsonb_array_elements(save_sections.sections) as n
    where coalesce(n ->> 'was', n ->> 'name') = s.name)
  order by s.position limit 1;
  if left_out is not null then
    perform private.refuse(409, 'section_not_empty', 'A section with items cannot be removed.',
      jsonb_build_object('section', left_out));
  end if;
  update public.catalog_items as i set section = trim(s.value ->> 'name'), section_position = s.n
  from jsonb_array_elements(save_sections.sections) with ordinality as s (value, n)
  where i.vendor_id = save_sections.vendor_id and i.section = coalesce(s.value ->> 'was', s.value ->> 'name')
    and (i.section, i.section_position) is distinct from (trim(s.value ->> 'name'), s.n::integer);
  delete from public.catalog_sections as c where c.vendor_id = save_sections.vendor_id;
  insert into public.catalog_sections (vendor_id, name, position)
  select save_sections.vendor_id, trim(s.value ->> 'name'), s.n from jsonb_array_elements(save_sections.sections)
    with ordinality as s (value, n);
  perform private.publish('vendor:' || save_sections.vendor_id, 'menu', '{}'::jsonb);
end
$$;

comment on function public.save_sections is
  'All sections of a vendor in their new order: [{name, was?}], was being the present name of a renamed one. A section '
    'that is left out is '
  'removed and must be empty. Refuses sections_invalid, section_not_empty {section}.';

create function private.section_position(vendor_id uuid, section text) returns integer
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((select min(s.position) from private.sections_of(section_position.vendor_id) as s
    where s.name = section_position.section),
    (select max(s.position) + 1 from private.sections_of(section_position.vendor_id) as s), 1);
end
$$;

comment on function private.section_position is
  'Where a section of a vendor stands: its place, or the end for a new one.';

-- What an item may be -------------------------------------------------------------------------------------------------
create function private.whole_number(value jsonb) returns numeric language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'number' and (value #>> '{}')::numeric = trunc((value #>> '{}')::numeric)
    then (value #>> '{}')::numeric end
$$;

comment on function private.whole_number is 'A JSON number without a fraction; null for anything else.';

create function private.item_problem(item jsonb, kind public.vendor_kind, is_new boolean) returns text
language plpgsql stable set search_path = '' as $$
declare
  price numeric := private.whole_number(item -> 'price_paise');
  mrp numeric := private.whole_number(item -> 'mrp_paise');
  goods jsonb := item -> 'goods';
begin
  if jsonb_typeof(item) <> 'object' then return 'item_invalid'; end if;
  if not private.are_texts(item, 'name') then return 'item_name_invalid'; end if;
  if not private.are_texts(item, 'section') then return 'item_section_invalid'; end if;
  if not private.are_texts(item, 'description', 'unit') or not private.are_texts(goods, 'brand', 'origin') then
    return 'item_invalid'; end if;
  if (is_new or item ? 'name') and length(trim(coalesce(item ->> 'name', ''))) not between 1 and 100 then
    return 'item_name_invalid'; end if;
  if (is_new or item ? 'section') and length(trim(coalesce(item ->> 'section', ''))) not between 1 and 60 then
    return 'item_section_invalid'; end if;
  -- Free is no price, and more than the trade asks is a slip of the finger.
  if (is_new or item ? 'price_paise') and coalesce(not private.price_fits(item_problem.kind, price), true) then
    return 'item_price_invalid'; end if;
  if coalesce(jsonb_typeof(item -> 'mrp_paise'), 'null') <> 'null'
    and coalesce(not private.price_fits(item_problem.kind, mrp), true) then return 'item_price_invalid'; end if;
  if mrp < price then return 'item_mrp_below_price'; end if;
  if length(item ->> 'description') > 400 then return 'item_description_too_long'; end if;
  if length(item ->> 'unit') > 30 then return 'item_unit_too_long'; end if;
  if coalesce(jsonb_typeof(item -> 'stock'), 'null') <> 'null'
    and coalesce(private.whole_number(item -> 'stock') not between 0 and 100000, true) then
    return 'item_stock_invalid';
  end if;
  if coalesce(jsonb_typeof(item -> 'is_available'), 'boolean') not in ('boolean', 'null')
      or coalesce(jsonb_typeof(item -> 'is_bestseller'), 'boolean') not in ('boolean', 'null') then
        return 'item_invalid'; end if;
  if (item ->> 'available_from' is null) <> (item ->> 'available_to' is null)
      or (item ->> 'available_from' is not null
        and (private.minutes_of(left(item ->> 'available_from', 5)) is null
          or private.minutes_of(left(item ->> 'available_to', 5)) is null)) then
    return 'item_hours_invalid';
  end if;
  if kind = 'food' then
    if coalesce(item ->> 'diet', case when not is_new then 'veg' end, '') not in ('veg', 'egg', 'non_veg') then
      return 'item_diet_invalid'; end if;
    return null;
  end if;
  if coalesce(item ->> 'tax_class', 'goods_5') not in ('goods_nil', 'goods_5', 'goods_18', 'goods_40') then
    return 'item_tax_class_invalid'; end if;
  if item ->> 'category_id' is not null and not exists (select from public.categories as c
      where c.id::text = item ->> 'category_id' and c.kind = item_problem.kind) then return 'item_category_unknown'; end
        if;
  if goods is null or jsonb_typeof(goods) = 'null' then return null; end if;
  if jsonb_typeof(goods) <> 'object' then return 'item_invalid'; end if;
  if (goods ->> 'pack_size' is null) <> (goods ->> 'pack_unit' is null)
      or coalesce(goods ->> 'pack_unit', 'g') not in ('g', 'kg', 'ml', 'l', 'piece', 'm')
      or coalesce(goods ->> 'sold_by', 'pack') not in ('pack', 'weight')
      or (goods ->> 'sold_by' = 'weight' and coalesce(goods ->> 'pack_unit', '') not in ('g', 'kg')) then
        return 'item_pack_invalid'; end if;
  if goods ->> 'pack_size' is not null and (jsonb_typeof(goods -> 'pack_size') <> 'number'
      or (goods ->> 'pack_size')::numeric not between 0.001 and 999999) then return 'item_pack_invalid'; end if;
  if goods ->> 'barcode' is not null and goods ->> 'barcode' !~ '^[0-9]{8,14}$' then return 'item_barcode_invalid'; end
    if;
  if length(goods ->> 'brand') > 60 or length(goods ->> 'origin') > 60 then return 'item_invalid'; end if;
  if coalesce(private.whole_number(goods -> 'shelf_life_days') not between 1 and 3650, false)
      or coalesce(private.whole_number(goods -> 'return_days') not between 0 and 30, false)
      or coalesce(goods ->> 'storage', 'ambient') not in ('ambient', 'chilled', 'frozen') then return 'item_invalid';
        end if;
  if coalesce(jsonb_typeof(goods -> 'variant'), 'null') <> 'null' and not private.are_pairs(goods -> 'variant', 4, 40)
    then return 'item_variant_invalid'; end if;
  return null;
end
$$;

comment on function private.item_problem is
  'The first thing that is wrong with an item as a vendor wrote it, as the code of a refusal; null when it can be '
    'saved. What is not named is not '
  'changed, and need not be there unless the item is new.';

create function private.refuse_item(problem text) returns void language plpgsql immutable set search_path = '' as $$
begin
  if problem is null then return; end if;
  -- refuses: item_name_invalid, item_section_invalid, item_price_invalid, item_mrp_below_price,
  -- item_description_too_long, item_unit_too_long, item_stock_invalid, item_hours_invalid, item_diet_invalid,
  -- item_tax_class_invalid, item_category_unknown, item_pack_invalid, item_barcode_invalid, item_variant_invalid,
  -- item_options_invalid, item_invalid, item_unknown, item_twice, stock_by_batch
  perform private.refuse(400, problem, 'This item cannot be saved: ' || problem);
end
$$;

comment on function private.refuse_item is 'Refuses an item for what private.item_problem found.';

-- Writing -------------------------------------------------------------------------------------------------------------
create function private.write_goods(item_id uuid, goods jsonb) returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  insert into public.goods (item_id) values (write_goods.item_id) on conflict (item_id) do nothing;
  update public.goods as g set
    brand = case when goods ? 'brand' then nullif(trim(goods ->> 'brand'), '') else g.brand end,
    variant = case when goods ? 'variant' then coalesce(nullif(goods -> 'variant', 'null'), '{}') else g.variant end,
    pack_size = case when goods ? 'pack_size' then (goods ->> 'pack_size')::numeric else g.pack_size end,
    pack_unit = case when goods ? 'pack_size' then goods ->> 'pack_unit' else g.pack_unit end,
    sold_by = coalesce(goods ->> 'sold_by', g.sold_by),
    origin = case when goods ? 'origin' then nullif(trim(goods ->> 'origin'), '') else g.origin end,
    shelf_life_days = case when goods ? 'shelf_life_days' then (goods ->> 'shelf_life_days')::integer
      else g.shelf_life_days end,
    storage = coalesce(goods ->> 'storage', g.storage),
    is_food = coalesce((goods ->> 'is_food')::boolean, g.is_food),
    barcode = case when goods ? 'barcode' then nullif(goods ->> 'barcode', '') else g.barcode end,
    return_days = coalesce((goods ->> 'return_days')::smallint, g.return_days)
  where g.item_id = write_goods.item_id;
end
$$;

comment on function private.write_goods is 'Writes what is named of goods; the rest stays.';

create function private.write_options(item_id uuid, groups jsonb) returns void
  language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  made record;
  option record;
  own_group uuid;
  own_option uuid;
begin
  if coalesce(jsonb_typeof(groups), '') <> 'array' or jsonb_array_length(groups) > 20
      or exists (select from jsonb_array_elements(groups) as g
        where coalesce(jsonb_typeof(g -> 'options'), '') <> 'array' or not private.are_texts(g, 'name')) then
    perform private.refuse_item('item_options_invalid');
  end if;
  if exists (select from jsonb_array_elements(groups) as g where jsonb_array_length(g -> 'options') not between 1 and 50
      or exists (select from jsonb_array_elements(g -> 'options') as o where not private.are_texts(o, 'name'))) then
    perform private.refuse_item('item_options_invalid');
  end if;
  delete from public.item_option_groups as g where g.item_id = write_options.item_id
    and not exists (select from jsonb_array_elements(groups) as n where n ->> 'id' = g.id::text);
  for made in select g, n from jsonb_array_elements(groups) with ordinality as e (g, n) loop
    update public.item_option_groups as g set name = trim(made.g ->> 'name'),
      name_translations = case when g.name = trim(made.g ->> 'name') then g.name_translations else '{}'
        end, min_choices = (made.g ->> 'min_choices')::smallint,
      max_choices = (made.g ->> 'max_choices')::smallint, position = made.n
    where g.item_id = write_options.item_id and g.id::text = made.g ->> 'id' returning g.id into own_group;
    if not found then
      insert into public.item_option_groups (item_id, name, min_choices, max_choices, position)
      values (write_options.item_id, trim(made.g ->> 'name'), (made.g ->> 'min_choices')::smallint,
        (made.g ->> 'max_choices')::smallint, made.n)
      returning id into own_group;
    end if;
    delete from public.item_options as o where o.group_id = own_group
      and not exists (select from jsonb_array_elements(made.g -> 'options') as n where n ->> 'id' = o.id::text);
    for option in select o, n from jsonb_array_elements(made.g -> 'options') with ordinality as e (o, n) loop
      update public.item_options as o set name = trim(option.o ->> 'name'),
        name_translations = case when o.name = trim(option.o ->> 'name') then o.name_translations else '{}'
          end, price_paise = coalesce((option.o ->> 'price_paise')::integer, 0),
        is_available = coalesce((option.o ->> 'is_available')::boolean, true), position = option.n
      where o.group_id = own_group and o.id::text = option.o ->> 'id' returning o.id into own_option;
      if not found then
        insert into public.item_options (group_id, name, price_paise, is_available, position)
        values (own_group, trim(option.o ->> 'name'), coalesce((option.o ->> 'price_paise')::integer, 0),
          coalesce((option.o ->> 'is_available')::boolean, true), option.n)
        returning id into own_option;
      end if;
      if option.o ->> 'diet' is null then
        delete from public.dish_options as d where d.option_id = own_option;
      else
        insert into public.dish_options (option_id, diet) values (own_option, (option.o ->> 'diet')::public.diet)
        on conflict (option_id) do update set diet = excluded.diet;
      end if;
    end loop;
  end loop;
end
$$;

comment on function private.write_options is
  'The choices of an item as its vendor wrote them: those with an id are changed, others made, those left out removed. '
    'An option keeps its id, '
  'so that carts keep their choice.';

create function private.first_tax_class(kind public.vendor_kind) returns text language sql
  immutable set search_path = '' as $$
  select case when kind in ('grocery', 'shopping') then 'of_category' else 'restaurant' end
$$;

comment on function private.first_tax_class is
  'The tax class of an item whose vendor named none: goods get the one of their category when they are written '
    '(private.set_tax_class).';

create function private.most_items() returns integer language sql immutable set search_path = '' as $$ select 20000 $$;

comment on function private.most_items is 'Items that one vendor may have.';

create function public.save_item(vendor_id uuid, item jsonb, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_right(save_item.vendor_id, 'catalogue');
  kind public.vendor_kind;
  item_id uuid;
  answer jsonb;
  broken text;
begin
  perform private.bound(save_item.item, 40000);
  answer := private.claim_idempotency(caller, save_item.idempotency_key, 'save_item');
  if answer is not null then return answer; end if;
  select v.kind into kind from public.vendors as v where v.id = save_item.vendor_id;
  perform private.refuse_item(private.item_problem(item, kind, item ->> 'id' is null));
  begin
    if item ->> 'id' is null then
      perform private.take_turns('catalogue', save_item.vendor_id::text);
      if (select count(*) from public.catalog_items as i
        where i.vendor_id = save_item.vendor_id) >= private.most_items() then
        perform private.refuse(409, 'catalogue_full', 'So many items are the most that one business can have.',
          jsonb_build_object('most', private.most_items()));
      end if;
      insert into public.catalog_items (vendor_id, section, section_position, position, name, price_paise, category_id,
        tax_class)
      select save_item.vendor_id, trim(item ->> 'section'),
        private.section_position(save_item.vendor_id, trim(item ->> 'section')),
        coalesce((select max(i.position) + 1 from public.catalog_items as i where i.vendor_id = save_item.vendor_id
          and i.section = trim(item ->> 'section')), 1),
        trim(item ->> 'name'), (item ->> 'price_paise')::integer, (item ->> 'category_id')::uuid,
        coalesce(item ->> 'tax_class', private.first_tax_class(kind))
      returning id into item_id;
    else
      select i.id into item_id from public.catalog_items as i
      where i.vendor_id = save_item.vendor_id and i.id::text = item ->> 'id' for no key update;
      if not found then perform private.refuse(404, 'item_not_found', 'Item not found'); end if;
    end if;
    update public.catalog_items as i set
      section_position = case when item ? 'section' and trim(item ->> 'section') <> i.section
        then private.section_position(save_item.vendor_id, trim(item ->> 'section')) else i.section_position end,
      section = coalesce(trim(item ->> 'section'), i.section),
      name = coalesce(trim(item ->> 'name'), i.name),
      description = case when item ? 'description' then coalesce(trim(item ->> 'description'), '') else i.description
        end,
      price_paise = coalesce((item ->> 'price_paise')::integer, i.price_paise),
      mrp_paise = case when item ? 'mrp_paise' then (item ->> 'mrp_paise')::integer else i.mrp_paise end,
      unit = case when item ? 'unit' then nullif(trim(item ->> 'unit'), '') else i.unit end,
      category_id = case when item ? 'category_id' then (item ->> 'category_id')::uuid else i.category_id end,
      tax_class = coalesce(item ->> 'tax_class', i.tax_class),
      -- What is kept by batch changes through batches.
      stock = case when item ? 'stock' and not exists (select from public.stock_batches as b where b.item_id = i.id)
        then (item ->> 'stock')::integer else i.stock end,
      is_available = coalesce((item ->> 'is_available')::boolean, i.is_available),
      sold_out_until = case when item -> 'is_available' = 'true' then null else i.sold_out_until end,
      available_from = case when item ? 'available_from' then (item ->> 'available_from')::time else i.available_from
        end,
      available_to = case when item ? 'available_from' then (item ->> 'available_to')::time else i.available_to end,
      is_bestseller = coalesce((item ->> 'is_bestseller')::boolean, i.is_bestseller)
    where i.id = item_id;
    if item ->> 'diet' is not null and kind = 'food' then
      insert into public.dishes as d (item_id, diet) values (item_id, (item ->> 'diet')::public.diet)
      on conflict (item_id) do update set diet = excluded.diet;
    end if;
    if kind <> 'food' and (item ->> 'id' is null or jsonb_typeof(item -> 'goods') = 'object') then
      perform private.write_goods(item_id, coalesce(nullif(item -> 'goods', 'null'), '{}'));
    end if;
    if item ? 'option_groups' then perform private.write_options(item_id, item -> 'option_groups'); end if;
  exception when check_violation then
    get stacked diagnostics broken = constraint_name;
    -- The price alone may rise above the printed one that stays.
    perform private.refuse_item(case when broken = 'item_mrp_not_below_price' then 'item_mrp_below_price'
      when broken ~ '^(group|option)_' then 'item_options_invalid' else 'item_invalid' end);
  when invalid_text_representation or not_null_violation or numeric_value_out_of_range or invalid_datetime_format
    or datetime_field_overflow then
    perform private.refuse_item('item_invalid');
  end;
  perform private.publish('vendor:' || save_item.vendor_id, 'menu', jsonb_build_object('item_id', item_id));
  answer := jsonb_build_object('id', item_id);
  perform private.keep_result(caller, save_item.idempotency_key, answer);
  return answer;
end
$$;

comment on function public.save_item is
  'Makes an item, or changes what is named of the one with item.id: {id?, section, name, description?, price_paise, '
    'mrp_paise?, unit?, '
  'category_id?, tax_class? (of goods), stock?, is_available?, available_from?, available_to?, is_bestseller?, diet '
    '(of food), goods? {brand, '
  'variant, pack_size, pack_unit, sold_by, origin, shelf_life_days, storage, is_food, barcode, return_days}, '
    'option_groups? [{id?, name, '
  'min_choices, max_choices, options: [{id?, name, price_paise, is_available, diet?}]}]}. Answers {id}. Refuses item_… '
    'for what is wrong.';

revoke execute on function
  public.vendor_catalogue(uuid), public.vendor_items(uuid, text, text, text, jsonb, integer), public.vendor_item(uuid),
  public.save_sections(uuid, jsonb), public.save_item(uuid, jsonb, text) from public, anon;
grant execute on function
  public.vendor_catalogue(uuid), public.vendor_items(uuid, text, text, text, jsonb, integer), public.vendor_item(uuid),
  public.save_sections(uuid, jsonb), public.save_item(uuid, jsonb, text) to authenticated;

-- Many items at once: bulk changes and imports of files, each written down so that it can be undone.

create table public.catalog_imports (
  id uuid primary key,
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  made_by uuid references auth.users (id) on delete set null,
  kind text not null constraint import_kind check (kind in ('file', 'bulk')),
  label text not null default '' constraint import_label_length check (length(label) <= 120),
  created integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  refused integer not null default 0,
  made_at timestamptz not null default now(),
  undone_at timestamptz
);

create trigger texts_are_plain before insert or update of label on public.catalog_imports
  for each row execute function private.keep_plain('label');

create index catalog_imports_vendor_idx on public.catalog_imports (vendor_id, made_at desc, id);
create index catalog_imports_made_by_idx on public.catalog_imports (made_by);

comment on table public.catalog_imports is 'Imports of files and bulk changes of a vendor''s items, for a month: who '
  'made them, what came of it, and whether it was undone.';

alter table public.catalog_imports enable row level security;

create policy "a vendor's people read its imports" on public.catalog_imports for select to authenticated
  using (private.works_for(vendor_id));

revoke all on public.catalog_imports from anon, authenticated;
grant select on public.catalog_imports to authenticated;

create table private.catalog_import_rows (
  import_id uuid not null references public.catalog_imports (id) on delete cascade,
  item_id uuid not null,
  before jsonb,
  after jsonb not null,
  primary key (import_id, item_id)
);

create trigger texts_are_plain before insert or update of after on private.catalog_import_rows
  for each row execute function private.keep_plain('after');

comment on table private.catalog_import_rows is
  'Items as they were before and after an import or a bulk change; before is null for one that it made.';

create function private.item_image(i public.catalog_items) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object('section', i.section, 'section_position', i.section_position, 'name', i.name, 'description',
    i.description,
    'price_paise', i.price_paise, 'mrp_paise', i.mrp_paise, 'unit', i.unit, 'tax_class', i.tax_class, 'category_id',
      i.category_id,
    'stock', i.stock, 'is_available', i.is_available, 'available_from', i.available_from, 'available_to',
      i.available_to,
    'diet', (select d.diet from public.dishes as d where d.item_id = i.id),
    'goods', (select to_jsonb(g) - array['item_id', 'product_id', 'gallery'] from public.goods as g
      where g.item_id = i.id));
end
$$;

comment on function private.item_image is
  'An item with everything that an import or a bulk change writes, to compare and to restore.';

create function private.open_import(vendor_id uuid, import_id uuid, kind text, label text, caller uuid) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  if open_import.import_id is null then perform private.refuse(400, 'request_invalid',
    'This request could not be read.'); end if;
  insert into public.catalog_imports (id, vendor_id, made_by, kind, label)
  values (open_import.import_id, open_import.vendor_id, open_import.caller, open_import.kind,
    left(coalesce(trim(open_import.label), ''), 120))
  on conflict (id) do nothing;
  perform from public.catalog_imports as m where m.id = open_import.import_id and m.vendor_id = open_import.vendor_id
    and m.undone_at is null and m.made_at > now() - interval '1 hour' for no key update;
  if not found then perform private.refuse(409, 'import_closed', 'This import is over. Please start a new one.'); end
    if;
  perform set_config('angadi.import', open_import.import_id::text, true);
end
$$;

comment on function private.open_import is 'Begins an import, or goes on with one that began within the hour. Refuses '
  'import_closed, also for one of another vendor.';

-- Bulk changes --------------------------------------------------------------------------------------------------------
create function public.change_items(vendor_id uuid, item_ids uuid[], change jsonb, change_id uuid, idempotency_key text)
  returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_right(change_items.vendor_id, 'catalogue');
  kind public.vendor_kind;
  answer jsonb;
  images jsonb;
  changed integer;
  skipped jsonb;
  place integer;
begin
  perform private.bound(change_items.change, 2000);
  if change_items.item_ids is null or cardinality(change_items.item_ids) not between 1 and 500
    or jsonb_typeof(change_items.change) <> 'object'
      or not change_items.change ?| array['price_bp', 'price_paise', 'is_available', 'section', 'stock', 'tax_class',
        'remove'] then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  answer := private.claim_idempotency(caller, change_items.idempotency_key, 'change_items');
  if answer is not null then return answer; end if;
  select v.kind into kind from public.vendors as v where v.id = change_items.vendor_id;
  perform private.refuse_item(private.item_problem(change - array['price_bp', 'remove'], kind, false));
  if change ? 'price_bp' and coalesce(private.whole_number(change -> 'price_bp') not between -9000 and 10000, true) then
    perform private.refuse_item('item_price_invalid');
  end if;
  perform private.take_turns('catalogue', change_items.vendor_id::text);
  -- What is removed is gone; there is nothing to remember it by.
  if change -> 'remove' is distinct from 'true' then
    perform private.open_import(change_items.vendor_id, change_items.change_id, 'bulk', change::text, caller);
  end if;
  perform from public.catalog_items as i where i.vendor_id = change_items.vendor_id
    and i.id = any (change_items.item_ids)
    order by i.id for no key update;

  if change -> 'remove' = 'true' then
    delete from public.catalog_items as i where i.vendor_id = change_items.vendor_id
      and i.id = any (change_items.item_ids);
    get diagnostics changed = row_count;
    skipped := '[]';
  else
    place := case when change ? 'section' then private.section_position(change_items.vendor_id,
      trim(change ->> 'section')) end;
    select jsonb_object_agg(i.id, private.item_image(i)) into images
    from public.catalog_items as i where i.vendor_id = change_items.vendor_id and i.id = any (change_items.item_ids);
    with planned as (
      select i.id, i.name, i.mrp_paise, i.tax_class, case
          when change ? 'price_paise' then (change ->> 'price_paise')::integer
          -- In whole rupees, as prices are written.
          when change ? 'price_bp' then (round(i.price_paise::numeric * (10000 + (change ->> 'price_bp')::integer) /
            1000000) * 100)::integer
          else i.price_paise end as price_paise
      from public.catalog_items as i where i.vendor_id = change_items.vendor_id and i.id = any (change_items.item_ids)
    ), judged as (
      select p.*, case when not private.price_fits(kind, p.price_paise) then 'item_price_invalid'
        when p.mrp_paise < private.paid_price(p.price_paise, coalesce(change ->> 'tax_class', p.tax_class),
          (select v.prices_include_tax from public.vendors as v where v.id = change_items.vendor_id))
            then 'item_mrp_below_price'
        when change ? 'stock' and exists (select from public.stock_batches as b where b.item_id = p.id)
          then 'stock_by_batch' end as problem
      from planned as p
    ), written as (
      update public.catalog_items as i set
        price_paise = j.price_paise,
        is_available = coalesce((change ->> 'is_available')::boolean, i.is_available),
        sold_out_until = case when change -> 'is_available' = 'true' then null else i.sold_out_until end,
        section = coalesce(trim(change ->> 'section'), i.section),
        section_position = coalesce(place, i.section_position),
        stock = case when change ? 'stock' then (change ->> 'stock')::integer else i.stock end,
        tax_class = coalesce(change ->> 'tax_class', i.tax_class)
      from judged as j where i.id = j.id and j.problem is null returning i.id
    )
    select (select count(*) from written),
      (select coalesce(jsonb_agg(jsonb_build_object('id', j.id, 'name', j.name, 'code', j.problem) order by j.name),
      '[]'::jsonb)
      from (select * from judged where problem is not null order by name limit 50) as j)
    into changed, skipped;
    insert into private.catalog_import_rows (import_id, item_id, before, after)
    select change_items.change_id, i.id, images -> i.id::text, private.item_image(i)
    from public.catalog_items as i
    where i.vendor_id = change_items.vendor_id and i.id = any (change_items.item_ids)
      and private.item_image(i) <> images -> i.id::text
    on conflict (import_id, item_id) do update set after = excluded.after;
  end if;
  update public.catalog_imports as m set updated = m.updated + changed,
    refused = m.refused + jsonb_array_length(skipped) where m.id = change_items.change_id;
  perform private.publish('vendor:' || change_items.vendor_id, 'menu', '{}'::jsonb);
  answer := jsonb_build_object('changed', changed, 'skipped', skipped, 'may_undo',
    change -> 'remove' is distinct from 'true');
  perform private.keep_result(caller, change_items.idempotency_key, answer);
  return answer;
end
$$;

comment on function public.change_items is
  'Changes up to 500 items of a vendor at once: {price_bp (basis points up or down, to whole rupees) or price_paise, '
    'is_available, section, stock '
  '(null: not counted), tax_class} or {remove: true}. What cannot be changed is left as it was and named. Answers '
    '{changed, skipped: [{id, name, code}], '
  'may_undo}; undo_import(change_id) undoes it. Calls with the same change_id belong together.';

-- Imports -------------------------------------------------------------------------------------------------------------
create type private.import_line as (line integer, item jsonb, problem text, item_id uuid, is_new boolean, before jsonb,
  key text);

create function private.item_key(name text, unit text, variant jsonb) returns text language sql
  immutable set search_path = '' as $$
  select lower(trim(name)) || '|' || lower(trim(coalesce(unit, ''))) || '|' ||
    coalesce(lower(nullif(variant, '{}')::text), '')
$$;

comment on function private.item_key is
  'By what a line of a file is the same item as one that is there: name, unit and variant.';

create function private.read_import(vendor_id uuid, kind public.vendor_kind, rows jsonb)
  returns setof private.import_line
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return query with line as (
    select coalesce((r ->> 'line')::integer, n::integer) as line, r - 'line' as item,
      private.item_problem(r - array['line', 'id'], kind, r ->> 'id' is null) as problem,
      n, private.item_key(r ->> 'name', r ->> 'unit', r -> 'goods' -> 'variant') as key
    from jsonb_array_elements(read_import.rows) with ordinality as e (r, n)
  ), own as materialized (
    select i.id, i.vendor_id, private.item_key(i.name, i.unit, g.variant) as key, g.barcode, i.created_at
    from public.catalog_items as i left join public.goods as g on g.item_id = i.id
      where i.vendor_id = read_import.vendor_id
  ), matched as (
    select l.*, case when l.item ->> 'id' is not null then i.id else coalesce(
      -- Of several items with one bar code it is the one of this name.
      case when k.barcode = l.item -> 'goods' ->> 'barcode' then k.id end, b.id, k.id) end as item_id
    from line as l
    left join own as i on i.id::text = l.item ->> 'id'
    left join (select distinct on (o.barcode) o.barcode, o.id from own as o where o.barcode is not null
      order by o.barcode, o.created_at, o.id) as b
      on b.barcode = l.item -> 'goods' ->> 'barcode'
    left join (select distinct on (o.key) o.key, o.id, o.barcode from own as o order by o.key, o.created_at, o.id) as k
      on k.key = l.key
  ), judged as (
    select m.line, m.item, m.n, m.item_id, m.key,
      coalesce(m.problem, case when m.item ->> 'id' is not null and m.item_id is null then 'item_unknown'
        when row_number() over (partition by coalesce(m.item_id::text, m.key) order by m.n) > 1 then 'item_twice'
          end) as problem
    from matched as m
  )
  select j.line, j.item, j.problem, coalesce(j.item_id, gen_random_uuid()), j.item_id is null,
    case when i.id is not null then private.item_image(i) end, j.key
  from judged as j left join public.catalog_items as i on i.id = j.item_id order by j.n;
end
$$;

comment on function private.read_import is
  'The lines of a file with what each would do: change the item of its id, bar code or name, make a new one, or '
    'nothing because of a problem.';

create function private.write_import(vendor_id uuid, kind public.vendor_kind, lines private.import_line[]) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  -- Whole at once: a row that is inserted and then changed costs its indexes twice. Where a section stands is looked up
  -- once for each, which a join would do for each line.
  with places as materialized (
    select n.section, coalesce(min(i.section_position), private.section_position(write_import.vendor_id, n.section)
        + (dense_rank() over (order by n.first_line))::integer) as place, coalesce(max(i.position), 0) as most
    from (select trim(k.item ->> 'section') as section, min(k.line) as first_line from unnest(lines) as k
      where k.problem is null and k.is_new group by 1) as n
    left join public.catalog_items as i on i.vendor_id = write_import.vendor_id and i.section = n.section
    group by n.section, n.first_line
  )
  insert into public.catalog_items (id, vendor_id, section, section_position, position, name, description, price_paise,
    mrp_paise, unit, tax_class,
    category_id, stock, is_available, available_from, available_to)
  select l.item_id, write_import.vendor_id, trim(l.item ->> 'section'), s.place, s.most + row_number()
    over (partition by trim(l.item ->> 'section') order by l.line),
    trim(l.item ->> 'name'), coalesce(trim(l.item ->> 'description'), ''), (l.item ->> 'price_paise')::integer,
      (l.item ->> 'mrp_paise')::integer,
    nullif(trim(l.item ->> 'unit'), ''), coalesce(l.item ->> 'tax_class', private.first_tax_class(write_import.kind)),
    (l.item ->> 'category_id')::uuid, (l.item ->> 'stock')::integer,
      coalesce((l.item ->> 'is_available')::boolean, true),
    (l.item ->> 'available_from')::time, (l.item ->> 'available_to')::time
  from unnest(lines) as l
  join places as s on s.section = trim(l.item ->> 'section')
  where l.problem is null and l.is_new;

  update public.catalog_items as i set
    section_position = case when l.item ? 'section' and trim(l.item ->> 'section') <> i.section
      then private.section_position(write_import.vendor_id, trim(l.item ->> 'section')) else i.section_position end,
    section = coalesce(trim(l.item ->> 'section'), i.section),
    name = coalesce(trim(l.item ->> 'name'), i.name),
    description = coalesce(trim(l.item ->> 'description'), i.description),
    price_paise = coalesce((l.item ->> 'price_paise')::integer, i.price_paise),
    mrp_paise = case when l.item ? 'mrp_paise' then (l.item ->> 'mrp_paise')::integer else i.mrp_paise end,
    unit = case when l.item ? 'unit' then nullif(trim(l.item ->> 'unit'), '') else i.unit end,
    tax_class = coalesce(l.item ->> 'tax_class', i.tax_class),
    category_id = coalesce((l.item ->> 'category_id')::uuid, i.category_id),
    stock = case when l.item ? 'stock' then (l.item ->> 'stock')::integer else i.stock end,
    is_available = coalesce((l.item ->> 'is_available')::boolean, i.is_available),
    available_from = case when l.item ? 'available_from' then (l.item ->> 'available_from')::time else i.available_from
      end,
    available_to = case when l.item ? 'available_from' then (l.item ->> 'available_to')::time else i.available_to end
  from unnest(lines) as l where l.problem is null and not l.is_new and i.id = l.item_id
    and i.vendor_id = write_import.vendor_id;

  if kind = 'food' then
    insert into public.dishes as d (item_id, diet)
    select l.item_id, (l.item ->> 'diet')::public.diet from unnest(lines) as l where l.problem is null
      and l.item ->> 'diet' is not null
    on conflict (item_id) do update set diet = excluded.diet where d.diet <> excluded.diet;
  else
    insert into public.goods (item_id, brand, variant, pack_size, pack_unit, sold_by, origin, shelf_life_days, barcode,
      return_days)
    select l.item_id, nullif(trim(g.goods ->> 'brand'), ''), coalesce(nullif(g.goods -> 'variant', 'null'), '{}'),
      (g.goods ->> 'pack_size')::numeric,
      case when g.goods ->> 'pack_size' is not null then g.goods ->> 'pack_unit'
        end, coalesce(g.goods ->> 'sold_by', 'pack'),
      nullif(trim(g.goods ->> 'origin'), ''), (g.goods ->> 'shelf_life_days')::integer,
        nullif(g.goods ->> 'barcode', ''),
      coalesce((g.goods ->> 'return_days')::smallint, 0)
    from unnest(lines) as l cross join lateral (select coalesce(nullif(l.item -> 'goods', 'null'), '{}') as goods) as g
    where l.problem is null and l.is_new;
    perform private.write_goods(l.item_id, l.item -> 'goods') from unnest(lines) as l
    where l.problem is null and not l.is_new and jsonb_typeof(l.item -> 'goods') = 'object';
    insert into public.stock_batches (item_id, quantity, expires_on)
    select l.item_id, (l.item ->> 'stock')::integer, (l.item ->> 'expires_on')::date from unnest(lines) as l
    where l.problem is null and (l.item ->> 'stock')::integer > 0 and l.item ->> 'expires_on' is not null
      and not exists (select from public.stock_batches as b where b.item_id = l.item_id);
  end if;
end
$$;

comment on function private.write_import is 'Makes and changes the items of lines without a problem.';

create function public.import_items(vendor_id uuid, import_id uuid, rows jsonb, idempotency_key text,
  label text default null,
  dry_run boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_right(import_items.vendor_id, 'catalogue');
  kind public.vendor_kind;
  lines private.import_line[];
  images jsonb;
  answer jsonb;
  counts record;
  is_dry constant boolean := coalesce(import_items.dry_run, false);
begin
  perform private.bound(import_items.rows, 1000000);
  if coalesce(jsonb_typeof(import_items.rows), '') <> 'array' or jsonb_array_length(import_items.rows) not between 1
    and 500
      or exists (select from jsonb_array_elements(import_items.rows) as r where jsonb_typeof(r) <> 'object'
        or coalesce(private.whole_number(r -> 'line') not between 1 and 10000000, r ? 'line')) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select v.kind into kind from public.vendors as v where v.id = import_items.vendor_id;
  if not is_dry then
    answer := private.claim_idempotency(caller, import_items.idempotency_key, 'import_items');
    if answer is not null then return answer; end if;
  end if;
  perform private.take_turns('catalogue', import_items.vendor_id::text);
  if not is_dry then
    perform private.open_import(import_items.vendor_id, import_items.import_id, 'file', import_items.label, caller);
    if (select count(*) from public.catalog_items as i where i.vendor_id = import_items.vendor_id)
          + jsonb_array_length(import_items.rows) > private.most_items() + 500
        or (select m.created + m.updated + m.unchanged from public.catalog_imports as m
          where m.id = import_items.import_id) >= private.most_items() then
      perform private.refuse(409, 'catalogue_full', 'So many items are the most that one business can have.',
        jsonb_build_object('most', private.most_items()));
    end if;
  end if;
  select array_agg(l) into lines from private.plan_import(import_items.vendor_id, kind, import_items.rows) as l;
  begin
    select array_agg(l) into lines from private.write_lines(import_items.vendor_id, kind, lines) as l;
    perform private.group_variants(import_items.vendor_id, lines);
    select jsonb_object_agg(i.id, private.item_image(i)) into images
    from unnest(lines) as l join public.catalog_items as i on i.id = l.item_id where l.problem is null;
    -- A trial is the import itself, taken back: what it says is what would happen.
    if is_dry then raise exception using errcode = 'DRY00', message = 'taken back'; end if;
  exception when sqlstate 'DRY00' then null;
  end;
  if not is_dry then
    insert into private.catalog_import_rows (import_id, item_id, before, after)
    select import_items.import_id, l.item_id, l.before, images -> l.item_id::text
    from unnest(lines) as l where l.problem is null and l.before is distinct from images -> l.item_id::text
    on conflict (import_id, item_id) do update set after = excluded.after;
  end if;
  select count(*) filter (where l.problem is null and l.is_new) as created,
    count(*) filter (where l.problem is null and not l.is_new and l.before is distinct from images -> l.item_id::text)
      as updated,
    count(*) filter (where l.problem is null and not l.is_new and l.before = images -> l.item_id::text) as unchanged,
    count(*) filter (where l.problem is not null) as refused
  into counts from unnest(lines) as l;
  answer := to_jsonb(counts) || jsonb_build_object('rows', (
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('line', l.line,
      'outcome', case when l.problem is not null then 'refused' when l.is_new then 'created'
        when l.before = images -> l.item_id::text then 'unchanged' else 'updated' end,
      'code', l.problem, 'item_id', case when l.problem is null and not (is_dry and l.is_new) then l.item_id end,
      'was_price_paise', case when l.problem is null and not l.is_new then l.before -> 'price_paise' end,
      'was_name', case when l.problem is null and not l.is_new and l.before ->> 'name' <> trim(l.item ->> 'name')
        then l.before ->> 'name' end,
      'spelling', a.spelling, 'like_item_id', a.item_id, 'like_name', a.name)) order by l.line)
    from unnest(lines) as l
    left join private.items_spelled_like(import_items.vendor_id, case when is_dry then lines
      end) as a on a.line = l.line));
  if not is_dry then
    update public.catalog_imports as m set created = m.created + counts.created, updated = m.updated + counts.updated,
      unchanged = m.unchanged + counts.unchanged, refused = m.refused + counts.refused
        where m.id = import_items.import_id;
    perform private.log_act(import_items.vendor_id, 'items_imported', null,
      jsonb_build_object('count', counts.created + counts.updated));
    perform private.publish('vendor:' || import_items.vendor_id, 'menu', '{}'::jsonb);
    perform private.keep_result(caller, import_items.idempotency_key, answer);
  end if;
  return answer;
end
$$;

comment on function public.import_items is
  'Up to 500 lines of a file, each as save_item takes it with {line, expires_on? (of goods with stock)}; calls with '
    'the same import_id within an '
  'hour are one import. A line changes the item of its id, bar code, or name with unit and variant, else makes one. '
    'With dry_run nothing is '
  'written, and new items are answered with spelling (alike for other spellings of a name) and, of an item that is '
    'there under another '
  'spelling, like_item_id and like_name. Answers {created, updated, unchanged, refused, rows: [{line, outcome, code?, '
    'item_id?, '
  'was_price_paise?, was_name? (of one that gets another name), spelling?, like_item_id?, like_name?}]}; a line that '
    'is refused does not hold up the others. '
  'Refuses catalogue_full {most}, import_closed.';

create function public.undo_import(import_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  m public.catalog_imports;
  removed integer;
  restored integer;
  remembered integer;
begin
  perform private.require_user();
  select * into m from public.catalog_imports as k where k.id = undo_import.import_id for no key update;
  if not found then perform private.refuse(404, 'import_not_found', 'There is no such import.'); end if;
  perform private.require_right(m.vendor_id, 'catalogue');
  if m.undone_at is not null then return jsonb_build_object('removed', 0, 'restored', 0, 'left', 0, 'replayed', true);
    end if;
  perform private.take_turns('catalogue', m.vendor_id::text);
  perform set_config('angadi.import', '', true);
  select count(*) into remembered from private.catalog_import_rows as r where r.import_id = m.id;
  perform from public.catalog_items as i join private.catalog_import_rows as r on r.item_id = i.id
  where r.import_id = m.id and i.vendor_id = m.vendor_id order by i.id for no key update of i;

  -- What somebody has changed since stays; orders change the stock alone.
  delete from public.catalog_items as i using private.catalog_import_rows as r
  where r.import_id = m.id and r.before is null and i.id = r.item_id and i.vendor_id = m.vendor_id
    and private.item_image(i) - array['stock', 'section', 'section_position'] = r.after - array['stock', 'section',
      'section_position'];
  get diagnostics removed = row_count;
  with back as (
    select i.id, r.before, r.after, c from public.catalog_items as i
      join private.catalog_import_rows as r on r.item_id = i.id
    left join private.catalog_import_changes as c on c.import_id = r.import_id and c.item_id = r.item_id
    where r.import_id = m.id and r.before is not null and i.vendor_id = m.vendor_id
      and private.item_image(i) - array['stock', 'section_position'] = r.after - array['stock', 'section_position']
  ), goods as (
    select b.id, private.write_goods(b.id, b.before -> 'goods') from back as b
      where jsonb_typeof(b.before -> 'goods') = 'object'
  ), diets as (
    update public.dishes as d set diet = (b.before ->> 'diet')::public.diet from back as b
    where d.item_id = b.id and b.before ->> 'diet' is not null and d.diet::text <> b.before ->> 'diet'
      returning d.item_id
  )
  update public.catalog_items as i set section = b.before ->> 'section',
    section_position = (b.before ->> 'section_position')::integer,
    name = b.before ->> 'name', description = b.before ->> 'description',
      price_paise = (b.before ->> 'price_paise')::integer,
    mrp_paise = (b.before ->> 'mrp_paise')::integer, unit = b.before ->> 'unit', tax_class = b.before ->> 'tax_class',
    category_id = (b.before ->> 'category_id')::uuid, is_available = (b.before ->> 'is_available')::boolean,
    available_from = (b.before ->> 'available_from')::time, available_to = (b.before ->> 'available_to')::time,
    -- Imports of before this migration have no differences of their own.
    stock = case when (b.c).item_id is not null then private.stock_without_import(i, b.c)
      when b.before -> 'stock' = b.after -> 'stock' then i.stock
      when i.stock is null or b.before ->> 'stock' is null or b.after ->> 'stock' is null
        then (b.before ->> 'stock')::integer
      else greatest(0, i.stock + (b.before ->> 'stock')::integer - (b.after ->> 'stock')::integer) end
  from back as b where i.id = b.id and (select count(*) from goods) >= 0;
  get diagnostics restored = row_count;
  update public.catalog_imports as k set undone_at = now() where k.id = m.id;
  perform private.publish('vendor:' || m.vendor_id, 'menu', '{}'::jsonb);
  return jsonb_build_object('removed', removed, 'restored', restored, 'left', remembered - removed - restored,
    'replayed', false);
end
$$;

comment on function public.undo_import is
  'Undoes an import or a bulk change: items that it made are removed, others get back what they had. What was changed '
    'since stays as it is. Answers '
  '{removed, restored, left, replayed}; a second call changes nothing. Refuses import_not_found.';

create function private.forget_imports() returns void language sql security definer set search_path = '' as $$
  delete from public.catalog_imports as m where m.made_at < now() - interval '30 days'
$$;

comment on function private.forget_imports is
  'Removes imports of more than a month ago with what they remember; nightly.';

select cron.schedule('forget-imports', '12 21 * * *', 'select private.forget_imports()');

revoke execute on function public.change_items(uuid, uuid[], jsonb, uuid, text),
  public.import_items(uuid, uuid, jsonb, text, text, boolean), public.undo_import(uuid) from public, anon;
grant execute on function public.change_items(uuid, uuid[], jsonb, uuid, text),
  public.import_items(uuid, uuid, jsonb, text, text, boolean), public.undo_import(uuid) to authenticated;

-- Undoing an import moves stock by what the import changed, never by what was read before it (docs/decisions/0069).
-- The image of before is taken from the row while it is changed: whatever was sold until then is in it.

create table private.catalog_import_changes (
  import_id uuid not null references public.catalog_imports (id) on delete cascade,
  item_id uuid not null,
  before jsonb not null,
  stock_change integer not null default 0,
  is_recounted boolean not null default false,
  changed_at timestamptz not null default now(),
  primary key (import_id, item_id)
);

comment on table private.catalog_import_changes is
  'What an import or a bulk change did to an item, written down by the row''s own trigger, so that no order comes '
    'between reading and writing.';
comment on column private.catalog_import_changes.before is
  'The item as the first change of the import found it (private.item_image).';
comment on column private.catalog_import_changes.stock_change is
  'Pieces that all changes of the import together added; negative where they took away.';
comment on column private.catalog_import_changes.is_recounted is
  'Whether a change began or ended counting pieces: then there is no difference.';

create function private.remember_import_change() returns trigger language plpgsql
  security definer set search_path = '' as $$
begin
  insert into private.catalog_import_changes as c (import_id, item_id, before, stock_change, is_recounted)
  values (current_setting('angadi.import')::uuid, old.id, private.item_image(old), coalesce(new.stock - old.stock, 0),
    (new.stock is null) <> (old.stock is null))
  on conflict (import_id, item_id) do update
    set stock_change = c.stock_change + excluded.stock_change, is_recounted = c.is_recounted or excluded.is_recounted;
  return null;
end
$$;

comment on function private.remember_import_change is
  'Writes down what the import of this transaction (angadi.import) does to an item.';

create trigger imports_remember_what_they_change after update on public.catalog_items for each row
  when (coalesce(current_setting('angadi.import', true), '') <> '')
  execute function private.remember_import_change();

create function private.before_of_import_row() returns trigger language plpgsql
  security definer set search_path = '' as $$
begin
  new.before := coalesce((select c.before from private.catalog_import_changes as c where c.import_id = new.import_id
    and c.item_id = new.item_id), new.before);
  return new;
end
$$;

comment on function private.before_of_import_row is
  'Puts the image from under the lock in place of one that was read earlier.';

create trigger before_is_what_was_changed before insert on private.catalog_import_rows for each row
  when (new.before is not null)
  execute function private.before_of_import_row();

create function private.end_import_step() returns trigger language plpgsql set search_path = '' as $$
begin
  perform set_config('angadi.import', '', true);
  return null;
end
$$;

comment on function private.end_import_step is 'A call that has written its figures changes no more items.';

create trigger imports_end_with_their_figures after update on public.catalog_imports for each statement
  execute function private.end_import_step();

create function private.stock_without_import(i public.catalog_items, c private.catalog_import_changes) returns integer
language plpgsql stable security definer set search_path = '' as $$
declare
  counted constant integer := (c.before ->> 'stock')::integer;
begin
  if not c.is_recounted then
    -- Never above what was there and what is there: pieces may have been counted by hand since.
    return case when i.stock is null or c.stock_change >= 0 then greatest(i.stock - c.stock_change, 0)
      else greatest(i.stock, least(i.stock - c.stock_change, counted)) end;
  end if;
  if counted is null then return null; end if;
  -- While nothing was counted, orders took nothing from stock; they did take pieces.
  return greatest(least(counted, i.stock, counted - coalesce((select sum(l.quantity) from public.order_items as l
    join public.enhanced_orders as o on o.id = l.order_id
    where l.item_id = i.id and l.stock_taken = 0 and o.status <> 'cancelled'
      and o.created_at > c.changed_at - interval '1 minute'), 0)), 0);
end
$$;

comment on function private.stock_without_import is
  'The pieces of an item without what an import changed: the difference taken back, so that what was sold since stays '
    'sold; null is not counted.';

-- Imports of files: a trial is the import taken back, so that it knows what stays unchanged; what the database refuses
-- is its line's fault alone; new items whose names are other spellings of one are told; and variants of one name are
-- one product.

create function private.spelling(name text, unit text, variant jsonb) returns text language sql
  immutable set search_path = '' as $$
  select nullif(regexp_replace(private.fold(
      -- 1.5 kg is not 15 kg, and gms, gm and g are one unit.
      regexp_replace(regexp_replace(
        regexp_replace(regexp_replace(regexp_replace(lower(name || ' ' || coalesce(unit, '')),
        '([0-9])\.([0-9])', '\1p\2', 'g'),
        '([0-9])\s*(?:kgs?|kilos?|kilograms?)\M', '\1kg', 'g'),
        '([0-9])\s*(?:gms?|gr|grams?)\M', '\1g', 'g'),
        '([0-9])\s*(?:ltrs?|lit|lts?|litres?|liters?)\M', '\1l', 'g'),
        '([0-9])\s*(?:pcs?|pieces?|nos?)\M', '\1pc', 'g')),
    '[[:space:][:punct:]]', '', 'g'), '') || coalesce('|' || lower(nullif(variant, '{}')::text), '')
$$;

comment on function private.spelling is
  'How an item''s name sounds, with its unit, without spaces and signs: "Toor dal 1kg", "toordal" of "1 kg" and "Toor '
    'Dal 1 Kgs" are '
  'alike. Differing figures stay different. To propose, never to decide.';

create function private.items_spelled_like(vendor_id uuid, lines private.import_line[])
returns table (line integer, spelling text, item_id uuid, name text)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  if not exists (select from unnest(lines) as l where l.problem is null and l.is_new) then return; end if;
  return query with fresh as materialized (
    select l.line, private.spelling(l.item ->> 'name', l.item ->> 'unit', l.item -> 'goods' -> 'variant') as spelling
    from unnest(lines) as l where l.problem is null and l.is_new
  ), own as materialized (
    select i.id, i.name, i.created_at, private.spelling(i.name, i.unit, g.variant) as spelling
    from public.catalog_items as i left join public.goods as g on g.item_id = i.id
      where i.vendor_id = items_spelled_like.vendor_id
      -- What another line of the file changes is not proposed as a second one's.
      and not exists (select from unnest(lines) as l where l.item_id = i.id)
  )
  select distinct on (f.line) f.line, f.spelling, o.id, o.name from fresh as f
    left join own as o on o.spelling = f.spelling
  order by f.line, o.created_at, o.id;
end
$$;

comment on function private.items_spelled_like is
  'The new items of a file as their names sound, each with an item that the vendor has under another spelling of it.';

create function private.plan_import(vendor_id uuid, kind public.vendor_kind, rows jsonb)
  returns setof private.import_line
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  lines private.import_line[];
begin
  select array_agg(row(r.line, r.item, case when r.problem is null and r.item ->> 'expires_on' is not null
      and not pg_input_is_valid(r.item ->> 'expires_on', 'date') then 'item_invalid' else r.problem end,
    r.item_id, r.is_new, r.before, r.key)::private.import_line order by r.n) into lines
  from private.read_import(plan_import.vendor_id, kind, rows) with ordinality
    as r (line, item, problem, item_id, is_new, before, key, n);
  -- What is sold between reading and writing would be put back by undoing the import: items as they were are read
  -- behind a lock.
  perform from public.catalog_items as i where i.vendor_id = plan_import.vendor_id
    and i.id in (select l.item_id from unnest(lines) as l where l.problem is null and not l.is_new) order by i.id
      for no key update of i;
  return query select l.line,
      -- A unit that stays says nothing new about the pack, which may be known although the unit does not name it.
      case when i.id is not null and l.item ? 'unit' and jsonb_typeof(l.item -> 'goods') = 'object'
          and coalesce(trim(l.item ->> 'unit'), '') = coalesce(i.unit, '')
        then l.item || jsonb_build_object('goods', (l.item -> 'goods') - array['pack_size', 'pack_unit']) else l.item
          end,
      l.problem, l.item_id, l.is_new, case when i.id is not null then private.item_image(i) end, l.key
    from unnest(lines) with ordinality as l (line, item, problem, item_id, is_new, before, key, n)
    left join public.catalog_items as i on i.id = l.item_id and i.vendor_id = plan_import.vendor_id
    order by l.n;
end
$$;

comment on function private.plan_import is
  'The lines of a file with what each would do, as private.read_import says; the items that they change are locked, '
    'and as they are behind '
  'that lock.';

create function private.write_lines(vendor_id uuid, kind public.vendor_kind, lines private.import_line[])
  returns setof private.import_line
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  wrong text;
begin
  begin
    perform private.write_import(write_lines.vendor_id, kind, lines);
    return query select * from unnest(lines);
    return;
  exception when check_violation or invalid_text_representation or numeric_value_out_of_range or datetime_field_overflow
      or invalid_datetime_format then
    -- One line, at least, is what the check of a line did not foresee: each is written by itself to find out which.
  end;
  for n in 1 .. cardinality(lines) loop
    continue when lines[n].problem is not null;
    begin
      perform private.write_import(write_lines.vendor_id, kind, array[lines[n]]);
    exception when check_violation or invalid_text_representation or numeric_value_out_of_range
      or datetime_field_overflow
        or invalid_datetime_format then
      get stacked diagnostics wrong = constraint_name;
      lines[n].problem := case when wrong like '%mrp%' then 'item_mrp_below_price' when wrong like '%price%'
        then 'item_price_invalid'
        else 'item_invalid' end;
    end;
  end loop;
  return query select * from unnest(lines);
end
$$;

comment on function private.write_lines is
  'Makes and changes the items of lines without a problem, and answers the lines: one that a constraint refuses is '
    'refused alone.';

create function private.group_variants(vendor_id uuid, lines private.import_line[]) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  one record;
  product uuid;
begin
  for one in
    select lower(trim(i.name)) as key, array_agg(i.id order by i.created_at, i.position, i.id) as items,
      (array_agg(g.product_id) filter (where g.product_id is not null))[1] as product
    from public.catalog_items as i join public.goods as g on g.item_id = i.id
    where i.vendor_id = group_variants.vendor_id and g.variant <> '{}'
      and lower(trim(i.name)) in (select lower(trim(l.item ->> 'name')) from unnest(lines) as l where l.problem is null
        and l.is_new
        and coalesce(l.item -> 'goods' -> 'variant', '{}') not in ('{}', 'null'))
      and (g.product_id is null
        or exists (select from public.products as p where p.id = g.product_id
          and p.created_by_vendor = group_variants.vendor_id))
    group by 1 having count(*) > 1
  loop
    product := one.product;
    if product is null then
      select private.own_product(i) into product from public.catalog_items as i where i.id = one.items[1];
    end if;
    update public.goods as g set product_id = product where g.item_id = any (one.items) and g.product_id is null;
    update public.product_questions as q set product_id = product where q.product_id = any (one.items);
  end loop;
end
$$;

comment on function private.group_variants is
  'Makes the variants of one name that a vendor imports, such as the sizes of a shirt, one product, with those that '
    'are there already.';

revoke execute on function private.spelling(text, text, jsonb), private.items_spelled_like(uuid, private.import_line[]),
  private.group_variants(uuid, private.import_line[]),
  private.plan_import(uuid, public.vendor_kind, jsonb),
    private.write_lines(uuid, public.vendor_kind, private.import_line[]) from public;

revoke execute on function public.vote_review(uuid, boolean), public.my_reviews(timestamptz, uuid, integer),
  public.vendor_reviews(uuid, integer, boolean, timestamptz, uuid, integer, text, uuid),
    public.vendor_reviewed_items(uuid) from public, anon;
grant execute on function public.vote_review(uuid, boolean), public.my_reviews(timestamptz, uuid, integer),
  public.vendor_reviews(uuid, integer, boolean, timestamptz, uuid, integer, text, uuid),
    public.vendor_reviewed_items(uuid) to authenticated;
