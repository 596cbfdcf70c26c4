create or replace function public.discover_items (
  lat double precision default null::double precision,
  lng double precision default null::double precision,
  kind public.vendor_kind default 'food'::public.vendor_kind,
  filter text default null::text,
  collection text default null::text,
  veg_only boolean default false,
  open_only boolean default false,
  sort text default 'comprehensive'::text,
  page_size integer default 24,
  cursor jsonb default null::jsonb,
  language text default null::text
)
  returns SETOF jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  spoken text := case when private.is_language(discover_items.language) then discover_items.language end;
  patterns text[];
  c public.collections;
  items private.home_item[];
begin
  if discover_items.sort not in ('nearest', 'top_rated', 'fastest', 'comprehensive') then
    perform private.refuse(400, 'sort_invalid', 'This order of sorting does not exist.');
  end if;
  perform private.bound(discover_items.cursor, 1000);
  if discover_items.cursor is not null and not coalesce(jsonb_typeof(discover_items.cursor -> 'rank') = 'number'
      and pg_input_is_valid(discover_items.cursor ->> 'id', 'uuid'), false) then
    perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
  end if;
  if discover_items.filter is not null then
    -- What nobody named matches nothing.
    patterns := private.like_any(coalesce((select f.words from public.discover_filters as f
      where f.key = discover_items.filter), '{}'));
  end if;
  if discover_items.collection is not null then
    select * into c from public.collections as k where k.slug = discover_items.collection;
    if not found then perform private.refuse(404, 'collection_not_found', 'This collection does not exist any more.');
      end if;
  end if;
  items := array(
    select i from private.home_items(array(
      select v from private.home_vendors(discover_items.lat, discover_items.lng, 60) as v
        where v.kind = discover_items.kind), 40) as i
    where (patterns is null or i.words like any (patterns))
      and (not coalesce(discover_items.veg_only, false) or i.diet = 'veg')
        and (not coalesce(discover_items.open_only, false) or i.open_now));
  if c.slug is not null then items := private.items_in(items, c); end if;
  return query
    select private.home_card(p.item, spoken) || jsonb_build_object('next_cursor',
      jsonb_build_object('rank', p.rank, 'id', (p.item).id))
    from (
      select i as item, (case discover_items.sort when 'comprehensive' then i.rank else case when i.open_now then 0
        else 10000000 end + i.nth
        + case discover_items.sort when 'nearest' then coalesce(i.metres, 0) * 10 when 'fastest'
          then coalesce(i.minutes, 0) * 1000
          else 1000000 - private.ranked_rating(i.rating, i.ratings_count) * 100000 end end)::double precision as rank
      from unnest(items) as i
    ) as p
    where discover_items.cursor is null
      or (p.rank, (p.item).id) > ((discover_items.cursor ->> 'rank')::double precision,
        (discover_items.cursor ->> 'id')::uuid)
    order by p.rank, (p.item).id
    limit least(greatest(coalesce(discover_items.page_size, 24), 1), 48);
end
$function$;

comment on function
  public.discover_items(double precision, double precision, public.vendor_kind, text, text, boolean, boolean,
  text, integer, jsonb, text) is 'What can be had of one trade around a place (without one: from the best vendors of all towns), by quick filter, collection, diet and opening, in one of the four orders; items as home_page has them. A page at a time: pass the last one''s next_cursor for the next.';

revoke all
  on function
    public.discover_items(double precision, double precision, public.vendor_kind, text, text, boolean,
    boolean, text, integer, jsonb, text)
  from public;

grant execute
  on function
    public.discover_items(double precision, double precision, public.vendor_kind, text, text, boolean,
    boolean, text, integer, jsonb, text)
  to anon, authenticated, postgres;
