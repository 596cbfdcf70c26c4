-- Reading reviews: the figures of a vendor, product or item, its reviews by page, what was helpful, the author's own, and the
-- vendor's desk with its replies (Spec §5 Ratings; docs/decisions/0058).

create function public.review_summary(subject_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((select jsonb_build_object('ratings', k.ratings, 'average', round(k.stars_sum::numeric / nullif(k.ratings, 0), 1),
      'stars', to_jsonb(k.stars), 'written', k.written, 'with_photos', k.with_photos)
    from private.review_counts as k where k.subject_id = review_summary.subject_id),
    '{"ratings": 0, "average": null, "stars": [0, 0, 0, 0, 0], "written": 0, "with_photos": 0}'::jsonb);
end
$$;
comment on function public.review_summary is
  'The figures of a vendor, a product, or an item that is part of no product, by its id: {ratings, average (null without any), stars (how many gave one to five), '
  'written, with_photos (those that lists show)}.';

create function public.item_ratings(vendor_id uuid) returns table (item_id uuid, rating numeric, ratings integer)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select i.id, round(k.stars_sum::numeric / k.ratings, 1), k.ratings
    from public.catalog_items as i left join public.goods as g on g.item_id = i.id
    join private.review_counts as k on k.subject_id = coalesce(g.product_id, i.id)
    -- Fewer say more about one customer than about the item.
    where i.vendor_id = item_ratings.vendor_id and k.ratings >= 3
    order by k.ratings desc, i.id limit 500;
end
$$;
comment on function public.item_ratings is 'Ratings of a vendor''s items, of those that three customers or more have rated; the 500 most rated.';

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
  reason text not null constraint review_report_reason check (reason in ('spam', 'abusive', 'off_topic', 'private_data', 'other')),
  note text constraint review_report_note_length check (length(note) <= 500),
  by_vendor boolean not null,
  at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (review_id, user_id)
);
create index review_reports_user_idx on private.review_reports (user_id, at);
comment on table private.review_reports is 'Who reported which review, once each, and why.';
comment on column private.review_reports.by_vendor is 'By somebody of the reviewed business: this never hides a review, however many of them report it.';
comment on column private.review_reports.decided_at is 'When an administrator decided about it; null while it waits.';

create function public.reviews_of(subject_id uuid, sort text default 'newest', only_stars integer default null, with_photos boolean default false,
  cursor jsonb default null, limit_count integer default 10)
returns table (id uuid, author_name text, stars smallint, body text, photos text[], created_at timestamptz, is_edited boolean, reply text, replied_at timestamptz,
  helpful integer, item_name text, vendor_name text, is_own boolean, is_voted boolean, is_reported boolean, next_cursor jsonb)
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
  if reviews_of.cursor is not null and not coalesce(jsonb_typeof(reviews_of.cursor -> 'rank') = 'number' and pg_input_is_valid(reviews_of.cursor ->> 'at', 'timestamptz')
      and pg_input_is_valid(reviews_of.cursor ->> 'id', 'uuid'), false) then
    perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
  end if;
  return query
    with ranked as (
      select r.*, case reviews_of.sort when 'helpful' then r.helpful when 'highest' then r.stars when 'lowest' then -r.stars else 0 end as rank
      from public.reviews as r
      where r.subject_id = reviews_of.subject_id and r.state = 'shown' and (r.body is not null or r.photos <> '{}')
        and (reviews_of.only_stars is null or r.stars = reviews_of.only_stars) and (not coalesce(reviews_of.with_photos, false) or r.photos <> '{}')
    ), page as (
      select * from ranked as k
      where reviews_of.cursor is null or (k.rank, k.created_at, k.id)
        < ((reviews_of.cursor ->> 'rank')::numeric, (reviews_of.cursor ->> 'at')::timestamptz, (reviews_of.cursor ->> 'id')::uuid)
      order by k.rank desc, k.created_at desc, k.id desc limit most
    )
    select p.id, p.author_name, p.stars, p.body, p.photos, p.created_at, p.edited_at is not null, p.reply, p.replied_at, p.helpful, p.item_name,
      case when p.product_id is not null then v.name end, coalesce(p.author_id = caller, false),
      caller is not null and exists (select from private.review_votes as w where w.review_id = p.id and w.user_id = caller),
      caller is not null and exists (select from private.review_reports as w where w.review_id = p.id and w.user_id = caller),
      jsonb_build_object('rank', p.rank, 'at', p.created_at, 'id', p.id)
    from page as p left join public.vendors as v on v.id = p.seller_id
    order by p.rank desc, p.created_at desc, p.id desc;
