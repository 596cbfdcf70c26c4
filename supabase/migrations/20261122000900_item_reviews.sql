-- Reviews of what was bought, beside those of vendors and couriers: stars, words and photos of each item of an order, and how
-- many stars a vendor, an item or a product has (Spec §5 Ratings; docs/decisions/0058).

alter table public.reviews drop constraint review_of_one_party;
alter table public.reviews
  add column item_id uuid,
  add column product_id uuid,
  add column seller_id uuid references public.vendors (id),
  add column item_name text constraint review_item_name_length check (length(item_name) <= 200),
  add column photos text[] not null default '{}' constraint review_photos_few check (cardinality(photos) <= 4),
  add column state text not null default 'shown' constraint review_state check (state in ('shown', 'reported', 'removed')),
  add column helpful integer not null default 0,
  add column reports integer not null default 0,
  add column reported_at timestamptz,
  add column edited_at timestamptz,
  add column subject_id uuid generated always as (coalesce(vendor_id, product_id, item_id)) stored,
  add constraint review_of_one_thing check (num_nonnulls(vendor_id, courier_id, item_id) = 1),
  add constraint review_of_item_whole check ((item_id is null) = (seller_id is null) and (item_id is null) = (item_name is null)
    and (item_id is not null or product_id is null));
drop index public.reviews_one_per_party_idx;
create unique index reviews_one_per_party_idx on public.reviews (order_id, (vendor_id is null)) where item_id is null;
create unique index reviews_one_per_item_idx on public.reviews (order_id, subject_id) where item_id is not null;
create index reviews_subject_idx on public.reviews (subject_id, created_at desc, id desc);
create index reviews_seller_idx on public.reviews (seller_id);
create index reviews_business_idx on public.reviews (coalesce(vendor_id, seller_id), created_at desc, id desc);
create index reviews_photos_idx on public.reviews using gin (photos) where photos <> '{}';
create index reviews_reported_idx on public.reviews (reported_at, id) where reports > 0;
comment on table public.reviews is
  'Stars, words and photos for vendors and for items that were bought, stars for couriers; only by the customer of a completed order, one for each party '
  'and each item or product of it.';
comment on column public.reviews.item_id is 'The item that was bought, without a reference: the review of a product outlives one seller''s item.';
comment on column public.reviews.product_id is 'The product that the item was one of; the reviews of all its sellers are shown together.';
comment on column public.reviews.seller_id is 'Who sold the item; set with item_id only, so that vendor_id stays what is rated.';
comment on column public.reviews.item_name is 'The item''s name as it was bought, with its size or colour.';
comment on column public.reviews.photos is 'Paths in the bucket review-pictures.';
comment on column public.reviews.state is 'shown; reported: hidden until an administrator decides; removed by an administrator.';
comment on column public.reviews.reports is 'People who reported it since the last decision.';
comment on column public.reviews.reported_at is 'The first of the reports that wait for a decision.';
comment on column public.reviews.subject_id is 'What lists and counts are kept for: the vendor, the product, or the item that is part of no product; null for couriers.';
drop policy "everyone reads reviews of vendors" on public.reviews;
create policy "everyone reads reviews that are shown" on public.reviews for select to anon, authenticated
  using ((courier_id is null and state = 'shown') or (select private.is_admin()));
grant select (item_id, product_id, seller_id, item_name, photos, helpful, edited_at, subject_id) on public.reviews to anon, authenticated;

-- What is counted ------------------------------------------------------------------------------------------------------

create table private.review_counts (
  subject_id uuid primary key,
  stars integer[] not null default '{0,0,0,0,0}' constraint review_counts_stars check (cardinality(stars) = 5 and 0 <= all (stars)),
  ratings integer not null default 0,
  stars_sum bigint not null default 0,
  written integer not null default 0,
  with_photos integer not null default 0
);
comment on table private.review_counts is 'How many stars of each number a vendor, product or item has; kept with each review, whatever their number.';
comment on column private.review_counts.stars is 'Reviews with one to five stars.';
comment on column private.review_counts.written is 'Those that lists show: with words or photos, and not hidden.';

