-- After the order: rating it, and ordering the same again.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

-- Reviews are of a subject, and what can be reviewed is a row: the vendor, the courier and the items of an order, and
-- whatever a trade adds, such as a tutor or a doctor, whom one reviews without an order.

create table private.review_subjects (
  kind text primary key constraint review_subject_name check (kind ~ '^[a-z][a-z_]{0,39}$'),
  is_listed boolean not null,
  average text constraint review_subject_average check (average ~ '^[a-z_]+\.[a-z_0-9]+$'),
  may_review text constraint review_subject_may_review check (may_review ~ '^[a-z_]+\.[a-z_0-9]+$'),
  about text constraint review_subject_about check (about ~ '^[a-z_]+\.[a-z_0-9]+$'),
  constraint review_subject_written_alone check ((may_review is null) = (about is null))
);

create table public.reviews (
  id uuid not null default gen_random_uuid(),
  order_id uuid,
  vendor_id uuid,
  courier_id uuid,
  author_id uuid not null,
  author_name text not null,
  stars smallint not null,
  body text,
  reply text,
  created_at timestamp with time zone not null default now(),
  replied_at timestamp with time zone,
  item_id uuid,
  product_id uuid,
  seller_id uuid,
  item_name text,
  photos text[] not null default '{}'::text[],
  state text not null default 'shown'::text,
  helpful integer not null default 0,
  reports integer not null default 0,
  reported_at timestamp with time zone,
  edited_at timestamp with time zone,
  subject_id uuid not null,
  subject_kind text not null,
  constraint review_body_length check ((length(body) <= 1000)),
  constraint review_item_name_length check ((length(item_name) <= 200)),
  constraint review_of_item_whole
    check ((((item_id IS NULL) OR (num_nulls(seller_id, item_name) = 0)) AND ((item_id IS
    NOT NULL) OR (product_id IS NULL)))),
  constraint review_of_its_subject
    check
    (((num_nonnulls(vendor_id, courier_id, item_id) <= 1) AND (subject_id = COALESCE(vendor_id, courier_id,
    product_id,
    item_id,
    subject_id)) AND ((order_id IS NOT NULL) OR (num_nonnulls(vendor_id, courier_id, item_id) = 0)))),
  constraint review_photos_few check ((cardinality(photos) <= 4)),
  constraint review_reply_length check ((length(reply) <= 1000)),
  constraint review_stars_range check (((stars >= 1) AND (stars <= 5))),
  constraint review_state check ((state = ANY (ARRAY['shown'::text, 'reported'::text, 'removed'::text]))),
  constraint reviews_author_id_fkey foreign key (author_id) references auth.users(id) on delete cascade,
  constraint reviews_courier_id_fkey foreign key (courier_id) references public.couriers(user_id),
  constraint reviews_order_id_fkey foreign key (order_id) references public.enhanced_orders(id),
  constraint reviews_pkey primary key (id),
  constraint reviews_subject_kind_fkey foreign key (subject_kind) references private.review_subjects(kind),
  constraint reviews_seller_id_fkey foreign key (seller_id) references public.vendors(id),
  constraint reviews_vendor_id_fkey foreign key (vendor_id) references public.vendors(id)
);

create trigger texts_are_plain before insert or update of author_name, body, reply on public.reviews
  for each row execute function private.keep_plain('author_name', 'body', 'reply');

alter table public.reviews
  enable row level security;

create index reviews_author_idx on public.reviews using btree (author_id, created_at desc, id desc);
create index reviews_business_idx on public.reviews
  using btree (COALESCE(vendor_id, seller_id), created_at desc, id desc);
create index reviews_courier_idx on public.reviews using btree (courier_id);
create unique index reviews_one_per_item_idx on public.reviews using btree (order_id, subject_id)
  where (item_id is not null);
create unique index reviews_one_per_party_idx on public.reviews using btree (order_id, ((vendor_id is null)))
  where (item_id is null);
create unique index reviews_one_without_order_idx on public.reviews
  using btree (subject_kind, subject_id, author_id)
  where (order_id is null);
create index reviews_photos_idx on public.reviews using gin (photos)
  where (photos <> '{}'::text[]);
create index reviews_reported_idx on public.reviews using btree (reported_at, id)
  where (reports > 0);
create index reviews_seller_idx on public.reviews using btree (seller_id);
create index reviews_subject_idx on public.reviews using btree (subject_id, created_at desc, id desc);
create index reviews_subject_kind_idx on public.reviews using btree (subject_kind);
create index reviews_vendor_idx on public.reviews using btree (vendor_id, created_at desc);

create policy "a vendor's people reply" on public.reviews
  for update
  to authenticated
  using (((vendor_id is not null) AND private.may(vendor_id, 'catalogue')))
  with check (((vendor_id IS NOT NULL) AND private.may(vendor_id, 'catalogue')));

create function private.listed_review_subjects() returns text[]
language sql stable security definer set search_path = '' as $$
  select array_agg(s.kind) from private.review_subjects as s where s.is_listed
$$;

create policy "everyone reads reviews that are shown" on public.reviews
  for select
  to anon, authenticated
  using
    ((((state = 'shown'::text) AND (subject_kind = ANY (( select private.listed_review_subjects() as
    listed_review_subjects)::text[]))) or ( select private.is_admin() as is_admin)));

comment on column public.reviews.author_name is
  'The first word of the full name; empty where there is none, and the reader''s language says who it was.';
comment on column public.reviews.item_id is
  'The item that was bought, without a reference: the review of a product outlives one seller''s item.';
comment on column public.reviews.item_name is
  'The item''s name as it was bought, or what a trade''s subject is called.';
comment on column public.reviews.photos is 'Paths in the bucket review-pictures.';
comment on column public.reviews.product_id is
  'The product that the item was one of; the reviews of all its sellers are shown together.';
comment on column public.reviews.replied_at is 'When the vendor''s people wrote the reply that stands.';
comment on column public.reviews.reported_at is 'The first of the reports that wait for a decision.';
comment on column public.reviews.reports is 'People who reported it since the last decision.';
comment on column public.reviews.seller_id is 'Whose people answer where vendor_id is not what was reviewed: who sold '
  'the item, or a vendor that the trade names.';
comment on column public.reviews.state is
  'shown; reported: hidden until an administrator decides; removed by an administrator.';
comment on column public.reviews.subject_id is 'What lists and counts are kept for: the vendor, the courier, the '
  'product or the item that is part of no product, or the subject of a trade.';
comment on column public.reviews.subject_kind is 'What was reviewed: vendor, courier, item, or what a trade adds.';
comment on table public.reviews is 'Stars, words and photos for what somebody bought or who served them: one for each '
  'party and item of an order, and one of each author for what is reviewed without an order.';

revoke all on public.reviews from anon, authenticated;
grant select (id, vendor_id, author_name, stars, body, reply, created_at) on public.reviews to anon, authenticated;
grant update (reply) on public.reviews to authenticated;

create function private.keep_ratings() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then perform private.count_review(old, -1); end if;
  if tg_op <> 'DELETE' then perform private.count_review(new, 1); end if;
  return null;
