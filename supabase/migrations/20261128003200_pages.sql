-- The pages of towns: what stands on them, written in three languages, and what is counted (docs/decisions/0055).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create table public.region_pages (
  region_id uuid primary key references public.regions (id) on delete cascade,
  names jsonb not null constraint region_page_names check (private.are_translations(names, 60)),
  intro jsonb not null constraint region_page_intro check (private.are_translations(intro, 900)),
  delivery jsonb not null constraint region_page_delivery check (private.are_translations(delivery, 900)),
  constraint region_page_languages check (names ?& array['en', 'hi', 'te'] and intro ?& array['en', 'hi', 'te']
    and delivery ?& array['en', 'hi', 'te'])
);

comment on table public.region_pages is
  'What the page of a town says about it, {language code: text}; English, Hindi and Telugu always. Figures come from '
    'region_page (Spec §1 city pages).';
comment on column public.region_pages.intro is 'What one finds on Angadi in this town.';
comment on column public.region_pages.delivery is 'How orders reach people there.';

alter table public.region_pages enable row level security;

create policy "everyone reads the pages of towns" on public.region_pages for select to anon, authenticated using (true);

revoke all on public.region_pages from anon, authenticated;
grant select on public.region_pages to anon, authenticated;

insert into public.region_pages (region_id, names, intro, delivery)
select r.id, jsonb_build_object('en', p.en, 'hi', p.hi, 'te', p.te),
  jsonb_build_object('en', p.intro_en, 'hi', p.intro_hi, 'te', p.intro_te),
  jsonb_build_object('en', p.delivery_en, 'hi', p.delivery_hi, 'te', p.delivery_te)