create function private.count_review(r public.reviews, change integer) returns void language plpgsql security definer set search_path = '' as $$
declare
  -- What was reported still counts: only a decision changes an average, never three reporters.
  counts integer := case when r.state = 'removed' then 0 else change end;
  listed integer := case when r.state = 'shown' and (r.body is not null or r.photos <> '{}') then change else 0 end;
begin
  if r.courier_id is not null then
    update public.couriers as c set ratings_count = c.ratings_count + counts, stars_sum = c.stars_sum + counts * r.stars,
      rating = round((c.stars_sum + counts * r.stars)::numeric / nullif(c.ratings_count + counts, 0), 1)
    where c.user_id = r.courier_id and counts <> 0;
    return;
  end if;
  if r.vendor_id is not null then
    update public.vendors as v set ratings_count = v.ratings_count + counts, stars_sum = v.stars_sum + counts * r.stars,
      rating = round((v.stars_sum + counts * r.stars)::numeric / nullif(v.ratings_count + counts, 0), 1)
    where v.id = r.vendor_id and counts <> 0;
  end if;
  insert into private.review_counts (subject_id) values (r.subject_id) on conflict do nothing;
  update private.review_counts as k set stars[r.stars] = k.stars[r.stars] + counts, ratings = k.ratings + counts, stars_sum = k.stars_sum + counts * r.stars,
    written = k.written + listed, with_photos = k.with_photos + case when r.photos <> '{}' then listed else 0 end
  where k.subject_id = r.subject_id;
  if r.item_id is not null and counts <> 0 then
    insert into private.stale_cards (card) select c.id from private.shopping_cards as c where c.id = r.subject_id;
  end if;
end
$$;
comment on function private.count_review is 'Adds a review to what it is about, or takes it away again, whatever the number of reviews before it.';

create or replace function private.keep_ratings() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then perform private.count_review(old, -1); end if;
  if tg_op <> 'DELETE' then perform private.count_review(new, 1); end if;
  return null;
end
$$;
comment on function private.keep_ratings is 'Keeps averages and counts with each review that comes, changes or goes.';
drop trigger ratings_are_kept on public.reviews;
create trigger ratings_are_kept after insert or delete on public.reviews for each row execute function private.keep_ratings();
create trigger changed_ratings_are_kept after update on public.reviews for each row
  when ((old.stars, old.state, old.body is null, old.photos) is distinct from (new.stars, new.state, new.body is null, new.photos))
  execute function private.keep_ratings();

insert into private.review_counts (subject_id, stars, ratings, stars_sum, written)
select r.subject_id, array(select count(*) filter (where o.stars = n.stars)::integer from generate_series(1, 5) as n (stars)
    cross join public.reviews as o where o.subject_id = r.subject_id group by n.stars order by n.stars),
  count(*), sum(r.stars), count(*) filter (where r.body is not null)
from public.reviews as r where r.subject_id is not null group by r.subject_id;

create function private.own_rating() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.rating := coalesce((select round(k.stars_sum::numeric / k.ratings, 1) from private.review_counts as k where k.subject_id = new.id and k.ratings >= 3), new.rating);
  return new;
end
$$;
comment on function private.own_rating is 'Gives a card the rating of its product as soon as three customers have rated it.';
create trigger cards_have_own_ratings before insert or update on private.shopping_cards for each row execute function private.own_rating();
comment on column private.shopping_cards.rating is 'The product''s own from three ratings on, the seller''s before.';

-- What customers write -------------------------------------------------------------------------------------------------

create function private.review_words(written text) returns text language plpgsql stable set search_path = '' as $$
declare
  clean text;
  problem text;