end
$$;

comment on function private.keep_ratings is 'Keeps averages and counts with each review that comes, changes or goes.';

create trigger ratings_are_kept after insert or delete on public.reviews for each row
  execute function private.keep_ratings();

create function private.is_own_business(o public.enhanced_orders) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_staff_of(o.vendor_id, (select auth.uid()))
    or exists (select from public.jobs as d where d.order_id = o.id and d.performer_id = (select auth.uid()))
$$;

comment on function private.is_own_business is
  'Whether the caller sold an order, as one of the vendor''s people, or carried it.';

create function private.can_rate(o public.enhanced_orders) returns boolean language sql stable
  security definer set search_path = '' as $$
  select o.status = 'delivered' and o.user_id = (select auth.uid()) and o.status_since > now() - interval '14 days'
    and not exists (select from public.reviews as r where r.order_id = o.id and r.item_id is null)
    and not private.is_own_business(o)
    -- Where nobody sold or performed anything, there is nobody to rate.
    and exists (select from private.order_parties as p where p.order_id = o.id and p.role <> 'user')
$$;

comment on function private.can_rate is 'Whether the caller may rate an order now.';

create function public.rate_order(order_id uuid, vendor_stars integer,
  courier_stars integer default null, body text default null, photos text[] default null,
  items jsonb default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  carried_by uuid;
  first_name text;
begin
  select * into o from public.enhanced_orders as e where e.id = rate_order.order_id and e.user_id = caller;
  if found and o.status = 'delivered' and exists (select from public.reviews as r
    where r.order_id = o.id and r.item_id is null) then
    perform private.refuse(409, 'already_rated', 'You have already rated this order.');
  end if;
  o := private.require_rateable(rate_order.order_id, caller);
  if not private.can_rate(o) then
    -- Rated meanwhile from another device, or nobody sold anything.
    if exists (select from public.reviews as r where r.order_id = o.id and r.item_id is null) then
      perform private.refuse(409, 'already_rated', 'You have already rated this order.');
    end if;
    perform private.refuse(409, 'rating_closed', 'An order can be rated for 14 days.');
  end if;
  if vendor_stars is null or vendor_stars not between 1 and 5 or courier_stars not between 1 and 5 then
    perform private.refuse(400, 'stars_invalid', 'Please give one to five stars.');
  end if;
  select coalesce(split_part(p.full_name, ' ', 1), '') into first_name from public.profiles as p where p.id = caller;
  select d.performer_id into carried_by from private.job_of(o.id) as d;
  -- Where nobody sells, as on a ride, what is said is about whoever performed it.
  if o.vendor_id is null and carried_by is not null then
    insert into public.reviews (order_id, courier_id, author_id, author_name, stars, body, photos)
    values (o.id, carried_by, caller, first_name, coalesce(courier_stars, vendor_stars),
      private.review_words(rate_order.body), private.review_photos(rate_order.photos, caller));
  else
    insert into public.reviews (order_id, vendor_id, author_id, author_name, stars, body, photos)
    values (o.id, o.vendor_id, caller, first_name, vendor_stars, private.review_words(rate_order.body),
      private.review_photos(rate_order.photos, caller));
    if courier_stars is not null and carried_by is not null then
      insert into public.reviews (order_id, courier_id, author_id, author_name, stars)
      values (o.id, carried_by, caller, first_name, courier_stars);
    end if;
  end if;
  if rate_order.items is not null then perform private.write_item_reviews(o, rate_order.items); end if;
  perform private.tell_of_rating(o);
end
$$;

comment on function public.rate_order is
  'Stars, words and up to four photos for the vendor, stars for the courier where there was one, and reviews of items '
    'as [{item_id, stars, body, photos}]; '
  'once, within 14 days, all of it or nothing.';

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

revoke execute on function public.reorder(uuid), public.my_savings() from public, anon;
grant execute on function public.reorder(uuid), public.my_savings() to authenticated;
grant select (item_id, product_id, seller_id, item_name, photos, helpful, edited_at, subject_id) on public.reviews
  to anon, authenticated;

-- Reviews of what was bought, beside those of vendors and couriers: stars, words and photos of each item of an order,
-- and how many stars a vendor, an item or a product has (Spec §5 Ratings; docs/decisions/0058).

-- What is counted -----------------------------------------------------------------------------------------------------
create table private.review_counts (
  subject_id uuid primary key,
  stars integer[] not null default '{0,0,0,0,0}' constraint review_counts_stars
    check (cardinality(stars) = 5 and 0 <= all (stars)),
  ratings integer not null default 0,
  stars_sum bigint not null default 0,
  written integer not null default 0,
  with_photos integer not null default 0
);

comment on table private.review_counts is
  'How many stars of each number a vendor, product or item has; kept with each review, whatever their number.';
comment on column private.review_counts.stars is 'Reviews with one to five stars.';
comment on column private.review_counts.written is 'Those that lists show: with words or photos, and not hidden.';

create function private.count_review(r public.reviews, change integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  -- What was reported still counts: only a decision changes an average, never three reporters.
  counts integer := case when r.state = 'removed' then 0 else change end;
  listed integer := case when r.state = 'shown' and (r.body is not null or r.photos <> '{}') then change else 0 end;
  about private.review_subjects;
begin
  select * into strict about from private.review_subjects as s where s.kind = r.subject_kind;
  if about.is_listed then
    insert into private.review_counts (subject_id) values (r.subject_id) on conflict do nothing;
    update private.review_counts as k set stars[r.stars] = k.stars[r.stars] + counts, ratings = k.ratings + counts,
      stars_sum = k.stars_sum + counts * r.stars, written = k.written + listed,
      with_photos = k.with_photos + case when r.photos <> '{}' then listed else 0 end
    where k.subject_id = r.subject_id;
  end if;
  if about.average is not null and counts <> 0 then
    execute format('select %s($1, $2, $3)', about.average) using r.subject_id, counts, counts * r.stars;
  end if;
end
$$;

comment on function private.count_review is
  'Adds a review to what it is about, or takes it away again, whatever the number of reviews before it.';

create trigger changed_ratings_are_kept after update on public.reviews for each row
  when ((old.stars, old.state, old.body is null, old.photos) is distinct from (new.stars, new.state, new.body is null,
    new.photos))
  execute function private.keep_ratings();

create function private.own_rating() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.rating := coalesce(
    (select round(k.stars_sum::numeric / k.ratings, 1) from private.review_counts as k
      where k.subject_id = new.id and k.ratings >= private.fewest_ratings()),
    (select v.rating from public.vendors as v where v.id = new.vendor_id
      and v.ratings_count >= private.fewest_ratings()));
  return new;
end
$$;

comment on function private.own_rating is
  'Gives a card the rating of its product, else that of its seller, each as soon as it may be told.';

-- What customers write ------------------------------------------------------------------------------------------------
create function private.review_words(written text) returns text language plpgsql stable set search_path = '' as $$
declare
  clean text;
  problem text;
begin
  perform private.bound(written, 8000);
  clean := nullif(private.plain_text(written), '');
  if length(clean) > 1000 then perform private.refuse(400, 'review_too_long', 'A review has at most 1,000 characters.');
    end if;
  if clean is not null then problem := private.text_problem(clean); end if;
  if problem = 'words_blocked' then perform private.refuse(400, 'words_blocked',
    'Please stay polite: this is not published.'); end if;
  if problem = 'contact_in_text' then perform private.refuse(400, 'contact_in_text',
    'Phone numbers and links are not published.'); end if;
  return clean;
end
$$;

comment on function private.review_words is
  'The words of a review, cleaned; null for none. Refuses what is too long, insulting or leads past the platform.';

create function private.review_photos(photos text[], author uuid, review_id uuid default null) returns text[]
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if coalesce(cardinality(review_photos.photos), 0) = 0 then return '{}'; end if;
  if cardinality(review_photos.photos) > 4 then perform private.refuse(400, 'too_many_review_photos',
    'A review has four photos at most.'); end if;
  if exists (select from unnest(review_photos.photos) as p where p is null or length(p) > 100
    or p !~ ('^' || author || '/[0-9a-f-]{36}[.](webp|jpg)$'))
      or (select count(distinct s.name) from storage.objects as s where s.bucket_id = 'review-pictures'
        and s.name = any (review_photos.photos)) <> cardinality(review_photos.photos)
      or exists (select from public.reviews as r where r.photos && review_photos.photos and r.photos <> '{}'
        and r.id is distinct from review_photos.review_id) then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  return review_photos.photos;
end
$$;

comment on function private.review_photos is 'The photos of a review; refuses more than four, another''s, those that '
  'were not stored, and those of another review.';

create function private.reviewable_items(order_id uuid)
  returns table (item_id uuid, product_id uuid, name text, "position" smallint)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select distinct on (coalesce(g.product_id, c.product_id, l.item_id)) l.item_id,
      coalesce(g.product_id, c.product_id), l.name, l.position
    from public.order_items as l
    left join public.order_goods as g on g.order_id = l.order_id and g.position = l.position
    left join public.goods as c on c.item_id = l.item_id
    where l.order_id = reviewable_items.order_id and l.item_id is not null
      and not exists (select from public.grocery_lines as p where p.order_id = l.order_id and p.position = l.position
        and p.state = 'short' and coalesce(p.picked_quantity, 0) = 0 and coalesce(p.picked_grams, 0) = 0)
    order by coalesce(g.product_id, c.product_id, l.item_id), l.position;
end
$$;

comment on function private.reviewable_items is
  'What of an order can be reviewed: each item once, and once for each product of which several variants were bought. '
    'What was not packed was not received.';

create function private.require_rateable(order_id uuid, caller uuid) returns public.enhanced_orders
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = require_rateable.order_id and e.user_id = caller
    for no key update;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if o.status <> 'delivered' then perform private.refuse(409, 'not_completed',
    'An order can be rated once it has arrived.'); end if;
  if private.is_own_business(o) then
    perform private.refuse(403, 'own_business', 'Nobody rates their own business or delivery.');
  end if;
  if o.status_since <= now() - interval '14 days' then
    perform private.refuse(409, 'rating_closed', 'An order can be rated for 14 days.'); end if;
  return o;
end
$$;

comment on function private.require_rateable is 'Locks an order that the caller may rate now; refuses anybody else''s, '
  'too early, too late, and one''s own business.';

create function private.write_item_reviews(o public.enhanced_orders, items jsonb) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  one record;
begin
  perform private.bound(items, 400000);
  if jsonb_typeof(items) <> 'array' or jsonb_array_length(items) > 100 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  -- In one order for everybody: two buyers of the same products wait for each other instead of blocking each other.
  for one in select w.value as wish, b.* from jsonb_array_elements(items) as w (value)
      left join private.reviewable_items(o.id) as b on b.item_id::text = w.value ->> 'item_id'
        order by coalesce(b.product_id, b.item_id) nulls first loop
    if one.item_id is null then perform private.refuse(404, 'item_not_in_order', 'This was not part of the order.'); end
      if;
    if not coalesce(jsonb_typeof(one.wish -> 'stars') = 'number' and one.wish ->> 'stars' in ('1', '2', '3', '4', '5'),
      false) then
      perform private.refuse(400, 'stars_invalid', 'Please give one to five stars.');
    end if;
    if coalesce(jsonb_typeof(one.wish -> 'photos'), 'null') not in ('array', 'null')
      or coalesce(jsonb_typeof(one.wish -> 'body'), 'null') not in ('string', 'null') then
      perform private.refuse(400, 'request_invalid', 'This request could not be read.');
    end if;
    if exists (select from public.reviews as r where r.order_id = o.id
      and r.subject_id = coalesce(one.product_id, one.item_id)) then
      perform private.refuse(409, 'already_reviewed',
        'You have already reviewed this. You can change it for 48 hours.');
    end if;
    insert into public.reviews (order_id, item_id, product_id, seller_id, item_name, author_id, author_name, stars,
      body, photos)
    values (o.id, one.item_id, one.product_id, o.vendor_id, left(one.name, 200), o.user_id,
      coalesce((select split_part(p.full_name, ' ', 1) from public.profiles as p where p.id = o.user_id), ''),
      (one.wish ->> 'stars')::smallint, private.review_words(one.wish ->> 'body'),
      private.review_photos(case when jsonb_typeof(one.wish -> 'photos') = 'array'
        then array(select jsonb_array_elements_text(one.wish -> 'photos')) end, o.user_id));
  end loop;
end
$$;

comment on function private.write_item_reviews is
  'Writes reviews [{item_id, stars, body, photos}] of items of an order that the caller has locked. Refuses '
    'item_not_in_order, stars_invalid, already_reviewed.';

insert into private.notification_templates (template, type, title, message, push_for) values
  ('review_replied', 'info', '{vendor} replied to your review', 'Read what {vendor} says about your review.', '1 day'),
  ('review_removed', 'warning', 'Your review was taken down',
    'A review of yours about {about} does not follow the rules for reviews: {note}', null),
  ('vendor_low_rating', 'warning', 'A low rating', 'Order {order_number} was rated with {stars} of 5 stars.', '1 day');

create function private.tell_of_rating(o public.enhanced_orders) returns void
  language plpgsql set search_path = '' as $$
declare
  -- At and below this many stars, the vendor's people are told.
  low constant smallint := 2;
  fewest smallint;
begin
  if o.vendor_id is null then return; end if;
  perform private.publish('vendor:' || o.vendor_id, 'review', '{}'::jsonb);
  select min(r.stars) into fewest from public.reviews as r where r.order_id = o.id and r.courier_id is null
    and r.created_at = now();
  if fewest <= low then
    perform private.notify(s.user_id, 'vendor_low_rating',
      jsonb_build_object('order_number', o.order_number, 'stars', fewest), '/vendor/hub?part=reviews')
    from public.vendor_staff as s where s.vendor_id = o.vendor_id
      and not exists (select from public.system_notifications as n
      where n.user_id = s.user_id and n.template = 'vendor_low_rating'
        and n.params ->> 'order_number' = o.order_number);
  end if;
end
$$;

comment on function private.tell_of_rating is 'Tells a vendor''s people of new reviews of an order; with a '
  'notification, once for each order, of two stars or fewer.';

create function public.review_item(order_id uuid, item_id uuid, stars integer, idempotency_key text,
  body text default null, photos text[] default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  answer jsonb := private.claim_idempotency(caller, review_item.idempotency_key, 'review_item');
  o public.enhanced_orders;
begin
  if answer is not null then return answer; end if;
  o := private.require_rateable(review_item.order_id, caller);
  perform private.write_item_reviews(o, jsonb_build_array(jsonb_build_object('item_id', review_item.item_id, 'stars',
    review_item.stars,
    'body', review_item.body, 'photos', to_jsonb(review_item.photos))));
  perform private.tell_of_rating(o);
  select jsonb_build_object('id', r.id) into answer from public.reviews as r
  where r.order_id = o.id and r.item_id = review_item.item_id;
  perform private.keep_result(caller, review_item.idempotency_key, answer);
  return answer;
end
$$;

comment on function public.review_item is
  'Reviews one item of an order that has arrived, within 14 days, once for each key: {id}.';

create function private.review_of_author(r public.reviews) returns jsonb language plpgsql stable
  security definer set search_path = '' as $$
begin
  return jsonb_build_object('id', r.id, 'stars', r.stars, 'body', r.body, 'photos', r.photos, 'state', r.state,
    'created_at', r.created_at, 'reply', r.reply,
    'changeable_until', case when r.state <> 'removed' and r.created_at > now() - interval '48 hours'
      then r.created_at + interval '48 hours' end);
end
$$;

comment on function private.review_of_author is 'A review as its author sees it.';

create function public.order_review(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = order_review.order_id and e.user_id = caller;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return jsonb_build_object('can_rate', private.can_rate(o),
    'closes_at', case when o.status = 'delivered' and o.status_since > now() - interval '14 days'
      and not private.is_own_business(o) then o.status_since + interval '14 days' end,
    'vendor', (select private.review_of_author(r) from public.reviews as r where r.order_id = o.id
      and r.vendor_id is not null),
    'items', case when o.status <> 'delivered' then '[]'::jsonb else coalesce((
      select jsonb_agg(jsonb_build_object('item_id', b.item_id, 'name', b.name, 'picture', c.picture,
        'review', (select private.review_of_author(r) from public.reviews as r where r.order_id = o.id
          and r.subject_id = coalesce(b.product_id, b.item_id))) order by b.position)
      from private.reviewable_items(o.id) as b left join public.catalog_items as c on c.id = b.item_id), '[]'::jsonb)
        end);
end
$$;

comment on function public.order_review is
  'What the caller has said of an order of theirs, and what can still be rated: {can_rate, closes_at (null when it is '
    'too late), vendor (the review or null), '
  'items: [{item_id, name, picture, review}]}; a review is {id, stars, body, photos, state, created_at, reply, '
    'changeable_until}.';

create function private.own_review(review_id uuid, caller uuid) returns public.reviews language plpgsql
  security definer set search_path = '' as $$
#variable_conflict use_column
declare
  r public.reviews;
begin
  select * into r from public.reviews as w where w.id = own_review.review_id and w.author_id = caller for no key update;
  if not found then perform private.refuse(404, 'review_not_found', 'This review is not here any more.'); end if;
  if r.state = 'removed' then perform private.refuse(409, 'review_was_removed',
    'This review was taken down and stays as it is.'); end if;
  return r;
end
$$;

comment on function private.own_review is
  'Locks a review of the caller; refuses another''s, and one that an administrator removed.';

create function public.change_review(review_id uuid, stars integer, body text default null,
  photos text[] default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  r public.reviews := private.own_review(change_review.review_id, caller);
  words text;
  pictures text[];
begin
  if r.created_at <= now() - interval '48 hours' then
    perform private.refuse(409, 'review_settled', 'A review can be changed for 48 hours.');
  end if;
  if change_review.stars is null or change_review.stars not between 1 and 5 then
    perform private.refuse(400, 'stars_invalid', 'Please give one to five stars.');
  end if;
  if private.is_listed_review(r) then
    words := private.review_words(change_review.body);
    pictures := private.review_photos(change_review.photos, caller, r.id);
  end if;
  update public.reviews as w
  set stars = change_review.stars, body = words, photos = coalesce(pictures, '{}'), edited_at = now()
  where w.id = r.id;
  perform private.tell_business_of_review(r);
end
$$;

comment on function public.change_review is 'Changes stars, words and photos of the caller''s own review within 48 '
  'hours. Raises review_not_found, review_settled, review_was_removed.';

create function public.delete_review(review_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  r public.reviews := private.own_review(delete_review.review_id, private.require_user());
begin
  delete from public.reviews as w where w.id = r.id;
  perform private.tell_business_of_review(r);
end
$$;

comment on function public.delete_review is
  'Takes the caller''s own review away, with its stars. Raises review_not_found, review_was_removed.';

-- Photos --------------------------------------------------------------------------------------------------------------
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('review-pictures', 'review-pictures', false, 524288, '{image/webp,image/jpeg}') on conflict do nothing;

create function public.review_picture_path(extension text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  return private.own_picture_path('review-pictures', review_picture_path.extension, 40);
end
$$;

comment on function public.review_picture_path is
  'Where the edge function review-picture stores a photo of the caller for a review, forty a day at most.';

create function private.may_see_review_photo(name text) returns boolean language plpgsql stable
  security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce(starts_with(may_see_review_photo.name, auth.uid() || '/'), false) or private.is_admin()
    or exists (select from public.reviews as r where r.photos @> array[may_see_review_photo.name] and r.photos <> '{}'
      and (r.state = 'shown' or (r.state = 'reported' and private.works_for(coalesce(r.vendor_id, r.seller_id)))));
end
$$;

comment on function private.may_see_review_photo is
  'Whether a photo may be looked at: one''s own, or one of a review that is shown; what is hidden by administrators '
    'and the vendor''s people only.';

revoke execute on function private.may_see_review_photo(text) from public;
grant execute on function private.may_see_review_photo(text) to anon, authenticated;

-- Only the edge function writes here, after it has looked at the content.
create policy "everyone sees the photos of reviews that are shown" on storage.objects for select to anon, authenticated
  using (bucket_id = 'review-pictures' and private.may_see_review_photo(name));

-- Accounts ------------------------------------------------------------------------------------------------------------
create function private.review_data(caller uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('reviews', (select coalesce(jsonb_agg(jsonb_build_object('at', r.created_at,
    'order_id', r.order_id, 'about', r.subject_kind, 'item', r.item_name, 'stars', r.stars, 'body', r.body,
    'photos', r.photos, 'reply', r.reply, 'state', r.state) order by r.created_at, r.id), '[]')
    from public.reviews as r where r.author_id = caller))
$$;

comment on function private.review_data is
  'What somebody has reviewed; see trade_accounts. Takes the place of the part of the same name in order_data.';

create function private.forget_reviews(caller uuid) returns void language sql set search_path = '' as $$
  update public.reviews as r set author_name = '', photos = '{}' where r.author_id = caller
$$;

comment on function private.forget_reviews is
  'Takes name and photos off the reviews of a closed account; see trade_accounts.';

insert into private.trade_accounts (trade, data, forget)
  values ('reviews', 'private.review_data', 'private.forget_reviews');

revoke execute on function public.rate_order(uuid, integer, integer, text, text[], jsonb),
  public.review_item(uuid, uuid, integer, text, text, text[]),
  public.order_review(uuid), public.change_review(uuid, integer, text, text[]), public.delete_review(uuid),
    public.review_picture_path(text) from public, anon;
grant execute on function public.rate_order(uuid, integer, integer, text, text[], jsonb),
  public.review_item(uuid, uuid, integer, text, text, text[]),
  public.order_review(uuid), public.change_review(uuid, integer, text, text[]), public.delete_review(uuid),
    public.review_picture_path(text) to authenticated;

-- Reading reviews: the figures of a vendor, product or item, its reviews by page, what was helpful, the author's own,
-- and the vendor's desk with its replies (Spec §5 Ratings; docs/decisions/0058).

create function public.review_summary(subject_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((select jsonb_build_object('ratings', k.ratings, 'average',
    round(k.stars_sum::numeric / nullif(k.ratings, 0), 1),
      'stars', to_jsonb(k.stars), 'written', k.written, 'with_photos', k.with_photos)
    from private.review_counts as k where k.subject_id = review_summary.subject_id),
    '{"ratings": 0, "average": null, "stars": [0, 0, 0, 0, 0], "written": 0, "with_photos": 0}'::jsonb);
end
$$;

comment on function public.review_summary is
  'The figures of a vendor, a product, or an item that is part of no product, by its id: {ratings, average (null '
    'without any), stars (how many gave one to five), '
  'written, with_photos (those that lists show)}.';

create function public.item_ratings(vendor_id uuid)
returns table (item_id uuid, rating numeric, ratings integer)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select i.id, round(k.stars_sum::numeric / k.ratings, 1), k.ratings
    from public.catalog_items as i left join public.goods as g on g.item_id = i.id
    join private.review_counts as k on k.subject_id = coalesce(g.product_id, i.id)
    where i.vendor_id = item_ratings.vendor_id and k.ratings >= private.fewest_ratings()
    order by k.ratings desc, i.id limit 500;
end
$$;

comment on function public.item_ratings is
  'Ratings of a vendor''s items, of those that five customers or more have rated; the 500 most rated.';

create table private.review_votes (
  review_id uuid not null references public.reviews (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  at timestamptz not null default now(),
  primary key (review_id, user_id)
);

create index review_votes_user_idx on private.review_votes (user_id, at);

comment on table private.review_votes is 'Who found which review helpful, once each.';

create table private.review_reports (
  review_id uuid not null references public.reviews (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  reason text not null constraint review_report_reason
    check (reason in ('spam', 'abusive', 'off_topic', 'private_data', 'other')),
  note text constraint review_report_note_length check (length(note) <= 500),
  by_vendor boolean not null,
  at timestamptz not null default now(),
  decided_at timestamptz,
  counts boolean not null default false,
  person text,
  device text,
  primary key (review_id, user_id)
);

create trigger texts_are_plain before insert or update of note on private.review_reports
  for each row execute function private.keep_plain('note');

create index review_reports_user_idx on private.review_reports (user_id, at);

comment on table private.review_reports is 'Who reported which review, once each, and why.';
comment on column private.review_reports.by_vendor is
  'By somebody of the reviewed business: this never hides a review, however many of them report it.';
comment on column private.review_reports.decided_at is 'When an administrator decided about it; null while it waits.';

create function public.reviews_of(subject_id uuid, sort text default 'newest',
  only_stars integer default null, with_photos boolean default false, cursor jsonb default null,
  limit_count integer default 10)
returns table (id uuid, author_name text, stars smallint, body text, photos text[], created_at timestamptz,
  is_edited boolean, reply text, replied_at timestamptz, helpful integer, item_name text, vendor_name text,
  is_own boolean, is_voted boolean, is_reported boolean, next_cursor jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := auth.uid();
  most integer := least(greatest(coalesce(limit_count, 10), 1), 50);
begin
  if coalesce(reviews_of.sort, '') not in ('newest', 'helpful', 'highest', 'lowest') then
    perform private.refuse(400, 'sort_invalid', 'This order of sorting does not exist.');
  end if;
  perform private.bound(reviews_of.cursor, 500);
  if reviews_of.cursor is not null and not coalesce(jsonb_typeof(reviews_of.cursor -> 'rank') = 'number'
      and pg_input_is_valid(reviews_of.cursor ->> 'at', 'timestamptz')
      and pg_input_is_valid(reviews_of.cursor ->> 'id', 'uuid'), false) then
    perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
  end if;
  return query
    with ranked as (
      select r.*, case reviews_of.sort when 'helpful' then r.helpful when 'highest' then r.stars
        when 'lowest' then -r.stars else 0 end as rank
      from public.reviews as r
      where r.subject_id = reviews_of.subject_id and r.state = 'shown' and (r.body is not null or r.photos <> '{}')
        and r.subject_kind = any (private.listed_review_subjects())
        and (reviews_of.only_stars is null or r.stars = reviews_of.only_stars)
        and (not coalesce(reviews_of.with_photos, false) or r.photos <> '{}')
    ), page as (
      select * from ranked as k
      where reviews_of.cursor is null or (k.rank, k.created_at, k.id) < ((reviews_of.cursor ->> 'rank')::numeric,
        (reviews_of.cursor ->> 'at')::timestamptz, (reviews_of.cursor ->> 'id')::uuid)
      order by k.rank desc, k.created_at desc, k.id desc limit most
    )
    select p.id, p.author_name, p.stars, p.body, p.photos, p.created_at, p.edited_at is not null, p.reply,
      p.replied_at, p.helpful, p.item_name,
      case when p.product_id is not null then v.name end, coalesce(p.author_id = caller, false),
      caller is not null and exists (select from private.review_votes as w
        where w.review_id = p.id and w.user_id = caller),
      caller is not null and exists (select from private.review_reports as w
        where w.review_id = p.id and w.user_id = caller),
      jsonb_build_object('rank', p.rank, 'at', p.created_at, 'id', p.id)
    from page as p left join public.vendors as v on v.id = p.seller_id
    order by p.rank desc, p.created_at desc, p.id desc;
end
$$;

comment on function public.reviews_of is
  'Reviews with words or photos of a vendor, product or item, a page at a time (pass the last row''s next_cursor), '
    'sorted by newest, helpful, highest or lowest; '
  'with one number of stars or with photos only. item_name is the variant that was bought, vendor_name its seller '
    'where it is one product of several.';

-- What took couriers for the only reviews without words ------------------------------------------------------------
create function private.shown_review(review_id uuid, caller uuid) returns public.reviews
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  r public.reviews;
begin
  select * into r from public.reviews as w
  where w.id = shown_review.review_id and w.state <> 'removed' and private.is_listed_review(w) for no key update;
  if not found or (r.state = 'reported'
      and not private.is_staff_of(coalesce(r.vendor_id, r.seller_id), shown_review.caller)) then
    perform private.refuse(404, 'review_not_found', 'This review is not here any more.');
  end if;
  if r.author_id = shown_review.caller then
    perform private.refuse(403, 'own_review', 'This is your own review.');
  end if;
  return r;
end
$$;

comment on function private.shown_review is 'Locks a review that the caller can see and has not written.';

create function public.vote_review(review_id uuid, is_helpful boolean) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  r public.reviews;
begin
  perform private.hold_account(caller);
  perform private.take_turns('vote_review', caller::text);
  if (select count(*) from private.review_votes as w where w.user_id = caller
    and w.at > now() - interval '1 hour') >= 100 then
    perform private.refuse(429, 'too_many_votes', 'You have rated many reviews within an hour. Please wait a while.');
  end if;
  r := private.shown_review(vote_review.review_id, caller);
  if private.is_staff_of(coalesce(r.vendor_id, r.seller_id), caller) then
    perform private.refuse(403, 'own_business', 'Nobody rates their own business or delivery.');
  end if;
  if coalesce(vote_review.is_helpful, false) then
    insert into private.review_votes (review_id, user_id) values (r.id, caller) on conflict do nothing;
  else
    delete from private.review_votes as w where w.review_id = r.id and w.user_id = caller;
  end if;
  if found then
    update public.reviews as w set helpful = w.helpful + case when vote_review.is_helpful then 1 else -1 end
      where w.id = r.id returning w.helpful into r.helpful;
  end if;
  return r.helpful;
end
$$;

comment on function public.vote_review is
  'Says that a review is helpful, or takes that back; once for each account, never of one''s own or of one''s own '
    'business. Answers how many find it helpful.';

create function public.my_reviews(before timestamptz default null, before_id uuid default null,
  limit_count integer default 20) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return query
    select private.review_of_author(r) || jsonb_build_object('order_id', r.order_id, 'item_name', r.item_name,
      'about', r.subject_kind, 'name', coalesce(v.name, c.name, r.item_name, ''), 'helpful', r.helpful,
      'picture', i.picture, 'vendor_kind', v.kind, 'vendor_slug', v.slug, 'product_id', r.product_id)
    from public.reviews as r
    left join public.vendors as v on v.id = coalesce(r.vendor_id, r.seller_id)
    left join public.couriers as c on c.user_id = r.courier_id
    left join public.catalog_items as i on i.id = r.item_id
    where r.author_id = caller
      and (my_reviews.before is null or (r.created_at, r.id)
        < (my_reviews.before, coalesce(my_reviews.before_id, '00000000-0000-0000-0000-000000000000')))
    order by r.created_at desc, r.id desc limit least(greatest(coalesce(limit_count, 20), 1), 50);
end
$$;

comment on function public.my_reviews is
  'The caller''s reviews, newest first, with what they are about (vendor, item, courier); a page follows the row '
    'written at before with the id before_id.';

-- The vendor's desk ---------------------------------------------------------------------------------------------------
create function private.tell_of_reply() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  named text;
begin
  new.reply := nullif(private.plain_text(new.reply), '');
  if new.reply is null then
    new.replied_at := null;
  elsif old.reply is distinct from new.reply then
    new.replied_at := now();
    if old.reply is null and new.author_id is not null then
      select v.name into named from public.vendors as v where v.id = coalesce(new.vendor_id, new.seller_id);
      perform private.notify(new.author_id, 'review_replied', jsonb_build_object('vendor', named),
        '/profile?sheet=reviews');
    end if;
  end if;
  return new;
end
$$;

comment on function private.tell_of_reply is
  'Cleans a reply, says when it was written, and tells the author of the first one.';

create trigger replies_are_told before update of reply on public.reviews for each row
  when (old.reply is distinct from new.reply) execute function private.tell_of_reply();

create function public.vendor_reviewed_items(vendor_id uuid)
  returns table (subject_id uuid, name text, reviews integer, average numeric)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff(vendor_reviewed_items.vendor_id);
  return query
    select r.subject_id, (array_agg(r.item_name order by r.created_at desc))[1], count(*)::integer,
      round(avg(r.stars), 1)
    from public.reviews as r where r.seller_id = vendor_reviewed_items.vendor_id and r.state <> 'removed'
    group by r.subject_id order by count(*) desc, r.subject_id limit 100;
end
$$;

comment on function public.vendor_reviewed_items is 'The items of a vendor that were reviewed, the most reviewed '
  'first, with what its own customers gave; for its people.';

revoke execute on function public.review_summary(uuid), public.item_ratings(uuid),
  public.reviews_of(uuid, text, integer, boolean, jsonb, integer) from public;
grant execute on function public.review_summary(uuid), public.item_ratings(uuid),
  public.reviews_of(uuid, text, integer, boolean, jsonb, integer) to anon, authenticated;

-- Reports about reviews, and what administrators decide about them (docs/decisions/0058).

create table private.review_decisions (
  review_id uuid primary key references public.reviews (id) on delete cascade,
  is_kept boolean not null,
  note text,
  decided_by uuid not null,
  decided_at timestamptz not null default now()
);

create trigger texts_are_plain before insert or update of note on private.review_decisions
  for each row execute function private.keep_plain('note');

create index review_decisions_latest_idx on private.review_decisions (decided_at desc, review_id desc);

comment on table private.review_decisions is
  'The latest decision about a reported review; every one is in the audit log.';

create function public.report_review(review_id uuid, reason text, note text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  r public.reviews;
  words text;
  by_vendor boolean;
begin
  perform private.hold_account(caller);
  perform private.bound(report_review.note, 4000);
  words := nullif(private.plain_text(report_review.note), '');
  if coalesce(report_review.reason, '') not in ('spam', 'abusive', 'off_topic', 'private_data', 'other')
    or length(words) > 500 then
    perform private.refuse(400, 'report_invalid', 'Please choose a reason, and describe it in 500 characters at most.');
  end if;
  perform private.take_turns('report_review', caller::text);
  if (select count(*) from private.review_reports as w where w.user_id = caller
    and w.at > now() - interval '1 hour') >= 30 then
    perform private.refuse(429, 'too_many_reports', 'You have reported a lot within an hour. Please wait a while.');
  end if;
  r := private.shown_review(report_review.review_id, caller);
  by_vendor := private.is_staff_of(coalesce(r.vendor_id, r.seller_id), caller);
  insert into private.review_reports (review_id, user_id, reason, note, by_vendor, counts, person, device)
  values (r.id, caller, report_review.reason, words, by_vendor, not by_vendor
    and private.knows_vendor(caller, array[r.vendor_id, r.seller_id]),
    private.person_digest(caller), private.device_digest()) on conflict do nothing;
  if not found then return; end if;
  update public.reviews as w set reports = w.reports + 1, reported_at = coalesce(w.reported_at, now()),
    state = case when (select least(count(distinct k.person), count(distinct coalesce(k.device, k.person)))
        from private.review_reports as k where k.review_id = w.id and k.counts and k.decided_at is null)
      >= private.setting_int('reports_until_hidden') then 'reported' else w.state end
  where w.id = r.id;
  perform private.publish('user:' || a.user_id, 'review_report', '{}'::jsonb) from public.user_roles as a
    where a.role = 'admin';
end
$$;

comment on function public.report_review is
  'Reports a review, once for each person: spam, abusive, off_topic, private_data or other, with a note. Three people '
    'who have been in an order there hide it until an '
  'administrator decides; everybody else''s reports, and the vendor''s, only wait for that. Raises report_invalid, '
    'review_not_found, own_review, too_many_reports.';

create function public.reported_reviews(queue text default 'open', cursor_at timestamptz default null,
  cursor_id uuid default null, limit_count integer default 20) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most integer := least(greatest(coalesce(limit_count, 20), 1), 50);
begin
  perform private.require_role('admin');
  if coalesce(reported_reviews.queue, '') not in ('open', 'decided') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return query
    with listed as (
      (select r.id, r.reported_at as at, row_number() over (order by r.reported_at, r.id) as place
        from public.reviews as r
        where reported_reviews.queue = 'open' and r.reports > 0
          and (reported_reviews.cursor_at is null
            or (r.reported_at, r.id) > (reported_reviews.cursor_at, reported_reviews.cursor_id))
        order by r.reported_at, r.id limit most)
      union all
      (select d.review_id, d.decided_at, row_number() over (order by d.decided_at desc, d.review_id desc)
        from private.review_decisions as d
        where reported_reviews.queue = 'decided'
          and (reported_reviews.cursor_at is null
            or (d.decided_at, d.review_id) < (reported_reviews.cursor_at, reported_reviews.cursor_id))
        order by d.decided_at desc, d.review_id desc limit most)
    )
    select jsonb_build_object('id', r.id, 'at', l.at, 'author_name', r.author_name, 'stars', r.stars, 'body', r.body,
      'photos', r.photos, 'reply', r.reply, 'state', r.state,
      'created_at', r.created_at, 'item_name', r.item_name, 'vendor_name', v.name, 'order_number', o.order_number,
      'reports', coalesce((select jsonb_agg(jsonb_build_object('reason', w.reason, 'note', w.note,
          'by_vendor', w.by_vendor, 'at', w.at) order by w.at)
        from (select * from private.review_reports as p where p.review_id = r.id order by p.at desc limit 20) as w),
        '[]'::jsonb),
      'decision', (select jsonb_build_object('is_kept', d.is_kept, 'note', d.note, 'at', d.decided_at,
          'by', private.name_of(d.decided_by))
        from private.review_decisions as d where d.review_id = r.id))
    from listed as l join public.reviews as r on r.id = l.id
    left join public.enhanced_orders as o on o.id = r.order_id
    left join public.vendors as v on v.id = coalesce(r.vendor_id, r.seller_id)
    order by l.place;
end
$$;

comment on function public.reported_reviews is
  'For administrators: reviews with reports that wait (open, the oldest report first), or those decided (the latest '
    'first), with every reason and note. '
  'A page follows the row whose at is cursor_at and whose id is cursor_id.';

create function public.reported_reviews_count() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return (select jsonb_build_object('open', count(*), 'hidden', count(*) filter (where r.state = 'reported'))
    from public.reviews as r where r.reports > 0);
end
$$;

comment on function public.reported_reviews_count is 'How many reported reviews wait for a decision, and how many of '
  'them are hidden until then: {open, hidden}; for administrators.';

create function public.decide_review(review_id uuid, keep boolean, note text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  r public.reviews;
  words text;
begin
  perform private.bound(decide_review.note, 4000);
  words := nullif(private.plain_text(decide_review.note), '');
  if decide_review.keep is null or length(words) > 500
      or (not decide_review.keep and coalesce(length(words), 0) < 3) then
    perform private.refuse(400, 'decision_note_invalid',
      'Please say why in 3 to 500 characters: the author reads it.');
  end if;
  select * into r from public.reviews as w
  where w.id = decide_review.review_id and private.is_listed_review(w) for no key update;
  if not found then perform private.refuse(404, 'review_not_found', 'This review is not here any more.'); end if;
  if r.author_id = caller or private.is_staff_of(coalesce(r.vendor_id, r.seller_id), caller) then
    perform private.refuse(403, 'own_business', 'Nobody rates their own business or delivery.');
  end if;
  update private.review_reports as p set decided_at = now() where p.review_id = r.id and p.decided_at is null;
  update public.reviews as w set state = case when decide_review.keep then 'shown' else 'removed' end, reports = 0,
    reported_at = null where w.id = r.id;
  insert into private.review_decisions (review_id, is_kept, note, decided_by)
  values (r.id, decide_review.keep, words, caller)
  on conflict (review_id) do update set is_kept = excluded.is_kept, note = excluded.note,
    decided_by = excluded.decided_by, decided_at = now();
  if not decide_review.keep and r.state <> 'removed' then
    perform private.notify(r.author_id, 'review_removed', jsonb_build_object('note', words, 'about',
      coalesce(r.item_name, (select v.name from public.vendors as v where v.id = r.vendor_id), '')),
      '/profile?sheet=reviews');
  end if;
  perform private.tell_business_of_review(r);
  perform private.publish('user:' || a.user_id, 'review_report', '{}'::jsonb)
  from public.user_roles as a where a.role = 'admin';
  perform private.audit('decide_review', 'review', r.id::text,
    jsonb_build_object('state', r.state, 'reports', r.reports),
    jsonb_build_object('state', case when decide_review.keep then 'shown' else 'removed' end), words);
end
$$;

comment on function public.decide_review is
  'Keeps a review or takes it down, with a note that the author reads; it can be decided again. Administrators only; '
    'written to the audit log. '
  'Raises decision_note_invalid, review_not_found, own_business.';

revoke execute on function public.report_review(uuid, text, text),
  public.reported_reviews(text, timestamptz, uuid, integer),
  public.reported_reviews_count(), public.decide_review(uuid, boolean, text) from public, anon;
grant execute on function public.report_review(uuid, text, text),
  public.reported_reviews(text, timestamptz, uuid, integer),
  public.reported_reviews_count(), public.decide_review(uuid, boolean, text) to authenticated;

comment on column private.review_reports.counts is
  'Whether it is one of those that hide: by somebody who has received or carried an order of that vendor.';
comment on column private.review_reports.person is
  'Digest of the number: one that wanders from account to account counts once.';
comment on column private.review_reports.device is
  'Digest of the device, where the auth service knows it: several accounts on it count once.';

-- Which reports hide a review, a question or an answer: those of people who have been in an order there, each person
-- once. All the others wait for an administrator, and hide nothing until then (docs/decisions/0069).

create function private.knows_vendor(person uuid, vendors uuid[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.enhanced_orders as o
      where o.user_id = knows_vendor.person and o.vendor_id = any (knows_vendor.vendors) and o.status = 'delivered')
    or exists (select from public.jobs as d
      where d.performer_id = knows_vendor.person and d.vendor_id = any (knows_vendor.vendors)
        and d.state = 'delivered')
$$;

comment on function private.knows_vendor is
  'Whether somebody has received or carried an order of one of these vendors.';

create function private.person_digest(person uuid) returns text language sql stable
  security definer set search_path = '' as $$
  select coalesce((select private.phone_digest(u.phone) from auth.users as u
    where u.id = person_digest.person and u.phone <> ''),
    person_digest.person::text)
$$;

comment on function private.person_digest is
  'Digest of an account''s number, which another account may get later; the account itself where it has none.';

create function private.is_reported_enough(subject_id uuid) returns boolean language sql stable
  security definer set search_path = '' as $$
  select least(count(distinct r.person), count(distinct coalesce(r.device, r.person))) >=
    private.setting_int('reports_until_hidden')
  from private.text_reports as r
  where r.subject_id = is_reported_enough.subject_id and r.counts
    and r.at > coalesce((select d.decided_at from private.text_decisions as d where d.subject_id = r.subject_id),
      '-infinity')
$$;

comment on function private.is_reported_enough is 'Whether enough different people whose reports count have reported a '
  'question or an answer since it was last decided.';

revoke all on private.review_subjects from anon, authenticated;

comment on table private.review_subjects is 'What can be reviewed; a trade adds its row.';
comment on column private.review_subjects.is_listed is
  'Whether its reviews are read by everybody and counted by stars; else only its average is shown.';
comment on column private.review_subjects.average is
  'Function (subject, change of how many ratings, change of their stars) that keeps the average where it is shown; '
  'null: the counts of private.review_counts are enough.';
comment on column private.review_subjects.may_review is
  'Function (subject, caller) that says whether the caller may review it now: after what, and how long. Null: it is '
  'reviewed with an order.';
comment on column private.review_subjects.about is
  'Function (subject) that says what a review names and whose people answer it: {title, vendor_id}.';

create function private.average_vendor(subject_id uuid, ratings integer, stars integer) returns void
language sql set search_path = '' as $$
  update public.vendors as v set ratings_count = v.ratings_count + ratings, stars_sum = v.stars_sum + stars,
    rating = round((v.stars_sum + stars)::numeric / nullif(v.ratings_count + ratings, 0), 1)
  where v.id = average_vendor.subject_id
$$;

comment on function private.average_vendor is 'Keeps the average of a vendor.';

create function private.average_courier(subject_id uuid, ratings integer, stars integer) returns void
language sql set search_path = '' as $$
  update public.couriers as c set ratings_count = c.ratings_count + ratings, stars_sum = c.stars_sum + stars,
    rating = round((c.stars_sum + stars)::numeric / nullif(c.ratings_count + ratings, 0), 1)
  where c.user_id = average_courier.subject_id
$$;

comment on function private.average_courier is 'Keeps the average of a courier.';

create function private.average_item(subject_id uuid, ratings integer, stars integer) returns void
language sql set search_path = '' as $$
  insert into private.stale_cards (card)
  select c.id from private.shopping_cards as c where c.id = average_item.subject_id
$$;

comment on function private.average_item is
  'Lets the card of an item or product show its average, which the counts hold.';

insert into private.review_subjects (kind, is_listed, average) values
  ('vendor', true, 'private.average_vendor'), ('courier', false, 'private.average_courier'),
  ('item', true, 'private.average_item');

comment on function private.listed_review_subjects is 'The kinds of subjects whose reviews everybody reads.';

grant execute on function private.listed_review_subjects() to anon, authenticated;
grant select (subject_kind) on public.reviews to anon, authenticated;

create function private.name_review_subject() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.subject_kind := case when new.vendor_id is not null then 'vendor' when new.courier_id is not null then 'courier'
    else 'item' end;
  new.subject_id := coalesce(new.vendor_id, new.courier_id, new.product_id, new.item_id);
  return new;
end
$$;

comment on function private.name_review_subject is
  'A review that is written with an order names its party or item in a column; its subject follows from it.';

create trigger reviews_name_their_subject before insert on public.reviews
  for each row when (num_nonnulls(new.vendor_id, new.courier_id, new.item_id) = 1)
  execute function private.name_review_subject();

-- A review without an order ----------------------------------------------------------------------------------------
create function public.review_subject(subject_kind text, subject_id uuid, stars integer, body text default null,
  photos text[] default null, idempotency_key text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  answer jsonb := private.claim_idempotency(caller, review_subject.idempotency_key, 'review_subject');
  about private.review_subjects;
  allowed boolean;
  named jsonb;
begin
  if answer is not null then return answer; end if;
  select * into about from private.review_subjects as s
  where s.kind = review_subject.subject_kind and s.may_review is not null;
  if found and review_subject.subject_id is not null then
    execute format('select %s($1, $2)', about.may_review) into allowed using review_subject.subject_id, caller;
  end if;
  if not coalesce(allowed, false) then
    perform private.refuse(403, 'review_not_allowed', 'You can review this once you have used it.');
  end if;
  if coalesce(review_subject.stars not between 1 and 5, true) then
    perform private.refuse(400, 'stars_invalid', 'Please give one to five stars.');
  end if;
  execute format('select %s($1)', about.about) into named using review_subject.subject_id;
  insert into public.reviews as r (subject_kind, subject_id, seller_id, item_name, author_id, author_name, stars, body,
    photos)
  values (about.kind, review_subject.subject_id, (named ->> 'vendor_id')::uuid, left(named ->> 'title', 200), caller,
    coalesce((select split_part(p.full_name, ' ', 1) from public.profiles as p where p.id = caller), ''),
    review_subject.stars, private.review_words(review_subject.body),
    private.review_photos(review_subject.photos, caller))
  on conflict (subject_kind, subject_id, author_id) where order_id is null do nothing
  returning jsonb_build_object('id', r.id) into answer;
  if answer is null then
    perform private.refuse(409, 'already_reviewed', 'You have already reviewed this. You can change it for 48 hours.');
  end if;
  perform private.tell_business_of_review(r) from public.reviews as r where r.id = (answer ->> 'id')::uuid;
  perform private.keep_result(caller, review_subject.idempotency_key, answer);
  return answer;
end
$$;

comment on function public.review_subject is
  'Reviews what a trade lets one review without an order, once; it can be changed for 48 hours, as any review.';

grant execute on function public.review_subject(text, uuid, integer, text, text[], text) to authenticated;

create function private.tell_business_of_review(r public.reviews) returns void
language sql set search_path = '' as $$
  select private.publish('vendor:' || business, 'review', '{}'::jsonb)
  from (select coalesce(r.vendor_id, r.seller_id) as business) as b where business is not null
$$;

comment on function private.tell_business_of_review is 'Lets the people who answer a review see that it changed.';

create function private.is_listed_review(r public.reviews) returns boolean
language sql stable set search_path = '' as $$
  select r.subject_kind = any (private.listed_review_subjects())
$$;

comment on function private.is_listed_review is 'Whether a review is one of those that everybody reads.';
