create or replace function public.reviews_of (
  subject_id uuid,
  sort text default 'newest'::text,
  only_stars integer default null::integer,
  with_photos boolean default false,
  cursor jsonb default null::jsonb,
  limit_count integer default 10
)
  returns table (
    id uuid,
    author_name text,
    stars smallint,
    body text,
    photos text[],
    created_at timestamp with time zone,
    is_edited boolean,
    reply text,
    replied_at timestamp with time zone,
    helpful integer,
    item_name text,
    vendor_name text,
    is_own boolean,
    is_voted boolean,
    is_reported boolean,
    next_cursor jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

comment on function public.reviews_of(uuid, text, integer, boolean, jsonb, integer) is
  'Reviews with words or photos of a vendor, product or item, a page at a time (pass the last row''s next_cursor), sorted by newest, helpful, highest or lowest; with one number of stars or with photos only. item_name is the variant that was bought, vendor_name its seller where it is one product of several.';

revoke all on function public.reviews_of(uuid, text, integer, boolean, jsonb, integer) from public;

grant execute
  on function public.reviews_of(uuid, text, integer, boolean, jsonb, integer)
  to anon, authenticated, postgres;