from (values
  ('telangana', 'Telangana', 'तेलंगाना', 'తెలంగాణ',
    'From biryani houses in Hyderabad to the tiffin counters of Zaheerabad: Angadi brings the shops and kitchens of '
      'Telangana''s towns together in one app. Choose your town to see who delivers to your door today, what it costs, '
      'and what people there order most.',
    'हैदराबाद की बिरयानी से लेकर ज़हीराबाद के टिफ़िन तक: Angadi तेलंगाना के शहरों और क़स्बों की दुकानों और रसोइयों को '
      'एक ऐप में लाता है। अपना शहर चुनें और देखें कि आज आपके दरवाज़े तक कौन पहुँचाता है, कितने में, और वहाँ लोग सबसे '
      'ज़्यादा क्या मँगाते हैं।',
    'హైదరాబాద్ బిర్యానీ హోటళ్ల నుంచి జహీరాబాద్ టిఫిన్ సెంటర్ల వరకు, తెలంగాణ పట్టణాల్లోని దుకాణాలు, వంటశాలలు అన్నీ '
      'Angadiలో ఒకే చోట ఉన్నాయి. మీ ఊరు ఎంచుకోండి: ఈ రోజు మీ ఇంటికి ఎవరు తెచ్చిస్తారు, ఎంత ఖర్చవుతుంది, అక్కడి వాళ్లు '
      'ఎక్కువగా ఏం ఆర్డర్ చేస్తున్నారో చూడండి.',
    'Every order is carried by a courier of the same town, so food arrives hot and vegetables fresh. You see the '
      'delivery fee before you order, follow the courier on the map, and hand over the order''s code at the door.',
    'हर ऑर्डर उसी शहर का डिलीवरी पार्टनर लाता है, इसलिए खाना गरम और सब्ज़ियाँ ताज़ा पहुँचती हैं। डिलीवरी शुल्क ऑर्डर '
      'से पहले दिखता है, पार्टनर को आप नक़्शे पर देखते हैं, और दरवाज़े पर ऑर्डर का कोड बताते हैं।',
    'ప్రతి ఆర్డర్‌నూ అదే ఊరి డెలివరీ భాగస్వామి తెస్తారు, అందుకే భోజనం వేడిగా, కూరగాయలు తాజాగా చేరతాయి. డెలివరీ ఛార్జీ '
      'ఆర్డర్‌కు ముందే కనిపిస్తుంది, వస్తున్న దారిని మ్యాప్‌లో చూడవచ్చు, తలుపు దగ్గర ఆర్డర్ కోడ్ చెబితే చాలు.'),
  ('hyderabad', 'Hyderabad', 'हैदराबाद', 'హైదరాబాద్',
    'Dum biryani from Madhapur, Irani chai near Charminar, tiffins in Kukatpally: order from the kitchens and shops of '
      'your own part of the city. Everything on this page is open to you with or without an account; an account is '
      'needed only when you order.',
    'माधापुर की दम बिरयानी, चारमीनार के पास की ईरानी चाय, कूकटपल्ली के टिफ़िन: अपने इलाक़े की रसोइयों और दुकानों से '
      'मँगाइए। इस पेज पर सब कुछ बिना खाते के भी देखा जा सकता है; खाता सिर्फ़ ऑर्डर करते समय चाहिए।',
    'మాధాపూర్ దమ్ బిర్యానీ, చార్మినార్ దగ్గరి ఇరానీ చాయ్, కూకట్‌పల్లి టిఫిన్లు: మీ ప్రాంతంలోని వంటశాలలు, దుకాణాల నుంచే '
      'ఆర్డర్ చేయండి. ఈ పేజీలో ఉన్నవన్నీ ఖాతా లేకుండానే చూడవచ్చు; ఆర్డర్ చేసేటప్పుడు మాత్రమే ఖాతా కావాలి.',
    'Hyderabad is large, so each restaurant delivers within a few kilometres of its kitchen. Set your location and the '
      'list shows only who reaches you, with the time and the fee for your address. At busy hours and in rain a '
      'surcharge may be added; it is shown before you pay. You can also order ahead for a half hour of your choice.',
    'हैदराबाद बड़ा है, इसलिए हर रेस्टोरेंट अपनी रसोई से कुछ किलोमीटर तक ही पहुँचाता है। अपनी जगह चुनें: सूची में वही '
      'दिखेंगे जो आप तक पहुँचते हैं, आपके पते के समय और शुल्क के साथ। व्यस्त समय और बारिश में अतिरिक्त शुल्क लग सकता '
      'है; वह भुगतान से पहले दिखता है। अपनी पसंद के आधे घंटे के लिए पहले से भी ऑर्डर कर सकते हैं।',
    'హైదరాబాద్ పెద్ద నగరం, అందుకే ప్రతి రెస్టారెంట్ తన వంటశాలకు కొన్ని కిలోమీటర్ల లోపే డెలివరీ ఇస్తుంది. మీ స్థలం '
      'ఎంచుకుంటే మీ దాకా వచ్చేవే కనిపిస్తాయి, మీ చిరునామాకు పట్టే సమయం, ఛార్జీతో సహా. రద్దీ వేళల్లో, వర్షంలో అదనపు '
      'ఛార్జీ ఉండవచ్చు; అది చెల్లించే ముందే చూపిస్తాం. మీకు నచ్చిన అరగంటకు ముందుగానే ఆర్డర్ పెట్టుకోవచ్చు.'),
  ('zaheerabad', 'Zaheerabad', 'ज़हीराबाद', 'జహీరాబాద్',
    'Zaheerabad eats Deccani: dum biryani, talawa gosht, jonna rotte, and sweets for every occasion. On Angadi the '
      'town''s own restaurants and shops sell to the town, at prices they set themselves.',
    'ज़हीराबाद का ज़ायक़ा दक्खिनी है: दम बिरयानी, तलवा गोश्त, ज्वार की रोटी और हर मौक़े की मिठाई। Angadi पर शहर के '
      'अपने रेस्टोरेंट और दुकानें अपने ही दाम पर शहर वालों को बेचते हैं।',
    'జహీరాబాద్ రుచి దక్కనీ రుచి: దమ్ బిర్యానీ, తలావా గోష్త్, జొన్న రొట్టె, ప్రతి సందర్భానికీ మిఠాయిలు. Angadiలో ఊరి '
      'రెస్టారెంట్లు, దుకాణాలు తామే నిర్ణయించిన ధరలకు ఊరి వారికే అమ్ముతాయి.',
    'Within the town a courier needs only minutes on the road, so most of the time is the cooking. Pay from your '
      'wallet or in cash at the door. Orders for a gathering can be placed ahead for the half hour you want them.',
    'शहर के भीतर रास्ता कुछ ही मिनटों का है, ज़्यादातर समय पकाने में लगता है। वॉलेट से या दरवाज़े पर नक़द भुगतान करें। '
      'दावत का ऑर्डर पहले से, अपने चुने आधे घंटे के लिए दे सकते हैं।',
    'ఊళ్లో దారి కొద్ది నిమిషాలే, ఎక్కువ సమయం వంటకే పడుతుంది. వాలెట్ నుంచి గానీ, తలుపు దగ్గర నగదుగా గానీ చెల్లించండి. '
      'విందు ఉంటే మీకు కావాల్సిన అరగంటకు ముందే ఆర్డర్ పెట్టవచ్చు.'),
  ('sangareddy', 'Sangareddy', 'संगारेड्डी', 'సంగారెడ్డి',
    'Meals for the workday and for the students of Kandi, family dinners, and the week''s shopping: what Sangareddy''s '
      'kitchens and shops offer on Angadi stands on this page, with their opening hours and ratings from people who '
      'really ordered.',
    'दफ़्तर और कंदी के विद्यार्थियों का खाना, परिवार का डिनर, हफ़्ते का सामान: संगारेड्डी की रसोइयाँ और दुकानें Angadi '
      'पर जो देती हैं वह इस पेज पर है, खुलने के समय और उन लोगों की रेटिंग के साथ जिन्होंने सचमुच ऑर्डर किया।',
    'ఆఫీసు రోజుల భోజనం, కంది విద్యార్థుల మెస్, ఇంటిల్లిపాది విందు, వారానికి సరిపడా సరుకులు: సంగారెడ్డి వంటశాలలు, '
      'దుకాణాలు Angadiలో ఇచ్చేవన్నీ ఈ పేజీలో ఉన్నాయి, తెరిచే వేళలు, నిజంగా ఆర్డర్ చేసిన వారి రేటింగ్‌లతో సహా.',
    'Couriers deliver in the town and the colonies around it, as far as each shop''s delivery area goes. If a shop '
      'does not reach your address, the page says so before you fill a cart.',
    'पार्टनर शहर और आसपास की कॉलोनियों में पहुँचाते हैं, जहाँ तक हर दुकान का डिलीवरी इलाक़ा है। अगर कोई दुकान आपके पते '
      'तक नहीं पहुँचती, तो पेज यह कार्ट भरने से पहले बताता है।',
    'ప్రతి దుకాణం డెలివరీ పరిధి మేరకు పట్టణంలో, చుట్టుపక్కల కాలనీల్లో డెలివరీ ఉంటుంది. ఏదైనా దుకాణం మీ చిరునామా వరకు '
      'రాకపోతే, కార్ట్ నింపకముందే పేజీ చెబుతుంది.'),
  ('vikarabad', 'Vikarabad', 'विकाराबाद', 'వికారాబాద్',
    'Whether you live in Vikarabad or came for the Ananthagiri hills: find a meal, snacks for the road and daily needs '
      'from the town''s own shops, and see at a glance who is open now.',
    'आप विकाराबाद में रहते हों या अनंतगिरि की पहाड़ियाँ देखने आए हों: शहर की अपनी दुकानों से खाना, रास्ते का नाश्ता और '
      'रोज़ का सामान मँगाइए, और एक नज़र में देखिए कि अभी कौन खुला है।',
    'మీరు వికారాబాద్ వారైనా, అనంతగిరి కొండలు చూడటానికి వచ్చినా: ఊరి దుకాణాల నుంచే భోజనం, దారిలో తినడానికి చిరుతిళ్లు, '
      'రోజువారీ సరుకులు పొందండి. ఇప్పుడు ఎవరు తెరిచి ఉన్నారో ఒక్క చూపులో తెలుస్తుంది.',
    'Delivery covers the town, up to the distance each shop has set for itself. Your address decides: set it once and '
      'Angadi shows the time and fee to your door.',
    'डिलीवरी शहर में होती है, हर दुकान की तय दूरी तक। फ़ैसला आपके पते से होता है: पता एक बार चुनें, Angadi आपके '
      'दरवाज़े तक का समय और शुल्क दिखाता है।',
    'ఒక్కో దుకాణం తాను పెట్టుకున్న దూరం వరకు పట్టణంలో డెలివరీ ఇస్తుంది. అంతా మీ చిరునామాను బట్టే: ఒకసారి ఎంచుకుంటే, మీ '
      'తలుపు వరకు పట్టే సమయం, ఛార్జీ Angadi చూపిస్తుంది.'),
  ('bidar', 'Bidar', 'बीदर', 'బీదర్',
    'Bidar''s table is Deccan and North Karnataka together: jolada rotti meals, Udupi tiffins, biryani and Mughlai. '
      'Order from the city''s restaurants and shops on Angadi, across the state border from Zaheerabad and with the '
      'same app and wallet.',
    'बीदर की थाली में दक्खन और उत्तर कर्नाटक साथ हैं: ज्वार की रोटी का भोजन, उडुपी टिफ़िन, बिरयानी और मुग़लई। Angadi '
      'पर शहर के रेस्टोरेंट और दुकानों से मँगाइए; ज़हीराबाद से राज्य की सीमा पार, पर ऐप और वॉलेट वही।',
    'బీదర్ భోజనంలో దక్కన్, ఉత్తర కర్ణాటక రెండూ ఉంటాయి: జొన్న రొట్టె భోజనం, ఉడుపి టిఫిన్లు, బిర్యానీ, మొఘలాయ్. నగర '
      'రెస్టారెంట్లు, దుకాణాల నుంచి Angadiలో ఆర్డర్ చేయండి; జహీరాబాద్‌కు రాష్ట్ర సరిహద్దు అవతలే అయినా యాప్, వాలెట్ '
      'ఒకటే.',
    'Couriers of the city carry the orders, from the old town by the fort to Gumpa and Nubad, as far as the shop''s '
      'own delivery area goes. Fees and times for your address are shown before you order.',
    'ऑर्डर शहर के ही पार्टनर लाते हैं, क़िले के पास के पुराने शहर से गुंपा और नौबाद तक, जहाँ तक दुकान का डिलीवरी '
      'इलाक़ा है। आपके पते का शुल्क और समय ऑर्डर से पहले दिखता है।',
    'కోట దగ్గరి పాత నగరం నుంచి గుంపా, నౌబాద్ వరకు, దుకాణం డెలివరీ పరిధి ఉన్నంత మేర, నగరానికే చెందిన భాగస్వాములు '
      'ఆర్డర్లు తెస్తారు. మీ చిరునామాకు ఛార్జీ, సమయం ఆర్డర్‌కు ముందే కనిపిస్తాయి.')
) as p (slug, en, hi, te, intro_en, intro_hi, intro_te, delivery_en, delivery_hi, delivery_te)
join public.regions as r on r.slug = p.slug;

create function private.spoken(translations jsonb, language text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return coalesce(spoken.translations ->> spoken.language, spoken.translations ->> 'en');
end
$$;

comment on function private.spoken is 'One text of {language code: text}, in English where it is not translated.';

create function private.regions_within(region_id uuid) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (select array_agg(part.id order by part.name) from public.regions as whole
    join public.regions as part on part.id = whole.id
      or (part.state = whole.state and part.center_lat between whole.min_lat and whole.max_lat
        and part.center_lng between whole.min_lng and whole.max_lng and part.area < whole.area)
    where whole.id = regions_within.region_id);
end
$$;

comment on function private.regions_within is
  'A region and those of its state that lie within it: a state''s page shows its towns.';

create function private.vendor_cards(vendor_ids uuid[], language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', v.id, 'slug', v.slug, 'name', v.name, 'kind', v.kind, 'area', v.area,
      'picture', v.picture,
      'tagline', v.tagline, 'rating', v.rating, 'ratings_count', v.ratings_count, 'pure_veg',
        coalesce(f.pure_veg, false),
      'cuisine_names', coalesce((select jsonb_agg(coalesce(w.text, one.cuisine) order by one.position)
        from unnest(f.cuisines) with ordinality as one (cuisine, position)
        left join public.dictionary as w on w.kind = 'cuisine' and w.source = lower(one.cuisine)
          and w.language = vendor_cards.language), '[]'::jsonb),
      'is_open', v.accepting_orders and coalesce(v.paused_until <= now(), true) and o.vendor_id is not null,
      'opens_at', case when o.vendor_id is null then private.vendor_next_opening(v.id, now()) else v.paused_until end)
      order by wanted.position)
    from unnest(vendor_cards.vendor_ids) with ordinality as wanted (id, position)
    join public.vendors as v on v.id = wanted.id
    left join public.restaurants as f on f.vendor_id = v.id
    left join private.open_vendors(vendor_cards.vendor_ids, now()) as o (vendor_id) on o.vendor_id = v.id
    where v.status = 'active'), '[]'::jsonb);
