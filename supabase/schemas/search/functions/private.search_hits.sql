create or replace function private.search_hits (
  query text,
  lat double precision,
  lng double precision,
  is_typing boolean,
  most integer default 1000
)
  returns table (
    kind text,
    document_id uuid,
    item_id uuid,
    vendor_id uuid,
    score real,
    matched text,
    in_name boolean,
    metres integer,
    delivers boolean,
    open_now boolean,
    minutes integer,
    called text[]
  )
  language plpgsql
  stable
  security definer
  rows 300
  set search_path to ''
  set enable_seqscan to 'off'
  AS $function$
#variable_conflict use_column
declare
  asked record := private.search_intent(search_hits.query);
  typed text[] := asked.wanted;
  count_typed integer := cardinality(typed) + case when asked.diet = 'non_veg' then 1 else 0 end;
  -- What is not wanted: by its diet, or by a word, unless that word is one of the words that deny.
  wrong_words text[] := asked.without || array(select s.means from private.search_synonyms as s
    where s.word = any (asked.without) and s.is_same);
  wrong_diets text[] := case when asked.diet = 'veg'
    or private.fold('egg') = any (wrong_words) then '{=egg,=non_veg}'::text[] else '{}' end;
  denials text[] := array(select p.words[cardinality(p.words)] from private.search_phrases as p
    where p.kind like 'without%' and cardinality(p.words) = 1);
  -- Whether a service or a place is called so.
  is_served boolean;
  full_places integer[];
  full_meanings text[];
  full_weights real[];
  full_spellings text[];
  full_typed_ones boolean[];
  -- What an item is, by the last word of its name.
  heads text[];
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
  -- What is found of one source, and the kinds that are looked for so.
  found_ids uuid[];
  apart text[] := '{}';
  source record;
  nth integer;
  has_place boolean := search_hits.lat is not null and search_hits.lng is not null;
  reach integer := private.setting_int('max_delivery_radius_m');
  metres_a_minute numeric := private.metres_a_minute();
