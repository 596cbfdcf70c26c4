-- What the platform shows on home beside the catalogue: banners, collections, quick filters, and what it says of itself.

create function private.in_language(original text, translations jsonb, language text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(translations ->> language, original)
$$;
comment on function private.in_language is 'A text in the reader''s language, or as it is where nobody has translated it.';

create function private.is_site_path(path text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select length(path) <= 200 and path ~ '^/([a-z0-9][a-z0-9-]*(/[a-zA-Z0-9][a-zA-Z0-9_-]*)*)?([?][a-z_]+=[a-zA-Z0-9%._+-]*(&[a-z_]+=[a-zA-Z0-9%._+-]*)*)?$'
$$;
comment on function private.is_site_path is
  'Whether a text is a path of this site, such as /food?veg=1: no other host, no scheme, no dots, nothing that a browser would read as one.';

-- Banners ------------------------------------------------------------------------------------------------------------

create table public.banners (
  id uuid primary key default gen_random_uuid(),
  region_id uuid references public.regions (id),
  title text not null constraint banner_title_length check (length(trim(title)) between 2 and 48),
  title_translations jsonb not null default '{}' constraint banner_title_translations check (private.are_translations(title_translations, 64)),
  note text not null default '' constraint banner_note_length check (length(note) <= 80),
  note_translations jsonb not null default '{}' constraint banner_note_translations check (private.are_translations(note_translations, 120)),
  picture text constraint banner_picture_form check (picture ~ '^[a-z0-9][a-z0-9/-]{0,120}[.](webp|jpg)$'),
  hue text not null default 'food' constraint banner_hue_known check (hue in ('beauty', 'property', 'pets', 'food', 'rides', 'grocery',
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
create index banners_region_idx on public.banners (region_id, position);
create index banners_created_by_idx on public.banners (created_by);
comment on table public.banners is 'The pictures of home''s slider, each for a while and for a region or for all (Spec §1 Home screen, image slider).';
comment on column public.banners.region_id is 'Shown where somebody is in this region; null shows it everywhere, also to visitors without a place.';
comment on column public.banners.picture is 'Path in the bucket catalogue; without one the ground of its hue is drawn.';
comment on column public.banners.target is 'The path of this site that it leads to.';
comment on column public.banners.for_newcomers is 'Only for guests and customers who have not ordered yet.';
comment on column public.banners.valid_to is 'Null until somebody stops it.';
alter table public.banners enable row level security;
create policy "everyone reads banners that run, administrators all" on public.banners for select to anon, authenticated
  using ((valid_from <= now() and (valid_to is null or valid_to > now())) or (select private.is_admin()));
revoke all on public.banners from anon, authenticated;
grant select (id, region_id, title, title_translations, note, note_translations, picture, hue, target, for_newcomers, position, valid_from, valid_to)
  on public.banners to anon, authenticated;

create function public.add_banner(title text, target text, valid_from timestamptz default null, valid_to timestamptz default null,
  region_slug text default null, note text default '', title_translations jsonb default '{}', note_translations jsonb default '{}',
  picture text default null, hue text default 'food', for_newcomers boolean default false, "position" integer default 100) returns uuid
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
    insert into public.banners (region_id, title, title_translations, note, note_translations, picture, hue, target, for_newcomers, position,
      valid_from, valid_to, created_by)
    values (region, add_banner.title, coalesce(add_banner.title_translations, '{}'), coalesce(add_banner.note, ''),
      coalesce(add_banner.note_translations, '{}'), nullif(trim(add_banner.picture), ''), add_banner.hue, add_banner.target,
      coalesce(add_banner.for_newcomers, false), coalesce(add_banner.position, 100), coalesce(add_banner.valid_from, now()), add_banner.valid_to, caller)
    returning * into added;
  exception when check_violation or not_null_violation then
    perform private.refuse(400, 'banner_invalid', 'A banner has a title of 2 to 48 characters, a note of up to 80, and ends after it starts.');
  end;
  perform private.audit('add_banner', 'banner', added.id::text, null, to_jsonb(added));
  return added.id;
end
$$;
comment on function public.add_banner is
  'Adds a banner to home''s slider, from now or a later time on, for a region or for all; administrators only, in the audit log.';

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
  update public.banners as b set valid_from = least(b.valid_from, now() - interval '1 microsecond'), valid_to = now() where b.id = old.id;
  perform private.audit('stop_banner', 'banner', old.id::text, jsonb_build_object('valid_to', old.valid_to), jsonb_build_object('valid_to', now()));
end
$$;
comment on function public.stop_banner is 'Ends a banner now; one that is over stays as it is. Administrators only; in the audit log.';

create function public.admin_banners()
returns table (id uuid, region_slug text, title text, title_translations jsonb, note text, note_translations jsonb, picture text, hue text, target text,
  for_newcomers boolean, "position" integer, valid_from timestamptz, valid_to timestamptz, added_by text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
    select b.id, r.slug, b.title, b.title_translations, b.note, b.note_translations, b.picture, b.hue, b.target, b.for_newcomers, b.position,
      b.valid_from, b.valid_to, (select nullif(p.full_name, '') from public.profiles as p where p.id = b.created_by)
    from public.banners as b left join public.regions as r on r.id = b.region_id
    where coalesce(b.valid_to, 'infinity') > now() - interval '30 days'
    order by coalesce(b.valid_to, 'infinity') > now() desc, b.position, b.valid_from desc, b.id limit 200;
end
$$;
comment on function public.admin_banners is
  'The banners that run, are to come or ended within 30 days, with who added them; region_slug is null for all regions. Administrators only.';
revoke execute on function public.add_banner(text, text, timestamptz, timestamptz, text, text, jsonb, jsonb, text, text, boolean, integer),
  public.stop_banner(uuid), public.admin_banners() from public, anon;
grant execute on function public.add_banner(text, text, timestamptz, timestamptz, text, text, jsonb, jsonb, text, text, boolean, integer),
  public.stop_banner(uuid), public.admin_banners() to authenticated;

-- Collections: what belongs together, by words or by hand ------------------------------------------------------------------

create table public.collections (
  slug text primary key constraint collection_slug_form check (slug ~ '^[a-z][a-z0-9-]{1,40}$'),
  name text not null constraint collection_name_length check (length(trim(name)) between 2 and 40),
  name_translations jsonb not null default '{}' constraint collection_translations check (private.are_translations(name_translations, 60)),
  kind public.vendor_kind not null default 'food',
  hue text not null default 'food' constraint collection_hue_known check (hue in ('beauty', 'property', 'pets', 'food', 'rides', 'grocery',
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
  constraint collection_has_a_rule check (cardinality(words) > 0 or cardinality(item_ids) > 0 or veg_only or most_paise is not null)
);
comment on table public.collections is
  'Items that belong together: those whose name or section contains one of the words, and those named by hand. With hours it is a meal, offered at its time of day (Spec §1 meal suggestions).';
comment on column public.collections.words is 'In small letters, as vendors write them.';
comment on column public.collections.most_paise is 'Only items up to this price.';
comment on column public.collections.from_time is 'By Indian time; to_time <= from_time runs past midnight.';
alter table public.collections enable row level security;
create policy "everyone reads collections" on public.collections for select to anon, authenticated using (true);
revoke all on public.collections from anon, authenticated;
grant select on public.collections to anon, authenticated;

insert into public.collections (slug, name, name_translations, words, from_time, to_time, position) values
  ('breakfast', 'Breakfast', '{"hi": "नाश्ता", "te": "టిఫిన్"}',
    '{idli,dosa,vada,upma,pongal,poori,pesarattu,uttapam,bajji,poha,tiffin,chai,coffee,puff,bun,bread}', '05:00', '11:00', 1),
  ('lunch', 'Lunch', '{"hi": "दोपहर का खाना", "te": "మధ్యాహ్న భోజనం"}',
    '{biryani,thali,meals,rice,mandi,dal,curry,pappu,pulusu,sangati,rotte,masala}', '11:00', '17:00', 2),
  ('dinner', 'Dinner', '{"hi": "रात का खाना", "te": "రాత్రి భోజనం"}',
    '{biryani,naan,roti,paratha,tikka,tandoori,kebab,butter,haleem,nihari,fried rice,noodles,dosa}', '17:00', '22:30', 3),
  ('late-night', 'Late night', '{"hi": "देर रात", "te": "అర్ధరాత్రి"}',
    '{biryani,roll,shawarma,burger,noodles,momos,fries,pizza,ice cream,kulfi,shake,chai,maska}', '22:30', '05:00', 4);
insert into public.collections (slug, name, name_translations, hue, words, veg_only, most_paise, position) values
  ('biryani', 'Biryani, every way', '{"hi": "हर अंदाज़ की बिरयानी", "te": "రకరకాల బిర్యానీలు"}', 'food', '{biryani}', false, null, 10),
  ('under-150', 'Under ₹150', '{"hi": "₹150 से कम", "te": "₹150 లోపు"}', 'property', '{}', false, 15000, 20),
  ('sweet-tooth', 'Something sweet', '{"hi": "कुछ मीठा", "te": "తియ్యతియ్యగా"}', 'shopping',
    '{meetha,laddu,jalebi,halwa,kulfi,ice cream,payasam,katli,mysore pak,gulab,rasmalai,cake,phirni,falooda}', false, null, 30),
  ('pure-veg', 'All vegetarian', '{"hi": "पूरा शाकाहारी", "te": "అంతా శాకాహారం"}', 'grocery', '{}', true, null, 40),
  ('grills', 'From the tandoor', '{"hi": "तंदूर से", "te": "తందూరీ రుచులు"}', 'beauty', '{tandoor,tikka,kebab,faham,grill}', false, null, 50),
  ('south', 'Tiffins of the south', '{"hi": "दक्षिण के टिफ़िन", "te": "దక్షిణాది టిఫిన్లు"}', 'pets', '{idli,dosa,vada,pongal,uttapam,pesarattu,upma}', false, null, 60);

create table public.discover_filters (
  key text primary key constraint filter_key_form check (key ~ '^[a-z][a-z0-9_]{1,30}$'),
  name text not null constraint filter_name_length check (length(trim(name)) between 2 and 24),
  name_translations jsonb not null default '{}' constraint filter_translations check (private.are_translations(name_translations, 40)),
  words text[] not null constraint filter_words_count check (cardinality(words) between 1 and 20),
  is_default boolean not null default false,
  position integer not null default 100
);
create unique index discover_filters_one_default_idx on public.discover_filters (is_default) where is_default;
comment on table public.discover_filters is
  'The quick filters of Explore & Discover (Spec §3 App context: sushi, hotpot, bbq, noodles, dessert, coffee). The default one is on where something nearby matches it.';
alter table public.discover_filters enable row level security;
create policy "everyone reads quick filters" on public.discover_filters for select to anon, authenticated using (true);
revoke all on public.discover_filters from anon, authenticated;
grant select on public.discover_filters to anon, authenticated;
insert into public.discover_filters (key, name, name_translations, words, is_default, position) values
  ('sushi', 'Sushi', '{"hi": "सुशी", "te": "సుషీ"}', '{sushi,maki,nigiri,sashimi}', true, 1),
  ('hotpot', 'Hotpot', '{"hi": "हॉटपॉट", "te": "హాట్‌పాట్"}', '{hotpot,hot pot,soup,shorba,marag}', false, 2),
  ('bbq', 'BBQ', '{"hi": "बारबेक्यू", "te": "బార్బెక్యూ"}', '{bbq,barbecue,grill,tandoori,tikka,kebab,faham}', false, 3),
  ('noodles', 'Noodles', '{"hi": "नूडल्स", "te": "నూడుల్స్"}', '{noodles,hakka,ramen,chow mein}', false, 4),
  ('dessert', 'Dessert', '{"hi": "मीठा", "te": "డెజర్ట్"}',
    '{meetha,halwa,laddu,jalebi,kulfi,ice cream,payasam,cake,gulab,rasmalai,phirni,falooda,brownie,pastry}', false, 5),
  ('coffee', 'Coffee', '{"hi": "कॉफ़ी", "te": "కాఫీ"}', '{coffee,cappuccino,latte,espresso}', false, 6);

-- What the platform says of itself ------------------------------------------------------------------------------------------

insert into public.app_settings (setting_key, value_type, setting_value, category, description, is_public) values
  ('company_name', 'text', '"Angadi Marketplace Private Limited"', 'company', 'Legal name of the company that operates the marketplace.', true),
  ('company_address', 'text', '"Plot 12, Hitech City Main Road, Madhapur, Hyderabad, Telangana 500081"', 'company',
   'Registered address of the company, in one line.', true),
  ('company_tax_id', 'text', '"36AAACA0000A1Z5"', 'company', 'GST number of the company.', true),
  ('support_phone', 'text', '"+91 40 4000 1234"', 'company', 'Number under which customers reach support.', true),
  ('support_email', 'text', '"help@angadi.in"', 'company', 'Address to which customers write.', true),
  ('company_tagline', 'json', '{"en": "Everything your town sells, at your door.", "hi": "आपके शहर की हर चीज़, आपके दरवाज़े पर।",
    "te": "మీ ఊరి అంగడి, మీ గుమ్మం ముందుకు."}', 'company', 'The footer''s tagline by language.', true),
  ('social_links', 'json', '{}', 'company',
   'Addresses of the company''s pages by network: instagram, facebook, youtube, x. The footer shows those that are there.', true),
  ('app_store_links', 'json', '{}', 'company', 'Addresses of the apps by store: google_play, app_store. The footer shows those that are there.', true),
  ('stated_tile_facts', 'json', '{"food": {"rating": 4.8, "minutes": 25}, "grocery": {"rating": 4.7, "minutes": 45}, "transport": {"rating": 4.6, "minutes": 8},
    "home_service": {"rating": 4.7, "minutes": 120}}', 'marketing',
   'Rating and minutes on home''s main tiles until there are real ones nearby (Decisions, Tile ratings and times).', true);
insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description, is_public) values
  ('stated_delivery_seconds', 'integer', 'seconds', '1800', 60, 86400, 'marketing', 'Stated average delivery time until a region has twenty deliveries of its own.', true),
  ('promised_grocery_seconds', 'integer', 'seconds', '1800', 300, 86400, 'marketing', 'The quick grocery promise; shown only where an open store is that near.', true);
