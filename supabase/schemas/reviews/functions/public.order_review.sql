create or replace function public.order_review (
  order_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

comment on function public.order_review(uuid) is 'What the caller has said of an order of theirs, and what can still be rated: {can_rate, closes_at (null when it is too late), vendor (the review or null), items: [{item_id, name, picture, review}]}; a review is {id, stars, body, photos, state, created_at, reply, changeable_until}.';

revoke all on function public.order_review(uuid) from public;

grant execute on function public.order_review(uuid) to authenticated, postgres;
