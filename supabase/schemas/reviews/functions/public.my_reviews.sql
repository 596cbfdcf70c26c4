create or replace function public.my_reviews (
  before timestamp with time zone default null::timestamp with time zone,
  before_id uuid default null::uuid,
  limit_count integer default 20
)
  returns SETOF jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

comment on function public.my_reviews(timestamp with time zone, uuid, integer) is 'The caller''s reviews, newest first, with what they are about (vendor, item, courier); a page follows the row written at before with the id before_id.';

revoke all on function public.my_reviews(timestamp with time zone, uuid, integer) from public;

grant execute
  on function public.my_reviews(timestamp with time zone, uuid, integer)
  to authenticated, postgres;