end
$$;
comment on function public.reviews_of is
  'Reviews with words or photos of a vendor, product or item, a page at a time (pass the last row''s next_cursor), sorted by newest, helpful, highest or lowest; '
  'with one number of stars or with photos only. item_name is the variant that was bought, vendor_name its seller where it is one product of several.';

create function private.shown_review(review_id uuid, caller uuid) returns public.reviews language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  r public.reviews;
begin
  select * into r from public.reviews as w where w.id = shown_review.review_id and w.state <> 'removed' and w.courier_id is null for no key update;
  if not found or (r.state = 'reported' and not private.is_staff_of(coalesce(r.vendor_id, r.seller_id), shown_review.caller)) then
    perform private.refuse(404, 'review_not_found', 'This review is not here any more.');
  end if;
  if r.author_id = shown_review.caller then perform private.refuse(403, 'own_review', 'This is your own review.'); end if;
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
  if (select count(*) from private.review_votes as w where w.user_id = caller and w.at > now() - interval '1 hour') >= 100 then
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
    update public.reviews as w set helpful = w.helpful + case when vote_review.is_helpful then 1 else -1 end where w.id = r.id returning w.helpful into r.helpful;
  end if;
  return r.helpful;
end
$$;
comment on function public.vote_review is
  'Says that a review is helpful, or takes that back; once for each account, never of one''s own or of one''s own business. Answers how many find it helpful.';

create function public.my_reviews(before timestamptz default null, before_id uuid default null, limit_count integer default 20) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return query
    select private.review_of_author(r) || jsonb_build_object('order_id', r.order_id, 'item_name', r.item_name,
      'about', case when r.item_id is not null then 'item' when r.vendor_id is not null then 'vendor' else 'courier' end,
      'name', coalesce(v.name, c.name, ''), 'helpful', r.helpful, 'picture', i.picture, 'vendor_kind', v.kind, 'vendor_slug', v.slug, 'product_id', r.product_id)
    from public.reviews as r
    left join public.vendors as v on v.id = coalesce(r.vendor_id, r.seller_id)
    left join public.couriers as c on c.user_id = r.courier_id
    left join public.catalog_items as i on i.id = r.item_id
    where r.author_id = caller
      and (my_reviews.before is null or (r.created_at, r.id) < (my_reviews.before, coalesce(my_reviews.before_id, '00000000-0000-0000-0000-000000000000')))
    order by r.created_at desc, r.id desc limit least(greatest(coalesce(limit_count, 20), 1), 50);
end
$$;
comment on function public.my_reviews is
  'The caller''s reviews, newest first, with what they are about (vendor, item, courier); a page follows the row written at before with the id before_id.';
drop index public.reviews_author_idx;
create index reviews_author_idx on public.reviews (author_id, created_at desc, id desc);

-- The vendor's desk ----------------------------------------------------------------------------------------------------

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
      perform private.notify(new.author_id, 'review_replied', jsonb_build_object('vendor', named), '/profile?sheet=reviews');
    end if;
  end if;
  return new;
end
$$;
comment on function private.tell_of_reply is 'Cleans a reply, says when it was written, and tells the author of the first one.';
create trigger replies_are_told before update of reply on public.reviews for each row
  when (old.reply is distinct from new.reply) execute function private.tell_of_reply();

