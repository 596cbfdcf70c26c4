-- What the platform shows on home beside the catalogue: banners, collections, quick filters, and what it says of
-- itself.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create function private.in_language(original text, translations jsonb, language text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(translations ->> language, original)
$$;

comment on function private.in_language is
  'A text in the reader''s language, or as it is where nobody has translated it.';

create function private.is_site_path(path text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select length(path) <= 200 and path ~ '^/([a-z0-9][a-z0-9-]*(/[a-zA-Z0-9][a-zA-Z0-9_-]*)*)?([?][a-z_]+=[a-zA-Z0-9%._'
    '+-]*(&[a-z_]+=[a-zA-Z0-9%._+-]*)*)?$'
$$;

comment on function private.is_site_path is
  'Whether a text is a path of this site, such as /food?veg=1: no other host, no scheme, no dots, nothing that a '
    'browser would read as one.';

-- Banners ------------------------------------------------------------------------------------------------------------
create table public.banners (
  id uuid primary key default gen_random_uuid(),
  region_id uuid references public.regions (id),
  title text not null constraint banner_title_length check (length(trim(title)) between 2 and 48),
  title_translations jsonb not null default '{}' constraint banner_title_translations
    check (private.are_translations(title_translations, 64)),
  note text not null default '' constraint banner_note_length check (length(note) <= 80),
  note_translations jsonb not null default '{}' constraint banner_note_translations
    check (private.are_translations(note_translations, 120)),
  picture text constraint banner_picture_form check (picture ~ '^[a-z0-9][a-z0-9/-]{0,120}[.](webp|jpg)$'),
  hue text not null default 'food' constraint banner_hue_known
    check (hue in ('beauty', 'property', 'pets', 'food', 'rides', 'grocery',
    'finance', 'home', 'health', 'digital', 'education', 'shopping')),
  target text not null constraint banner_target_in_site check (private.is_site_path(target)),
  for_newcomers boolean not null default false,
  position integer not null default 100 constraint banner_position_range check (position between 0 and 1000),
  valid_from timestamptz not null default now(),
  valid_to timestamptz,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint banner_ends_after_its_start check (valid_to > valid_from)
);

create trigger texts_are_plain before insert or update of title, title_translations, note,
  note_translations on public.banners
  for each row execute function private.keep_plain('title', 'title_translations', 'note', 'note_translations');

create index banners_region_idx on public.banners (region_id, position);
create index banners_created_by_idx on public.banners (created_by);

comment on table public.banners is 'The pictures of home''s slider, each for a while and for a region or for all (Spec '
  '§1 Home screen, image slider).';
comment on column public.banners.region_id is
  'Shown where somebody is in this region; null shows it everywhere, also to visitors without a place.';
comment on column public.banners.picture is 'Path in the bucket catalogue; without one the ground of its hue is drawn.';
comment on column public.banners.target is 'The path of this site that it leads to.';
comment on column public.banners.for_newcomers is 'Only for guests and customers who have not ordered yet.';
comment on column public.banners.valid_to is 'Null until somebody stops it.';

alter table public.banners enable row level security;

create policy "everyone reads banners that run, administrators all" on public.banners for select to anon, authenticated
  using ((valid_from <= now() and (valid_to is null or valid_to > now())) or (select private.is_admin()));

revoke all on public.banners from anon, authenticated;
grant select (id, region_id, title, title_translations, note, note_translations, picture, hue, target, for_newcomers,
  position, valid_from, valid_to)
  on public.banners to anon, authenticated;

create function public.add_banner(title text, target text, valid_from timestamptz default null,
  valid_to timestamptz default null,
  region_slug text default null, note text default '', title_translations jsonb default '{}',
    note_translations jsonb default '{}',
  picture text default null, hue text default 'food', for_newcomers boolean default false,
    "position" integer default 100) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  region uuid;
  added public.banners;
begin
  perform private.bound(add_banner.title_translations, 4000);
  perform private.bound(add_banner.note_translations, 6000);
  if add_banner.region_slug is not null then
    select r.id into region from public.regions as r where r.slug = add_banner.region_slug;
    if region is null then perform private.refuse(404, 'region_not_found', 'There is no such region.'); end if;
  end if;
  if not coalesce(private.is_site_path(add_banner.target), false) then
    perform private.refuse(400, 'banner_target_invalid', 'A banner leads to a page of this site, such as /food.');
  end if;
  if coalesce(add_banner.valid_to, 'infinity') <= now() then
    perform private.refuse(400, 'banner_over', 'This banner would be over before anybody saw it.');
  end if;
  begin
    insert into public.banners (region_id, title, title_translations, note, note_translations, picture, hue, target,
      for_newcomers, position,
      valid_from, valid_to, created_by)
    values (region, add_banner.title, coalesce(add_banner.title_translations, '{}'), coalesce(add_banner.note, ''),
      coalesce(add_banner.note_translations, '{}'), nullif(trim(add_banner.picture), ''), add_banner.hue,
        add_banner.target,
      coalesce(add_banner.for_newcomers, false), coalesce(add_banner.position, 100),
        coalesce(add_banner.valid_from, now()), add_banner.valid_to, caller)
    returning * into added;
  exception when check_violation or not_null_violation then
    perform private.refuse(400, 'banner_invalid',
      'A banner has a title of 2 to 48 characters, a note of up to 80, and ends after it starts.');
  end;
  perform private.audit('add_banner', 'banner', added.id::text, null, to_jsonb(added));
  return added.id;
end
$$;

comment on function public.add_banner is
  'Adds a banner to home''s slider, from now or a later time on, for a region or for all; administrators only, in the '
    'audit log.';

create function public.stop_banner(banner_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  old public.banners;
begin
  perform private.require_role('admin');
  select * into old from public.banners as b where b.id = stop_banner.banner_id for no key update;
  if not found then perform private.refuse(404, 'banner_not_found', 'There is no such banner.'); end if;
  if old.valid_to <= now() then return; end if;
  -- One that has not begun yet was never seen: it ends with its beginning.
  update public.banners as b set valid_from = least(b.valid_from, now() - interval '1 microsecond'), valid_to = now()
    where b.id = old.id;
  perform private.audit('stop_banner', 'banner', old.id::text, jsonb_build_object('valid_to', old.valid_to),
    jsonb_build_object('valid_to', now()));
end
$$;

comment on function public.stop_banner is
  'Ends a banner now; one that is over stays as it is. Administrators only; in the audit log.';

create function public.admin_banners()
returns table (id uuid, region_slug text, title text, title_translations jsonb, note text, note_translations jsonb,
  picture text, hue text, target text,
  for_newcomers boolean, "position" integer, valid_from timestamptz, valid_to timestamptz, added_by text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
    select b.id, r.slug, b.title, b.title_translations, b.note, b.note_translations, b.picture, b.hue, b.target,
      b.for_newcomers, b.position,
      b.valid_from, b.valid_to, (select nullif(p.full_name, '') from public.profiles as p where p.id = b.created_by)
    from public.banners as b left join public.regions as r on r.id = b.region_id
    where coalesce(b.valid_to, 'infinity') > now() - interval '30 days'
    order by coalesce(b.valid_to, 'infinity') > now() desc, b.position, b.valid_from desc, b.id limit 200;
end
$$;

comment on function public.admin_banners is
  'The banners that run, are to come or ended within 30 days, with who added them; region_slug is null for all '
    'regions. Administrators only.';

revoke execute on function public.add_banner(text, text, timestamptz, timestamptz, text, text, jsonb, jsonb, text, text,
  boolean, integer),
  public.stop_banner(uuid), public.admin_banners() from public, anon;
grant execute on function public.add_banner(text, text, timestamptz, timestamptz, text, text, jsonb, jsonb, text, text,
  boolean, integer),
  public.stop_banner(uuid), public.admin_banners() to authenticated;

-- Collections: what belongs together, by words or by hand -------------------------------------------------------------
create table public.collections (
  slug text primary key constraint collection_slug_form check (slug ~ '^[a-z][a-z0-9-]{1,40}$'),
  name text not null constraint collection_name_length check (length(trim(name)) between 2 and 40),
  name_translations jsonb not null default '{}' constraint collection_translations
    check (private.are_translations(name_translations, 60)),
  kind public.vendor_kind not null default 'food',
  hue text not null default 'food' constraint collection_hue_known
    check (hue in ('beauty', 'property', 'pets', 'food', 'rides', 'grocery',
    'finance', 'home', 'health', 'digital', 'education', 'shopping')),
  words text[] not null default '{}' constraint collection_words_count check (cardinality(words) <= 40),
  item_ids uuid[] not null default '{}' constraint collection_items_count check (cardinality(item_ids) <= 100),
  veg_only boolean not null default false,
  most_paise integer constraint collection_price_positive check (most_paise > 0),
  picture text constraint collection_picture_form check (picture ~ '^[a-z0-9][a-z0-9/-]{0,120}[.](webp|jpg)$'),
  from_time time,
  to_time time,
  position integer not null default 100,
  constraint collection_hours_whole check ((from_time is null) = (to_time is null)),
  constraint collection_has_a_rule check (cardinality(words) > 0 or cardinality(item_ids) > 0 or veg_only
    or most_paise is not null)
);

comment on table public.collections is
  'Items that belong together: those whose name or section contains one of the words, and those named by hand. With '
    'hours it is a meal, offered at its time of day (Spec §1 meal suggestions).';
comment on column public.collections.words is 'In small letters, as vendors write them.';
comment on column public.collections.most_paise is 'Only items up to this price.';
comment on column public.collections.from_time is 'By Indian time; to_time <= from_time runs past midnight.';

alter table public.collections enable row level security;

create policy "everyone reads collections" on public.collections for select to anon, authenticated using (true);

revoke all on public.collections from anon, authenticated;
grant select on public.collections to anon, authenticated;

insert into public.collections (slug, name, name_translations, words, from_time, to_time, position) values
  ('breakfast', 'Breakfast', '{"hi": "नाश्ता", "te": "టిఫిన్"}',
    '{idli,dosa,vada,upma,pongal,poori,pesarattu,uttapam,bajji,poha,tiffin,chai,coffee,puff,bun,bread}', '05:00',
      '11:00', 1),
  ('lunch', 'Lunch', '{"hi": "दोपहर का खाना", "te": "మధ్యాహ్న భోజనం"}',
    '{biryani,thali,meals,rice,mandi,dal,curry,pappu,pulusu,sangati,rotte,masala}', '11:00', '17:00', 2),
  ('dinner', 'Dinner', '{"hi": "रात का खाना", "te": "రాత్రి భోజనం"}',
    '{biryani,naan,roti,paratha,tikka,tandoori,kebab,butter,haleem,nihari,fried rice,noodles,dosa}', '17:00', '22:30',
      3),
  ('late-night', 'Late night', '{"hi": "देर रात", "te": "అర్ధరాత్రి"}',
    '{biryani,roll,shawarma,burger,noodles,momos,fries,pizza,ice cream,kulfi,shake,chai,maska}', '22:30', '05:00', 4);

insert into public.collections (slug, name, name_translations, hue, words, veg_only, most_paise, position) values
  ('biryani', 'Biryani, every way', '{"hi": "हर अंदाज़ की बिरयानी", "te": "రకరకాల బిర్యానీలు"}', 'food', '{biryani}',
    false, null, 10),
  ('under-150', 'Under ₹150', '{"hi": "₹150 से कम", "te": "₹150 లోపు"}', 'property', '{}', false, 15000, 20),
  ('sweet-tooth', 'Something sweet', '{"hi": "कुछ मीठा", "te": "తియ్యతియ్యగా"}', 'shopping',
    '{meetha,laddu,jalebi,halwa,kulfi,ice cream,payasam,katli,mysore pak,gulab,rasmalai,cake,phirni,falooda}', false,
      null, 30),
  ('pure-veg', 'All vegetarian', '{"hi": "पूरा शाकाहारी", "te": "అంతా శాకాహారం"}', 'grocery', '{}', true, null, 40),
  ('grills', 'From the tandoor', '{"hi": "तंदूर से", "te": "తందూరీ రుచులు"}', 'beauty',
    '{tandoor,tikka,kebab,faham,grill}', false, null, 50),
  ('south', 'Tiffins of the south', '{"hi": "दक्षिण के टिफ़िन", "te": "దక్షిణాది టిఫిన్లు"}', 'pets',
    '{idli,dosa,vada,pongal,uttapam,pesarattu,upma}', false, null, 60);

create table public.discover_filters (
  key text primary key constraint filter_key_form check (key ~ '^[a-z][a-z0-9_]{1,30}$'),
  name text not null constraint filter_name_length check (length(trim(name)) between 2 and 24),
  name_translations jsonb not null default '{}' constraint filter_translations
    check (private.are_translations(name_translations, 40)),
  words text[] not null constraint filter_words_count check (cardinality(words) between 1 and 20),
  is_default boolean not null default false,
  position integer not null default 100
);

create unique index discover_filters_one_default_idx on public.discover_filters (is_default) where is_default;

comment on table public.discover_filters is
  'The quick filters of Explore & Discover (Spec §3 App context: sushi, hotpot, bbq, noodles, dessert, coffee). The '
    'default one is on where something nearby matches it.';

alter table public.discover_filters enable row level security;

create policy "everyone reads quick filters" on public.discover_filters for select to anon, authenticated using (true);

revoke all on public.discover_filters from anon, authenticated;
grant select on public.discover_filters to anon, authenticated;

insert into public.discover_filters (key, name, name_translations, words, is_default, position) values
  ('sushi', 'Sushi', '{"hi": "सुशी", "te": "సుషీ"}', '{sushi,maki,nigiri,sashimi}', true, 1),
  ('hotpot', 'Hotpot', '{"hi": "हॉटपॉट", "te": "హాట్‌పాట్"}', '{hotpot,hot pot,soup,shorba,marag}', false, 2),
  ('bbq', 'BBQ', '{"hi": "बारबेक्यू", "te": "బార్బెక్యూ"}', '{bbq,barbecue,grill,tandoori,tikka,kebab,faham}', false,
    3),
  ('noodles', 'Noodles', '{"hi": "नूडल्स", "te": "నూడుల్స్"}', '{noodles,hakka,ramen,chow mein}', false, 4),
  ('dessert', 'Dessert', '{"hi": "मीठा", "te": "డెజర్ట్"}',
    '{meetha,halwa,laddu,jalebi,kulfi,ice cream,payasam,cake,gulab,rasmalai,phirni,falooda,brownie,pastry}', false, 5),
  ('coffee', 'Coffee', '{"hi": "कॉफ़ी", "te": "కాఫీ"}', '{coffee,cappuccino,latte,espresso}', false, 6);

-- What the platform says of itself ------------------------------------------------------------------------------------
insert into public.app_settings (setting_key, value_type, setting_value, category, description, is_public) values
  ('company_name', 'text', '"Angadi Marketplace Private Limited"', 'company',
    'Legal name of the company that operates the marketplace.', true),
  ('company_address', 'text', '"Plot 12, Hitech City Main Road, Madhapur, Hyderabad, Telangana 500081"', 'company',
   'Registered address of the company, in one line.', true),
  ('company_tax_id', 'text', '"36AAACA0000A1Z5"', 'company', 'GST number of the company.', true),
  ('support_phone', 'text', '"+91 40 4000 1234"', 'company', 'Number under which customers reach support.', true),
  ('support_email', 'text', '"help@angadi.in"', 'company', 'Address to which customers write.', true),
  ('company_tagline', 'json',
    '{"en": "Everything your town sells, at your door.", "hi": "आपके शहर की हर चीज़, आपके दरवाज़े पर।",
    "te": "మీ ఊరి అంగడి, మీ గుమ్మం ముందుకు."}', 'company', 'The footer''s tagline by language.', true),
  ('social_links', 'json', '{}', 'company',
   'Addresses of the company''s pages by network: instagram, facebook, youtube, x. The footer shows those that are '
     'there.', true),
  ('app_store_links', 'json', '{}', 'company',
    'Addresses of the apps by store: google_play, app_store. The footer shows those that are there.', true),
  ('stated_tile_facts', 'json',
    '{"food": {"rating": 4.8, "minutes": 25}, "grocery": {"rating": 4.7, "minutes": 45}, "transport": {"rating": 4.6, '
    '"minutes": 8},
    "home_service": {"rating": 4.7, "minutes": 120}}', 'marketing',
   'Rating and minutes on home''s main tiles until there are real ones nearby (Decisions, Tile ratings and times).',
     true);

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('stated_delivery_seconds', 'integer', 'seconds', '1800', 60, 86400, 'marketing',
    'Stated average delivery time until a region has twenty deliveries of its own.', true),
  ('promised_grocery_seconds', 'integer', 'seconds', '1800', 300, 86400, 'marketing',
    'The quick grocery promise; shown only where an open store is that near.', true);

-- Home in one request: what is around a place, what is eaten at this hour, and what is the reader's own
-- (docs/decisions/0053).

-- The first items of a vendor, without reading the thousands behind them.
create index catalog_items_front_idx on public.catalog_items (vendor_id, is_bestseller desc, section_position, position,
  id)
  where picture is not null and is_available;

-- Vendors and items that a page chooses from --------------------------------------------------------------------------
create type private.home_vendor as (id uuid, kind public.vendor_kind, slug text, name text, picture text,
  rating numeric, ratings_count integer,
  stars_sum bigint, metres integer, minutes integer, open_now boolean);

create type private.home_item as (id uuid, kind public.vendor_kind, vendor_id uuid, vendor_slug text, vendor_name text,
  name text, translations jsonb,
  words text, price_paise integer, mrp_paise integer, unit text, diet public.diet, picture text, is_bestseller boolean,
    has_options boolean,
  rating numeric, ratings_count integer, metres integer, minutes integer, open_now boolean, nth integer,
    rank double precision);

create function private.home_vendors(lat double precision, lng double precision,
  each_kind integer) returns setof private.home_vendor
language plpgsql stable security definer set search_path = '' set enable_bitmapscan = 'off' as $$
#variable_conflict use_column
declare
  here extensions.cube;
  reach integer := private.setting_int('max_delivery_radius_m');
  metres_a_minute numeric := private.metres_a_minute();
begin
  if home_vendors.lat is null and home_vendors.lng is null then
    return query
      with best as materialized (
        select v.* from public.vendors as v where v.status = 'active'
        order by private.ranked_rating(v.rating, v.ratings_count) desc, v.id limit 200
      )
      select b.id, b.kind, b.slug, b.name, b.picture, b.rating, b.ratings_count, b.stars_sum, null::integer,
        null::integer,
        b.accepting_orders and coalesce(b.paused_until <= now(), true) and o.vendor_id is not null
      from (select b.*, row_number() over (partition by b.kind
        order by private.ranked_rating(b.rating, b.ratings_count) desc, b.id) as nth from best as b) as b
      left join private.open_vendors(array(select n.id from best as n), now()) as o (vendor_id) on o.vendor_id = b.id
      where b.nth <= home_vendors.each_kind
      order by private.ranked_rating(b.rating, b.ratings_count) desc, b.id;
    return;
  end if;
  if home_vendors.lat is null or home_vendors.lng is null or home_vendors.lat not between -90 and 90
    or home_vendors.lng not between -180 and 180 then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  here := extensions.ll_to_earth(home_vendors.lat, home_vendors.lng);
  return query
    with nearest as materialized (
      select v.*, extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<->) here as chord
      from public.vendors as v
      where v.status = 'active' and extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<@)
        extensions.earth_box(here, reach)
      order by extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<->) here
      limit 200
    ),
    measured as materialized (
      select n.*, round(2 * 6371000 * asin(least(1, n.chord / (2 * extensions.earth()))))::integer as metres
        from nearest as n
    ),
    delivering as materialized (
      select m.*, row_number() over (partition by m.kind order by m.chord, m.id) as nth
      from measured as m
      where m.metres <= least(m.delivery_radius_m, reach)
        and m.id not in (select d.* from private.drawn_elsewhere(array(select n.id from nearest as n), home_vendors.lat,
          home_vendors.lng) as d)
    ),
    reachable as materialized (
      select d.* from delivering as d where d.nth <= home_vendors.each_kind
    )
    select r.id, r.kind, r.slug, r.name, r.picture, r.rating, r.ratings_count, r.stars_sum, r.metres,
      r.prep_minutes + ceil(round(1.3 * r.metres) / metres_a_minute)::integer,
      r.accepting_orders and coalesce(r.paused_until <= now(), true) and o.vendor_id is not null
    from reachable as r
    left join private.open_vendors(array(select n.id from reachable as n), now()) as o (vendor_id) on o.vendor_id = r.id
    order by r.metres, r.id;