begin
  perform private.bound(written, 8000);
  clean := nullif(private.plain_text(written), '');
  if length(clean) > 1000 then perform private.refuse(400, 'review_too_long', 'A review has at most 1,000 characters.'); end if;
  if clean is not null then problem := private.text_problem(clean); end if;
  if problem = 'words_blocked' then perform private.refuse(400, 'words_blocked', 'Please stay polite: this is not published.'); end if;
  if problem = 'contact_in_text' then perform private.refuse(400, 'contact_in_text', 'Phone numbers and links are not published.'); end if;
  return clean;
end
$$;
comment on function private.review_words is 'The words of a review, cleaned; null for none. Refuses what is too long, insulting or leads past the platform.';

create function private.review_photos(photos text[], author uuid, review_id uuid default null) returns text[]
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if coalesce(cardinality(review_photos.photos), 0) = 0 then return '{}'; end if;
  if cardinality(review_photos.photos) > 4 then perform private.refuse(400, 'too_many_review_photos', 'A review has four photos at most.'); end if;
  if exists (select from unnest(review_photos.photos) as p where p is null or length(p) > 100 or p !~ ('^' || author || '/[0-9a-f-]{36}[.](webp|jpg)$'))
      or (select count(distinct s.name) from storage.objects as s where s.bucket_id = 'review-pictures' and s.name = any (review_photos.photos)) <> cardinality(review_photos.photos)
      or exists (select from public.reviews as r where r.photos && review_photos.photos and r.photos <> '{}' and r.id is distinct from review_photos.review_id) then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  return review_photos.photos;
end
$$;
comment on function private.review_photos is 'The photos of a review; refuses more than four, another''s, those that were not stored, and those of another review.';

create function private.reviewable_items(order_id uuid) returns table (item_id uuid, product_id uuid, name text, "position" smallint)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select distinct on (coalesce(g.product_id, c.product_id, l.item_id)) l.item_id, coalesce(g.product_id, c.product_id), l.name, l.position
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
  'What of an order can be reviewed: each item once, and once for each product of which several variants were bought. What was not packed was not received.';

create or replace function private.can_rate(o public.enhanced_orders) returns boolean language sql stable security definer set search_path = '' as $$
  select o.status = 'delivered' and o.user_id = (select auth.uid()) and o.status_since > now() - interval '14 days'
    and not exists (select from public.reviews as r where r.order_id = o.id and r.item_id is null)
    and not private.is_own_business(o)
    -- Where nobody sold or performed anything, there is nobody to rate.
    and exists (select from private.order_parties as p where p.order_id = o.id and p.role <> 'user')
$$;

create function private.require_rateable(order_id uuid, caller uuid) returns public.enhanced_orders
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = require_rateable.order_id and e.user_id = caller for no key update;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if o.status <> 'delivered' then perform private.refuse(409, 'not_completed', 'An order can be rated once it has arrived.'); end if;
  if private.is_own_business(o) then
    perform private.refuse(403, 'own_business', 'Nobody rates their own business or delivery.');
  end if;
  if o.status_since <= now() - interval '14 days' then perform private.refuse(409, 'rating_closed', 'An order can be rated for 14 days.'); end if;
  return o;
