create or replace function public.my_favourite_items (
  of_shops boolean,
  before timestamp with time zone default null::timestamp with time zone,
  before_id uuid default null::uuid,
  limit_count integer default 20,
  language text default null::text
)
  returns table (
    wish_id uuid,
    created_at timestamp with time zone,
    saved_paise integer,
    item jsonb
  )
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
    select w.id, w.created_at, m.price_paise, private.favourite_item(i, v, my_favourite_items.language)
    from public.wishlists as w
    join public.catalog_items as i on i.id = w.item_id
    join public.vendors as v on v.id = i.vendor_id and (v.kind = 'shopping') = my_favourite_items.of_shops
    left join private.wish_marks as m on m.wish_id = w.id
    where w.user_id = caller
      and (my_favourite_items.before is null
        or (w.created_at, w.id) < (my_favourite_items.before,
          coalesce(my_favourite_items.before_id, '00000000-0000-0000-0000-000000000000')))
    order by w.created_at desc, w.id desc
    limit least(greatest(coalesce(my_favourite_items.limit_count, 20), 1), 50);
end
$function$;

comment on function public.my_favourite_items(boolean, timestamp
  with time zone, uuid, integer, text) is 'What the caller saved of shops, or of restaurants and grocery stores, newest first, at present prices, also what cannot be had now; a page follows the row saved at before with the id before_id. saved_paise is what it cost then.';

revoke all
  on function public.my_favourite_items(boolean, timestamp with time zone, uuid, integer, text)
  from public;

grant execute
  on function public.my_favourite_items(boolean, timestamp with time zone, uuid, integer, text)
  to authenticated, postgres;