end
$$;

comment on function private.vendor_cards is
  'Vendors as a public page lists them, in the order of the ids: [{id, slug, name, kind, area, picture, tagline, '
    'rating, ratings_count, pure_veg, cuisine_names, is_open, opens_at}].';

create function private.best_vendors(region_ids uuid[], kind public.vendor_kind,
  most integer) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (select coalesce(array_agg(top.id order by top.rank, top.name), '{}') from (
    -- Who has no rating comes after those who have.
    select v.id, v.name, -case when v.ratings_count > 0 then private.ranked_rating(v.rating, v.ratings_count) else 1
      end as rank
    from public.vendors as v
    where v.region_id = any (best_vendors.region_ids) and v.status = 'active' and v.kind = best_vendors.kind
    order by rank, v.name limit best_vendors.most) as top);
end
$$;

comment on function private.best_vendors is 'The ids of the best rated vendors of a kind in some regions.';

create function private.item_cards(item_ids uuid[], language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', i.id, 'name',
      coalesce(i.name_translations ->> item_cards.language, w.text, i.name),
      'price_paise', i.price_paise, 'mrp_paise', i.mrp_paise, 'unit', i.unit, 'picture', i.picture, 'diet', d.diet,
      'unit_price', private.unit_price(i.price_paise, g.pack_size, g.pack_unit),
      'product_id', g.product_id, 'vendor_slug', v.slug, 'vendor_name', v.name, 'vendor_kind', v.kind)
        order by wanted.position)
    from unnest(item_cards.item_ids) with ordinality as wanted (id, position)
    join public.catalog_items as i on i.id = wanted.id
    join public.vendors as v on v.id = i.vendor_id
    left join public.dishes as d on d.item_id = i.id
    left join public.goods as g on g.item_id = i.id
    left join public.dictionary as w on w.kind = 'item' and w.source = lower(i.name)
      and w.language = item_cards.language
    where v.status = 'active'), '[]'::jsonb);
end
$$;

comment on function private.item_cards is
  'Items as a public page lists them, in the order of the ids: [{id, name, price_paise, mrp_paise, unit, picture, '
    'diet, unit_price, product_id, vendor_slug, vendor_name, vendor_kind}].';

create function private.bestsellers_of(vendor_ids uuid[], most integer) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (select coalesce(array_agg(best.id order by best.turn, best.vendor_rank), '{}') from (
    select i.id, i.vendor_rank, i.turn from (
      select c.id, wanted.position as vendor_rank,
        row_number() over (partition by c.vendor_id order by c.is_bestseller desc, c.picture is null,
          c.section_position, c.position, c.id) as turn
      from unnest(bestsellers_of.vendor_ids) with ordinality as wanted (id, position)
      join public.catalog_items as c on c.vendor_id = wanted.id
      where c.is_available and c.is_bestseller and coalesce(c.sold_out_until <= now(), true)
        and coalesce(c.stock > 0, true)
    ) as i where i.turn <= 2
    order by i.turn, i.vendor_rank limit bestsellers_of.most) as best);
end
$$;

comment on function private.bestsellers_of is
  'Bestsellers of some vendors, at most two of each, the first vendors'' first.';

create function public.region_page(region text, language text default 'en') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  place public.regions;
  page public.region_pages;
  within uuid[];
  kitchens uuid[];
  stores uuid[];
  shops uuid[];
  rule public.fee_rules;
begin
  perform private.bound(region_page.region, 60);
  select * into place from public.regions as r where r.slug = region_page.region;
  select * into page from public.region_pages as p where p.region_id = place.id;
  if page.region_id is null then perform private.refuse(404, 'region_not_found', 'There is no page of this town.'); end
    if;
  within := private.regions_within(place.id);
  kitchens := private.best_vendors(within, 'food', 8);
  stores := private.best_vendors(within, 'grocery', 4);
  shops := private.best_vendors(within, 'shopping', 4);
  rule := private.fee_rule(place.id, now());
  return jsonb_build_object(
    'slug', place.slug, 'name', private.spoken(page.names, region_page.language), 'state', place.state,
    'lat', place.center_lat, 'lng', place.center_lng,
    'intro', private.spoken(page.intro, region_page.language), 'delivery',
      private.spoken(page.delivery, region_page.language),
    'figures', (select jsonb_build_object('vendors', count(*), 'pure_veg', count(*)
      filter (where 'pure_veg' = any (v.facets)),
        -- A kitchen's usual time, and the way of two kilometres.
        'minutes', (percentile_cont(0.5) within group (order by v.prep_minutes)
          filter (where v.kind in ('food', 'grocery')))::integer
          + private.travel_minutes(round(1.3 * 2000)::integer),
        'fee_from_paise', case when count(*) > 0 then rule.base_paise end)
      from public.vendors as v where v.region_id = any (within) and v.status = 'active'),
    'kinds', (select coalesce(jsonb_agg(jsonb_build_object('kind', k.kind, 'vendors', k.vendors)
      order by k.vendors desc, k.kind), '[]'::jsonb)
      from (select v.kind, count(*) as vendors from public.vendors as v where v.region_id = any (within)
        and v.status = 'active' group by v.kind) as k),
    'areas', (select coalesce(jsonb_agg(jsonb_build_object('name', a.area, 'vendors', a.vendors)
      order by a.vendors desc, a.area), '[]'::jsonb)
      from (select v.area, count(*) as vendors from public.vendors as v
        where v.region_id = any (within) and v.status = 'active' and v.area <> '' group by v.area order by 2 desc, 1
          limit 24) as a),
    'vendors', private.vendor_cards(kitchens || stores || shops, region_page.language),
    'items', private.item_cards(private.bestsellers_of(kitchens, 6) || private.bestsellers_of(stores,
      3) || private.bestsellers_of(shops, 3),
      region_page.language),
    'offers', (select coalesce(jsonb_agg(jsonb_build_object('code', c.code, 'title',
      coalesce(c.title_translations ->> region_page.language, c.title),
        'minimum_paise', c.minimum_paise) order by c.minimum_paise, c.code), '[]'::jsonb)
      from public.coupons as c where c.is_listed and c.valid_from <= now() and coalesce(c.valid_to > now(), true)
        and (not c.first_order_only or auth.uid() is null or private.is_first_customer(auth.uid()))),
    'regions', (select jsonb_agg(jsonb_build_object('slug', r.slug, 'name',
      private.spoken(p.names, region_page.language), 'is_within', r.id = any (within),
        'vendors', (select count(*) from public.vendors as v where v.region_id = any (private.regions_within(r.id))
          and v.status = 'active'))
        order by public.distance_m(place.center_lat, place.center_lng, r.center_lat, r.center_lng), r.slug)
      from public.regions as r join public.region_pages as p on p.region_id = r.id where r.id <> place.id));
end
$$;

revoke execute on function public.region_page(text, text) from public, anon;
grant execute on function public.region_page(text, text) to anon, authenticated;

comment on function public.region_page is
  'The page of a town or of the state: {slug, name, state, lat, lng, intro, delivery, figures: {vendors, pure_veg, '
    'minutes, fee_from_paise}, '
  'kinds: [{kind, vendors}], areas: [{name, vendors}], vendors, items, offers: [{code, title, minimum_paise}], '
    'regions: [{slug, name, is_within, vendors}]}. '
  'A town without vendors has zeros, nulls and empty lists.';

-- The pages of categories, and who wants to hear when a service opens (docs/decisions/0055).

create table public.category_pages (
  category_id uuid primary key references public.categories (id) on delete cascade,
  intro jsonb not null constraint category_page_intro check (private.are_translations(intro, 600)),
  aliases text[] not null default '{}' constraint category_page_aliases check (cardinality(aliases) <= 6),
  related text[] not null default '{}' constraint category_page_related check (cardinality(related) <= 6),
  every_vendor boolean not null default false,
  opened_at timestamptz,
  constraint category_page_languages check (intro ?& array['en', 'hi', 'te'])
);

