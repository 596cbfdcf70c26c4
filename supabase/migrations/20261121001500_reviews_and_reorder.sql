-- After the order: rating it, and ordering the same again.

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.enhanced_orders (id),
  vendor_id uuid references public.vendors (id),
  courier_id uuid references public.couriers (user_id),
  author_id uuid not null references auth.users (id) on delete cascade,
  author_name text not null,
  stars smallint not null constraint review_stars_range check (stars between 1 and 5),
  body text constraint review_body_length check (length(body) <= 1000),
  reply text constraint review_reply_length check (length(reply) <= 1000),
  created_at timestamptz not null default now(),
  constraint review_of_one_party check (num_nonnulls(vendor_id, courier_id) = 1)
);
create unique index reviews_one_per_party_idx on public.reviews (order_id, (vendor_id is null));
create index reviews_vendor_idx on public.reviews (vendor_id, created_at desc);
create index reviews_courier_idx on public.reviews (courier_id);
create index reviews_author_idx on public.reviews (author_id);
comment on table public.reviews is
  'Stars and words for vendors, stars for couriers; only by the customer of a completed order, one per party.';
comment on column public.reviews.author_name is
  'The first word of the full name; empty where there is none, and the reader''s language says who it was.';
alter table public.reviews enable row level security;
create policy "everyone reads reviews of vendors" on public.reviews for select to anon, authenticated
  using (vendor_id is not null or (select private.is_admin()));
create policy "a vendor's people reply" on public.reviews for update to authenticated
  using (vendor_id is not null and private.works_for(vendor_id)) with check (vendor_id is not null and private.works_for(vendor_id));
revoke all on public.reviews from anon, authenticated;
grant select (id, vendor_id, author_name, stars, body, reply, created_at) on public.reviews to anon, authenticated;
grant update (reply) on public.reviews to authenticated;

create function private.keep_ratings() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.vendor_id is not null then
    update public.vendors as v set ratings_count = v.ratings_count + 1, stars_sum = v.stars_sum + new.stars,
      rating = round((v.stars_sum + new.stars)::numeric / (v.ratings_count + 1), 1)
    where v.id = new.vendor_id;
  else
    update public.couriers as c set ratings_count = c.ratings_count + 1, stars_sum = c.stars_sum + new.stars,
      rating = round((c.stars_sum + new.stars)::numeric / (c.ratings_count + 1), 1)
    where c.user_id = new.courier_id;
  end if;
  return null;
end
$$;
comment on function private.keep_ratings is 'Adds a review to its party''s average, whatever the number of reviews before it.';
create trigger ratings_are_kept after insert on public.reviews for each row execute function private.keep_ratings();

create function private.is_own_business(o public.enhanced_orders) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_staff_of(o.vendor_id, (select auth.uid()))
    or exists (select from public.deliveries as d where d.order_id = o.id and d.courier_id = (select auth.uid()))
$$;
comment on function private.is_own_business is 'Whether the caller sold an order, as one of the vendor''s people, or carried it.';

create function private.can_rate(o public.enhanced_orders) returns boolean language sql stable security definer set search_path = '' as $$
  select o.status = 'delivered' and o.user_id = (select auth.uid()) and o.status_since > now() - interval '14 days'
    and not exists (select from public.reviews as r where r.order_id = o.id)
    and not private.is_own_business(o)
    -- Where nobody sold or performed anything, there is nobody to rate.
    and exists (select from private.order_parties as p where p.order_id = o.id and p.role <> 'user')
$$;
comment on function private.can_rate is 'Whether the caller may rate an order now.';

create function public.rate_order(order_id uuid, vendor_stars integer, courier_stars integer default null, body text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  carried_by uuid;
  first_name text;
begin
  select * into o from public.enhanced_orders as e where e.id = rate_order.order_id and e.user_id = caller for no key update;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if o.status <> 'delivered' then perform private.refuse(409, 'not_completed', 'An order can be rated once it has arrived.'); end if;
  if exists (select from public.reviews as r where r.order_id = o.id) then
    perform private.refuse(409, 'already_rated', 'You have already rated this order.');
  end if;
  if private.is_own_business(o) then
    perform private.refuse(403, 'own_business', 'Nobody rates their own business or delivery.');
  end if;
  if not private.can_rate(o) then perform private.refuse(409, 'rating_closed', 'An order can be rated for 14 days.'); end if;
  if vendor_stars is null or vendor_stars not between 1 and 5 or courier_stars not between 1 and 5 then
    perform private.refuse(400, 'stars_invalid', 'Please give one to five stars.');
  end if;
  if length(rate_order.body) > 1000 then perform private.refuse(400, 'review_too_long', 'A review has at most 1,000 characters.'); end if;
  select coalesce(split_part(p.full_name, ' ', 1), '') into first_name from public.profiles as p where p.id = caller;
  insert into public.reviews (order_id, vendor_id, author_id, author_name, stars, body)
  values (o.id, o.vendor_id, caller, first_name, vendor_stars, nullif(trim(rate_order.body), ''));
  select d.courier_id into carried_by from public.deliveries as d where d.order_id = o.id;
  if courier_stars is not null and carried_by is not null then
    insert into public.reviews (order_id, courier_id, author_id, author_name, stars)
    values (o.id, carried_by, caller, first_name, courier_stars);
  end if;
end
$$;
comment on function public.rate_order is 'Stars for the vendor, and for the courier where there was one; once, within 14 days.';

create function public.reorder(order_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  old record;
  line private.priced_line;
  added integer := 0;
  missing jsonb := '[]'::jsonb;
  changed jsonb := '[]'::jsonb;
begin
  if not exists (select from public.enhanced_orders as o where o.id = reorder.order_id and o.user_id = caller) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  if not exists (select from public.order_items as i where i.order_id = reorder.order_id) then
    perform private.refuse(409, 'reorder_impossible', 'Unable to reorder this order');
  end if;
  for old in select * from public.order_items as i where i.order_id = reorder.order_id order by i.position loop
    line := private.price_line(old.item_id::text, old.option_ids);
    if line.problem is not null then
      missing := missing || to_jsonb(old.name);
    else
      perform private.put_in_cart(caller, line, old.quantity, old.special_instructions);
      added := added + 1;
      if line.unit_paise <> old.unit_paise then changed := changed || to_jsonb(old.name); end if;
    end if;
  end loop;
  perform private.publish('user:' || caller, 'cart', '{}'::jsonb);
  return jsonb_build_object('added', added, 'missing', missing, 'price_changed', changed);
end
$$;
comment on function public.reorder is
  'Adds all items of an old order that are still sold to the cart (Spec §5 Reorder): {added, missing: [names], '
  'price_changed: [names]}.';

create function public.my_savings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  since timestamptz := date_trunc('month', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata';
begin
  return (
    select jsonb_build_object('since', since, 'orders', count(*), 'discount_paise', coalesce(sum(o.discount_paise), 0))
    from public.enhanced_orders as o
    where o.user_id = caller and o.status = 'delivered' and o.discount_paise > 0 and o.created_at >= since);
end
$$;
comment on function public.my_savings is
  'What discounts have saved the caller on delivered orders since the first of the month, by Indian time (Spec §7 '
  'enhanced_orders): {since, orders, discount_paise}.';

revoke execute on function public.rate_order(uuid, integer, integer, text), public.reorder(uuid), public.my_savings() from public, anon;
grant execute on function public.rate_order(uuid, integer, integer, text), public.reorder(uuid), public.my_savings() to authenticated;