end
$$;

comment on function private.home_vendors is
  'The vendors that deliver to a place, so many of each trade, the nearest first; without a place the best rated of '
    'all, without metres and minutes.';

create function private.home_items(vendors private.home_vendor[],
  each_vendor integer) returns setof private.home_item
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select i.id, v.kind, v.id, v.slug, v.name, i.name, i.name_translations, i.search || ' ' || lower(i.section),
      i.price_paise, i.mrp_paise, i.unit, d.diet, i.picture,
      i.is_bestseller, exists (select from public.item_option_groups as g where g.item_id = i.id), v.rating,
        v.ratings_count, v.metres, v.minutes,
      v.open_now, i.nth,
      -- One dish of each vendor before the second of any.
      (case when v.open_now then 0 else 10000000 end + i.nth * 2000 + coalesce(v.metres, 0) / 10.0 + coalesce(v.minutes,
        0) * 10
        - private.ranked_rating(v.rating, v.ratings_count) * 200)::double precision
    from unnest(home_items.vendors) as v
    cross join lateral (
      select c.id, c.name, c.name_translations, c.search, c.section, c.price_paise, c.mrp_paise, c.unit, c.picture,
        c.is_bestseller,
        row_number() over (order by c.is_bestseller desc, c.section_position, c.position, c.id)::integer as nth
      from public.catalog_items as c
      where c.vendor_id = v.id and c.picture is not null and c.is_available
        and private.item_unavailable_reason(c, now()) is null
      order by c.is_bestseller desc, c.section_position, c.position, c.id
      limit home_items.each_vendor
    ) as i
    left join public.dishes as d on d.item_id = i.id;