comment on table public.category_pages is
  'What the page of a main category says, {language code: text}. Aisles and departments have no row: their page shows '
    'what is in them (Spec §2 /category/{categoryName}).';
comment on column public.category_pages.aliases is
  'Other words under which the page is found: /category/delivery is the page of parcels.';
comment on column public.category_pages.related is
  'The slugs of categories that help meanwhile, or go well with it; an aisle shows what is sold there.';
comment on column public.category_pages.every_vendor is
  'Every vendor of the kind belongs to it; otherwise those who sell something in it.';
comment on column public.category_pages.opened_at is 'Since when one can order or book; null takes wishes. Set by '
  'private.open_service in the migration that opens the trade.';

alter table public.category_pages enable row level security;

create policy "everyone reads the pages of categories" on public.category_pages for select to anon, authenticated
  using (true);

revoke all on public.category_pages from anon, authenticated;
grant select on public.category_pages to anon, authenticated;

insert into public.category_pages (category_id, intro, aliases, related, every_vendor, opened_at)
select c.id, jsonb_build_object('en', p.en, 'hi', p.hi, 'te', p.te), p.aliases, p.related, p.every_vendor, case
  when p.is_open then now() end
from (values
  ('food-delivery', array['food', 'restaurants'], array['grocery', 'milk-and-dairy', 'bakery'], true, true,
    'Meals, tiffins, biryani and sweets from the restaurants of your town, now or for a half hour you choose.',
    'आपके शहर के रेस्टोरेंट से भोजन, टिफ़िन, बिरयानी और मिठाई, अभी या अपने चुने आधे घंटे में।',
    'మీ ఊరి రెస్టారెంట్ల నుంచి భోజనం, టిఫిన్లు, బిర్యానీ, మిఠాయిలు: ఇప్పుడే, లేదా మీరు ఎంచుకున్న అరగంటకు.'),
  ('vegetables', array['fruits-and-vegetables'], array['grocery', 'milk-and-dairy', 'food-delivery'], false, true,
    'Vegetables, greens and fruits from stores near you, with the price of a kilogram beside every pack.',
    'पास की दुकानों से सब्ज़ियाँ, पत्तेदार साग और फल, हर पैक के साथ किलो का दाम।',
    'దగ్గరి దుకాణాల నుంచి కూరగాయలు, ఆకుకూరలు, పండ్లు; ప్రతి ప్యాక్ పక్కనే కిలో ధర.'),
  ('milk-and-dairy', array['dairy'], array['grocery', 'vegetables', 'breakfast'], false, true,
    'Milk, curd, paneer, butter and eggs, once or every morning.',
    'दूध, दही, पनीर, मक्खन और अंडे, एक बार या हर सुबह।',
    'పాలు, పెరుగు, పనీర్, వెన్న, గుడ్లు: ఒకసారి, లేదా ప్రతి ఉదయం.'),
  ('grocery', array['groceries', 'kirana'], array['vegetables', 'milk-and-dairy', 'household'], true, true,
    'Rice, atta, dals, oils and everything else of the month''s list, from stores that deliver to your door.',
    'चावल, आटा, दाल, तेल और महीने की सूची का बाक़ी सब, उन दुकानों से जो आपके दरवाज़े तक पहुँचाती हैं।',
    'బియ్యం, పిండి, పప్పులు, నూనెలు, నెల సరుకులన్నీ మీ తలుపు దాకా తెచ్చే దుకాణాల నుంచి.'),
  ('rides', array['ride', 'taxi', 'transport'], array['food-delivery', 'mobile-recharge'], true, false,
    'Autos, bikes and cabs in your town, with the fare shown before you get in.',
    'आपके शहर में ऑटो, बाइक और कैब, बैठने से पहले किराया दिखाकर।',
    'మీ ఊళ్లో ఆటోలు, బైకులు, క్యాబ్‌లు; ఎక్కే ముందే ఛార్జీ తెలుస్తుంది.'),
  ('doctors-and-hospitals', array['health', 'doctor', 'doctors'], array['personal-care', 'food-delivery'], true, false,
    'Doctors and clinics with their fees, their next free time, and your token seen from home.',
    'डॉक्टर और क्लिनिक, उनकी फ़ीस और अगला ख़ाली समय, और घर बैठे आपका टोकन।',
    'డాక్టర్లు, క్లినిక్‌లు, వారి ఫీజు, తర్వాతి ఖాళీ సమయం, మీ టోకెన్ ఇంటి నుంచే.'),
  ('cleaning', array['home-services', 'home-cleaning'], array['household', 'grocery', 'shopping'], true, false,
    'Cleaning of kitchens, bathrooms and whole homes by checked professionals, at a fixed price and a time you choose.',
    'जाँचे-परखे पेशेवरों से रसोई, बाथरूम और पूरे घर की सफ़ाई, तय दाम पर और आपके चुने समय पर।',
    'తనిఖీ చేసిన నిపుణులతో వంటగది, బాత్రూమ్, ఇల్లంతా శుభ్రం: నిర్ణీత ధరకు, మీరు ఎంచుకున్న వేళకు.'),
  ('parcels', array['delivery', 'parcel', 'courier'], array['food-delivery', 'grocery', 'shopping'], true, false,
    'A courier who picks up a parcel, keys or documents at one door and hands them over at another, with a code at '
      'both.',
    'एक पार्टनर जो पार्सल, चाबी या काग़ज़ एक दरवाज़े से लेकर दूसरे पर सौंपता है, दोनों जगह कोड के साथ।',
    'పార్శిల్, తాళాలు, పత్రాలు ఒక ఇంటి దగ్గర తీసుకుని మరో ఇంటి దగ్గర అప్పగించే భాగస్వామి; రెండు చోట్లా కోడ్‌తో.'),
  ('shopping', array['shop'], array['grocery', 'personal-care', 'mobile-recharge'], true, true,
    'Clothes, phones, things for the home and books from shops around you, with returns as each product says.',
    'आसपास की दुकानों से कपड़े, फ़ोन, घर का सामान और किताबें, हर चीज़ पर लिखी वापसी की शर्तों के साथ।',
    'చుట్టుపక్కల దుకాణాల నుంచి దుస్తులు, ఫోన్లు, ఇంటి సామాను, పుస్తకాలు; ప్రతి వస్తువు దగ్గరే వాపసు నిబంధనలు.'),
  ('house-rental', array['rental', 'rent'], array['home-and-kitchen', 'bill-payments'], true, false,
    'Houses, flats and rooms to rent, from owners, with photos and the whole cost of moving in.',
    'किराये के मकान, फ़्लैट और कमरे, सीधे मालिक से, फ़ोटो और पूरे ख़र्च के साथ।',
    'అద్దెకు ఇళ్లు, ఫ్లాట్లు, గదులు: యజమానుల నుంచే, ఫొటోలతో, చేరడానికి అయ్యే మొత్తం ఖర్చుతో.'),
  ('real-estate', array['property'], array['home-and-kitchen', 'bill-payments'], true, false,
    'Plots, houses and flats for sale, with the papers that a buyer should see first.',
    'बिक्री के प्लॉट, मकान और फ़्लैट, उन काग़ज़ों के साथ जो ख़रीदार को पहले देखने चाहिए।',
    'అమ్మకానికి ప్లాట్లు, ఇళ్లు, ఫ్లాట్లు; కొనేవారు ముందుగా చూడాల్సిన పత్రాలతో.'),
  ('institutions', array['education', 'schools'], array['books-and-stationery', 'electronics'], true, false,
    'Schools, colleges and tutors of your town, with what they teach and what it costs.',
    'आपके शहर के स्कूल, कॉलेज और ट्यूटर, क्या पढ़ाते हैं और कितने में।',
    'మీ ఊరి పాఠశాలలు, కళాశాలలు, ట్యూటర్లు; ఏం బోధిస్తారు, ఎంత ఖర్చవుతుంది.'),
  ('beauty-and-wellness', array['beauty', 'salon'], array['beauty-products', 'personal-care'], true, false,
    'Salons and professionals who come home, with their services, prices and free times.',
    'सैलून और घर आने वाले पेशेवर, उनकी सेवाएँ, दाम और ख़ाली समय।',
    'సెలూన్లు, ఇంటికి వచ్చే నిపుణులు; సేవలు, ధరలు, ఖాళీ సమయాలతో.'),
  ('pet-services', array['pets', 'pet'], array['grocery', 'shopping'], true, false,
    'Grooming, boarding and vets for the animals of the house.',
    'घर के जानवरों के लिए ग्रूमिंग, ठहरने की जगह और पशु चिकित्सक।',
    'ఇంటి జంతువులకు గ్రూమింగ్, వసతి, పశు వైద్యులు.'),
  ('financial-services', array['finance', 'insurance'], array['bill-payments', 'mobile-recharge'], true, false,
    'Loans, insurance and savings explained in plain words, with every charge named.',
    'क़र्ज़, बीमा और बचत, सीधे शब्दों में, हर शुल्क के साथ।',
    'రుణాలు, బీమా, పొదుపు: సులువైన మాటల్లో, ప్రతి ఛార్జీ వివరంగా.'),
  ('tech-support', array['support-tech'], array['electronics', 'mobiles-and-accessories', 'bill-payments'], true, false,
    'Help with phones, computers and the internet, from somebody who speaks your language.',
    'फ़ोन, कंप्यूटर और इंटरनेट में मदद, आपकी भाषा बोलने वाले से।',
    'ఫోన్లు, కంప్యూటర్లు, ఇంటర్నెట్ విషయంలో మీ భాష మాట్లాడే వారి సహాయం.'),
  ('mobile-recharge', array['recharge', 'recharges'], array['bill-payments', 'shopping'], true, true,
    'Recharges for prepaid phones and DTH, paid from your wallet; if an operator fails, the money comes back.',
    'प्रीपेड फ़ोन और डीटीएच रिचार्ज, वॉलेट से; ऑपरेटर असफल रहे तो पैसा वापस।',
    'ప్రీపెయిడ్ ఫోన్, డీటీహెచ్ రీఛార్జ్‌లు మీ వాలెట్ నుంచి; ఆపరేటర్ దగ్గర విఫలమైతే డబ్బు తిరిగి వస్తుంది.'),
  ('bill-payments', array['bills'], array['mobile-recharge', 'grocery'], true, true,
    'Electricity, water, gas and broadband bills, fetched by your number and paid from your wallet.',
    'बिजली, पानी, गैस और ब्रॉडबैंड के बिल, आपके नंबर से लाए गए और वॉलेट से चुकाए गए।',
    'కరెంటు, నీరు, గ్యాస్, బ్రాడ్‌బ్యాండ్ బిల్లులు: మీ నంబర్‌తో తెచ్చి, వాలెట్ నుంచి చెల్లింపు.'),
  ('online-learning', array['courses', 'learning'], array['books-and-stationery', 'mobile-recharge'], true, false,
    'Courses to take at home, with a first lesson to try.',
    'घर बैठे करने के कोर्स, पहला पाठ आज़माने के साथ।',
    'ఇంట్లోనే నేర్చుకునే కోర్సులు; ముందుగా చూడటానికి ఒక పాఠం.'),
  ('entertainment', array['events', 'tickets'], array['food-delivery', 'mobile-recharge'], true, false,
    'Films, shows and events of your town, with seats you choose yourself.',
    'आपके शहर की फ़िल्में, शो और कार्यक्रम, अपनी चुनी सीट के साथ।',
    'మీ ఊరి సినిమాలు, షోలు, కార్యక్రమాలు; సీటు మీరే ఎంచుకోవచ్చు.')
) as p (slug, aliases, related, every_vendor, is_open, en, hi, te)
join public.categories as c on c.slug = p.slug;