drop function public.vendor_reviews(uuid, integer, boolean, timestamptz, uuid, integer);
create function public.vendor_reviews(vendor_id uuid, only_stars integer default null, unanswered boolean default false,
  before timestamptz default null, before_id uuid default null, limit_count integer default 20, about text default null, only_subject uuid default null)
returns table (id uuid, author_name text, stars smallint, body text, photos text[], reply text, replied_at timestamptz, created_at timestamptz, is_edited boolean,
  helpful integer, state text, is_reported boolean, item_name text, order_number text, items text[])
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_staff(vendor_reviews.vendor_id);
begin
  if vendor_reviews.about is not null and vendor_reviews.about not in ('vendor', 'item') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return query
    select r.id, r.author_name, r.stars, r.body, r.photos, r.reply, r.replied_at, r.created_at, r.edited_at is not null, r.helpful, r.state,
      exists (select from private.review_reports as w where w.review_id = r.id and w.user_id = caller), r.item_name, o.order_number,
      case when r.item_id is null then array(select i.name from public.order_items as i where i.order_id = o.id order by i.position limit 6) else '{}' end
    from public.reviews as r join public.enhanced_orders as o on o.id = r.order_id
    where coalesce(r.vendor_id, r.seller_id) = vendor_reviews.vendor_id and r.state <> 'removed'
      and (vendor_reviews.only_stars is null or r.stars = vendor_reviews.only_stars)
      and (not coalesce(vendor_reviews.unanswered, false) or (r.reply is null and r.body is not null))
      and (vendor_reviews.about is null or (vendor_reviews.about = 'item') = (r.item_id is not null))
      and (vendor_reviews.only_subject is null or r.subject_id = vendor_reviews.only_subject)
      and (vendor_reviews.before is null
        or (r.created_at, r.id) < (vendor_reviews.before, coalesce(vendor_reviews.before_id, '00000000-0000-0000-0000-000000000000')))
    order by r.created_at desc, r.id desc limit least(greatest(coalesce(limit_count, 20), 1), 50);
end
$$;
comment on function public.vendor_reviews is
  'The reviews of a vendor and of its items for its people, newest first, with the order''s number and, of reviews of the vendor, up to six of the order''s items. '
  'only_stars narrows to one number of stars, unanswered to those with a text and no reply, about to those of the vendor or of items, only_subject to one item or '
  'product. A page follows the row written at before with the id before_id.';

create function public.vendor_reviewed_items(vendor_id uuid) returns table (subject_id uuid, name text, reviews integer, average numeric)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff(vendor_reviewed_items.vendor_id);
  return query
    select r.subject_id, (array_agg(r.item_name order by r.created_at desc))[1], count(*)::integer, round(avg(r.stars), 1)
    from public.reviews as r where r.seller_id = vendor_reviewed_items.vendor_id and r.state <> 'removed'
    group by r.subject_id order by count(*) desc, r.subject_id limit 100;
end
$$;
comment on function public.vendor_reviewed_items is 'The items of a vendor that were reviewed, the most reviewed first, with what its own customers gave; for its people.';

revoke execute on function public.vote_review(uuid, boolean), public.my_reviews(timestamptz, uuid, integer),
  public.vendor_reviews(uuid, integer, boolean, timestamptz, uuid, integer, text, uuid), public.vendor_reviewed_items(uuid) from public, anon;
grant execute on function public.vote_review(uuid, boolean), public.my_reviews(timestamptz, uuid, integer),
  public.vendor_reviews(uuid, integer, boolean, timestamptz, uuid, integer, text, uuid), public.vendor_reviewed_items(uuid) to authenticated;
revoke execute on function public.review_summary(uuid), public.item_ratings(uuid), public.reviews_of(uuid, text, integer, boolean, jsonb, integer) from public;
grant execute on function public.review_summary(uuid), public.item_ratings(uuid), public.reviews_of(uuid, text, integer, boolean, jsonb, integer) to anon, authenticated;
