create or replace function public.my_wishlist (
  before timestamp with time zone default null::timestamp with time zone,
  before_id uuid default null::uuid,
  limit_count integer default 20,
  language text default null::text
)
  returns table (
    wish_id uuid,
    item_id uuid,
    product_id uuid,
    name text,
    brand text,
    variant jsonb,
    picture text,
    price_paise integer,
    mrp_paise integer,
    saved_paise integer,
    orderable boolean,
    vendor_id uuid,
    vendor_name text,
    created_at timestamp with time zone
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select w.id, i.id, coalesce(g.product_id, i.id), coalesce(p.name_translations ->> my_wishlist.language,
    i.name_translations ->> my_wishlist.language, d.text, p.name, i.name),
    coalesce(p.brand, g.brand), coalesce(g.variant, '{}'), coalesce(i.picture, p.gallery[1]), i.price_paise,
      i.mrp_paise, m.price_paise,
    private.item_unavailable_reason(i, now()) is null and v.status = 'active', v.id, v.name, w.created_at
  from public.wishlists as w join public.catalog_items as i on i.id = w.item_id
    join public.vendors as v on v.id = i.vendor_id and v.kind = 'shopping'
  left join public.goods as g on g.item_id = i.id left join public.products as p on p.id = g.product_id
  left join private.wish_marks as m on m.wish_id = w.id
  left join public.dictionary as d on d.kind = 'item' and d.source = lower(i.name) and d.language = my_wishlist.language
  where w.user_id = private.require_user()
    and (my_wishlist.before is null or (w.created_at, w.id) < (my_wishlist.before,
      coalesce(my_wishlist.before_id, '00000000-0000-0000-0000-000000000000')))
  order by w.created_at desc, w.id desc limit least(greatest(coalesce(limit_count, 20), 1), 50)
$function$;

comment on function public.my_wishlist(timestamp
  with time zone, uuid, integer, text) is 'The items of shops that the caller saved, newest first, at present prices; a page follows the row saved at before with the id before_id. Names in the reader''s language.';

revoke all on function public.my_wishlist(timestamp with time zone, uuid, integer, text) from public;

grant execute
  on function public.my_wishlist(timestamp with time zone, uuid, integer, text)
  to authenticated, postgres;
