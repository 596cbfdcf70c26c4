create or replace function public.rate_order (
  order_id uuid,
  vendor_stars integer,
  courier_stars integer default null::integer,
  body text default null::text,
  photos text[] default null::text[],
  items jsonb default null::jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

comment on function public.rate_order(uuid, integer, integer, text, text[], jsonb) is
  'Stars, words and up to four photos for the vendor, stars for the courier where there was one, and reviews of items as [{item_id, stars, body, photos}]; once, within 14 days, all of it or nothing.';

revoke all on function public.rate_order(uuid, integer, integer, text, text[], jsonb) from public;

grant execute
  on function public.rate_order(uuid, integer, integer, text, text[], jsonb)
  to authenticated, postgres;