create function private.category_name(category public.categories, language text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((select w.text from public.dictionary as w
    where w.kind = 'category' and w.source = lower(category.name) and w.language = category_name.language),
      category.name);
end
$$;

comment on function private.category_name is
  'The name of a category in the reader''s language, in English where it is not translated.';

create function private.find_category(word text) returns public.categories
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  found public.categories;
begin
  perform private.bound(find_category.word, 80);
  select c.* into found from public.categories as c
  left join public.category_pages as p on p.category_id = c.id
  where c.slug = lower(find_category.word) or lower(find_category.word) = any (p.aliases)
  order by c.slug = lower(find_category.word) desc, c.parent_id nulls first, c.slug limit 1;
  if found.id is null then perform private.refuse(404, 'category_not_found', 'There is no such category.'); end if;
  return found;
end
$$;

comment on function private.find_category is 'The category of a slug, or of another word for it.';

create function private.categories_below(category_id uuid) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (with recursive below as (
      select c.id, 0 as depth from public.categories as c where c.id = categories_below.category_id
      union all select c.id, below.depth + 1 from below join public.categories as c on c.parent_id = below.id
        where below.depth < 5
    ) select array_agg(below.id) from below);
end
$$;

comment on function private.categories_below is 'A category and everything below it.';

-- Wishes --------------------------------------------------------------------------------------------------------------
create table public.service_interest (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  category_id uuid not null references public.categories (id) on delete cascade,
  region_id uuid references public.regions (id) on delete set null,
  created_at timestamptz not null default now(),
  told_at timestamptz,
  primary key (user_id, category_id)
);

create index service_interest_category_idx on public.service_interest (category_id) where told_at is null;
create index service_interest_region_idx on public.service_interest (region_id);

comment on table public.service_interest is
  'Who wants to be told when a service opens. Signed-in people only: their number is proven, and nobody subscribes '
    'somebody else.';
comment on column public.service_interest.told_at is 'When the message was sent; the wish is then done.';

alter table public.service_interest enable row level security;

create policy "people read their own wishes" on public.service_interest for select to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.service_interest from anon, authenticated;
grant select (category_id, region_id, created_at, told_at) on public.service_interest to authenticated;

create function private.wishes_for(category_id uuid) returns integer
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (select count(*)::integer from public.service_interest as s where s.category_id = wishes_for.category_id
    and s.told_at is null);
end
$$;

comment on function private.wishes_for is 'How many people wait for a service to open.';

create function public.want_service(category text, wanted boolean default true, region text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  service public.categories := private.find_category(want_service.category);
  page public.category_pages;
begin
  perform private.bound(want_service.region, 60);
  if want_service.wanted is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.');
    end if;
  perform private.hold_account(caller);
  select * into page from public.category_pages as p where p.category_id = service.id;
  if want_service.wanted then
    if page.category_id is null or page.opened_at is not null then
      perform private.refuse(409, 'service_is_open', 'This service is open already.');
    end if;
    insert into public.service_interest (user_id, category_id, region_id)
    values (caller, service.id, (select r.id from public.regions as r where r.slug = want_service.region))
    on conflict (user_id, category_id) do update set region_id = coalesce(excluded.region_id,
      service_interest.region_id), told_at = null;
  else
    delete from public.service_interest as s where s.user_id = caller and s.category_id = service.id;
  end if;
  return jsonb_build_object('wanted', want_service.wanted, 'wishes', private.wishes_for(service.id));
end
$$;

comment on function public.want_service is
  'Stores or withdraws the caller''s wish to be told when a service opens, as often as it is sent; answers {wanted, '
    'wishes}. region: the slug of the town where it is wanted.';

create function public.my_service_wishes() returns setof text
language sql stable security definer set search_path = '' as $$
  select c.slug from public.service_interest as s join public.categories as c on c.id = s.category_id
  where s.user_id = (select auth.uid()) and s.told_at is null order by c.slug
$$;

comment on function public.my_service_wishes is 'The slugs of the services that the caller waits for.';

insert into private.notification_templates (template, type, title, message, push_for) values
  ('service_open', 'success', '{service} is open', 'You asked us to tell you: {service} is open on Angadi now.',
    '1 day');

create function private.open_service(category text) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  service public.categories := private.find_category(open_service.category);
  waiting record;
  told integer := 0;
begin
  update public.category_pages as p set opened_at = coalesce(p.opened_at, now()) where p.category_id = service.id;
  for waiting in
    update public.service_interest as s set told_at = now()
    where s.category_id = service.id and s.told_at is null returning s.user_id
  loop
    perform private.notify(waiting.user_id, 'service_open', jsonb_build_object('service', private.category_name(service,
      (select p.language from public.profiles as p where p.id = waiting.user_id))), '/category/' || service.slug);
    told := told + 1;
  end loop;
  return told;
end
$$;

comment on function private.open_service is
  'Marks a service as open and tells everybody who waited for it, once; answers how many. The migration that opens a '
    'trade calls it.';

create function public.open_service(category text) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  perform private.audit('open_service', 'category', (private.find_category(open_service.category)).slug, null, null);
  return private.open_service(open_service.category);
end
$$;

comment on function public.open_service is
  'Marks a service as open and tells everybody who waited for it; administrators only. Answers how many were told.';

create function public.service_wishes() returns table (slug text, name text, wishes integer, opened_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query select c.slug, c.name, private.wishes_for(c.id), p.opened_at
    from public.category_pages as p join public.categories as c on c.id = p.category_id
    where p.opened_at is null order by 3 desc, 2;
end
$$;

comment on function public.service_wishes is
  'How many people wait for each service that is not open, the most wanted first; administrators only.';

create function private.interest_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('service_wishes',
    (select coalesce(jsonb_agg(jsonb_build_object('service', c.slug, 'created_at', s.created_at, 'told_at', s.told_at)
    order by s.created_at), '[]') from public.service_interest as s join public.categories as c on c.id = s.category_id
      where s.user_id = caller))
$$;

comment on function private.interest_data is 'What is stored about a person here; see trade_accounts.';

create function private.forget_interest(caller uuid) returns void language sql set search_path = '' as $$
  delete from public.service_interest as s where s.user_id = caller;
$$;

comment on function private.forget_interest is 'Removes the wishes of a closed account; see trade_accounts.';

insert into private.trade_accounts (trade, data, forget)
  values ('service_interest', 'private.interest_data', 'private.forget_interest');

-- Pages ---------------------------------------------------------------------------------------------------------------
create function public.category_list(language text default 'en') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    with vendors as (select v.kind, count(*) as number from public.vendors as v where v.status = 'active'
      group by v.kind)
    select jsonb_agg(jsonb_build_object('slug', c.slug, 'name', private.category_name(c, category_list.language),
      'kind', c.kind, 'picture', c.picture,
      'intro', private.spoken(p.intro, category_list.language), 'is_open', p.opened_at is not null,
      'vendors', case when p.every_vendor then coalesce(k.number, 0) end,
      'children', (select coalesce(jsonb_agg(jsonb_build_object('slug', x.slug, 'name',
        private.category_name(x, category_list.language), 'picture', x.picture)
        order by x.position, x.slug), '[]'::jsonb) from public.categories as x where x.parent_id = c.id))
          order by c.position, c.slug)
    from public.categories as c join public.category_pages as p on p.category_id = c.id
    left join vendors as k on k.kind = c.kind
    where c.parent_id is null);
end
$$;

comment on function public.category_list is
  'All main categories with what is below them: [{slug, name, kind, picture, intro, is_open, vendors (null where not '
    'every vendor of the kind belongs to it), children: [{slug, name, picture}]}].';

create function private.items_below(category_ids uuid[], most integer) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (select coalesce(array_agg(best.id order by best.rank, best.id), '{}') from (
    select one.id, (case when one.is_bestseller then 0 else 1000 end + one.turn) as rank from (
      -- Some hundreds are enough to choose from, whatever the size of the shelf.
      select few.*, row_number() over (partition by few.vendor_id order by few.is_bestseller desc, few.picture is null,
        few.position, few.id) as turn
      from (select i.id, i.vendor_id, i.is_bestseller, i.picture, i.position from public.catalog_items as i
        where i.category_id = any (items_below.category_ids) and i.is_available and coalesce(i.stock > 0, true)
          and coalesce(i.sold_out_until <= now(), true) and private.is_on_show(i.vendor_id) limit 600) as few
    ) as one order by rank, one.id limit items_below.most) as best);
end
$$;

comment on function private.items_below is
  'Some items of these categories that are left, bestsellers first, the vendors in turn.';

create function public.category_page(category text, language text default 'en') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  here public.categories := private.find_category(category_page.category);
  page public.category_pages;
  below uuid[] := private.categories_below(here.id);
  regions uuid[] := array(select r.id from public.regions as r);
  best uuid[];
  items uuid[] := private.items_below(below, 24);
  wishes integer;
begin
  select * into page from public.category_pages as p where p.category_id = here.id;
  if page.every_vendor then
    best := private.best_vendors(regions, here.kind, 12);
    if here.kind = 'food' and items = '{}' then items := private.bestsellers_of(best, 12); end if;
  else
    best := array(select v.id from public.vendors as v where v.status = 'active' and v.kind = here.kind
      and exists (select from public.catalog_items as i where i.vendor_id = v.id and i.category_id = any (below))
      order by v.ratings_count > 0 desc, private.ranked_rating(v.rating, v.ratings_count) desc, v.name limit 12);
  end if;
  wishes := case when page.opened_at is null and page.category_id is not null then private.wishes_for(here.id) end;
  return jsonb_build_object('slug', here.slug, 'name', private.category_name(here, category_page.language), 'kind',
    here.kind, 'picture', here.picture,
    'intro', private.spoken(page.intro, category_page.language),
    -- An aisle is open with its trade.
    'is_open', here.parent_id is not null or page.opened_at is not null,
    -- A handful could be counted out.
    'wishes', case when wishes >= 5 then wishes end,
    'parent', (select jsonb_build_object('slug', c.slug, 'name', private.category_name(c, category_page.language))
      from public.categories as c where c.id = here.parent_id),
    'children', (select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'name',
      private.category_name(c, category_page.language), 'picture', c.picture)
      order by c.position, c.slug), '[]'::jsonb) from public.categories as c where c.parent_id = here.id),
    'siblings', (select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'name',
      private.category_name(c, category_page.language), 'picture', c.picture)
      order by c.position, c.slug), '[]'::jsonb) from public.categories as c where c.parent_id = here.parent_id
        and c.id <> here.id),
    'towns', (select coalesce(jsonb_agg(jsonb_build_object('slug', r.slug, 'name',
      private.spoken(p.names, category_page.language), 'vendors', k.number)
      order by k.number desc, r.slug), '[]'::jsonb)
      from (select v.region_id, count(*) as number from public.vendors as v where v.status = 'active'
        and v.kind = here.kind group by v.region_id) as k
      join public.regions as r on r.id = k.region_id join public.region_pages as p on p.region_id = r.id
      where coalesce(page.every_vendor, false)),
    'vendors', private.vendor_cards(best, category_page.language),
    'items', private.item_cards(items, category_page.language),
    'related', (select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'name',
      private.category_name(c, category_page.language), 'picture', c.picture,
        'items', private.item_cards(private.items_below(private.categories_below(c.id), 6), category_page.language))
          order by wanted.position), '[]'::jsonb)
      from unnest(page.related) with ordinality as wanted (slug, position)
        join public.categories as c on c.slug = wanted.slug));
