create or replace function public.my_favourite_vendors (
  before timestamp with time zone default null::timestamp with time zone,
  before_id uuid default null::uuid,
  limit_count integer default 20
)
  returns table (
    wish_id uuid,
    created_at timestamp with time zone,
    vendor jsonb
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
    select w.id, w.created_at, jsonb_build_object('id', v.id, 'slug', v.slug, 'name', v.name, 'kind', v.kind, 'area',
      v.area, 'picture', v.picture,
      'rating', v.rating, 'ratings_count', v.ratings_count, 'is_active', v.status = 'active',
      'is_open', case when v.kind = 'shopping' then v.status = 'active' and v.accepting_orders
        else private.takes_orders(v, now()) end,
      'opens_at', case when v.status <> 'active' or v.kind = 'shopping' then null when v.paused_until > now()
        then v.paused_until
        when not private.vendor_is_open(v.id, now()) then private.vendor_next_opening(v.id, now()) end)
    from public.wishlists as w
    join public.vendors as v on v.id = w.vendor_id
    where w.user_id = caller
      and (my_favourite_vendors.before is null
        or (w.created_at, w.id) < (my_favourite_vendors.before,
          coalesce(my_favourite_vendors.before_id, '00000000-0000-0000-0000-000000000000')))
    order by w.created_at desc, w.id desc
    limit least(greatest(coalesce(my_favourite_vendors.limit_count, 20), 1), 50);
end
$function$;

comment on function public.my_favourite_vendors(timestamp
  with time zone, uuid, integer) is 'The vendors of every trade that the caller saved, newest first, also those that have left; a page follows the row saved at before with the id before_id.';

revoke all on function public.my_favourite_vendors(timestamp with time zone, uuid, integer) from public;

grant execute
  on function public.my_favourite_vendors(timestamp with time zone, uuid, integer)
  to authenticated, postgres;