end
$$;
comment on function private.require_rateable is 'Locks an order that the caller may rate now; refuses anybody else''s, too early, too late, and one''s own business.';

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
      left join private.reviewable_items(o.id) as b on b.item_id::text = w.value ->> 'item_id' order by coalesce(b.product_id, b.item_id) nulls first loop
    if one.item_id is null then perform private.refuse(404, 'item_not_in_order', 'This was not part of the order.'); end if;
    if not coalesce(jsonb_typeof(one.wish -> 'stars') = 'number' and one.wish ->> 'stars' in ('1', '2', '3', '4', '5'), false) then
      perform private.refuse(400, 'stars_invalid', 'Please give one to five stars.');
    end if;
    if coalesce(jsonb_typeof(one.wish -> 'photos'), 'null') not in ('array', 'null') or coalesce(jsonb_typeof(one.wish -> 'body'), 'null') not in ('string', 'null') then
      perform private.refuse(400, 'request_invalid', 'This request could not be read.');
    end if;
    if exists (select from public.reviews as r where r.order_id = o.id and r.subject_id = coalesce(one.product_id, one.item_id)) then
      perform private.refuse(409, 'already_reviewed', 'You have already reviewed this. You can change it for 48 hours.');
    end if;
    insert into public.reviews (order_id, item_id, product_id, seller_id, item_name, author_id, author_name, stars, body, photos)
    values (o.id, one.item_id, one.product_id, o.vendor_id, left(one.name, 200), o.user_id,
      coalesce((select split_part(p.full_name, ' ', 1) from public.profiles as p where p.id = o.user_id), ''),
      (one.wish ->> 'stars')::smallint, private.review_words(one.wish ->> 'body'),
      private.review_photos(case when jsonb_typeof(one.wish -> 'photos') = 'array' then array(select jsonb_array_elements_text(one.wish -> 'photos')) end, o.user_id));
  end loop;
end
$$;
comment on function private.write_item_reviews is
  'Writes reviews [{item_id, stars, body, photos}] of items of an order that the caller has locked. Refuses item_not_in_order, stars_invalid, already_reviewed.';

insert into private.notification_templates (template, type, title, message, push_for) values
  ('review_replied', 'info', '{vendor} replied to your review', 'Read what {vendor} says about your review.', '1 day'),
  ('review_removed', 'warning', 'Your review was taken down', 'A review of yours about {about} does not follow the rules for reviews: {note}', null),
  ('vendor_low_rating', 'warning', 'A low rating', 'Order {order_number} was rated with {stars} of 5 stars.', '1 day');

create function private.tell_of_rating(o public.enhanced_orders) returns void language plpgsql set search_path = '' as $$
declare
  -- At and below this many stars, the vendor's people are told.
  low constant smallint := 2;
  fewest smallint;
begin
  if o.vendor_id is null then return; end if;
  perform private.publish('vendor:' || o.vendor_id, 'review', '{}'::jsonb);
  select min(r.stars) into fewest from public.reviews as r where r.order_id = o.id and r.courier_id is null and r.created_at = now();
  if fewest <= low then
    perform private.notify(s.user_id, 'vendor_low_rating', jsonb_build_object('order_number', o.order_number, 'stars', fewest), '/vendor/hub?part=reviews')
    from public.vendor_staff as s where s.vendor_id = o.vendor_id and not exists (select from public.system_notifications as n
      where n.user_id = s.user_id and n.template = 'vendor_low_rating' and n.params ->> 'order_number' = o.order_number);
  end if;
end
$$;
comment on function private.tell_of_rating is 'Tells a vendor''s people of new reviews of an order; with a notification, once for each order, of two stars or fewer.';