end
$$;

comment on function public.category_page is
  'The page of a category by its slug or another word for it: {slug, name, kind, picture, intro, is_open, wishes (null '
    'under five), parent, children, siblings, '
  'towns: [{slug, name, vendors}], vendors, items, related: [{slug, name, picture, items}]}; vendors and items as in '
    'region_page.';

revoke execute on function public.want_service(text, boolean, text), public.my_service_wishes(),
  public.open_service(text), public.service_wishes(),
  public.category_list(text), public.category_page(text, text) from public, anon;
grant execute on function public.category_list(text), public.category_page(text, text) to anon, authenticated;
grant execute on function public.want_service(text, boolean, text), public.my_service_wishes(),
  public.open_service(text), public.service_wishes() to authenticated;

-- Storefronts: the public page of any vendor, to be shared and printed, and what search engines are told of
-- (docs/decisions/0055).

create function private.menu_items(item_ids uuid[], language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', i.id, 'name', coalesce(i.name_translations ->> menu_items.language, w.text, i.name), 'original_name',
        i.name, 'description', coalesce(i.description_translations ->> menu_items.language, i.description),
      'price_paise', i.price_paise, 'mrp_paise', i.mrp_paise, 'unit', i.unit, 'diet', d.diet, 'picture', i.picture,
        'is_bestseller', i.is_bestseller,
      'is_available', i.is_available, 'sold_out_until', i.sold_out_until, 'stock_left', case when i.stock <= 5
        then i.stock end,
      'orderable', availability.reason is null, 'unavailable_reason', availability.reason,
      'available_from', i.available_from, 'available_to', i.available_to,
      'unit_price', private.unit_price(i.price_paise, g.pack_size, g.pack_unit), 'brand', g.brand, 'product_id',
        g.product_id, 'return_days', g.return_days,
      'option_groups', coalesce((
        select jsonb_agg(jsonb_build_object('id', o.id, 'name',
          coalesce(o.name_translations ->> menu_items.language, ow.text, o.name), 'min_choices', o.min_choices,
          'max_choices', o.max_choices,
          'options', coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name',
            coalesce(c.name_translations ->> menu_items.language, cw.text, c.name), 'price_paise', c.price_paise,
            'diet', cd.diet,
              'is_available', c.is_available) order by c.position, c.name)
            from public.item_options as c left join public.dish_options as cd on cd.option_id = c.id
            left join public.dictionary as cw
              on cw.kind = 'option' and cw.source = lower(c.name) and cw.language = menu_items.language
                where c.group_id = o.id), '[]'::jsonb)) order by o.position, o.name)
        from public.item_option_groups as o left join public.dictionary as ow
          on ow.kind = 'option' and ow.source = lower(o.name) and ow.language = menu_items.language
            where o.item_id = i.id), '[]'::jsonb)) order by wanted.position)
    from unnest(menu_items.item_ids) with ordinality as wanted (id, position)
    join public.catalog_items as i on i.id = wanted.id
    left join public.dishes as d on d.item_id = i.id
    left join public.goods as g on g.item_id = i.id
    left join public.dictionary as w on w.kind = 'item' and w.source = lower(i.name)
      and w.language = menu_items.language
    cross join lateral (select private.item_unavailable_reason(i, now()) as reason offset 0) as availability),
      '[]'::jsonb);
