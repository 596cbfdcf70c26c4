create or replace function private.write_item_reviews (
  o public.enhanced_orders,
  items jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

comment on function private.write_item_reviews(public.enhanced_orders, jsonb) is 'Writes reviews [{item_id, stars, body, photos}] of items of an order that the caller has locked. Refuses item_not_in_order, stars_invalid, already_reviewed.';

revoke all on function private.write_item_reviews(public.enhanced_orders, jsonb) from public;
