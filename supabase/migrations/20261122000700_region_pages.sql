-- The pages of towns: what stands on them, written in three languages, and what is counted (docs/decisions/0055).

create table public.region_pages (
  region_id uuid primary key references public.regions (id) on delete cascade,
  names jsonb not null constraint region_page_names check (private.are_translations(names, 60)),
  intro jsonb not null constraint region_page_intro check (private.are_translations(intro, 900)),
  delivery jsonb not null constraint region_page_delivery check (private.are_translations(delivery, 900)),
  constraint region_page_languages check (names ?& array['en', 'hi', 'te'] and intro ?& array['en', 'hi', 'te'] and delivery ?& array['en', 'hi', 'te'])
);
comment on table public.region_pages is
  'What the page of a town says about it, {language code: text}; English, Hindi and Telugu always. Figures come from region_page (Spec §1 city pages).';
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
    'From biryani houses in Hyderabad to the tiffin counters of Zaheerabad: Angadi brings the shops and kitchens of Telangana''s towns together in one app. Choose your town to see who delivers to your door today, what it costs, and what people there order most.',
    'हैदराबाद की बिरयानी से लेकर ज़हीराबाद के टिफ़िन तक: Angadi तेलंगाना के शहरों और क़स्बों की दुकानों और रसोइयों को एक ऐप में लाता है। अपना शहर चुनें और देखें कि आज आपके दरवाज़े तक कौन पहुँचाता है, कितने में, और वहाँ लोग सबसे ज़्यादा क्या मँगाते हैं।',
    'హైదరాబాద్ బిర్యానీ హోటళ్ల నుంచి జహీరాబాద్ టిఫిన్ సెంటర్ల వరకు, తెలంగాణ పట్టణాల్లోని దుకాణాలు, వంటశాలలు అన్నీ Angadiలో ఒకే చోట ఉన్నాయి. మీ ఊరు ఎంచుకోండి: ఈ రోజు మీ ఇంటికి ఎవరు తెచ్చిస్తారు, ఎంత ఖర్చవుతుంది, అక్కడి వాళ్లు ఎక్కువగా ఏం ఆర్డర్ చేస్తున్నారో చూడండి.',
    'Every order is carried by a courier of the same town, so food arrives hot and vegetables fresh. You see the delivery fee before you order, follow the courier on the map, and hand over the order''s code at the door.',
    'हर ऑर्डर उसी शहर का डिलीवरी पार्टनर लाता है, इसलिए खाना गरम और सब्ज़ियाँ ताज़ा पहुँचती हैं। डिलीवरी शुल्क ऑर्डर से पहले दिखता है, पार्टनर को आप नक़्शे पर देखते हैं, और दरवाज़े पर ऑर्डर का कोड बताते हैं।',
    'ప్రతి ఆర్డర్‌నూ అదే ఊరి డెలివరీ భాగస్వామి తెస్తారు, అందుకే భోజనం వేడిగా, కూరగాయలు తాజాగా చేరతాయి. డెలివరీ ఛార్జీ ఆర్డర్‌కు ముందే కనిపిస్తుంది, వస్తున్న దారిని మ్యాప్‌లో చూడవచ్చు, తలుపు దగ్గర ఆర్డర్ కోడ్ చెబితే చాలు.'),
  ('hyderabad', 'Hyderabad', 'हैदराबाद', 'హైదరాబాద్',
    'Dum biryani from Madhapur, Irani chai near Charminar, tiffins in Kukatpally: order from the kitchens and shops of your own part of the city. Everything on this page is open to you with or without an account; an account is needed only when you order.',
    'माधापुर की दम बिरयानी, चारमीनार के पास की ईरानी चाय, कूकटपल्ली के टिफ़िन: अपने इलाक़े की रसोइयों और दुकानों से मँगाइए। इस पेज पर सब कुछ बिना खाते के भी देखा जा सकता है; खाता सिर्फ़ ऑर्डर करते समय चाहिए।',
    'మాధాపూర్ దమ్ బిర్యానీ, చార్మినార్ దగ్గరి ఇరానీ చాయ్, కూకట్‌పల్లి టిఫిన్లు: మీ ప్రాంతంలోని వంటశాలలు, దుకాణాల నుంచే ఆర్డర్ చేయండి. ఈ పేజీలో ఉన్నవన్నీ ఖాతా లేకుండానే చూడవచ్చు; ఆర్డర్ చేసేటప్పుడు మాత్రమే ఖాతా కావాలి.',
    'Hyderabad is large, so each restaurant delivers within a few kilometres of its kitchen. Set your location and the list shows only who reaches you, with the time and the fee for your address. At busy hours and in rain a surcharge may be added; it is shown before you pay. You can also order ahead for a half hour of your choice.',
    'हैदराबाद बड़ा है, इसलिए हर रेस्टोरेंट अपनी रसोई से कुछ किलोमीटर तक ही पहुँचाता है। अपनी जगह चुनें: सूची में वही दिखेंगे जो आप तक पहुँचते हैं, आपके पते के समय और शुल्क के साथ। व्यस्त समय और बारिश में अतिरिक्त शुल्क लग सकता है; वह भुगतान से पहले दिखता है। अपनी पसंद के आधे घंटे के लिए पहले से भी ऑर्डर कर सकते हैं।',
    'హైదరాబాద్ పెద్ద నగరం, అందుకే ప్రతి రెస్టారెంట్ తన వంటశాలకు కొన్ని కిలోమీటర్ల లోపే డెలివరీ ఇస్తుంది. మీ స్థలం ఎంచుకుంటే మీ దాకా వచ్చేవే కనిపిస్తాయి, మీ చిరునామాకు పట్టే సమయం, ఛార్జీతో సహా. రద్దీ వేళల్లో, వర్షంలో అదనపు ఛార్జీ ఉండవచ్చు; అది చెల్లించే ముందే చూపిస్తాం. మీకు నచ్చిన అరగంటకు ముందుగానే ఆర్డర్ పెట్టుకోవచ్చు.'),
  ('zaheerabad', 'Zaheerabad', 'ज़हीराबाद', 'జహీరాబాద్',
    'Zaheerabad eats Deccani: dum biryani, talawa gosht, jonna rotte, and sweets for every occasion. On Angadi the town''s own restaurants and shops sell to the town, at prices they set themselves.',
    'ज़हीराबाद का ज़ायक़ा दक्खिनी है: दम बिरयानी, तलवा गोश्त, ज्वार की रोटी और हर मौक़े की मिठाई। Angadi पर शहर के अपने रेस्टोरेंट और दुकानें अपने ही दाम पर शहर वालों को बेचते हैं।',
    'జహీరాబాద్ రుచి దక్కనీ రుచి: దమ్ బిర్యానీ, తలావా గోష్త్, జొన్న రొట్టె, ప్రతి సందర్భానికీ మిఠాయిలు. Angadiలో ఊరి రెస్టారెంట్లు, దుకాణాలు తామే నిర్ణయించిన ధరలకు ఊరి వారికే అమ్ముతాయి.',
    'Within the town a courier needs only minutes on the road, so most of the time is the cooking. Pay from your wallet or in cash at the door. Orders for a gathering can be placed ahead for the half hour you want them.',
    'शहर के भीतर रास्ता कुछ ही मिनटों का है, ज़्यादातर समय पकाने में लगता है। वॉलेट से या दरवाज़े पर नक़द भुगतान करें। दावत का ऑर्डर पहले से, अपने चुने आधे घंटे के लिए दे सकते हैं।',
    'ఊళ్లో దారి కొద్ది నిమిషాలే, ఎక్కువ సమయం వంటకే పడుతుంది. వాలెట్ నుంచి గానీ, తలుపు దగ్గర నగదుగా గానీ చెల్లించండి. విందు ఉంటే మీకు కావాల్సిన అరగంటకు ముందే ఆర్డర్ పెట్టవచ్చు.'),
  ('sangareddy', 'Sangareddy', 'संगारेड्डी', 'సంగారెడ్డి',
    'Meals for the workday and for the students of Kandi, family dinners, and the week''s shopping: what Sangareddy''s kitchens and shops offer on Angadi stands on this page, with their opening hours and ratings from people who really ordered.',
    'दफ़्तर और कंदी के विद्यार्थियों का खाना, परिवार का डिनर, हफ़्ते का सामान: संगारेड्डी की रसोइयाँ और दुकानें Angadi पर जो देती हैं वह इस पेज पर है, खुलने के समय और उन लोगों की रेटिंग के साथ जिन्होंने सचमुच ऑर्डर किया।',
    'ఆఫీసు రోజుల భోజనం, కంది విద్యార్థుల మెస్, ఇంటిల్లిపాది విందు, వారానికి సరిపడా సరుకులు: సంగారెడ్డి వంటశాలలు, దుకాణాలు Angadiలో ఇచ్చేవన్నీ ఈ పేజీలో ఉన్నాయి, తెరిచే వేళలు, నిజంగా ఆర్డర్ చేసిన వారి రేటింగ్‌లతో సహా.',
    'Couriers deliver in the town and the colonies around it, as far as each shop''s delivery area goes. If a shop does not reach your address, the page says so before you fill a cart.',
    'पार्टनर शहर और आसपास की कॉलोनियों में पहुँचाते हैं, जहाँ तक हर दुकान का डिलीवरी इलाक़ा है। अगर कोई दुकान आपके पते तक नहीं पहुँचती, तो पेज यह कार्ट भरने से पहले बताता है।',
    'ప్రతి దుకాణం డెలివరీ పరిధి మేరకు పట్టణంలో, చుట్టుపక్కల కాలనీల్లో డెలివరీ ఉంటుంది. ఏదైనా దుకాణం మీ చిరునామా వరకు రాకపోతే, కార్ట్ నింపకముందే పేజీ చెబుతుంది.'),
  ('vikarabad', 'Vikarabad', 'विकाराबाद', 'వికారాబాద్',
    'Whether you live in Vikarabad or came for the Ananthagiri hills: find a meal, snacks for the road and daily needs from the town''s own shops, and see at a glance who is open now.',
    'आप विकाराबाद में रहते हों या अनंतगिरि की पहाड़ियाँ देखने आए हों: शहर की अपनी दुकानों से खाना, रास्ते का नाश्ता और रोज़ का सामान मँगाइए, और एक नज़र में देखिए कि अभी कौन खुला है।',
    'మీరు వికారాబాద్ వారైనా, అనంతగిరి కొండలు చూడటానికి వచ్చినా: ఊరి దుకాణాల నుంచే భోజనం, దారిలో తినడానికి చిరుతిళ్లు, రోజువారీ సరుకులు పొందండి. ఇప్పుడు ఎవరు తెరిచి ఉన్నారో ఒక్క చూపులో తెలుస్తుంది.',
    'Delivery covers the town, up to the distance each shop has set for itself. Your address decides: set it once and Angadi shows the time and fee to your door.',
    'डिलीवरी शहर में होती है, हर दुकान की तय दूरी तक। फ़ैसला आपके पते से होता है: पता एक बार चुनें, Angadi आपके दरवाज़े तक का समय और शुल्क दिखाता है।',
    'ఒక్కో దుకాణం తాను పెట్టుకున్న దూరం వరకు పట్టణంలో డెలివరీ ఇస్తుంది. అంతా మీ చిరునామాను బట్టే: ఒకసారి ఎంచుకుంటే, మీ తలుపు వరకు పట్టే సమయం, ఛార్జీ Angadi చూపిస్తుంది.'),
  ('bidar', 'Bidar', 'बीदर', 'బీదర్',
    'Bidar''s table is Deccan and North Karnataka together: jolada rotti meals, Udupi tiffins, biryani and Mughlai. Order from the city''s restaurants and shops on Angadi, across the state border from Zaheerabad and with the same app and wallet.',
    'बीदर की थाली में दक्खन और उत्तर कर्नाटक साथ हैं: ज्वार की रोटी का भोजन, उडुपी टिफ़िन, बिरयानी और मुग़लई। Angadi पर शहर के रेस्टोरेंट और दुकानों से मँगाइए; ज़हीराबाद से राज्य की सीमा पार, पर ऐप और वॉलेट वही।',
    'బీదర్ భోజనంలో దక్కన్, ఉత్తర కర్ణాటక రెండూ ఉంటాయి: జొన్న రొట్టె భోజనం, ఉడుపి టిఫిన్లు, బిర్యానీ, మొఘలాయ్. నగర రెస్టారెంట్లు, దుకాణాల నుంచి Angadiలో ఆర్డర్ చేయండి; జహీరాబాద్‌కు రాష్ట్ర సరిహద్దు అవతలే అయినా యాప్, వాలెట్ ఒకటే.',
    'Couriers of the city carry the orders, from the old town by the fort to Gumpa and Nubad, as far as the shop''s own delivery area goes. Fees and times for your address are shown before you order.',
    'ऑर्डर शहर के ही पार्टनर लाते हैं, क़िले के पास के पुराने शहर से गुंपा और नौबाद तक, जहाँ तक दुकान का डिलीवरी इलाक़ा है। आपके पते का शुल्क और समय ऑर्डर से पहले दिखता है।',
    'కోట దగ్గరి పాత నగరం నుంచి గుంపా, నౌబాద్ వరకు, దుకాణం డెలివరీ పరిధి ఉన్నంత మేర, నగరానికే చెందిన భాగస్వాములు ఆర్డర్లు తెస్తారు. మీ చిరునామాకు ఛార్జీ, సమయం ఆర్డర్‌కు ముందే కనిపిస్తాయి.')
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
comment on function private.regions_within is 'A region and those of its state that lie within it: a state''s page shows its towns.';