end
$$;

comment on function private.home_items is
  'The first items of each of these vendors that have a picture and can be had now, bestsellers before the rest. nth '
    'is the item''s place among '
  'them, rank orders the items of several vendors: open ones first, then one of each vendor before the second of any, '
    'the near and well rated before others.';

create function private.home_card(i private.home_item, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  label text := coalesce(i.translations ->> home_card.language,
    (select w.text from public.dictionary as w where w.kind = 'item' and w.source = lower(i.name)
      and w.language = home_card.language), i.name);
  card jsonb := jsonb_build_object('id', i.id, 'kind', i.kind, 'name', label, 'original_name', i.name, 'price_paise',
    i.price_paise,
    'mrp_paise', i.mrp_paise, 'unit', i.unit, 'diet', i.diet, 'picture', i.picture, 'is_bestseller', i.is_bestseller,
      'has_options', i.has_options,
    'vendor_id', i.vendor_id, 'vendor_slug', i.vendor_slug, 'vendor_name', i.vendor_name, 'rating', i.rating,
      'ratings_count', i.ratings_count,
    'distance_m', i.metres, 'minutes', i.minutes, 'is_open', i.open_now);
begin
  if i.kind in ('grocery', 'shopping') then
    card := card || coalesce((
      select jsonb_build_object('product_id', g.product_id, 'pack_size', g.pack_size, 'pack_unit', g.pack_unit,
        'sold_by', g.sold_by,
        'unit_price', private.unit_price(i.price_paise, g.pack_size, g.pack_unit))
      from public.goods as g where g.item_id = i.id), '{}');
  end if;
  return card;
end
$$;

comment on function private.home_card is
  'An item as a card shows it: name in the reader''s language (the vendor''s own translation before the '
    'dictionary''s), price, picture, vendor; goods with their pack and unit price.';

create function private.like_any(words text[]) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return array(select '%' || replace(replace(replace(lower(w), '\', '\\'), '%', '\%'), '_', '\_') || '%'
    from unnest(like_any.words) as w);
end
$$;

comment on function private.like_any is 'Patterns for like any: what contains one of the words.';

create function private.items_in(items private.home_item[], c public.collections) returns private.home_item[]
language sql immutable parallel safe set search_path = '' as $$
  select array(select i from unnest(items) as i, (select private.like_any(c.words) as patterns offset 0) as w
    where i.id = any (c.item_ids) or (i.kind = c.kind
      and (c.words <> '{}' or c.veg_only or c.most_paise is not null)
      and (c.words = '{}' or i.words like any (w.patterns))
      and (not c.veg_only or i.diet = 'veg') and (c.most_paise is null or i.price_paise <= c.most_paise))
    order by i.rank, i.id)
$$;

comment on function private.items_in is
  'Those of the items that belong to a collection, the best first: named by hand, or of its trade and within every '
    'part of its rule.';

create function private.cards_of(items private.home_item[], language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  item private.home_item;
  cards jsonb := '[]';
begin
  foreach item in array items loop cards := cards || private.home_card(item, cards_of.language); end loop;
  return cards;
end
$$;

comment on function private.cards_of is 'Items as cards, in their order.';

-- The blocks of home --------------------------------------------------------------------------------------------------
create function private.meal_at(at timestamptz) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  clock time := (meal_at.at at time zone 'Asia/Kolkata')::time;
begin
  return (select c.slug from public.collections as c
    where case when c.from_time < c.to_time then clock >= c.from_time and clock < c.to_time else clock >= c.from_time
      or clock < c.to_time end
    order by c.position, c.slug limit 1);
end
$$;

comment on function private.meal_at is
  'The collection of the meal at a time, by the Indian clock; null where none is due (Spec §1 meal suggestions).';

create function private.meal_block(items private.home_item[], at timestamptz, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c public.collections;
  chosen private.home_item[];
begin
  select * into c from public.collections as k where k.slug = private.meal_at(meal_block.at);
  if not found then return null; end if;
  chosen := array(
    select d.item from (
      -- One of each name: ten kitchens' chicken biryani is one suggestion.
      select distinct on (lower(i.name)) i as item, i.rank, i.id from unnest(private.items_in(meal_block.items, c)) as i
        order by lower(i.name), i.rank, i.id
    ) as d order by d.rank, d.id limit 12);
  if chosen = '{}' then return null; end if;
  return jsonb_build_object('slug', c.slug, 'name', private.in_language(c.name, c.name_translations,
    meal_block.language),
    'items', private.cards_of(chosen, meal_block.language));
end
$$;

comment on function private.meal_block is 'What is eaten at this hour nearby: {slug, name, items}, at most twelve and '
  'no two of one name; null where there is nothing.';

create function private.collections_block(items private.home_item[], language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Fewer items are no collection.
  fewest constant integer := 3;
  most constant integer := 4;
  c public.collections;
  matched private.home_item[];
  block jsonb := '[]';
begin
  for c in select k.* from public.collections as k where k.from_time is null order by k.position, k.slug loop
    exit when jsonb_array_length(block) >= most;
    matched := private.items_in(items, c);
    continue when cardinality(matched) < fewest;
    block := block || jsonb_build_object('slug', c.slug, 'name',
      private.in_language(c.name, c.name_translations, collections_block.language),
      'hue', c.hue, 'count', cardinality(matched), 'picture', c.picture,
      'pictures', (select jsonb_agg(p.picture) from (
        select i.picture from unnest(matched) as i group by i.picture order by min(i.rank) limit 2) as p));
  end loop;
  return block;
end
$$;

comment on function private.collections_block is
  'The first four collections of which there are three items or more nearby: [{slug, name, hue, count, picture, '
    'pictures}]; pictures are those of two items.';

create function private.tile_facts(vendors private.home_vendor[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  stated jsonb := coalesce(private.setting('stated_tile_facts'), '{}');
begin
  return (
    select coalesce(jsonb_object_agg(f.kind, jsonb_strip_nulls(jsonb_build_object(
      'rating', coalesce(case when f.ratings >= private.fewest_ratings() then f.rating end,
        (stated -> f.kind ->> 'rating')::numeric),
      'ratings_count', case when f.ratings >= private.fewest_ratings() then f.ratings end,
      'minutes', coalesce(f.minutes, (stated -> f.kind ->> 'minutes')::integer)))), '{}')
    from (
      select k.kind, sum(v.ratings_count) as ratings,
        round(sum(v.stars_sum)::numeric / nullif(sum(v.ratings_count), 0), 1) as rating,
        (percentile_disc(0.5) within group (order by v.minutes) filter (where v.open_now)) as minutes
      from (select jsonb_object_keys(stated) union select distinct n.kind::text
        from unnest(tile_facts.vendors) as n) as k (kind)
      left join unnest(tile_facts.vendors) as v on v.kind::text = k.kind
      group by k.kind
    ) as f);
end
$$;

comment on function private.tile_facts is
  'Rating and minutes by trade: of the vendors around, else as stated (Decisions, Tile ratings and times): {kind: '
    '{rating, ratings_count, minutes}}; ratings_count only with real ratings.';

create function private.promises(vendors private.home_vendor[], region_id uuid, is_newcomer boolean)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'first_order', case when promises.is_newcomer then (
      select jsonb_build_object('code', c.code, 'off_paise', c.value, 'minimum_paise', c.minimum_paise)
      from public.coupons as c
      where c.first_order_only and c.kind = 'flat' and c.is_listed and c.valid_from <= now()
        and (c.valid_to is null or c.valid_to > now())
      order by c.value desc, c.code limit 1) end,
    'free_delivery', (
      select jsonb_build_object('code', c.code, 'minimum_paise', c.minimum_paise) from public.coupons as c
      where c.kind = 'free_delivery' and c.is_listed and c.valid_from <= now()
        and (c.valid_to is null or c.valid_to > now())
      order by c.minimum_paise, c.code limit 1),
    'delivery_minutes', (
      select coalesce(case when count(*) >= 20
          then round(avg(extract(epoch from d.status_since - d.created_at)) / 60)::integer end,
        private.setting_int('stated_delivery_seconds') / 60)
      from (
        select o.status_since, o.created_at from public.enhanced_orders as o
        where o.region_id = promises.region_id and o.created_at > now() - interval '30 days'
          and o.status = 'delivered' and private.comes_for(o, 'drop')
          and o.scheduled_for is null
        order by o.created_at desc limit 200
      ) as d)))
    || (select coalesce(jsonb_object_agg(t.trade || '_minutes', said.minutes), '{}') from private.trades as t
      cross join lateral (select private.setting_int(t.promised_within) / 60 as minutes) as said
      where t.promised_within is not null and exists (select from unnest(promises.vendors) as v
        where v.kind::text = t.trade and v.open_now and v.minutes <= said.minutes));
end
$$;

comment on function private.promises is
  'What the platform promises, each only while it holds: money off a first order (by the coupon that runs), free '
    'delivery, groceries within so many minutes '
  '(where an open store is that near), and the average delivery time of the region (stated until it has twenty '
    'deliveries) (Spec §1 Home screen).';

create function private.running_banners(region_id uuid, is_newcomer boolean, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', s.id, 'title',
      private.in_language(s.title, s.title_translations, running_banners.language),
      'note', private.in_language(s.note, s.note_translations, running_banners.language), 'picture', s.picture, 'hue',
        s.hue, 'target', s.target)
      order by s.position, s.valid_from desc, s.id)
    from (
      select b.* from public.banners as b
      where (b.region_id is null or b.region_id = running_banners.region_id)
        and b.valid_from <= now() and (b.valid_to is null or b.valid_to > now())
          and (not b.for_newcomers or running_banners.is_newcomer)
      order by b.position, b.valid_from desc, b.id limit 8
    ) as s), '[]');
end
$$;

comment on function private.running_banners is 'The banners that run for a region and a reader, at most eight.';

create function private.about_company(language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  tagline jsonb := private.setting('company_tagline');
begin
  return jsonb_build_object('name', private.setting('company_name'), 'address', private.setting('company_address'),
    'tax_id', private.setting('company_tax_id'), 'phone', private.setting('support_phone'), 'email',
      private.setting('support_email'),
    'tagline', coalesce(tagline ->> about_company.language, tagline ->> 'en'),
    'social', coalesce(private.setting('social_links'), '{}'), 'apps',
      coalesce(private.setting('app_store_links'), '{}'));
end
$$;

comment on function private.about_company is 'What the footer says of the operating company, from the public settings.';

create function private.order_card(o public.enhanced_orders) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('id', o.id, 'order_number', o.order_number, 'kind', o.kind, 'trade', o.trade,
    'status', o.status,
    'vendor_id', o.vendor_id, 'vendor_name', o.vendor_name, 'items', o.items, 'total_paise', o.total_paise,
    'payment_method', o.payment_method, 'payment_status', o.payment_status, 'cancel_reason', o.cancel_reason,
    'status_since', o.status_since, 'created_at', o.created_at,
    'promised_max_at', private.arrives_at(o),
    'scheduled_for', o.scheduled_for);
end
$$;

comment on function private.order_card is
  'An order as a customer''s lists show it, as events carry it too; promised_max_at is when it arrives by its '
    'tracking.';

-- What common functions asked by the name of a kind or a trade, they ask of rows.
create function private.own_orders(caller uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return jsonb_build_object(
    'active', coalesce((select jsonb_agg(private.order_card(a) order by a.created_at desc, a.id desc) from (
      select o.* from public.enhanced_orders as o
      where o.user_id = own_orders.caller and o.status not in ('delivered', 'cancelled')
      order by o.created_at desc, o.id desc limit 50) as a), '[]'),
    'recent', coalesce((select jsonb_agg(private.order_card(r) order by r.created_at desc, r.id desc) from (
      select o.* from public.enhanced_orders as o join private.trades as t on t.trade = o.trade and t.in_cart
      where o.user_id = own_orders.caller and o.status = 'delivered'
      order by o.created_at desc, o.id desc limit 5) as r), '[]'));
end
$$;

comment on function private.own_orders is
  'A customer''s orders that are under way (at most 50), and the last five delivered ones that can be ordered again '
    '(Spec §9 Orders).';

create function private.stores_block(lat double precision, lng double precision, vendors private.home_vendor[],
  language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if stores_block.lat is not null then
    return coalesce((select jsonb_agg(to_jsonb(n) - '{next_cursor,delivers_here,tagline,cuisines}'::text[])
      from public.vendors_near('food', stores_block.lat, stores_block.lng, sort => 'comprehensive', page_size => 8,
        language => stores_block.language) as n), '[]');
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', v.id, 'slug', v.slug, 'name', v.name, 'area', v.area, 'picture',
      v.picture, 'rating', v.rating,
      'ratings_count', v.ratings_count, 'pure_veg', coalesce(f.pure_veg, false), 'cost_for_two_paise',
        f.cost_for_two_paise,
      'cuisine_names', array(select coalesce(w.text, one.cuisine) from unnest(f.cuisines)
        with ordinality as one (cuisine, position)
        left join public.dictionary as w on w.kind = 'cuisine' and w.source = lower(one.cuisine)
          and w.language = stores_block.language
        order by one.position)) order by n.place)
    from (select b.id, row_number() over () as place from unnest(stores_block.vendors) as b where b.kind = 'food'
      limit 8) as n
    join public.vendors as v on v.id = n.id
    left join public.restaurants as f on f.vendor_id = v.id), '[]');
end
$$;

comment on function private.stores_block is
  'Eight restaurants: those that vendors_near lists first; without a place the best rated of all towns, without times, '
    'distances and fees.';

create function private.best_of(items private.home_item[], most integer) returns private.home_item[]
language sql immutable parallel safe set search_path = '' as $$
  select array(select i from unnest(items) as i order by i.rank, i.id limit most)
$$;

comment on function private.best_of is 'The first of these items by their rank.';

create function private.discover_block(items private.home_item[], language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  dishes private.home_item[] := array(select i from unnest(discover_block.items) as i where i.kind = 'food');
  usual public.discover_filters;
  usual_words text[];
  wanted private.home_item[] := '{}';
begin
  select * into usual from public.discover_filters as f where f.is_default;
  if found then
    usual_words := private.like_any(usual.words);
    wanted := array(select i from unnest(dishes) as i where i.words like any (usual_words));
  end if;
  return jsonb_build_object(
    'kinds', (select coalesce(jsonb_agg(k.kind order by k.kind), '[]')
      from (select distinct i.kind from unnest(discover_block.items) as i) as k),
    'filters', (select coalesce(jsonb_agg(jsonb_build_object('key', f.key, 'name',
      private.in_language(f.name, f.name_translations, discover_block.language))
      order by f.position, f.key), '[]') from public.discover_filters as f),
    'filter', case when wanted <> '{}' then usual.key end,
    'items', private.cards_of(private.best_of(case when wanted <> '{}' then wanted else dishes end, 8),
      discover_block.language));
end
$$;

comment on function private.discover_block is
  'Explore & Discover on home: the trades that have something nearby, the quick filters, the one that is on (the '
    'default one, where anything matches it), and the first eight dishes.';

create function public.home_page(lat double precision default null, lng double precision default null,
  language text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := auth.uid();
  spoken text := case when private.is_language(home_page.language) then home_page.language end;
  -- refuses: place_invalid
  vendors private.home_vendor[] := array(select v from private.home_vendors(home_page.lat, home_page.lng, 30) as v);
  items private.home_item[] := array(select i from private.home_items(vendors, 24) as i);
  dishes private.home_item[] := array(select i from unnest(items) as i where i.kind = 'food');
  goods private.home_item[] := array(select i from unnest(items) as i where i.kind in ('grocery', 'shopping'));
  region public.regions;
  -- Beyond every town: nothing is promised where nothing comes.
  is_beyond boolean := home_page.lat is not null and vendors = '{}';
  is_newcomer boolean := caller is null or not exists (
    select from public.enhanced_orders as o where o.user_id = caller and o.status <> 'cancelled');
begin
  if home_page.lat is not null then
    select * into region from public.regions as r where r.id = private.region_at(home_page.lat, home_page.lng);
  end if;
  return jsonb_build_object(
    'region', case when region.id is not null then jsonb_build_object('slug', region.slug, 'name', region.name) end,
    'towns', case when home_page.lat is null or is_beyond then (
      select coalesce(jsonb_agg(jsonb_build_object('slug', t.slug, 'name', t.name, 'lat', t.center_lat, 'lng',
        t.center_lng, 'picture', t.picture)
        order by t.area desc, t.name), '[]')
      from (
        select r.*, (select v.picture from public.vendors as v where v.region_id = r.id and v.status = 'active'
          and v.picture is not null limit 1) as picture
        from public.regions as r
        where exists (select from public.vendors as v where v.region_id = r.id and v.status = 'active')
      ) as t) end,
    'tiles', case when is_beyond then '{}' else private.tile_facts(vendors) end,
    'promises', case when is_beyond then '{}' else private.promises(vendors, region.id, is_newcomer) end,
    'banners', case when is_beyond then '[]' else private.running_banners(region.id, is_newcomer, spoken) end,
    'meal', private.meal_block(dishes, now(), spoken),
    'stores', private.stores_block(home_page.lat, home_page.lng, vendors, spoken),
    'goods', private.cards_of(private.best_of(goods, 12), spoken),
    'collections', private.collections_block(dishes, spoken),
    'discover', private.discover_block(items, spoken),
    'company', private.about_company(spoken),
    'mine', case when caller is not null then private.own_orders(caller) end);
end
$$;

comment on function public.home_page is
  'Everything that home shows, in one request; without a place the best of all towns, without times. {region: {slug, '
    'name}, towns: [{slug, name, lat, lng, '
  'picture}] (without a place, and where nobody delivers: there nothing is promised), tiles: {kind: {rating, '
    'ratings_count, minutes}}, '
  'promises: {first_order, free_delivery, grocery_minutes, delivery_minutes}, '
  'banners: [{id, title, note, picture, hue, target}], meal: {slug, name, items}, stores: [rows of vendors_near], '
    'goods: [items], collections: [{slug, name, '
  'hue, count, picture, pictures}], discover: {kinds, filters: [{key, name}], filter, items}, company, mine: {active, '
    'recent} (signed in)}. An item is {id, '
  'kind, name, original_name, price_paise, mrp_paise, unit, diet, picture, is_bestseller, has_options, vendor_id, '
    'vendor_slug, vendor_name, rating, '
  'ratings_count, distance_m, minutes, is_open}, goods with {product_id, pack_size, pack_unit, sold_by, unit_price}.';

-- Explore & Discover, and partners ------------------------------------------------------------------------------------
create function public.discover_items(lat double precision default null, lng double precision default null,
  kind public.vendor_kind default 'food', filter text default null, collection text default null,
  veg_only boolean default false, open_only boolean default false, sort text default 'comprehensive',
  page_size integer default 24, cursor jsonb default null, language text default null) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
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
$$;

comment on function public.discover_items is
  'What can be had of one trade around a place (without one: from the best vendors of all towns), by quick filter, '
    'collection, diet and opening, in one of the four '
  'orders; items as home_page has them. A page at a time: pass the last one''s next_cursor for the next.';

create function public.brand_partners(lat double precision default null,
  lng double precision default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', b.id, 'kind', b.kind, 'slug', b.slug, 'name', b.name,
      'picture', b.picture, 'rating', b.rating, 'ratings_count', b.ratings_count)
      order by private.ranked_rating(b.rating, b.ratings_count) desc, b.id)
    from (
      select v.* from private.home_vendors(brand_partners.lat, brand_partners.lng, 60) as v
      where v.rating >= 4 and v.ratings_count >= private.fewest_ratings()
      order by private.ranked_rating(v.rating, v.ratings_count) desc, v.id limit 12
    ) as b), '[]');
end
$$;

comment on function public.brand_partners is
  'The dozen vendors around a place that customers rate best: at least four stars of at least five people; '
  'without a place of all towns.';

revoke execute on function public.home_page(double precision, double precision, text),
  public.discover_items(double precision, double precision, public.vendor_kind, text, text, boolean, boolean, text,
    integer, jsonb, text),
  public.brand_partners(double precision, double precision) from public, anon;
grant execute on function public.home_page(double precision, double precision, text),
  public.discover_items(double precision, double precision, public.vendor_kind, text, text, boolean, boolean, text,
    integer, jsonb, text),
  public.brand_partners(double precision, double precision) to anon, authenticated;

-- A customer's own pages: the dashboard and the timeline of what they did.

create function public.my_dashboard() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  month timestamptz := date_trunc('month', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata';
begin
  return (
    select jsonb_build_object(
      'orders_completed', o.completed, 'vendors_tried', o.vendors, 'first_order_at', o.first_at, 'saved_paise', o.saved,
        'saved_this_month_paise', o.saved_month,
      'favourites', (select count(*) from public.wishlists as w where w.user_id = caller),
      'reviews', (select count(distinct r.order_id) from public.reviews as r where r.author_id = caller),
      'points', (select greatest(coalesce(sum(l.points), 0), 0) from private.points_left(caller) as l),
      'member_since', u.created_at)
    from auth.users as u
    cross join lateral (
      select count(*) as completed, count(distinct e.vendor_id) as vendors, min(e.created_at) as first_at,
        coalesce(sum(e.discount_paise), 0) as saved, coalesce(sum(e.discount_paise)
          filter (where e.created_at >= month), 0) as saved_month
      from public.enhanced_orders as e where e.user_id = caller and e.status = 'delivered'
    ) as o
    where u.id = caller);
end
$$;

comment on function public.my_dashboard is
  'The figures of the caller''s dashboard (Spec §1 Dashboard): {orders_completed, vendors_tried, first_order_at, '
    'saved_paise, saved_this_month_paise, favourites, reviews, '
  'points, member_since}.';

create function public.my_activity(kinds text[] default null, cursor jsonb default null, page_size integer default 30)
  returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  known constant text[] := array['order', 'payment', 'notification', 'review'];
  before_at timestamptz := 'infinity';
  before_id text := '';
  most integer := least(greatest(coalesce(my_activity.page_size, 30), 1), 50);
begin
  if cardinality(my_activity.kinds) > 4 or not coalesce(my_activity.kinds, '{}') <@ known then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  perform private.bound(my_activity.cursor, 500);
  if my_activity.cursor is not null then
    if not coalesce(pg_input_is_valid(my_activity.cursor ->> 'at', 'timestamptz')
      and length(my_activity.cursor ->> 'id') between 1 and 100, false) then
      perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
    end if;
    before_at := (my_activity.cursor ->> 'at')::timestamptz;
    before_id := my_activity.cursor ->> 'id';
  end if;
  return query
    select jsonb_build_object('kind', a.kind, 'at', a.at, 'id', a.id, 'next_cursor',
      jsonb_build_object('at', a.at, 'id', a.id)) || a.about
    from (
      (select 'order' as kind, o.created_at as at, 'placed:' || o.id as id,
        jsonb_build_object('event', 'placed', 'order_id', o.id, 'order_number', o.order_number,
          'order_kind', o.kind, 'vendor_name', o.vendor_name, 'amount_paise', o.total_paise, 'picture',
            o.items -> 0 ->> 'image') as about
        from public.enhanced_orders as o
        where o.user_id = caller and (o.created_at, 'placed:' || o.id) < (before_at, before_id)
          and (my_activity.kinds is null or 'order' = any (my_activity.kinds))
        order by o.created_at desc, o.id desc limit most)
      union all
      (select 'order', o.status_since, 'ended:' || o.id,
        jsonb_build_object('event', o.status, 'order_id', o.id, 'order_number', o.order_number,
          'order_kind', o.kind, 'vendor_name', o.vendor_name, 'amount_paise', o.total_paise, 'picture',
            o.items -> 0 ->> 'image')
        from public.enhanced_orders as o
        where o.user_id = caller and o.status in ('delivered', 'cancelled')
          and (o.status_since, 'ended:' || o.id) < (before_at, before_id)
          and (my_activity.kinds is null or 'order' = any (my_activity.kinds))
        order by o.status_since desc, o.id desc limit most)
      union all
      (select 'payment', t.at, 'wallet:' || lpad(e.id::text, 20, '0'),
        jsonb_build_object('event', private.movement_kind(t.kind, t.idempotency_key), 'order_id', t.order_id,
        'order_number', o.order_number,
          'vendor_name', o.vendor_name, 'amount_paise', e.amount_paise, 'note', t.note)
        from private.ledger_accounts as l
        join private.ledger_entries as e on e.account_id = l.id
        join private.ledger_transactions as t on t.id = e.transaction_id
        left join public.enhanced_orders as o on o.id = t.order_id
        where l.owner_id = caller and l.kind = 'customer_wallet'
          and (t.at, 'wallet:' || lpad(e.id::text, 20, '0')) < (before_at, before_id)
          and (my_activity.kinds is null or 'payment' = any (my_activity.kinds))
        order by t.at desc, e.id desc limit most)
      union all
      (select 'notification', n.created_at, 'notification:' || n.id,
        jsonb_build_object('event', n.template, 'title', n.title, 'message', n.message,
          'template', n.template, 'params', n.params, 'action_url', n.action_url)
        from public.system_notifications as n
        where n.user_id = caller and (n.created_at, 'notification:' || n.id) < (before_at, before_id)
          and (my_activity.kinds is null or 'notification' = any (my_activity.kinds))
        order by n.created_at desc, n.id desc limit most)
      union all
      (select 'review', r.created_at, 'review:' || r.id,
        jsonb_build_object('event', 'rated', 'order_id', r.order_id, 'vendor_name', v.name, 'vendor_slug', v.slug,
          'vendor_kind', v.kind, 'stars', r.stars, 'note', r.body, 'reply', r.reply)
        from public.reviews as r join public.vendors as v on v.id = r.vendor_id
        where r.author_id = caller and (r.created_at, 'review:' || r.id) < (before_at, before_id)
          and (my_activity.kinds is null or 'review' = any (my_activity.kinds))
        order by r.created_at desc, r.id desc limit most)
    ) as a
    order by a.at desc, a.id desc
    limit most;
end
$$;

comment on function public.my_activity is
  'What the caller did and heard, the latest first: orders placed and ended, movements of the wallet, notifications, '
    'reviews (kinds order, payment, notification, review; null is all). '
  'Each is {kind, event, at, id, next_cursor} with what it is about; pass the last one''s next_cursor for the page '
    'before it.';

revoke execute on function public.my_dashboard(), public.my_activity(text[], jsonb, integer) from public, anon;
grant execute on function public.my_dashboard(), public.my_activity(text[], jsonb, integer) to authenticated;

comment on column public.profiles.personal_suggestions is
  'Whether suggestions may be made from this person''s own orders; false: no suggestions at all.';

grant update (personal_suggestions) on public.profiles to authenticated;

-- Suggestions: what people buy, when and together; and for_you, which says why it suggests each item.

create table public.less_suggestions (
  user_id uuid not null references auth.users (id) on delete cascade,
  item_id uuid not null references public.catalog_items (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, item_id)
);

create index less_suggestions_item_idx on public.less_suggestions (item_id);
create index less_suggestions_latest_idx on public.less_suggestions (user_id, created_at desc);

comment on table public.less_suggestions is
  'What people do not want to be suggested: the item, what is called the same elsewhere, and less of its section '
    'there.';

alter table public.less_suggestions enable row level security;

create policy "people read what they want less of" on public.less_suggestions for select to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.less_suggestions from anon, authenticated;
grant select on public.less_suggestions to authenticated;

create trigger account_is_open before insert on public.less_suggestions for each row
  execute function private.hold_account_of_row('user_id');

create function public.less_of_this(item_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  most constant integer := 300;
begin
  if not exists (select from public.catalog_items as i where i.id = less_of_this.item_id) then
    perform private.refuse(404, 'item_not_found', 'This item is not sold any more.');
  end if;
  insert into public.less_suggestions (user_id, item_id) values (caller, less_of_this.item_id) on conflict do nothing;
  delete from public.less_suggestions as l where l.user_id = caller and l.item_id in (
    select o.item_id from public.less_suggestions as o where o.user_id = caller order by o.created_at desc, o.item_id
      offset most);
end
$$;

comment on function public.less_of_this is
  'The caller does not want this item suggested. Again: nothing changes. The latest 300 are kept. more_of_this takes '
    'it back. Raises item_not_found.';

create function public.more_of_this(item_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  delete from public.less_suggestions as l where l.user_id = caller and l.item_id = more_of_this.item_id;
end
$$;

comment on function public.more_of_this is 'Takes less_of_this back; nothing where it was not said.';

create function public.my_less_suggestions(language text default null)
returns table (item_id uuid, item_name text, vendor_name text, picture text, created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return query
    select l.item_id, private.item_name_in(i, my_less_suggestions.language), v.name, i.picture, l.created_at
    from public.less_suggestions as l
    join public.catalog_items as i on i.id = l.item_id
    join public.vendors as v on v.id = i.vendor_id
    where l.user_id = caller
    order by l.created_at desc, l.item_id limit 50;
end
$$;

comment on function public.my_less_suggestions is
  'What the caller does not want suggested, the latest 50 first, so that it can be taken back.';

create function private.item_name_in(i public.catalog_items, language text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(i.name_translations ->> language,
    (select w.text from public.dictionary as w where w.kind = 'item' and w.source = lower(i.name)
      and w.language = item_name_in.language), i.name);
end
$$;

comment on function private.item_name_in is
  'An item''s name for a reader: the vendor''s translation, else the dictionary''s, else as the vendor wrote it.';

-- What is bought -----------------------------------------------------------------------------------------------------
create function private.daypart(at timestamptz) returns text
language plpgsql immutable set search_path = '' as $$
declare
  hour integer := extract(hour from at at time zone 'Asia/Kolkata');
begin
  return case when hour between 5 and 10 then 'breakfast' when hour between 11 and 15 then 'lunch'
    when hour between 16 and 18 then 'snacks' when hour between 19 and 22 then 'dinner' else 'late_night' end;
end
$$;

comment on function private.daypart is
  'The part of the day by Indian time: breakfast from 5, lunch from 11, snacks from 16, dinner from 19, late_night '
    'from 23 (Spec §1 Home screen).';

create function private.fewest_customers() returns integer language sql immutable set search_path = '' as $$
  select 2
$$;

comment on function private.fewest_customers is
  'What fewer customers than these bought is not counted: a suggestion must not tell what a neighbour orders.';

create table private.item_sales (
  item_id uuid primary key references public.catalog_items (id) on delete cascade,
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  orders integer not null,
  customers integer not null,
  dayparts jsonb not null
);

create index item_sales_vendor_idx on private.item_sales (vendor_id, orders desc);

comment on table private.item_sales is
  'How often items were bought in the last 30 days, by at least fewest_customers() customers; computed anew by '
    'refresh_sales().';
comment on column private.item_sales.dayparts is
  'Orders by part of the day: {breakfast, lunch, snacks, dinner, late_night}, without those that have none.';

create table private.bought_together (
  item_id uuid not null references public.catalog_items (id) on delete cascade,
  with_id uuid not null references public.catalog_items (id) on delete cascade,
  orders integer not null,
  primary key (item_id, with_id)
);

create index bought_together_with_idx on private.bought_together (with_id);

comment on table private.bought_together is
  'The ten items bought most often in one checkout with another, in the last 90 days, by at least fewest_customers() '
    'customers.';

create function private.refresh_sales() returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Two runs at once would both write everything.
  if not pg_try_advisory_xact_lock(hashtextextended('refresh_sales', 0)) then return; end if;
  merge into private.item_sales as kept
  using (
    select p.item_id, c.vendor_id, sum(p.orders)::integer as orders, max(p.customers)::integer as customers,
      jsonb_object_agg(p.part, p.orders) as dayparts
    from (
      select s.item_id, s.part, count(*) as orders, min(s.customers) as customers
      from (
        select i.item_id, private.daypart(coalesce(o.scheduled_for, o.created_at)) as part,
          (dense_rank() over (partition by i.item_id order by o.user_id)
            + dense_rank() over (partition by i.item_id order by o.user_id desc) - 1) as customers
        from public.enhanced_orders as o
        join public.order_items as i on i.order_id = o.id
        where o.status = 'delivered' and o.created_at > now() - interval '30 days' and i.item_id is not null
      ) as s
      group by s.item_id, s.part
    ) as p
    join public.catalog_items as c on c.id = p.item_id
    group by p.item_id, c.vendor_id
    having max(p.customers) >= private.fewest_customers()
  ) as counted on counted.item_id = kept.item_id
  when matched and (kept.vendor_id, kept.orders, kept.customers, kept.dayparts)
      is distinct from (counted.vendor_id, counted.orders, counted.customers, counted.dayparts) then
    update set vendor_id = counted.vendor_id, orders = counted.orders, customers = counted.customers,
      dayparts = counted.dayparts
  when not matched then
    insert (item_id, vendor_id, orders, customers, dayparts)
    values (counted.item_id, counted.vendor_id, counted.orders, counted.customers, counted.dayparts)
  when not matched by source then delete;
  merge into private.bought_together as kept
  using (
    select r.item_id, r.with_id, r.orders from (
      select a.item_id, b.item_id as with_id, count(distinct o.checkout_id)::integer as orders,
        row_number() over (partition by a.item_id order by count(distinct o.checkout_id) desc, b.item_id) as place
      from public.enhanced_orders as o
      join public.order_items as a on a.order_id = o.id
      join public.enhanced_orders as also on also.checkout_id = o.checkout_id
      join public.order_items as b on b.order_id = also.id and b.item_id <> a.item_id
      where o.status = 'delivered' and also.status = 'delivered' and o.created_at > now() - interval '90 days'
        and exists (select from public.catalog_items as c where c.id = a.item_id)
        and exists (select from public.catalog_items as c where c.id = b.item_id)
      group by a.item_id, b.item_id
      having count(distinct o.user_id) >= private.fewest_customers()
    ) as r where r.place <= 10
  ) as counted on counted.item_id = kept.item_id and counted.with_id = kept.with_id
  when matched and kept.orders <> counted.orders then update set orders = counted.orders
  when not matched then insert (item_id, with_id, orders) values (counted.item_id, counted.with_id, counted.orders)
  when not matched by source then delete;
end
$$;

comment on function private.refresh_sales is
  'Counts anew what is bought, when, and together. A run while another one goes on does nothing.';

select cron.schedule('refresh-sales', '23 * * * *', 'select private.refresh_sales()');

-- Vendors around a place ---------------------------------------------------------------------------------------------
create function private.vendors_around(lat double precision, lng double precision)
returns table (vendor_id uuid, metres integer, delivers boolean, open_now boolean, minutes integer)
language plpgsql stable rows 200 security definer set search_path = ''
-- As in vendors_near: the index returns the nearest first.
set enable_bitmapscan = off as $$
#variable_conflict use_column
declare
  here extensions.cube;
  reach integer := private.setting_int('max_delivery_radius_m');
  metres_a_minute numeric := private.metres_a_minute();
begin
  if vendors_around.lat is null or vendors_around.lng is null or vendors_around.lat not between -90 and 90
      or vendors_around.lng not between -180 and 180 then
    perform private.refuse(400, 'place_invalid', 'This place could not be understood.');
  end if;
  here := extensions.ll_to_earth(vendors_around.lat, vendors_around.lng);
  return query
    with candidate as materialized (
      -- The nearest 200, so that the cost is the same for a thousand vendors and for a million.
      select v.id, v.prep_minutes, v.delivery_radius_m, v.accepting_orders, v.paused_until,
        -- public.distance_m, without a call for each.
        round(2 * 6371000 * asin(least(1, sqrt(power(sin(radians(v.lat - vendors_around.lat) / 2), 2)
          + cos(radians(vendors_around.lat)) * cos(radians(v.lat)) * power(sin(radians(v.lng - vendors_around.lng) / 2),
            2)))))::integer as metres
      from public.vendors as v
      where v.status = 'active' and extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<@)
        extensions.earth_box(here, reach)
      order by extensions.ll_to_earth(v.lat, v.lng) operator(extensions.<->) here
      limit 200
    )
    select c.id, c.metres, c.metres <= least(c.delivery_radius_m, reach) and c.id not in (
        select d.* from private.drawn_elsewhere(array(select c.id from candidate as c), vendors_around.lat,
          vendors_around.lng) as d),
      c.accepting_orders and coalesce(c.paused_until <= now(), true) and o.vendor_id is not null,
      c.prep_minutes + ceil(round(1.3 * c.metres) / metres_a_minute)::integer
    from candidate as c
    left join private.open_vendors(array(select c.id from candidate as c), now()) as o (vendor_id)
      on o.vendor_id = c.id;
end
$$;

comment on function private.vendors_around is
  'The 200 active vendors nearest to a place, of any trade: metres in a straight line, whether they deliver there and '
    'are open, minutes until the '
  'earliest arrival. Raises place_invalid.';

-- Suggestions --------------------------------------------------------------------------------------------------------
create index catalog_items_bestseller_idx on public.catalog_items (vendor_id) where is_bestseller;

create function public.for_you(lat double precision, lng double precision, language text default null,
  limit_count integer default 20) returns table (item_id uuid, product_id uuid, item_name text, price_paise integer,
  mrp_paise integer, unit text, diet public.diet, picture text, has_options boolean, vendor_id uuid, vendor_slug text,
  vendor_name text, vendor_kind public.vendor_kind, rating numeric, ratings_count integer, distance_m integer,
  minutes_min integer, minutes_max integer, reason jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := auth.uid();
  part text := private.daypart(now());
begin
  if caller is not null and not coalesce((select p.personal_suggestions from public.profiles as p where p.id = caller),
    false) then return; end if;
  return query
  with around as materialized (
    select a.* from private.vendors_around(for_you.lat, for_you.lng) as a
    where a.delivers and a.open_now
      and not exists (select from public.vendor_staff as s where s.vendor_id = a.vendor_id and s.user_id = caller)
  ),
  unwanted as materialized (
    select i.id, i.vendor_id, i.section, lower(i.name) as name
    from public.less_suggestions as l join public.catalog_items as i on i.id = l.item_id
    where l.user_id = caller
  ),
  lately as materialized (
    select o.id, o.created_at, private.daypart(coalesce(o.scheduled_for, o.created_at)) as part
    from public.enhanced_orders as o
    where o.user_id = caller and o.status = 'delivered' and o.created_at > now() - interval '180 days'
    order by o.created_at desc limit 50
  ),
  mine as materialized (
    select i.item_id, count(distinct o.id)::integer as times, count(distinct o.id)
      filter (where o.part = part)::integer as times_now,
      max(o.created_at) as last_at
    from lately as o join public.order_items as i on i.order_id = o.id
    where i.item_id is not null
    group by i.item_id
  ),
  begun as materialized (
    (select m.item_id from mine as m order by m.last_at desc, m.item_id limit 15)
    union
    (select case when pg_input_is_valid(c.item_id, 'uuid') then c.item_id::uuid end from public.unified_cart_items as c
      where c.user_id = caller order by c.created_at desc limit 15)
  ),
  popular as materialized (
    select best.item_id, best.orders, coalesce((best.dayparts ->> part)::integer, 0) as orders_now
    from around as a
    cross join lateral (
      select s.item_id, s.orders, s.dayparts from private.item_sales as s where s.vendor_id = a.vendor_id
        order by s.orders desc limit 8) as best
  ),
  suggested as (
    select m.item_id, 4 + ln(1 + m.times) + ln(1 + m.times_now) as score,
      jsonb_build_object('code', 'ordered_before', 'times', m.times, 'last_at', m.last_at) as reason
    -- What has just been eaten is not wanted again at once.
    from mine as m where m.last_at < now() - interval '3 hours'
    union all
    select t.with_id, 2.5 + ln(t.orders), jsonb_build_object('code', 'often_with', 'item_id', t.item_id)
    from begun as b join private.bought_together as t on t.item_id = b.item_id
    where not exists (select from begun as had where had.item_id = t.with_id)
    union all
    select p.item_id, 2 + ln(p.orders_now), jsonb_build_object('code', 'at_this_hour', 'part', part, 'orders',
      p.orders_now)
    -- At least half of its orders come in this part of the day.
    from popular as p where p.orders_now >= 2 and 2 * p.orders_now >= p.orders
    union all
    select p.item_id, 1 + ln(p.orders), jsonb_build_object('code', 'popular_nearby', 'orders', p.orders)
      from popular as p
    union all
    -- Where little is sold yet: what the vendor marks.
    select i.id, 0.5, jsonb_build_object('code', 'bestseller')
    from (select a.vendor_id from around as a order by a.metres limit 40) as near
    cross join lateral (
      select i.id from public.catalog_items as i where i.vendor_id = near.vendor_id and i.is_bestseller
        order by i.position, i.id limit 2) as i
  ),
  best as (
    select distinct on (s.item_id) s.item_id, s.score, s.reason from suggested as s order by s.item_id, s.score desc
  ),
  offered as (
    select i.id, i.vendor_id, lower(i.name) as name, b.reason,
      b.score - a.metres / 10000.0 + (private.ranked_rating(v.rating, v.ratings_count) - 3.5) / 2
        - case when exists (select from unwanted as u where u.vendor_id = i.vendor_id and u.section = i.section) then 2
          else 0 end as score
    from best as b
    join public.catalog_items as i on i.id = b.item_id
    join around as a on a.vendor_id = i.vendor_id
    join public.vendors as v on v.id = i.vendor_id
    where not exists (select from unwanted as u where u.id = i.id or u.name = lower(i.name))
      and private.item_unavailable_reason(i, now()) is null
  ),
  spread as (
    -- One of a name and three of a vendor, so that a list of ten is worth reading.
    select o.*, row_number() over (partition by o.vendor_id order by o.score desc, o.id) as of_vendor
    from (select f.*, row_number() over (partition by f.name order by f.score desc, f.id) as of_name
      from offered as f) as o
    where o.of_name = 1
  )
  select i.id, (select g.product_id from public.goods as g where g.item_id = i.id),
    private.item_name_in(i, for_you.language), i.price_paise, i.mrp_paise, i.unit, d.diet, i.picture,
    exists (select from public.item_option_groups as g where g.item_id = i.id),
    v.id, v.slug, v.name, v.kind, v.rating, v.ratings_count, a.metres, a.minutes, a.minutes + 10,
    case when s.reason ->> 'code' = 'often_with' then s.reason || jsonb_build_object('name', (
      select private.item_name_in(w, for_you.language) from public.catalog_items as w
        where w.id = (s.reason ->> 'item_id')::uuid)) else s.reason end
  from spread as s
  join public.catalog_items as i on i.id = s.id
  join public.vendors as v on v.id = i.vendor_id
  join around as a on a.vendor_id = v.id
  left join public.dishes as d on d.item_id = i.id
  where s.of_vendor <= 3
  order by s.score desc, s.id
  limit least(greatest(coalesce(for_you.limit_count, 20), 1), 50);
end
$$;

comment on function public.for_you is
  'Items that are open and delivered here now, the best suggestion first, from the caller''s own orders, the part of '
    'the day, what is bought together '
  'and what sells nearby. reason says why: {code: ordered_before, times, last_at}, {code: often_with, item_id, name}, '
    '{code: at_this_hour, part, orders}, '
  '{code: popular_nearby, orders} or {code: bestseller}. Guests get nothing personal; who switched '
    'personal_suggestions off gets nothing. '
  'Raises place_invalid.';

revoke execute on function public.less_of_this(uuid), public.more_of_this(uuid), public.my_less_suggestions(text),
  public.for_you(double precision, double precision, text, integer) from public, anon;
grant execute on function public.less_of_this(uuid), public.more_of_this(uuid),
  public.my_less_suggestions(text) to authenticated;
grant execute on function public.for_you(double precision, double precision, text, integer) to anon, authenticated;

-- Accounts -----------------------------------------------------------------------------------------------------------
create function private.forget_suggestions(caller uuid) returns void
language sql set search_path = '' as $$
  delete from public.less_suggestions as l where l.user_id = caller;
$$;

comment on function private.forget_suggestions is 'Removes what a person did not want suggested; see trade_accounts.';

create function private.suggestions_data(caller uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('less_suggestions',
    (select coalesce(jsonb_agg(jsonb_build_object('item', i.name, 'created_at', l.created_at)
    order by l.created_at), '[]') from public.less_suggestions as l join public.catalog_items as i on i.id = l.item_id
      where l.user_id = caller))
$$;

comment on function private.suggestions_data is 'What is stored about a person here; see trade_accounts.';

insert into private.trade_accounts (trade, data, forget)
  values ('suggestions', 'private.suggestions_data', 'private.forget_suggestions');

-- Favourites of every kind: vendors of all trades, dishes, groceries and products (Issue 11, Favourites over all of
-- it).

create function private.favourite_item(i public.catalog_items, v public.vendors, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  reason text := case when v.status <> 'active' then 'vendor_gone' else private.item_unavailable_reason(i, now()) end;
  -- What a carrier brings is sold at any hour.
  is_open boolean := case when v.kind = 'shopping' then v.status = 'active' and v.accepting_orders
    else private.takes_orders(v, now()) end;
begin
  return private.home_card(row(i.id, v.kind, v.id, v.slug, v.name, i.name, i.name_translations, '', i.price_paise,
    i.mrp_paise, i.unit,
      (select d.diet from public.dishes as d where d.item_id = i.id), i.picture, i.is_bestseller,
      exists (select from public.item_option_groups as g where g.item_id = i.id), v.rating, v.ratings_count, null, null,
      is_open and reason is null, 1, 0)::private.home_item, language)
    || jsonb_build_object('unavailable', coalesce(reason, case when not is_open then 'closed' end));
end
$$;

comment on function private.favourite_item is
  'An item that a customer saved, as private.home_card shows it, and why it cannot be had now: unavailable is '
    'sold_out, not_now, closed, vendor_gone or null.';

create function public.my_favourite_items(
  of_shops boolean, before timestamptz default null, before_id uuid default null, limit_count integer default 20,
    language text default null
) returns table (wish_id uuid, created_at timestamptz, saved_paise integer, item jsonb)
language plpgsql stable security definer set search_path = '' as $$
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
$$;

comment on function public.my_favourite_items is
  'What the caller saved of shops, or of restaurants and grocery stores, newest first, at present prices, also what '
    'cannot be had now; a page '
  'follows the row saved at before with the id before_id. saved_paise is what it cost then.';

create function public.my_favourite_vendors(
  before timestamptz default null, before_id uuid default null, limit_count integer default 20
) returns table (wish_id uuid, created_at timestamptz, vendor jsonb)
language plpgsql stable security definer set search_path = '' as $$
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
$$;

comment on function public.my_favourite_vendors is
  'The vendors of every trade that the caller saved, newest first, also those that have left; a page follows the row '
    'saved at before with the id before_id.';

revoke execute on function public.my_favourite_items(boolean, timestamptz, uuid, integer, text),
  public.my_favourite_vendors(timestamptz, uuid, integer) from public, anon;
grant execute on function public.my_favourite_items(boolean, timestamptz, uuid, integer, text),
  public.my_favourite_vendors(timestamptz, uuid, integer) to authenticated;

-- Alerts lead to where an item is sold --------------------------------------------------------------------------------
create function private.item_path(i public.catalog_items) returns text language plpgsql
  stable set search_path = '' as $$
begin
  return (select case v.kind
      when 'food' then '/restaurants/' || v.slug || '?dish=' || i.id
      when 'grocery' then '/grocery/store/' || v.slug
      else '/shopping/product/' || coalesce((select g.product_id from public.goods as g where g.item_id = i.id), i.id)
        end
    from public.vendors as v where v.id = i.vendor_id);
end
$$;

comment on function private.item_path is
  'The page on which an item is bought: a dish on its menu, groceries at their store, a product on its own page.';