begin
  if count_typed = 0 then return; end if;
  select array_agg(m.place), array_agg(m.word), array_agg(m.weight), array_agg(m.spelling), array_agg(m.is_typed)
  into places, meanings, weights, spellings, typed_ones
  from (
    select * from private.search_meanings(typed, is_typing, substring(lower(left(search_hits.query, 100))
      from '\S+$'))
    union all
    select count_typed, '=non_veg', 1.0, 'non veg', true where asked.diet = 'non_veg'
    union all
    select w.n::integer, '=veg', 0.9, 'veg', true from unnest(typed) with ordinality as w (word, n)
      where asked.diet = 'veg' and w.word = 'veg'
  ) as m;
  if meanings is null then return; end if;
  is_served := not asked.is_denial and exists (
    select from private.search_documents as d
    where d.tokens && array(select '* ' || m.word from unnest(meanings, weights) as m (word, weight)
      where m.weight >= 0.75)
      and (count_typed > 1 or d.words && meanings) and not exists (
        select from generate_series(1, count_typed) as p (place) where not (d.words || d.other_words) && array(
          select m.word from unnest(places, meanings, weights) as m (place, word, weight)
            where m.place = p.place and (m.weight >= 0.95 or m.weight = 0.81::real))));
  if is_served and not is_typing then
    -- What is called so comes before what only begins so.
    full_places := places;
    full_meanings := meanings;
    full_weights := weights;
    full_spellings := spellings;
    full_typed_ones := typed_ones;
    select array_agg(m.place), array_agg(m.word), array_agg(m.weight), array_agg(m.spelling), array_agg(m.is_typed)
    into places, meanings, weights, spellings, typed_ones
    from unnest(places, meanings, weights, spellings, typed_ones) as m (place, word, weight, spelling, is_typed)
    where m.weight >= 0.95 or m.weight = 0.81::real or m.word like '=%' or not exists (
      select from unnest(full_places, full_weights) as o (place, weight)
        where o.place = m.place and o.weight >= 0.95);
  end if;
  if has_place then
    select array_agg(a.vendor_id), array_agg(a.metres), array_agg(a.delivers), array_agg(a.open_now),
      array_agg(a.minutes)
    into vendors, metres_of, delivering, open_ones, minutes_of
    from (select n.* from private.vendors_around(search_hits.lat, search_hits.lng) as n
      order by n.metres, n.vendor_id) as a;
  else
    with known as materialized (
      select v.id, v.accepting_orders and coalesce(v.paused_until <= now(), true) as accepting,
        row_number() over (order by v.ratings_count desc, v.id) as nth
      from public.vendors as v where v.status = 'active' order by v.ratings_count desc, v.id limit 200
    )
    select array_agg(k.id order by k.nth), array_agg(null::integer), array_agg(null::boolean),
      array_agg(k.accepting and o.vendor_id is not null order by k.nth), array_agg(null::integer)
    into vendors, metres_of, delivering, open_ones, minutes_of
    from known as k left join private.open_vendors(array(select k.id from known as k),
      now()) as o (vendor_id) on o.vendor_id = k.id;
  end if;
  vendors := coalesce(vendors, '{}');
  sellers := array(select a.vendor_id from unnest(vendors, delivering) with ordinality as a (vendor_id, delivers, nth)
    where a.delivers is distinct from false order by a.nth);
  for nth in 1 .. 3 loop
    if nth = 2 then
      -- Words in use elsewhere are not found here: perhaps they are others.
      exit when is_typing or is_served or asked.is_denial;
      select array_agg(m.place), array_agg(m.word), array_agg(m.weight), array_agg(m.spelling), array_agg(m.is_typed)
      into places, meanings, weights, spellings, typed_ones
      from (
        select * from private.search_meanings(typed, false, null, true)
        union all
        select m.* from unnest(places, meanings, weights, spellings, typed_ones) as m (place, word, weight,
          spelling, is_typed) where m.word like '=%'
      ) as m;
      exit when meanings is null;
    end if;
    heads := array(select '^' || m.word from unnest(meanings, weights) as m (word, weight) where m.weight >= 0.6);
    return query
      with hit as materialized (
        select i.* from private.items_of(sellers, places, meanings, nth < 3, search_hits.most / 2) as i
        where not (i.other_words && wrong_diets) and (not (i.words && wrong_words) or i.words && denials)
      ),
      said as (
        select h.*, unnest(h.words) as word, 1.0::real as part from hit as h
        union all
        select h.*, unnest(h.other_words), 0.4::real from hit as h
      ),
      told as (
        select distinct on (s.id, m.place) s.id, s.item_id, s.vendor_id, s.words, m.weight * s.part as worth,
          m.spelling, m.is_typed, m.place, s.kind,
          s.part = 1 or m.word like '=%' as in_name, s.other_words
        from said as s join unnest(places, meanings, weights, spellings, typed_ones) as m (place, word, weight,
          spelling, is_typed) on m.word = s.word
        order by s.id, m.place, m.weight * s.part desc
      ),
      summed as (
        select t.id, any_value(t.kind) as kind, any_value(t.item_id) as item_id,
          any_value(t.vendor_id) as vendor_id, any_value(t.words) as words, any_value(t.other_words) as other_words,
          sum(t.worth) as worth,
          bool_and(t.in_name) as in_name, string_agg(t.spelling, ' ' order by t.place)
            filter (where not t.is_typed) as matched
        from told as t group by t.id
      ),
      scored as (
        select s.*, (s.worth / count_typed - 0.005 * least(cardinality(s.words), 20)
          + coalesce((select ln(1 + sold.orders) / 50 from private.item_sales as sold
            where sold.item_id = s.item_id), 0)
          -- What says that it is without, or is known to be, comes before what is only not known to be with it.
          + case when wrong_words <> '{}' and s.words && denials then 0.3 when wrong_diets <> '{}'
            and '=veg' = any (s.other_words) then 0.2 else 0 end
          + case when s.other_words && heads then 0.1 else 0 end
          + case when asked.pack is null then 0
            else private.pack_fit(s.item_id, asked.pack, asked.pack_unit) end)::real as score
        from summed as s
      )
      select c.kind, c.id, c.item_id, c.vendor_id, c.score, c.matched, c.in_name, n.metres, n.delivers, n.open_now,
        n.minutes, c.words
      from scored as c
      join unnest(vendors, metres_of, delivering, open_ones, minutes_of) as n (vendor_id, metres, delivers,
        open_now, minutes) on n.vendor_id = c.vendor_id
      order by n.open_now desc, c.score desc, n.metres, c.id limit search_hits.most;
    -- Where nothing has all words, what has one of them.
    exit when found or (nth = 2 and count_typed = 1);
  end loop;
  if full_places is not null then
    places := full_places;
    meanings := full_meanings;
    weights := full_weights;
    spellings := full_spellings;
    typed_ones := full_typed_ones;
  end if;
  if meanings is null then return; end if;
  all_words := array(select distinct m.word from unnest(meanings) as m (word));
  -- Vendors farther away than the nearest 200, where those are many, by all words, or else by any.
  if has_place and cardinality(vendors) = 200 then
    districts := array(select distinct
        private.search_district(search_hits.lat + y * 0.135, search_hits.lng + x * 0.142)
      from generate_series(-1, 1) as y, generate_series(-1, 1) as x);
    for nth in 1 .. count_typed loop
      meant := array(select m.word from unnest(places, meanings) as m (place, word) where m.place = nth);
      if meant = '{}' then continue; end if;
      far_condition := far_condition || case when far_condition = '' then '' else ' and ' end
        || format('d.tokens && $2[%s:%s]', cardinality(far_keys) + 1,
          cardinality(far_keys) + cardinality(districts) * cardinality(meant));
      far_keys := far_keys || array(select x.district || ' ' || m.word
        from unnest(districts) as x (district), unnest(meant) as m (word));
    end loop;
  end if;
  for nth in 1 .. 2 loop
    exit when far_keys = '{}';
    execute format('select array(select d.id from private.search_documents as d where %s '
      'and (d.vendor_id <> all ($1)) is true limit 40)', far_condition)
    into far using vendors, far_keys;
    exit when far <> '{}' or count_typed = 1;
    far_condition := 'd.tokens && $2';
  end loop;
  -- What is found near only, and what not everybody may see: of that, what who asks may.
  for source in select s.kind, s.within_m, s.visible from private.search_sources as s
    where s.within_m is not null or s.visible is not null
  loop
    found_ids := private.found_of(source.kind, source.within_m, all_words, search_hits.lat, search_hits.lng);
    if source.visible is not null then
      execute format('select array(select v.id from %s($1) as v (id))', source.visible) into found_ids using found_ids;
    end if;
    far := far || found_ids[1:500];
    apart := apart || source.kind;
  end loop;
  return query
    with hit as materialized (
      select d.id, d.kind, d.vendor_id, d.lat, d.lng, d.words, d.other_words, n.metres, n.delivers, n.open_now,
        n.minutes, false as is_far
      from unnest(vendors, metres_of, delivering, open_ones, minutes_of) as n (vendor_id, metres, delivers,
        open_now, minutes)
      join private.search_documents as d on d.vendor_id = n.vendor_id and d.item_id is null
      where d.words && all_words or d.other_words && all_words
      union all
      select d.id, d.kind, d.vendor_id, d.lat, d.lng, d.words, d.other_words, null, null, null, null,
        d.vendor_id is not null
      from private.search_documents as d where d.id = any (far)
      union all
      (select d.id, d.kind, null, d.lat, d.lng, d.words, d.other_words, null, null, null, null, false
        from private.search_documents as d
        where d.tokens && array(select '* ' || w.word from unnest(all_words) as w (word)) and d.kind <> all (apart)
          limit 500)
    ),
    said as (
      select h.*, unnest(h.words) as word, 1.0::real as part from hit as h
      union all
      select h.*, unnest(h.other_words), 0.4::real from hit as h
    ),
    told as (
      select distinct on (s.id, m.place) s.*, m.weight * s.part as worth, m.spelling, m.is_typed, m.place,
        s.part = 1 as in_name
      from said as s join unnest(places, meanings, weights, spellings, typed_ones) as m (place, word, weight,
        spelling, is_typed) on m.word = s.word
      order by s.id, m.place, m.weight * s.part desc
    ),
    summed as (
      select t.id, any_value(t.kind) as kind, any_value(t.vendor_id) as vendor_id, any_value(t.lat) as lat,
        any_value(t.lng) as lng,
        any_value(t.words) as called, any_value(t.metres) as metres, bool_and(t.delivers) as delivers,
          bool_and(t.open_now) as open_now,
        any_value(t.minutes) as minutes, bool_and(t.is_far) as is_far, sum(t.worth) as worth, count(*) as words,
          bool_or(t.in_name) as in_name, bool_or(t.in_name and t.is_typed) as is_called_so,
        string_agg(t.spelling, ' ' order by t.place) filter (where not t.is_typed) as matched
      from told as t group by t.id
    ),
    scored as materialized (
      select s.*, (s.worth / count_typed - 0.005 * least(cardinality(s.called), 20))::real as score
      from summed as s
      -- All words that mean anything, or half of several.
      where s.words >= (count_typed + 1) / 2
        and (count_typed = 1 or s.words = count_typed or case when s.vendor_id is null then s.is_called_so
        else s.in_name end)
    ),
    distant as materialized (
      select s.id, s.kind, s.vendor_id, s.score, s.matched, s.in_name, s.called, v.prep_minutes, v.delivery_radius_m,
        v.accepting_orders and coalesce(v.paused_until <= now(), true) as accepting,
        public.distance_m(search_hits.lat, search_hits.lng, v.lat, v.lng) as metres
      from scored as s
      join public.vendors as v on v.id = s.vendor_id
      where s.is_far and v.status = 'active'
    )
    select s.kind, s.id, null::uuid, s.vendor_id, s.score, s.matched, s.in_name,
      case when s.vendor_id is not null then s.metres
        when has_place and s.lat is not null then public.distance_m(search_hits.lat, search_hits.lng, s.lat,
          s.lng) end, s.delivers, s.open_now, s.minutes, s.called
    from scored as s where not s.is_far
    union all
    select x.kind, x.id, null::uuid, x.vendor_id, x.score, x.matched, x.in_name, x.metres,
      x.metres <= least(x.delivery_radius_m, reach) and x.vendor_id not in (
        select e.* from private.drawn_elsewhere(array(select y.vendor_id from distant as y), search_hits.lat,
          search_hits.lng) as e),
      x.accepting and x.vendor_id in (select o.*
        from private.open_vendors(array(select y.vendor_id from distant as y), now()) as o),
      x.prep_minutes + ceil(round(1.3 * x.metres) / metres_a_minute)::integer, x.called
    from distant as x where x.metres <= reach;
end
$function$;

comment on function private.search_hits(text, double precision, double precision, boolean, integer) is
  'What a text finds around a place, or without one among the 200 best known vendors: items of vendors that deliver there, vendors up to 15 km away, services and places. score from 0 to little over 1; in_name: of an item, all of the words stand in its name, of anything else one of them; matched is what the typed words were taken for, null where they are found as they are; called: the folded words of the name. The 200 nearest vendors are looked through, the nearest first, and no more than needed to find enough; at most 1,000 items are weighed, and the best `most` of them returned.';

revoke all
  on function private.search_hits(text, double precision, double precision, boolean, integer)
  from public;
