create or replace function public.vendor_reviews (
  vendor_id uuid,
  only_stars integer default null::integer,
  unanswered boolean default false,
  before timestamp with time zone default null::timestamp with time zone,
  before_id uuid default null::uuid,
  limit_count integer default 20,
  about text default null::text,
  only_subject uuid default null::uuid
)
  returns table (
    id uuid,
    author_name text,
    stars smallint,
    body text,
    photos text[],
    reply text,
    replied_at timestamp with time zone,
    created_at timestamp with time zone,
    is_edited boolean,
    helpful integer,
    state text,
    is_reported boolean,
    item_name text,
    order_number text,
    items text[]
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

comment on function public.vendor_reviews(uuid, integer, boolean, timestamp
  with time zone, uuid, integer, text, uuid) is 'The reviews of a vendor and of its items for its people, newest first, with the order''s number and, of reviews of the vendor, up to six of the order''s items. only_stars narrows to one number of stars, unanswered to those with a text and no reply, about to those of the vendor or of items, only_subject to one item or product. A page follows the row written at before with the id before_id.';

revoke all
  on function public.vendor_reviews(uuid, integer, boolean, timestamp
    with time zone, uuid, integer, text, uuid)
  from public;

grant execute
  on function public.vendor_reviews(uuid, integer, boolean, timestamp
    with time zone, uuid, integer, text, uuid)
  to authenticated, postgres;
