create or replace function public.search_market (
  query text,
  lat double precision default null::double precision,
  lng double precision default null::double precision,
  language text default null::text,
  tab text default 'item'::text,
  filters jsonb default '{}'::jsonb,
  sort text default 'comprehensive'::text,
  page_size integer default 20,
  cursor jsonb default null::jsonb
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  wants_veg boolean;
  wants_open boolean;
  wants_kind text;
  least_price integer;
  most_price integer;
  least_rating numeric;
  -- The kinds of the tab.
  tab_kinds text[] := array(select s.kind from private.search_sources as s where s.tab = search_market.tab);
  rows_wanted integer := least(greatest(coalesce(search_market.page_size, 20), 1), 50);
  answer jsonb;
begin
  perform private.check_place(search_market.lat, search_market.lng);
  perform private.bound(search_market.filters, 1000);
  perform private.bound(search_market.cursor, 1000);
  if tab_kinds = '{}' or jsonb_typeof(search_market.filters) is distinct from 'object' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if coalesce(search_market.sort, '') not in ('nearest', 'top_rated', 'fastest', 'comprehensive') then
    perform private.refuse(400, 'sort_invalid', 'This order of sorting does not exist.');
  end if;
  if search_market.cursor is not null and not coalesce(jsonb_typeof(search_market.cursor -> 'rank') = 'number'
      and pg_input_is_valid(search_market.cursor ->> 'id', 'uuid'), false) then
    perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
  end if;
  if exists (select from jsonb_each(search_market.filters) as f
    where jsonb_typeof(f.value) <> 'null' and not coalesce(case
      when f.key in ('veg', 'open') then jsonb_typeof(f.value) = 'boolean'
      when f.key in ('least_price_paise', 'most_price_paise') then jsonb_typeof(f.value) = 'number'
        and pg_input_is_valid(f.value #>> '{}', 'integer')
      when f.key = 'least_rating' then jsonb_typeof(f.value) = 'number' and (f.value #>> '{}')::numeric between 0
        and 5
      when f.key = 'kind' then pg_input_is_valid(f.value #>> '{}', 'public.vendor_kind') end, false)) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  wants_veg := coalesce((search_market.filters ->> 'veg')::boolean, false);
  wants_open := coalesce((search_market.filters ->> 'open')::boolean, false);
  wants_kind := search_market.filters ->> 'kind';
  least_price := (search_market.filters ->> 'least_price_paise')::integer;
  most_price := (search_market.filters ->> 'most_price_paise')::integer;
  least_rating := (search_market.filters ->> 'least_rating')::numeric;
  with hit as materialized (
    select h.* from private.search_hits(search_market.query, search_market.lat, search_market.lng, false,
      -- The best found are also the first of the list, unless something else decides.
      case when search_market.sort in ('comprehensive', 'nearest') and search_market.filters = '{}' then 200
        else 1000 end) as h
  ),
  shop as materialized (
    select v.id, v.kind, case when v.ratings_count >= private.fewest_ratings() then v.rating end as rating,
      private.ranked_rating(v.rating, v.ratings_count) as ranked_rating, v.facets from public.vendors as v
        where v.id = any (array(select distinct h.vendor_id from hit as h))
  ),
  known as materialized (
    select * from (
      select h.*, v.kind as vendor_kind, v.rating, v.ranked_rating, i.price_paise, d.diet, v.facets,
        -- The variants of a product, and its sellers, are one result.
        row_number() over (partition by coalesce(g.product_id, h.document_id)
          order by h.score desc, h.open_now desc, i.price_paise, h.document_id) as nth_of_product
      from hit as h
      left join shop as v on v.id = h.vendor_id
      left join public.catalog_items as i on i.id = h.item_id
      left join public.dishes as d on d.item_id = h.item_id
      left join public.goods as g on g.item_id = h.item_id
      where h.item_id is null or i.is_available
    ) as one where one.nth_of_product = 1
  ),
  -- Without the trade, which is counted by.
  wanted as materialized (
    select k.* from known as k
    where (not wants_open or k.open_now is not false)
      and (not wants_veg or case when k.item_id is not null then coalesce(k.diet = 'veg', true)
        when k.vendor_id is not null then 'pure_veg' = any (k.facets) else true end)
      and (k.item_id is null or k.price_paise between coalesce(least_price, 0) and coalesce(most_price, 2147483647))
      and (least_rating is null or k.vendor_id is null or k.rating >= least_rating)
  ),
  ranked as (
    select w.*, (case when w.open_now is false then 1000000 else 0 end + case when w.delivers = false then 2000000
      else 0 end
      + case when z.is_elsewhere then 100000 else 0 end + coalesce(z.farther_m, 0) / 10000.0
      + case search_market.sort
        when 'nearest' then coalesce(w.metres, 0)
        when 'top_rated' then 100000 - coalesce(w.ranked_rating, 3.5) * 10000 + coalesce(w.metres, 0) / 100000.0
        when 'fastest' then coalesce(w.minutes, 0) * 100 + coalesce(w.metres, 0) / 1000.0
        else 1000 * (2 - w.score) + coalesce(w.metres, 0) / 100.0
          - (coalesce(w.ranked_rating, 3.5) - 3.5) * 20 end)::double precision as rank
    from wanted as w
    left join private.search_weights(array(select o.document_id from wanted as o
        where o.kind = any (tab_kinds) and o.vendor_id is null),
      search_market.lat, search_market.lng) as z on z.document_id = w.document_id
    where w.kind = any (tab_kinds) and (wants_kind is null or w.vendor_kind::text = wants_kind)
  ),
  page as (
    select * from ranked as r
    where search_market.cursor is null
      or (r.rank, r.document_id) > ((search_market.cursor ->> 'rank')::double precision,
        (search_market.cursor ->> 'id')::uuid)
    order by r.rank, r.document_id limit rows_wanted
  ),
  shown as materialized (
    select s.document_id, s.shown
    from (select array_agg(p.kind) as kinds, array_agg(p.document_id) as ids, array_agg(p.item_id) as item_ids,
      array_agg(p.vendor_id) as vendor_ids,
      array_agg(p.open_now) as open_ones from page as p) as a
    cross join lateral private.search_rows(a.kinds, a.ids, a.item_ids, a.vendor_ids, a.open_ones,
      search_market.language) as s
  )
  select jsonb_build_object(
    'counts', (select jsonb_object_agg(t.tab, t.count) from (
      select s.tab, count(w.kind) as count from private.search_sources as s left join wanted as w
        on w.kind = s.kind and (wants_kind is null or w.vendor_id is null or w.vendor_kind::text = wants_kind)
      group by s.tab) as t),
    'kinds', (select coalesce(jsonb_agg(jsonb_build_object('kind', t.vendor_kind, 'count', t.count)
      order by t.count desc, t.vendor_kind), '[]') from (
      select w.vendor_kind, count(*) as count from wanted as w
        where w.kind = any (tab_kinds) and w.vendor_kind is not null group by w.vendor_kind) as t),
    -- What the words were taken for, where nothing has them as they are.
    'meant', (select case when bool_or(h.matched is null) then null
      else (array_agg(h.matched order by h.score desc))[1] end
      from hit as h),
    'nearest', case when not exists (select from hit) then (
      select v.spelling from private.search_vocabulary as v
        cross join unnest(private.words_in(left(search_market.query, 100))) as t (word)
      where v.word operator(extensions.%) t.word and v.word <> t.word
      order by extensions.similarity(v.word, t.word) desc, v.uses desc, v.word limit 1) end,
    'hits', (select coalesce(jsonb_agg(s.shown || jsonb_build_object(
      'matched', p.matched, 'in_name', p.in_name, 'distance_m', p.metres, 'delivers_here', p.delivers, 'is_open',
        p.open_now,
      'minutes_min', p.minutes, 'minutes_max', p.minutes + 10) order by p.rank, p.document_id), '[]') from page as p
        join shown as s on s.document_id = p.document_id),
    'next_cursor', (select jsonb_build_object('rank', p.rank, 'id', p.document_id) from page as p
      where (select count(*) from page) = rows_wanted order by p.rank desc, p.document_id desc limit 1))
  into answer;
  return answer;
end
$function$;

comment on function
  public.search_market(text, double precision, double precision, text, text, jsonb, text, integer, jsonb) is
  'Results of a search, one tab (item, vendor, service, place) and page at a time: {counts by tab, kinds: [{kind, count}] of the tab, meant: what the text was taken for where nothing has it, nearest: where nothing is found, the most similar word in use, hits, next_cursor}. filters: {veg, open, kind (a trade), least_price_paise, most_price_paise, least_rating}, each optional. sort: comprehensive, top_rated, nearest, fastest. Items are those of vendors that deliver to the place; vendors that do not come last and say so (delivers_here). Without a place, what the best known vendors sell, without distances. Raises place_invalid, sort_invalid, cursor_invalid, request_invalid, request_too_large.';

revoke all
  on function
    public.search_market(text, double precision, double precision, text, text, jsonb, text, integer, jsonb)
  from public;

grant execute
  on function
    public.search_market(text, double precision, double precision, text, text, jsonb, text, integer, jsonb)
  to anon, authenticated, postgres;