create function private.vendor_cards(vendor_ids uuid[], language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', v.id, 'slug', v.slug, 'name', v.name, 'kind', v.kind, 'area', v.area, 'picture', v.picture,
      'tagline', v.tagline, 'rating', v.rating, 'ratings_count', v.ratings_count, 'pure_veg', coalesce(f.pure_veg, false),
      'cuisine_names', coalesce((select jsonb_agg(coalesce(w.text, one.cuisine) order by one.position)
        from unnest(f.cuisines) with ordinality as one (cuisine, position)
        left join public.dictionary as w on w.kind = 'cuisine' and w.source = lower(one.cuisine) and w.language = vendor_cards.language), '[]'::jsonb),
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
  'Vendors as a public page lists them, in the order of the ids: [{id, slug, name, kind, area, picture, tagline, rating, ratings_count, pure_veg, cuisine_names, is_open, opens_at}].';

create function private.best_vendors(region_ids uuid[], kind public.vendor_kind, most integer) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (select coalesce(array_agg(top.id order by top.rank, top.name), '{}') from (
    -- A few ratings weigh little: each vendor begins with five of 3.5. Who has none comes after those who have.
    select v.id, v.name, -case when v.ratings_count > 0 then (v.rating * v.ratings_count + 17.5) / (v.ratings_count + 5) else 1 end as rank
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
    select jsonb_agg(jsonb_build_object('id', i.id, 'name', coalesce(i.name_translations ->> item_cards.language, w.text, i.name),
      'price_paise', i.price_paise, 'mrp_paise', i.mrp_paise, 'unit', i.unit, 'picture', i.picture, 'diet', d.diet,
      'unit_price', private.unit_price(i.price_paise, g.pack_size, g.pack_unit),
      'product_id', g.product_id, 'vendor_slug', v.slug, 'vendor_name', v.name, 'vendor_kind', v.kind) order by wanted.position)
    from unnest(item_cards.item_ids) with ordinality as wanted (id, position)
    join public.catalog_items as i on i.id = wanted.id
    join public.vendors as v on v.id = i.vendor_id
    left join public.dishes as d on d.item_id = i.id
    left join public.goods as g on g.item_id = i.id
    left join public.dictionary as w on w.kind = 'item' and w.source = lower(i.name) and w.language = item_cards.language
    where v.status = 'active'), '[]'::jsonb);
end
$$;
comment on function private.item_cards is
  'Items as a public page lists them, in the order of the ids: [{id, name, price_paise, mrp_paise, unit, picture, diet, unit_price, product_id, vendor_slug, vendor_name, vendor_kind}].';

create function private.bestsellers_of(vendor_ids uuid[], most integer) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (select coalesce(array_agg(best.id order by best.turn, best.vendor_rank), '{}') from (
    select i.id, i.vendor_rank, i.turn from (
      select c.id, wanted.position as vendor_rank,
        row_number() over (partition by c.vendor_id order by c.is_bestseller desc, c.picture is null, c.section_position, c.position, c.id) as turn
      from unnest(bestsellers_of.vendor_ids) with ordinality as wanted (id, position)
      join public.catalog_items as c on c.vendor_id = wanted.id
      where c.is_available and c.is_bestseller and coalesce(c.sold_out_until <= now(), true) and coalesce(c.stock > 0, true)
    ) as i where i.turn <= 2
    order by i.turn, i.vendor_rank limit bestsellers_of.most) as best);
end
$$;
comment on function private.bestsellers_of is 'Bestsellers of some vendors, at most two of each, the first vendors'' first.';

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
  if page.region_id is null then perform private.refuse(404, 'region_not_found', 'There is no page of this town.'); end if;
  within := private.regions_within(place.id);
  kitchens := private.best_vendors(within, 'food', 8);
  stores := private.best_vendors(within, 'grocery', 4);
  shops := private.best_vendors(within, 'shopping', 4);
  rule := private.fee_rule(place.id, now());
  return jsonb_build_object(
    'slug', place.slug, 'name', private.spoken(page.names, region_page.language), 'state', place.state,
    'lat', place.center_lat, 'lng', place.center_lng,
    'intro', private.spoken(page.intro, region_page.language), 'delivery', private.spoken(page.delivery, region_page.language),
    'figures', (select jsonb_build_object('vendors', count(*), 'pure_veg', count(*) filter (where 'pure_veg' = any (v.facets)),
        -- A kitchen's usual time, and the way of two kilometres.
        'minutes', (percentile_cont(0.5) within group (order by v.prep_minutes) filter (where v.kind in ('food', 'grocery')))::integer
          + private.travel_minutes(round(1.3 * 2000)::integer),
        'fee_from_paise', case when count(*) > 0 then rule.base_paise end)
      from public.vendors as v where v.region_id = any (within) and v.status = 'active'),
    'kinds', (select coalesce(jsonb_agg(jsonb_build_object('kind', k.kind, 'vendors', k.vendors) order by k.vendors desc, k.kind), '[]'::jsonb)
      from (select v.kind, count(*) as vendors from public.vendors as v where v.region_id = any (within) and v.status = 'active' group by v.kind) as k),
    'areas', (select coalesce(jsonb_agg(jsonb_build_object('name', a.area, 'vendors', a.vendors) order by a.vendors desc, a.area), '[]'::jsonb)
      from (select v.area, count(*) as vendors from public.vendors as v
        where v.region_id = any (within) and v.status = 'active' and v.area <> '' group by v.area order by 2 desc, 1 limit 24) as a),
    'vendors', private.vendor_cards(kitchens || stores || shops, region_page.language),
    'items', private.item_cards(private.bestsellers_of(kitchens, 6) || private.bestsellers_of(stores, 3) || private.bestsellers_of(shops, 3),
      region_page.language),
    'offers', (select coalesce(jsonb_agg(jsonb_build_object('code', c.code, 'title', coalesce(c.title_translations ->> region_page.language, c.title),
        'minimum_paise', c.minimum_paise) order by c.minimum_paise, c.code), '[]'::jsonb)
      from public.coupons as c where c.is_listed and c.valid_from <= now() and coalesce(c.valid_to > now(), true)),
    'regions', (select jsonb_agg(jsonb_build_object('slug', r.slug, 'name', private.spoken(p.names, region_page.language), 'is_within', r.id = any (within),
        'vendors', (select count(*) from public.vendors as v where v.region_id = any (private.regions_within(r.id)) and v.status = 'active'))
        order by public.distance_m(place.center_lat, place.center_lng, r.center_lat, r.center_lng), r.slug)
      from public.regions as r join public.region_pages as p on p.region_id = r.id where r.id <> place.id));
end
$$;
revoke execute on function public.region_page(text, text) from public, anon;
grant execute on function public.region_page(text, text) to anon, authenticated;
comment on function public.region_page is
  'The page of a town or of the state: {slug, name, state, lat, lng, intro, delivery, figures: {vendors, pure_veg, minutes, fee_from_paise}, '
  'kinds: [{kind, vendors}], areas: [{name, vendors}], vendors, items, offers: [{code, title, minimum_paise}], regions: [{slug, name, is_within, vendors}]}. '
  'A town without vendors has zeros, nulls and empty lists.';