end
$$;

comment on function private.menu_items is
  'Items as get_menu shows them, in the order of the ids, and of goods also {unit_price: {paise, per}, brand, '
    'product_id, return_days}.';

create function private.vendor_on_show(vendor text) returns public.vendors
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  shown public.vendors;
  wanted uuid;
begin
  perform private.bound(vendor_on_show.vendor, 100);
  if pg_input_is_valid(vendor_on_show.vendor, 'uuid') then wanted := vendor_on_show.vendor::uuid; end if;
  select v.* into shown from public.vendors as v where v.status = 'active'
    and (v.slug = lower(vendor_on_show.vendor) or v.id = wanted);
  if shown.id is null then perform private.refuse(404, 'vendor_not_found', 'This place is not on Angadi any more.'); end
    if;
  return shown;
end
$$;

comment on function private.vendor_on_show is 'An active vendor by slug or id; refuses where there is none.';

create function public.storefront(vendor text, language text default 'en') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v public.vendors := private.vendor_on_show(storefront.vendor);
  f public.restaurants;
  is_open boolean := private.takes_orders(v, now());
  favourites uuid[];
begin
  select * into f from public.restaurants as r where r.vendor_id = v.id;
  favourites := array(select i.id from public.catalog_items as i
    where i.vendor_id = v.id and i.is_available and coalesce(i.stock > 0, true)
      and coalesce(i.sold_out_until <= now(), true)
    order by i.is_bestseller desc, i.picture is null, i.section_position, i.position, i.id limit 8);
  return jsonb_build_object(
    'id', v.id, 'slug', v.slug, 'name', v.name, 'kind', v.kind, 'tagline', v.tagline, 'area', v.area, 'address',
      v.address, 'lat', v.lat, 'lng', v.lng,
    'picture', v.picture, 'rating', v.rating, 'ratings_count', v.ratings_count, 'pure_veg', coalesce(f.pure_veg, false),
    'cuisine_names', coalesce((select jsonb_agg(coalesce(w.text, one.cuisine) order by one.position)
      from unnest(f.cuisines) with ordinality as one (cuisine, position)
      left join public.dictionary as w on w.kind = 'cuisine' and w.source = lower(one.cuisine)
        and w.language = storefront.language), '[]'::jsonb),
    'region', (select jsonb_build_object('slug', r.slug, 'name',
      coalesce(private.spoken(p.names, storefront.language), r.name))
      from public.regions as r left join public.region_pages as p on p.region_id = r.id where r.id = v.region_id),
    'is_open', is_open,
    'opens_at', case when not is_open then case when private.vendor_is_open(v.id, now()) then v.paused_until
      else private.vendor_next_opening(v.id, now()) end end,
    'hours', coalesce((select jsonb_agg(jsonb_build_object('weekday', h.weekday, 'opens', h.opens, 'closes', h.closes)
      order by h.weekday, h.opens)
      from public.vendor_hours as h where h.vendor_id = v.id), '[]'::jsonb),
    'holidays', coalesce((select jsonb_agg(x.day order by x.day) from public.vendor_holidays as x
      where x.vendor_id = v.id and x.day between private.today() and private.today() + 30), '[]'::jsonb),
    'policies', jsonb_build_object('min_order_paise', v.min_order_paise, 'packaging_paise', v.packaging_paise,
      'prep_minutes', v.prep_minutes,
      'delivery_radius_m', v.delivery_radius_m, 'fssai_number', f.fssai_number,
      'return_days', (select case when count(*) > 0 then jsonb_build_object('least', min(g.return_days), 'most',
        max(g.return_days)) end
        from public.catalog_items as i join public.goods as g on g.item_id = i.id where i.vendor_id = v.id)),
    'sections', coalesce((select jsonb_agg(jsonb_build_object('section', s.section, 'section_name',
      coalesce(w.text, s.section), 'items', s.items)
      order by s.section_position, s.section)
      from (select i.section, min(i.section_position) as section_position, count(*) as items
        from public.catalog_items as i
        where i.vendor_id = v.id group by i.section order by 2, 1 limit 60) as s
      left join public.dictionary as w on w.kind = 'section' and w.source = lower(s.section)
        and w.language = storefront.language), '[]'::jsonb),
    'favourites', private.menu_items(favourites, storefront.language));
end
$$;

comment on function public.storefront is
  'The public page of a vendor by slug or id: {id, slug, name, kind, tagline, area, address, lat, lng, picture, '
    'rating, ratings_count, pure_veg, cuisine_names, '
  'region: {slug, name}, is_open, opens_at, hours: [{weekday, opens, closes}], holidays: [day], policies: '
    '{min_order_paise, packaging_paise, prep_minutes, '
  'delivery_radius_m, fssai_number, return_days: {least, most} or null}, sections: [{section, section_name, items}], '
    'favourites: items as in storefront_items}.';