drop function public.rate_order(uuid, integer, integer, text);
create function public.rate_order(order_id uuid, vendor_stars integer, courier_stars integer default null, body text default null,
  photos text[] default null, items jsonb default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
  carried_by uuid;
  first_name text;
begin
  select * into o from public.enhanced_orders as e where e.id = rate_order.order_id and e.user_id = caller;
  if found and o.status = 'delivered' and exists (select from public.reviews as r where r.order_id = o.id and r.item_id is null) then
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
  insert into public.reviews (order_id, vendor_id, author_id, author_name, stars, body, photos)
  values (o.id, o.vendor_id, caller, first_name, vendor_stars, private.review_words(rate_order.body), private.review_photos(rate_order.photos, caller));
  select d.courier_id into carried_by from public.deliveries as d where d.order_id = o.id;
  if courier_stars is not null and carried_by is not null then
    insert into public.reviews (order_id, courier_id, author_id, author_name, stars)
    values (o.id, carried_by, caller, first_name, courier_stars);
  end if;
  if rate_order.items is not null then perform private.write_item_reviews(o, rate_order.items); end if;
  perform private.tell_of_rating(o);
end
$$;
comment on function public.rate_order is
  'Stars, words and up to four photos for the vendor, stars for the courier where there was one, and reviews of items as [{item_id, stars, body, photos}]; '
  'once, within 14 days, all of it or nothing.';

create function public.review_item(order_id uuid, item_id uuid, stars integer, idempotency_key text, body text default null, photos text[] default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  answer jsonb := private.claim_idempotency(caller, review_item.idempotency_key, 'review_item');
  o public.enhanced_orders;
begin
  if answer is not null then return answer; end if;
  o := private.require_rateable(review_item.order_id, caller);
  perform private.write_item_reviews(o, jsonb_build_array(jsonb_build_object('item_id', review_item.item_id, 'stars', review_item.stars,
    'body', review_item.body, 'photos', to_jsonb(review_item.photos))));
  perform private.tell_of_rating(o);
  select jsonb_build_object('id', r.id) into answer from public.reviews as r
  where r.order_id = o.id and r.item_id = review_item.item_id;
  perform private.keep_result(caller, review_item.idempotency_key, answer);
  return answer;
end
$$;
comment on function public.review_item is 'Reviews one item of an order that has arrived, within 14 days, once for each key: {id}.';

create function private.review_of_author(r public.reviews) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object('id', r.id, 'stars', r.stars, 'body', r.body, 'photos', r.photos, 'state', r.state, 'created_at', r.created_at, 'reply', r.reply,
    'changeable_until', case when r.state <> 'removed' and r.created_at > now() - interval '48 hours' then r.created_at + interval '48 hours' end);
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
    'closes_at', case when o.status = 'delivered' and o.status_since > now() - interval '14 days' and not private.is_own_business(o) then o.status_since + interval '14 days' end,
    'vendor', (select private.review_of_author(r) from public.reviews as r where r.order_id = o.id and r.vendor_id is not null),
    'items', case when o.status <> 'delivered' then '[]'::jsonb else coalesce((
      select jsonb_agg(jsonb_build_object('item_id', b.item_id, 'name', b.name, 'picture', c.picture,
        'review', (select private.review_of_author(r) from public.reviews as r where r.order_id = o.id and r.subject_id = coalesce(b.product_id, b.item_id))) order by b.position)
      from private.reviewable_items(o.id) as b left join public.catalog_items as c on c.id = b.item_id), '[]'::jsonb) end);
end
$$;
comment on function public.order_review is
  'What the caller has said of an order of theirs, and what can still be rated: {can_rate, closes_at (null when it is too late), vendor (the review or null), '
  'items: [{item_id, name, picture, review}]}; a review is {id, stars, body, photos, state, created_at, reply, changeable_until}.';

create function private.own_review(review_id uuid, caller uuid) returns public.reviews language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  r public.reviews;
begin
  select * into r from public.reviews as w where w.id = own_review.review_id and w.author_id = caller for no key update;
  if not found then perform private.refuse(404, 'review_not_found', 'This review is not here any more.'); end if;
  if r.state = 'removed' then perform private.refuse(409, 'review_was_removed', 'This review was taken down and stays as it is.'); end if;
  return r;
end
$$;
comment on function private.own_review is 'Locks a review of the caller; refuses another''s, and one that an administrator removed.';

create function public.change_review(review_id uuid, stars integer, body text default null, photos text[] default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  r public.reviews := private.own_review(change_review.review_id, caller);
  words text;
  pictures text[];
begin
  if r.created_at <= now() - interval '48 hours' then perform private.refuse(409, 'review_settled', 'A review can be changed for 48 hours.'); end if;
  if change_review.stars is null or change_review.stars not between 1 and 5 then perform private.refuse(400, 'stars_invalid', 'Please give one to five stars.'); end if;
  if r.courier_id is null then
    words := private.review_words(change_review.body);
    pictures := private.review_photos(change_review.photos, caller, r.id);
  end if;
  update public.reviews as w set stars = change_review.stars, body = words, photos = coalesce(pictures, '{}'), edited_at = now() where w.id = r.id;
  if r.courier_id is null then perform private.publish('vendor:' || coalesce(r.vendor_id, r.seller_id), 'review', '{}'::jsonb); end if;
end
$$;
comment on function public.change_review is 'Changes stars, words and photos of the caller''s own review within 48 hours. Raises review_not_found, review_settled, review_was_removed.';

create function public.delete_review(review_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  r public.reviews := private.own_review(delete_review.review_id, private.require_user());
begin
  delete from public.reviews as w where w.id = r.id;
  if r.courier_id is null then perform private.publish('vendor:' || coalesce(r.vendor_id, r.seller_id), 'review', '{}'::jsonb); end if;
end
$$;
comment on function public.delete_review is 'Takes the caller''s own review away, with its stars. Raises review_not_found, review_was_removed.';

-- Photos ---------------------------------------------------------------------------------------------------------------

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

create function private.may_see_review_photo(name text) returns boolean language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce(starts_with(may_see_review_photo.name, auth.uid() || '/'), false) or private.is_admin()
    or exists (select from public.reviews as r where r.photos @> array[may_see_review_photo.name] and r.photos <> '{}'
      and (r.state = 'shown' or (r.state = 'reported' and private.works_for(coalesce(r.vendor_id, r.seller_id)))));
end
$$;
comment on function private.may_see_review_photo is
  'Whether a photo may be looked at: one''s own, or one of a review that is shown; what is hidden by administrators and the vendor''s people only.';
revoke execute on function private.may_see_review_photo(text) from public;
grant execute on function private.may_see_review_photo(text) to anon, authenticated;
-- Only the edge function writes here, after it has looked at the content.
create policy "everyone sees the photos of reviews that are shown" on storage.objects for select to anon, authenticated
  using (bucket_id = 'review-pictures' and private.may_see_review_photo(name));

-- Accounts -------------------------------------------------------------------------------------------------------------

create function private.review_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('reviews', (select coalesce(jsonb_agg(jsonb_build_object('at', r.created_at, 'order_id', r.order_id,
    'about', case when r.vendor_id is not null then 'vendor' when r.courier_id is not null then 'courier' else 'item' end, 'item', r.item_name,
    'stars', r.stars, 'body', r.body, 'photos', r.photos, 'reply', r.reply, 'state', r.state) order by r.created_at, r.id), '[]')
    from public.reviews as r where r.author_id = caller))
$$;
comment on function private.review_data is 'What somebody has reviewed; see trade_accounts. Takes the place of the part of the same name in order_data.';
create function private.forget_reviews(caller uuid) returns void language sql set search_path = '' as $$
  update public.reviews as r set author_name = '', photos = '{}' where r.author_id = caller
$$;
comment on function private.forget_reviews is 'Takes name and photos off the reviews of a closed account; see trade_accounts.';
insert into private.trade_accounts (trade, data, forget) values ('reviews', 'private.review_data', 'private.forget_reviews');

revoke execute on function public.rate_order(uuid, integer, integer, text, text[], jsonb), public.review_item(uuid, uuid, integer, text, text, text[]),
  public.order_review(uuid), public.change_review(uuid, integer, text, text[]), public.delete_review(uuid), public.review_picture_path(text) from public, anon;
grant execute on function public.rate_order(uuid, integer, integer, text, text[], jsonb), public.review_item(uuid, uuid, integer, text, text, text[]),
  public.order_review(uuid), public.change_review(uuid, integer, text, text[]), public.delete_review(uuid), public.review_picture_path(text) to authenticated;
