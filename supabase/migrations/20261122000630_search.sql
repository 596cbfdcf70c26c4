-- One search over items, vendors, services and places: suggestions while typing, and results by tab.

create index vendors_popular_idx on public.vendors (ratings_count desc, id) where status = 'active';

create function private.items_of(sellers uuid[], places integer[], meanings text[], with_all_words boolean, enough integer)
returns table (id uuid, item_id uuid, vendor_id uuid, words text[], other_words text[])
language plpgsql stable rows 500 security definer set search_path = '' as $$
declare
  -- So many of the sellers are asked together: what many sell is found among the first.
  portions constant integer[] := '{0, 25, 75, 200}';
  portion uuid[];
  cells text[];
  meant text[];
  keys text[];
  condition text;
  nth integer;
  more integer;
  got integer := 0;
begin
  for part in 1 .. 3 loop
    portion := sellers[portions[part] + 1:portions[part + 1]];
    exit when portion = '{}' or got >= enough;
    cells := array(select distinct private.search_cell(v.lat, v.lng) from public.vendors as v where v.id = any (portion));
    keys := '{}';
    condition := '';
    -- Each typed word, in one of its meanings, in one of the squares; a word that means nothing is passed over.
    for nth in 1 .. coalesce(places[array_upper(places, 1)], 0) loop
      meant := array(select m.word from unnest(places, meanings) as m (place, word) where m.place = nth);
      if meant = '{}' then continue; end if;
      condition := condition || case when condition = '' then '' else ' and ' end
        || format('d.tokens && $2[%s:%s]', cardinality(keys) + 1, cardinality(keys) + cardinality(cells) * cardinality(meant));
      keys := keys || array(select c.cell || ' ' || m.word from unnest(cells) as c (cell), unnest(meant) as m (word));
    end loop;
    if not with_all_words then condition := 'd.tokens && $2'; end if;
    -- `is true`, so that the vendors only filter what their squares and the words have found.
    return query execute format('select d.id, d.item_id, d.vendor_id, d.words, d.other_words from private.search_documents as d
      where %s and (d.vendor_id = any ($1)) is true limit $3', condition) using portion, keys, 1000 - got;
    get diagnostics more = row_count;
    got := got + more;
  end loop;
end
$$;
comment on function private.items_of is
  'The entries of these vendors'' items, the nearest vendors first, in which each typed word, or with_all_words false any of them, stands in one of its '
  'meanings: at most 1,000, and no more of the farther vendors once there are enough.';

create function private.search_hits(query text, lat double precision, lng double precision, is_typing boolean, most integer default 1000)
returns table (kind text, document_id uuid, item_id uuid, vendor_id uuid, score real, matched text, in_name boolean, metres integer,
  delivers boolean, open_now boolean, minutes integer, called text[])
language plpgsql stable rows 300 security definer set search_path = '' set enable_seqscan = off as $$
#variable_conflict use_column
declare
  -- Nobody types more than six words of a name.
  typed text[] := (private.words_in(left(search_hits.query, 100)))[1:6];
  count_typed integer := cardinality(typed);
  -- What the words may mean, column by column.
  places integer[];
  meanings text[];
  weights real[];
  spellings text[];
  typed_ones boolean[];
  -- The vendors around, column by column.
  vendors uuid[];
  metres_of integer[];
  delivering boolean[];
  open_ones boolean[];
  minutes_of integer[];
  -- Those whose items are looked through.
  sellers uuid[];
  all_words text[];
  districts text[];
  meant text[];
  far_keys text[] := '{}';
  far_condition text := '';
  far uuid[] := '{}';
  nth integer;
  has_place boolean := search_hits.lat is not null and search_hits.lng is not null;
  reach integer := private.setting_int('max_delivery_radius_m');
  metres_a_minute numeric := private.metres_a_minute();
begin
  if count_typed = 0 then return; end if;
  select array_agg(m.place), array_agg(m.word), array_agg(m.weight), array_agg(m.spelling), array_agg(m.is_typed)
  into places, meanings, weights, spellings, typed_ones
  from private.search_meanings(typed, is_typing, substring(lower(left(search_hits.query, 100)) from '\S+$')) as m;
  if meanings is null then return; end if;
  all_words := array(select distinct m.word from unnest(meanings) as m (word));
  if has_place then
    select array_agg(a.vendor_id), array_agg(a.metres), array_agg(a.delivers), array_agg(a.open_now), array_agg(a.minutes)
    into vendors, metres_of, delivering, open_ones, minutes_of
    from (select n.* from private.vendors_around(search_hits.lat, search_hits.lng) as n order by n.metres, n.vendor_id) as a;
  else
    with known as materialized (
      select v.id, v.accepting_orders and coalesce(v.paused_until <= now(), true) as accepting, row_number() over (order by v.ratings_count desc, v.id) as nth
      from public.vendors as v where v.status = 'active' order by v.ratings_count desc, v.id limit 200
    )
    select array_agg(k.id order by k.nth), array_agg(null::integer), array_agg(null::boolean),
      array_agg(k.accepting and o.vendor_id is not null order by k.nth), array_agg(null::integer)
    into vendors, metres_of, delivering, open_ones, minutes_of
    from known as k left join private.open_vendors(array(select k.id from known as k), now()) as o (vendor_id) on o.vendor_id = k.id;
  end if;
  vendors := coalesce(vendors, '{}');
  sellers := array(select a.vendor_id from unnest(vendors, delivering) with ordinality as a (vendor_id, delivers, nth)
    where a.delivers is distinct from false order by a.nth);
  for nth in 1 .. 2 loop
    return query
      with hit as materialized (select i.* from private.items_of(sellers, places, meanings, nth = 1, search_hits.most / 2) as i),
      said as (
        select h.*, unnest(h.words) as word, 1.0::real as part from hit as h
        union all
        select h.*, unnest(h.other_words), 0.4::real from hit as h
      ),
      told as (
        select distinct on (s.id, m.place) s.id, s.item_id, s.vendor_id, s.words, m.weight * s.part as worth, m.spelling, m.is_typed, m.place,
          s.part = 1 as in_name
        from said as s join unnest(places, meanings, weights, spellings, typed_ones) as m (place, word, weight, spelling, is_typed) on m.word = s.word
        order by s.id, m.place, m.weight * s.part desc
      ),
      summed as (
        select t.id, any_value(t.item_id) as item_id, any_value(t.vendor_id) as vendor_id, any_value(t.words) as words, sum(t.worth) as worth,
          bool_and(t.in_name) as in_name, string_agg(t.spelling, ' ' order by t.place) filter (where not t.is_typed) as matched
        from told as t group by t.id
      ),
      scored as (
        select s.*, (s.worth / count_typed - 0.005 * least(cardinality(s.words), 20)
          + coalesce((select ln(1 + sold.orders) / 50 from private.item_sales as sold where sold.item_id = s.item_id), 0))::real as score
        from summed as s
      )
      select 'item', c.id, c.item_id, c.vendor_id, c.score, c.matched, c.in_name, n.metres, n.delivers, n.open_now, n.minutes, c.words
      from scored as c
      join unnest(vendors, metres_of, delivering, open_ones, minutes_of) as n (vendor_id, metres, delivers, open_now, minutes) on n.vendor_id = c.vendor_id
      order by n.open_now desc, c.score desc, n.metres, c.id limit search_hits.most;
    -- Where nothing has all words, what has one of them.
    exit when found or count_typed = 1 or is_typing;
  end loop;
  -- Vendors farther away than the nearest 200, where those are many, by all words, or else by any.
  if has_place and cardinality(vendors) = 200 then
    districts := array(select distinct private.search_district(search_hits.lat + y * 0.135, search_hits.lng + x * 0.142)
      from generate_series(-1, 1) as y, generate_series(-1, 1) as x);
    for nth in 1 .. count_typed loop
      meant := array(select m.word from unnest(places, meanings) as m (place, word) where m.place = nth);
      if meant = '{}' then continue; end if;
      far_condition := far_condition || case when far_condition = '' then '' else ' and ' end
        || format('d.tokens && $2[%s:%s]', cardinality(far_keys) + 1, cardinality(far_keys) + cardinality(districts) * cardinality(meant));
      far_keys := far_keys || array(select x.district || ' ' || m.word from unnest(districts) as x (district), unnest(meant) as m (word));
    end loop;
  end if;
  for nth in 1 .. 2 loop
    exit when far_keys = '{}';
    execute format('select array(select d.id from private.search_documents as d where %s and (d.vendor_id <> all ($1)) is true limit 40)', far_condition)
    into far using vendors, far_keys;
    exit when far <> '{}' or count_typed = 1;
    far_condition := 'd.tokens && $2';
  end loop;
  return query
    with hit as materialized (
      select d.id, d.kind, d.vendor_id, d.lat, d.lng, d.words, d.other_words, n.metres, n.delivers, n.open_now, n.minutes, false as is_far
      from unnest(vendors, metres_of, delivering, open_ones, minutes_of) as n (vendor_id, metres, delivers, open_now, minutes)
      join private.search_documents as d on d.vendor_id = n.vendor_id and d.kind = 'vendor'
      where d.words && all_words or d.other_words && all_words
      union all
      select d.id, d.kind, d.vendor_id, d.lat, d.lng, d.words, d.other_words, null, null, null, null, true
      from private.search_documents as d where d.id = any (far)
      union all
      (select d.id, d.kind, null, d.lat, d.lng, d.words, d.other_words, null, null, null, null, false
        from private.search_documents as d where d.tokens && array(select '* ' || w.word from unnest(all_words) as w (word)) limit 500)
    ),
    said as (
      select h.*, unnest(h.words) as word, 1.0::real as part from hit as h
      union all
      select h.*, unnest(h.other_words), 0.4::real from hit as h
    ),
    told as (
      select distinct on (s.id, m.place) s.*, m.weight * s.part as worth, m.spelling, m.is_typed, m.place, s.part = 1 as in_name
      from said as s join unnest(places, meanings, weights, spellings, typed_ones) as m (place, word, weight, spelling, is_typed) on m.word = s.word
      order by s.id, m.place, m.weight * s.part desc
    ),
    summed as (
      select t.id, any_value(t.kind) as kind, any_value(t.vendor_id) as vendor_id, any_value(t.lat) as lat, any_value(t.lng) as lng,
        any_value(t.words) as called, any_value(t.metres) as metres, bool_and(t.delivers) as delivers, bool_and(t.open_now) as open_now,
        any_value(t.minutes) as minutes, bool_and(t.is_far) as is_far, sum(t.worth) as worth, count(*) as words, bool_or(t.in_name) as in_name,
        string_agg(t.spelling, ' ' order by t.place) filter (where not t.is_typed) as matched
      from told as t group by t.id
    ),
    scored as materialized (
      select s.*, (s.worth / count_typed - 0.005 * least(cardinality(s.called), 20))::real as score
      from summed as s
      -- All words that mean anything, or half of several.
      where s.words >= (count_typed + 1) / 2 and (count_typed = 1 or s.in_name or s.words = count_typed)
    ),
    distant as materialized (
      select s.id, s.vendor_id, s.score, s.matched, s.in_name, s.called, v.prep_minutes, v.delivery_radius_m,
        v.accepting_orders and coalesce(v.paused_until <= now(), true) as accepting,
        public.distance_m(search_hits.lat, search_hits.lng, v.lat, v.lng) as metres
      from scored as s
      join public.vendors as v on v.id = s.vendor_id
      where s.is_far and v.status = 'active'
    )
    select s.kind, s.id, null::uuid, s.vendor_id, s.score, s.matched, s.in_name,
      case when s.vendor_id is not null then s.metres
        when has_place then public.distance_m(search_hits.lat, search_hits.lng, s.lat, s.lng) end, s.delivers, s.open_now, s.minutes, s.called
    from scored as s where not s.is_far
    union all
    select 'vendor', x.id, null::uuid, x.vendor_id, x.score, x.matched, x.in_name, x.metres,
      x.metres <= least(x.delivery_radius_m, reach) and x.vendor_id not in (
        select e.* from private.drawn_elsewhere(array(select y.vendor_id from distant as y), search_hits.lat, search_hits.lng) as e),
      x.accepting and x.vendor_id in (select o.* from private.open_vendors(array(select y.vendor_id from distant as y), now()) as o),
      x.prep_minutes + ceil(round(1.3 * x.metres) / metres_a_minute)::integer, x.called
    from distant as x where x.metres <= reach;
end
$$;
comment on function private.search_hits is
  'What a text finds around a place, or without one among the 200 best known vendors: items of vendors that deliver there, vendors up to 15 km away, '
  'services and places. score from 0 to little over 1; in_name: of an item, all of the words stand in its name, of anything else one of them; matched is what the typed words were taken for, null where they are found as they are; called: the folded words of the name. '
  'The 200 nearest vendors are looked through, the nearest first, and no more than needed to find enough; at most 1,000 items are weighed, and the best '
  '`most` of them returned.';

create function private.is_for_elsewhere(target text, region_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return starts_with(target, 'biller/') and region_id is not null and exists (
    select from public.billers as b join public.regions as r on r.id = is_for_elsewhere.region_id
    where b.code = split_part(is_for_elsewhere.target, '/', 2) and b.state is not null and b.state <> r.state);
end
$$;
comment on function private.is_for_elsewhere is 'Whether a service is for people of another state, such as another electricity board.';

-- While typing -------------------------------------------------------------------------------------------------------

create function private.title_in(d private.search_documents, language text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(d.title_translations ->> language, d.title);
end
$$;
comment on function private.title_in is 'The name of a service or place for a reader.';

create function private.check_place(lat double precision, lng double precision) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if (lat is null) <> (lng is null) or lat not between -90 and 90 or lng not between -180 and 180 then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
end
$$;
comment on function private.check_place is 'Refuses half a place and one that is not on earth; both null is no place.';

create function public.suggest(query text, lat double precision default null, lng double precision default null, language text default null,
  limit_count integer default 8)
returns table (kind text, title text, note text, picture text, target text, vendor_slug text, vendor_kind public.vendor_kind, vendors integer,
  matched text, place_lat double precision, place_lng double precision)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  here uuid := private.region_at(suggest.lat, suggest.lng);
  of_name constant integer := 30;
begin
  perform private.check_place(suggest.lat, suggest.lng);
  return query
  with hit as materialized (
    select h.* from private.search_hits(suggest.query, suggest.lat, suggest.lng, true, 200) as h where h.in_name or h.kind <> 'item'
  ),
  -- What sounds alike comes from many vendors: only the best names, and of each the nearest ones, are read from the menus.
  alike as (
    select h.called, max(h.score) as score, count(distinct h.vendor_id)::integer as vendors, (array_agg(h.matched order by h.score desc))[1] as matched,
      array_agg(h.item_id order by h.score desc, h.open_now desc, h.metres, h.item_id) as item_ids
    from hit as h where h.kind = 'item'
    group by h.called order by max(h.score) desc, count(distinct h.vendor_id) desc, h.called limit 16
  ),
  names as (
    select lower(i.name) as name, max(a.score) as score, (array_agg(a.matched order by a.score desc))[1] as matched,
      greatest(count(distinct i.vendor_id)::integer, max(case when cardinality(a.item_ids) > of_name then a.vendors end)) as vendors,
      (array_agg(i.id order by a.score desc, m.nth))[1] as item_id
    from alike as a
    cross join lateral unnest(a.item_ids[1:of_name]) with ordinality as m (item_id, nth)
    join public.catalog_items as i on i.id = m.item_id
    where i.is_available
    group by lower(i.name) order by 2 desc, 4 desc, 1 limit 8
  ),
  row_of as (
    select 'item' as kind, private.item_name_in(i, suggest.language) as title, v.name as note, i.picture, null::text as target, v.slug, v.kind as vendor_kind,
      n.vendors, n.matched, null::double precision as lat, null::double precision as lng, n.score + 0.02 * ln(n.vendors) as score, row_number() over (order by n.score desc, n.vendors desc) as place
    from names as n join public.catalog_items as i on i.id = n.item_id join public.vendors as v on v.id = i.vendor_id
    union all
    (select 'vendor', v.name, v.area, v.picture, null, v.slug, v.kind, 1, h.matched, null, null,
      h.score + case when h.in_name then 0.1 else -0.2 end - case when h.delivers = false then 0.3 else 0 end,
      row_number() over (order by h.delivers desc nulls last, h.in_name desc, h.score desc, h.metres, v.id)
    from hit as h join public.vendors as v on v.id = h.vendor_id where h.kind = 'vendor' order by h.delivers desc nulls last, h.in_name desc, h.score desc, h.metres, v.id limit 8)
    union all
    (select d.kind, private.title_in(d, suggest.language), null, null, d.target, null, null, 1, h.matched, d.lat, d.lng,
      h.score - case when private.is_for_elsewhere(d.target, here) then 0.3 else 0 end - coalesce(least(h.metres, 100000) / 400000.0, 0),
      row_number() over (partition by d.kind order by private.is_for_elsewhere(d.target, here), h.score - coalesce(least(h.metres, 100000) / 400000.0, 0) desc, d.target)
    from hit as h join private.search_documents as d on d.id = h.document_id where h.kind in ('service', 'place'))
  )
  select r.kind, r.title, r.note, r.picture, r.target, r.slug, r.vendor_kind, r.vendors, r.matched, r.lat, r.lng
  from row_of as r
  where r.place <= case r.kind when 'item' then 8 else 3 end
  order by r.score desc, r.kind, r.title
  limit least(greatest(coalesce(suggest.limit_count, 8), 1), 10);
end
$$;
comment on function public.suggest is
  'Up to eight suggestions for a text that is being typed, in any script: items by name (note: one vendor, vendors: how many sell it here), vendors '
  '(note: their area), services and places (target: category/<slug>, biller/<code>, operator/<code>, region/<slug>, area/<slug>/<name>). matched: what the '
  'text was taken for, null where it is found as it is. Raises place_invalid.';

-- Results ------------------------------------------------------------------------------------------------------------

create function public.search_market(query text, lat double precision default null, lng double precision default null, language text default null,
  tab text default 'item', filters jsonb default '{}', sort text default 'comprehensive', page_size integer default 20, cursor jsonb default null)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wants_veg boolean;
  wants_open boolean;
  wants_kind text;
  least_price integer;
  most_price integer;
  least_rating numeric;
  here uuid := private.region_at(search_market.lat, search_market.lng);
  rows_wanted integer := least(greatest(coalesce(search_market.page_size, 20), 1), 50);
  answer jsonb;
begin
  perform private.check_place(search_market.lat, search_market.lng);
  perform private.bound(search_market.filters, 1000);
  perform private.bound(search_market.cursor, 1000);
  if coalesce(search_market.tab, '') not in ('item', 'vendor', 'service', 'place') or jsonb_typeof(search_market.filters) is distinct from 'object' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if coalesce(search_market.sort, '') not in ('nearest', 'top_rated', 'fastest', 'comprehensive') then
    perform private.refuse(400, 'sort_invalid', 'This order of sorting does not exist.');
  end if;
  if search_market.cursor is not null and not coalesce(jsonb_typeof(search_market.cursor -> 'rank') = 'number'
      and pg_input_is_valid(search_market.cursor ->> 'id', 'uuid'), false) then
    perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
  end if;
  if exists (select from jsonb_each(search_market.filters) as f where jsonb_typeof(f.value) <> 'null' and not coalesce(case
      when f.key in ('veg', 'open') then jsonb_typeof(f.value) = 'boolean'
      when f.key in ('least_price_paise', 'most_price_paise') then jsonb_typeof(f.value) = 'number' and pg_input_is_valid(f.value #>> '{}', 'integer')
      when f.key = 'least_rating' then jsonb_typeof(f.value) = 'number' and (f.value #>> '{}')::numeric between 0 and 5
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
      case when search_market.sort in ('comprehensive', 'nearest') and search_market.filters = '{}' then 200 else 1000 end) as h
  ),
  shop as materialized (
    select v.id, v.kind, v.rating, v.facets from public.vendors as v where v.id = any (array(select distinct h.vendor_id from hit as h))
  ),
  known as materialized (
    select * from (
      select h.*, v.kind as vendor_kind, v.rating, i.price_paise, d.diet, v.facets,
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
      and (not wants_veg or case k.kind when 'item' then coalesce(k.diet = 'veg', true) when 'vendor' then 'pure_veg' = any (k.facets) else true end)
      and (k.kind <> 'item' or k.price_paise between coalesce(least_price, 0) and coalesce(most_price, 2147483647))
      and (least_rating is null or k.vendor_id is null or k.rating >= least_rating)
  ),
  ranked as (
    select w.*, (case when w.open_now is false then 1000000 else 0 end + case when w.kind = 'vendor' and w.delivers = false then 2000000 else 0 end
      + case when w.kind = 'service' and private.is_for_elsewhere((select s.target from private.search_documents as s where s.id = w.document_id), here) then 1000 else 0 end
      + case search_market.sort
        when 'nearest' then coalesce(w.metres, 0)
        when 'top_rated' then 100000 - coalesce(w.rating, 3.5) * 10000 + coalesce(w.metres, 0) / 100000.0
        when 'fastest' then coalesce(w.minutes, 0) * 100 + coalesce(w.metres, 0) / 1000.0
        else 1000 * (2 - w.score) + coalesce(w.metres, 0) / 100.0 - (coalesce(w.rating, 3.5) - 3.5) * 20 end)::double precision as rank
    from wanted as w
    where w.kind = search_market.tab and (wants_kind is null or w.vendor_kind::text = wants_kind)
  ),
  page as (
    select * from ranked as r
    where search_market.cursor is null
      or (r.rank, r.document_id) > ((search_market.cursor ->> 'rank')::double precision, (search_market.cursor ->> 'id')::uuid)
    order by r.rank, r.document_id limit rows_wanted
  )
  select jsonb_build_object(
    'counts', (select jsonb_build_object('item', count(*) filter (where w.kind = 'item'), 'vendor', count(*) filter (where w.kind = 'vendor'),
      'service', count(*) filter (where w.kind = 'service'), 'place', count(*) filter (where w.kind = 'place'))
      from wanted as w where wants_kind is null or w.vendor_id is null or w.vendor_kind::text = wants_kind),
    'kinds', (select coalesce(jsonb_agg(jsonb_build_object('kind', t.vendor_kind, 'count', t.count) order by t.count desc, t.vendor_kind), '[]') from (
      select w.vendor_kind, count(*) as count from wanted as w where w.kind = search_market.tab and w.vendor_kind is not null group by w.vendor_kind) as t),
    -- What the words were taken for, where nothing has them as they are.
    'meant', (select case when bool_or(h.matched is null) then null else (array_agg(h.matched order by h.score desc))[1] end
      from hit as h),
    'nearest', case when not exists (select from hit) then (
      select v.spelling from private.search_vocabulary as v cross join unnest(private.words_in(left(search_market.query, 100))) as t (word)
      where v.word operator(extensions.%) t.word and v.word <> t.word
      order by extensions.similarity(v.word, t.word) desc, v.uses desc, v.word limit 1) end,
    'hits', (select coalesce(jsonb_agg(private.search_row(p.kind, p.document_id, p.item_id, p.vendor_id, p.open_now, search_market.language) || jsonb_build_object(
      'matched', p.matched, 'in_name', p.in_name, 'distance_m', p.metres, 'delivers_here', p.delivers, 'is_open', p.open_now,
      'minutes_min', p.minutes, 'minutes_max', p.minutes + 10) order by p.rank, p.document_id), '[]') from page as p),
    'next_cursor', (select jsonb_build_object('rank', p.rank, 'id', p.document_id) from page as p
      where (select count(*) from page) = rows_wanted order by p.rank desc, p.document_id desc limit 1))
  into answer;
  return answer;
end
$$;

create function private.search_row(kind text, document_id uuid, item_id uuid, vendor_id uuid, open_now boolean, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  i public.catalog_items;
  v public.vendors;
  d private.search_documents;
  g public.goods;
begin
  if vendor_id is null then
    select * into d from private.search_documents as s where s.id = document_id;
    return jsonb_build_object('kind', kind, 'id', document_id, 'title', private.title_in(d, language), 'target', d.target, 'lat', d.lat, 'lng', d.lng);
  end if;
  select * into v from public.vendors as w where w.id = vendor_id;
  if item_id is null then
    return jsonb_build_object('kind', kind, 'id', vendor_id, 'title', v.name, 'picture', v.picture, 'note', v.area, 'tagline', v.tagline)
      || private.vendor_facts(v, open_now, language);
  end if;
  select * into i from public.catalog_items as c where c.id = item_id;
  select * into g from public.goods as s where s.item_id = i.id;
  return jsonb_build_object('kind', kind, 'id', item_id, 'title', private.item_name_in(i, language), 'picture', i.picture, 'price_paise', i.price_paise,
    'mrp_paise', i.mrp_paise, 'unit', i.unit, 'diet', (select s.diet from public.dishes as s where s.item_id = i.id),
    'product_id', g.product_id, 'brand', g.brand, 'unit_price', private.unit_price(i.price_paise, g.pack_size, g.pack_unit),
    'unavailable_reason', private.item_unavailable_reason(i, now()), 'is_bestseller', i.is_bestseller,
    'has_options', exists (select from public.item_option_groups as g where g.item_id = i.id)) || private.vendor_facts(v, open_now, language);
end
$$;
comment on function private.search_row is 'One result as shown; see search_market.';

create function private.vendor_facts(v public.vendors, open_now boolean, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object('vendor_id', v.id, 'vendor_slug', v.slug, 'vendor_name', v.name, 'vendor_kind', v.kind, 'rating', v.rating,
    'ratings_count', v.ratings_count,
    'opens_at', case when not open_now then case when private.vendor_is_open(v.id, now()) then v.paused_until
      else private.vendor_next_opening(v.id, now()) end end,
    'pure_veg', 'pure_veg' = any (v.facets), 'cuisine_names', coalesce((
      select jsonb_agg(coalesce(w.text, one.cuisine) order by one.position)
      from public.restaurants as r cross join lateral unnest(r.cuisines) with ordinality as one (cuisine, position)
      left join public.dictionary as w on w.kind = 'cuisine' and w.source = lower(one.cuisine) and w.language = vendor_facts.language
      where r.vendor_id = v.id), '[]'));
end
$$;
comment on function private.vendor_facts is 'What a result says of its vendor.';

comment on function public.search_market is
  'Results of a search, one tab (item, vendor, service, place) and page at a time: {counts by tab, kinds: [{kind, count}] of the tab, meant: what the text was '
  'taken for where nothing has it, nearest: where nothing is found, the most similar word in use, hits, next_cursor}. filters: {veg, open, kind (a trade), least_price_paise, most_price_paise, least_rating}, each optional. '
  'sort: comprehensive, top_rated, nearest, fastest. Items are those of vendors that deliver to the place; vendors that do not come last and say so '
  '(delivers_here). Without a place, what the best known vendors sell, without distances. Raises place_invalid, sort_invalid, cursor_invalid, '
  'request_invalid, request_too_large.';

revoke execute on function public.suggest(text, double precision, double precision, text, integer),
  public.search_market(text, double precision, double precision, text, text, jsonb, text, integer, jsonb) from public, anon;
grant execute on function public.suggest(text, double precision, double precision, text, integer),
  public.search_market(text, double precision, double precision, text, text, jsonb, text, integer, jsonb) to anon, authenticated;