create function public.storefront_items(vendor_id uuid, section text default null, search text default null,
  after jsonb default null,
  language text default 'en', page_size integer default 24) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := '%' || replace(replace(replace(lower(left(trim(storefront_items.search), 100)), '\', '\\'), '%', '\%'),
    '_', '\_') || '%';
  most integer := least(greatest(coalesce(storefront_items.page_size, 24), 1), 50);
  page record;
begin
  perform private.bound(storefront_items.after, 1000);
  perform private.bound(storefront_items.section, 300);
  if not private.is_on_show(storefront_items.vendor_id) then
    perform private.refuse(404, 'vendor_not_found', 'This place is not on Angadi any more.');
  end if;
  if storefront_items.after is not null
    and not coalesce(jsonb_typeof(storefront_items.after -> 'section_position') = 'number'
      and jsonb_typeof(storefront_items.after -> 'position') = 'number'
        and pg_input_is_valid(storefront_items.after ->> 'id', 'uuid')
      and pg_input_is_valid(storefront_items.after ->> 'section_position', 'integer')
        and pg_input_is_valid(storefront_items.after ->> 'position', 'integer'), false) then
    perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
  end if;
  select array_agg(i.id order by i.section_position, i.position, i.id) as ids, count(*) as number,
    (array_agg(jsonb_build_object('section_position', i.section_position, 'position', i.position, 'id', i.id)
      order by i.section_position, i.position, i.id))[count(*)] as last
  into page from (
    select c.id, c.section_position, c.position from public.catalog_items as c
    where c.vendor_id = storefront_items.vendor_id
      and (storefront_items.section is null or c.section = storefront_items.section)
      and (words is null or words = '%%' or c.search like words)
      and (storefront_items.after is null or (c.section_position, c.position, c.id)
        > ((storefront_items.after ->> 'section_position')::integer, (storefront_items.after ->> 'position')::integer,
          (storefront_items.after ->> 'id')::uuid))
    order by c.section_position, c.position, c.id limit most) as i;
  return jsonb_build_object('items', private.menu_items(coalesce(page.ids, '{}'), storefront_items.language),
    'next', case when page.number = most then page.last end);
end
$$;

comment on function public.storefront_items is
  'What a vendor sells, in its order, of one section or of all, by a part of the name, a page at a time: {items: as in '
    'get_menu, and of goods also unit_price, '
  'brand, product_id, return_days; next: what to pass as after, null at the end}.';

create function public.sitemap_vendors(after text default null, most integer default 1000)
  returns table (slug text, kind public.vendor_kind)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query select v.slug, v.kind from public.vendors as v
    where v.status = 'active' and (sitemap_vendors.after is null or v.slug > left(sitemap_vendors.after, 100))
    order by v.slug limit least(greatest(coalesce(sitemap_vendors.most, 1000), 1), 5000);
end
$$;

comment on function public.sitemap_vendors is
  'The vendors that search engines are told of, by slug, a page at a time: pass the last slug as after.';

revoke execute on function public.storefront(text, text),
  public.storefront_items(uuid, text, text, jsonb, text, integer),
  public.sitemap_vendors(text, integer) from public, anon;
grant execute on function public.storefront(text, text),
  public.storefront_items(uuid, text, text, jsonb, text, integer),
  public.sitemap_vendors(text, integer) to anon, authenticated;

-- What a vendor changes is on its public pages at once: pages are kept under a version that follows every change
-- (docs/decisions/0055).

create index topic_log_menu_idx on private.topic_log (at) where event = 'menu';

create function public.page_version(vendor text default null) returns text
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted uuid;
  -- Longer than a page is kept: what was changed before is in every page that is still kept.
  since timestamptz := now() - interval '2 minutes';
begin
  perform private.bound(page_version.vendor, 100);
  if page_version.vendor is null then
    return (select count(*) || '.' || coalesce(max(l.seq), 0) from private.topic_log as l
      where l.event = 'menu' and l.at > since);
  end if;
  if pg_input_is_valid(page_version.vendor, 'uuid') then wanted := page_version.vendor::uuid; end if;
  select v.id into wanted from public.vendors as v where v.slug = lower(page_version.vendor) or v.id = wanted;
  return (select count(*) || '.' || coalesce(max(l.seq), 0) from private.topic_log as l
    where l.topic = 'vendor:' || wanted and l.event = 'menu' and l.at > since);
end
$$;

comment on function public.page_version is
  'A version of what vendors say of themselves and sell: of one, by slug or id, or of all. Another one means that a '
    'page which was kept is out of date; '
  'the same one for two minutes means that nothing has changed. Counted as well as the latest: transactions end in '
    'another order than they begin.';

revoke execute on function public.page_version(text) from public;
grant execute on function public.page_version(text) to anon, authenticated;

-- Who lives beyond every town asks to be told when deliveries begin there: by square of a tenth of a degree, for
-- signed-in people, whose number is proven, as wishes for services are (docs/decisions/0055, 0086).

create table public.area_interest (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  area text not null constraint area_interest_area_form check (area ~ '^-?\d{1,2}\.\d,-?\d{1,3}\.\d$'),
  place text not null constraint area_interest_place_length check (length(place) between 1 and 80),
  created_at timestamptz not null default now(),
  primary key (user_id, area)
);

create index area_interest_area_idx on public.area_interest (area);

comment on table public.area_interest is
  'Who wants to be told when deliveries begin somewhere. Signed-in people only: nobody subscribes somebody else.';
comment on column public.area_interest.area is
  'Latitude and longitude to a tenth of a degree, about eleven kilometres.';
comment on column public.area_interest.place is 'What its person calls the place.';

alter table public.area_interest enable row level security;

create policy "people read their own areas" on public.area_interest for select to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.area_interest from anon, authenticated;
grant select on public.area_interest to authenticated;

create function private.area_of(lat double precision, lng double precision) returns text
language sql immutable set search_path = '' as $$
  select round(area_of.lat::numeric, 1) || ',' || round(area_of.lng::numeric, 1)
$$;

comment on function private.area_of is 'The square of a tenth of a degree around a place, by its middle.';

revoke execute on function private.area_of(double precision, double precision) from public;

create function public.want_area(lat double precision, lng double precision, place text, wanted boolean default true)
returns boolean language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  square text;
  called text;
begin
  perform private.bound(want_area.place, 1000);
  called := left(trim(want_area.place), 80);
  if want_area.lat is null or want_area.lng is null or want_area.wanted is null or coalesce(called, '') = '' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  perform private.check_place(want_area.lat, want_area.lng);
  square := private.area_of(want_area.lat, want_area.lng);
  perform private.hold_account(caller);
  if not want_area.wanted then
    delete from public.area_interest as a where a.user_id = caller and a.area = square;
    return false;
  end if;
  if exists (select from private.vendors_around(want_area.lat, want_area.lng) as v where v.delivers) then
    perform private.refuse(409, 'area_is_served', 'Deliveries come to this place already.');
  end if;
  if (select count(*) from public.area_interest as a where a.user_id = caller and a.area <> square) >= 5 then
    perform private.refuse(429, 'too_many_areas', 'You wait for five places already. Withdraw one of them first.');
  end if;
  insert into public.area_interest (user_id, area, place) values (caller, square, called)
  on conflict (user_id, area) do update set place = excluded.place;
  return true;
end
$$;

comment on function public.want_area is
  'Stores or withdraws the caller''s wish to be told when deliveries begin at a place, as often as it is sent; five '
  'places a person. Answers whether it is stored. Refuses '
  'request_invalid, place_invalid, area_is_served, too_many_areas.';

create function public.wants_area(lat double precision, lng double precision) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.area_interest as a
    where a.user_id = (select auth.uid()) and a.area = private.area_of(wants_area.lat, wants_area.lng))
$$;

comment on function public.wants_area is 'Whether the caller waits for deliveries at a place.';

create function private.area_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('area_wishes', (select coalesce(jsonb_agg(jsonb_build_object('area', a.area,
    'place', a.place, 'created_at', a.created_at) order by a.created_at), '[]')
    from public.area_interest as a where a.user_id = caller))
$$;

comment on function private.area_data is 'What is stored about a person here; see trade_accounts.';

create function private.forget_areas(caller uuid) returns void language sql set search_path = '' as $$
  delete from public.area_interest as a where a.user_id = caller;
$$;

comment on function private.forget_areas is 'Removes the wishes of a closed account; see trade_accounts.';

insert into private.notification_templates (template, type, title, message, push_for) values
  ('area_open', 'success', 'Deliveries reach {place}',
    'You asked us to tell you: deliveries come to {place} now.', '1 day');

create function private.open_area(region text) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  town uuid := (select r.id from public.regions as r where r.slug = open_area.region);
  waiting record;
  told integer := 0;
begin
  for waiting in
    delete from public.area_interest as a
    where private.region_at(split_part(a.area, ',', 1)::double precision,
      split_part(a.area, ',', 2)::double precision) = town
    returning a.user_id, a.place
  loop
    perform private.notify(waiting.user_id, 'area_open', jsonb_build_object('place', waiting.place), '/food');
    told := told + 1;
  end loop;
  return told;
end
$$;

comment on function private.open_area is
  'Tells everybody who waited for deliveries in a town, once; answers how many. The migration that '
  'opens a town calls it.';

revoke execute on function private.open_area(text) from public;

revoke execute on function private.area_data(uuid), private.forget_areas(uuid) from public;

insert into private.trade_accounts (trade, data, forget)
values ('area_interest', 'private.area_data', 'private.forget_areas');

revoke execute on function public.want_area(double precision, double precision, text, boolean),
  public.wants_area(double precision, double precision) from public, anon;
grant execute on function public.want_area(double precision, double precision, text, boolean),
  public.wants_area(double precision, double precision) to authenticated;
