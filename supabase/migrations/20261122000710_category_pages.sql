-- The pages of categories, and who wants to hear when a service opens (docs/decisions/0055).

insert into public.dictionary (kind, source, language, text)
select 'category', w.source, t.language, t.text
from (values
  ('food delivery', 'खाना डिलीवरी', 'ఫుడ్ డెలివరీ'), ('vegetables', 'सब्ज़ियाँ', 'కూరగాయలు'), ('milk and dairy', 'दूध और डेयरी', 'పాలు, పాల పదార్థాలు'),
  ('grocery', 'किराना', 'కిరాణా'), ('ride and taxi', 'सवारी और टैक्सी', 'రైడ్‌లు, టాక్సీ'), ('doctor and hospital', 'डॉक्टर और अस्पताल', 'డాక్టర్లు, ఆసుపత్రులు'),
  ('cleaning', 'सफ़ाई', 'క్లీనింగ్'), ('delivery and parcel', 'डिलीवरी और पार्सल', 'డెలివరీ, పార్శిల్'), ('shopping', 'शॉपिंग', 'షాపింగ్'),
  ('house rental', 'किराये का घर', 'అద్దె ఇళ్లు'), ('real estate', 'ज़मीन-मकान', 'రియల్ ఎస్టేట్'), ('institution', 'शिक्षा संस्थान', 'విద్యా సంస్థలు'),
  ('beauty and wellness', 'ब्यूटी और वेलनेस', 'బ్యూటీ, వెల్‌నెస్'), ('pet services', 'पालतू जानवरों की सेवाएँ', 'పెంపుడు జంతువుల సేవలు'),
  ('financial services', 'वित्तीय सेवाएँ', 'ఆర్థిక సేవలు'), ('tech support', 'टेक सपोर्ट', 'టెక్ సపోర్ట్'), ('mobile recharge', 'मोबाइल रिचार्ज', 'మొబైల్ రీఛార్జ్'),
  ('bill payments', 'बिल भुगतान', 'బిల్లుల చెల్లింపు'), ('online learning', 'ऑनलाइन पढ़ाई', 'ఆన్‌లైన్ చదువు'), ('entertainment', 'मनोरंजन', 'వినోదం'),
  ('fresh vegetables', 'ताज़ी सब्ज़ियाँ', 'తాజా కూరగాయలు'), ('leafy greens', 'पत्तेदार सब्ज़ियाँ', 'ఆకుకూరలు'), ('fruits', 'फल', 'పండ్లు'),
  ('herbs and seasoning', 'धनिया-पुदीना और मसाला', 'కొత్తిమీర, కరివేపాకు'), ('milk', 'दूध', 'పాలు'), ('curd and paneer', 'दही और पनीर', 'పెరుగు, పనీర్'),
  ('butter and ghee', 'मक्खन और घी', 'వెన్న, నెయ్యి'), ('eggs', 'अंडे', 'గుడ్లు'), ('rice and atta', 'चावल और आटा', 'బియ్యం, గోధుమ పిండి'),
  ('dals and pulses', 'दालें', 'పప్పులు'), ('cooking oils', 'खाने का तेल', 'వంట నూనెలు'), ('masalas and spices', 'मसाले', 'మసాలాలు'),
  ('snacks and biscuits', 'नमकीन और बिस्किट', 'చిరుతిళ్లు, బిస్కెట్లు'), ('tea, coffee and drinks', 'चाय, कॉफ़ी और पेय', 'టీ, కాఫీ, పానీయాలు'),
  ('breakfast and spreads', 'नाश्ता और स्प्रेड', 'అల్పాహారం, జామ్‌లు'), ('bread and bakery', 'ब्रेड और बेकरी', 'బ్రెడ్, బేకరీ'),
  ('cleaning and household', 'सफ़ाई और घर का सामान', 'శుభ్రత, ఇంటి సామాను'), ('personal care', 'निजी देखभाल', 'వ్యక్తిగత సంరక్షణ'), ('baby care', 'शिशु देखभाल', 'శిశు సంరక్షణ'),
  ('newspapers', 'अख़बार', 'దినపత్రికలు'), ('mobiles and accessories', 'मोबाइल और एक्सेसरीज़', 'మొబైల్స్, యాక్సెసరీస్'), ('electronics', 'इलेक्ट्रॉनिक्स', 'ఎలక్ట్రానిక్స్'),
  ('women''s fashion', 'महिलाओं के कपड़े', 'మహిళల దుస్తులు'), ('men''s fashion', 'पुरुषों के कपड़े', 'పురుషుల దుస్తులు'), ('footwear', 'जूते-चप्पल', 'చెప్పులు, బూట్లు'),
  ('home and kitchen', 'घर और रसोई', 'ఇల్లు, వంటగది'), ('books and stationery', 'किताबें और स्टेशनरी', 'పుస్తకాలు, స్టేషనరీ'), ('toys and games', 'खिलौने और खेल', 'బొమ్మలు, ఆటలు'),
  ('beauty', 'सौंदर्य', 'సౌందర్యం'), ('sports and fitness', 'खेल और फ़िटनेस', 'క్రీడలు, ఫిట్‌నెస్')
) as w (source, hi, te) cross join lateral (values ('hi', w.hi), ('te', w.te)) as t (language, text)
on conflict do nothing;

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
  'What the page of a main category says, {language code: text}. Aisles and departments have no row: their page shows what is in them (Spec §2 /category/{categoryName}).';
comment on column public.category_pages.aliases is 'Other words under which the page is found: /category/delivery is the page of parcels.';
comment on column public.category_pages.related is 'The slugs of categories that help meanwhile, or go well with it; an aisle shows what is sold there.';
comment on column public.category_pages.every_vendor is 'Every vendor of the kind belongs to it; otherwise those who sell something in it.';
comment on column public.category_pages.opened_at is 'Since when one can order or book; null takes wishes. Set by private.open_service in the migration that opens the trade.';
alter table public.category_pages enable row level security;
create policy "everyone reads the pages of categories" on public.category_pages for select to anon, authenticated using (true);
revoke all on public.category_pages from anon, authenticated;
grant select on public.category_pages to anon, authenticated;

insert into public.category_pages (category_id, intro, aliases, related, every_vendor, opened_at)
select c.id, jsonb_build_object('en', p.en, 'hi', p.hi, 'te', p.te), p.aliases, p.related, p.every_vendor, case when p.is_open then now() end
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
    'A courier who picks up a parcel, keys or documents at one door and hands them over at another, with a code at both.',
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
    where w.kind = 'category' and w.source = lower(category.name) and w.language = category_name.language), category.name);
end
$$;
comment on function private.category_name is 'The name of a category in the reader''s language, in English where it is not translated.';

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
      union all select c.id, below.depth + 1 from below join public.categories as c on c.parent_id = below.id where below.depth < 5
    ) select array_agg(below.id) from below);
end
$$;
comment on function private.categories_below is 'A category and everything below it.';

-- Wishes -----------------------------------------------------------------------------------------------------------------

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
  'Who wants to be told when a service opens. Signed-in people only: their number is proven, and nobody subscribes somebody else.';
comment on column public.service_interest.told_at is 'When the message was sent; the wish is then done.';
alter table public.service_interest enable row level security;
create policy "people read their own wishes" on public.service_interest for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.service_interest from anon, authenticated;
grant select (category_id, region_id, created_at, told_at) on public.service_interest to authenticated;

create function private.wishes_for(category_id uuid) returns integer
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (select count(*)::integer from public.service_interest as s where s.category_id = wishes_for.category_id and s.told_at is null);
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
  if want_service.wanted is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  perform private.hold_account(caller);
  select * into page from public.category_pages as p where p.category_id = service.id;
  if want_service.wanted then
    if page.category_id is null or page.opened_at is not null then
      perform private.refuse(409, 'service_is_open', 'This service is open already.');
    end if;
    insert into public.service_interest (user_id, category_id, region_id)
    values (caller, service.id, (select r.id from public.regions as r where r.slug = want_service.region))
    on conflict (user_id, category_id) do update set region_id = coalesce(excluded.region_id, service_interest.region_id), told_at = null;
  else
    delete from public.service_interest as s where s.user_id = caller and s.category_id = service.id;
  end if;
  return jsonb_build_object('wanted', want_service.wanted, 'wishes', private.wishes_for(service.id));
end
$$;
comment on function public.want_service is
  'Stores or withdraws the caller''s wish to be told when a service opens, as often as it is sent; answers {wanted, wishes}. region: the slug of the town where it is wanted.';

create function public.my_service_wishes() returns setof text
language sql stable security definer set search_path = '' as $$
  select c.slug from public.service_interest as s join public.categories as c on c.id = s.category_id
  where s.user_id = (select auth.uid()) and s.told_at is null order by c.slug
$$;
comment on function public.my_service_wishes is 'The slugs of the services that the caller waits for.';

insert into private.notification_templates (template, type, title, message, push_for) values
  ('service_open', 'success', '{service} is open', 'You asked us to tell you: {service} is open on Angadi now.', '1 day');

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
  'Marks a service as open and tells everybody who waited for it, once; answers how many. The migration that opens a trade calls it.';

create function public.open_service(category text) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  perform private.audit('open_service', 'category', (private.find_category(open_service.category)).slug, null, null);
  return private.open_service(open_service.category);
end
$$;
comment on function public.open_service is 'Marks a service as open and tells everybody who waited for it; administrators only. Answers how many were told.';

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
comment on function public.service_wishes is 'How many people wait for each service that is not open, the most wanted first; administrators only.';

create function private.interest_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('service_wishes', (select coalesce(jsonb_agg(jsonb_build_object('service', c.slug, 'created_at', s.created_at, 'told_at', s.told_at)
    order by s.created_at), '[]') from public.service_interest as s join public.categories as c on c.id = s.category_id where s.user_id = caller))
$$;
comment on function private.interest_data is 'What is stored about a person here; see trade_accounts.';
create function private.forget_interest(caller uuid) returns void language sql set search_path = '' as $$
  delete from public.service_interest as s where s.user_id = caller;
$$;
comment on function private.forget_interest is 'Removes the wishes of a closed account; see trade_accounts.';
insert into private.trade_accounts (trade, data, forget) values ('service_interest', 'private.interest_data', 'private.forget_interest');

-- Pages ------------------------------------------------------------------------------------------------------------------

create function public.category_list(language text default 'en') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    with vendors as (select v.kind, count(*) as number from public.vendors as v where v.status = 'active' group by v.kind)
    select jsonb_agg(jsonb_build_object('slug', c.slug, 'name', private.category_name(c, category_list.language), 'kind', c.kind, 'picture', c.picture,
      'intro', private.spoken(p.intro, category_list.language), 'is_open', p.opened_at is not null,
      'vendors', case when p.every_vendor then coalesce(k.number, 0) end,
      'children', (select coalesce(jsonb_agg(jsonb_build_object('slug', x.slug, 'name', private.category_name(x, category_list.language), 'picture', x.picture)
        order by x.position, x.slug), '[]'::jsonb) from public.categories as x where x.parent_id = c.id)) order by c.position, c.slug)
    from public.categories as c join public.category_pages as p on p.category_id = c.id
    left join vendors as k on k.kind = c.kind
    where c.parent_id is null);
end
$$;
comment on function public.category_list is
  'All main categories with what is below them: [{slug, name, kind, picture, intro, is_open, vendors (null where not every vendor of the kind belongs to it), children: [{slug, name, picture}]}].';

create function private.items_below(category_ids uuid[], most integer) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (select coalesce(array_agg(best.id order by best.rank, best.id), '{}') from (
    select one.id, (case when one.is_bestseller then 0 else 1000 end + one.turn) as rank from (
      -- Some hundreds are enough to choose from, whatever the size of the shelf.
      select few.*, row_number() over (partition by few.vendor_id order by few.is_bestseller desc, few.picture is null, few.position, few.id) as turn
      from (select i.id, i.vendor_id, i.is_bestseller, i.picture, i.position from public.catalog_items as i
        where i.category_id = any (items_below.category_ids) and i.is_available and coalesce(i.stock > 0, true)
          and coalesce(i.sold_out_until <= now(), true) and private.is_on_show(i.vendor_id) limit 600) as few
    ) as one order by rank, one.id limit items_below.most) as best);
end
$$;
comment on function private.items_below is 'Some items of these categories that are left, bestsellers first, the vendors in turn.';

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
      order by v.ratings_count > 0 desc, v.rating desc nulls last, v.name limit 12);
  end if;
  wishes := case when page.opened_at is null and page.category_id is not null then private.wishes_for(here.id) end;
  return jsonb_build_object('slug', here.slug, 'name', private.category_name(here, category_page.language), 'kind', here.kind, 'picture', here.picture,
    'intro', private.spoken(page.intro, category_page.language),
    -- An aisle is open with its trade.
    'is_open', here.parent_id is not null or page.opened_at is not null,
    -- A handful could be counted out.
    'wishes', case when wishes >= 5 then wishes end,
    'parent', (select jsonb_build_object('slug', c.slug, 'name', private.category_name(c, category_page.language)) from public.categories as c where c.id = here.parent_id),
    'children', (select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'name', private.category_name(c, category_page.language), 'picture', c.picture)
      order by c.position, c.slug), '[]'::jsonb) from public.categories as c where c.parent_id = here.id),
    'siblings', (select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'name', private.category_name(c, category_page.language), 'picture', c.picture)
      order by c.position, c.slug), '[]'::jsonb) from public.categories as c where c.parent_id = here.parent_id and c.id <> here.id),
    'towns', (select coalesce(jsonb_agg(jsonb_build_object('slug', r.slug, 'name', private.spoken(p.names, category_page.language), 'vendors', k.number)
      order by k.number desc, r.slug), '[]'::jsonb)
      from (select v.region_id, count(*) as number from public.vendors as v where v.status = 'active' and v.kind = here.kind group by v.region_id) as k
      join public.regions as r on r.id = k.region_id join public.region_pages as p on p.region_id = r.id
      where coalesce(page.every_vendor, false)),
    'vendors', private.vendor_cards(best, category_page.language),
    'items', private.item_cards(items, category_page.language),
    'related', (select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'name', private.category_name(c, category_page.language), 'picture', c.picture,
        'items', private.item_cards(private.items_below(private.categories_below(c.id), 6), category_page.language)) order by wanted.position), '[]'::jsonb)
      from unnest(page.related) with ordinality as wanted (slug, position) join public.categories as c on c.slug = wanted.slug));
end
$$;
comment on function public.category_page is
  'The page of a category by its slug or another word for it: {slug, name, kind, picture, intro, is_open, wishes (null under five), parent, children, siblings, '
  'towns: [{slug, name, vendors}], vendors, items, related: [{slug, name, picture, items}]}; vendors and items as in region_page.';

revoke execute on function public.want_service(text, boolean, text), public.my_service_wishes(), public.open_service(text), public.service_wishes(),
  public.category_list(text), public.category_page(text, text) from public, anon;
grant execute on function public.category_list(text), public.category_page(text, text) to anon, authenticated;
grant execute on function public.want_service(text, boolean, text), public.my_service_wishes(), public.open_service(text), public.service_wishes() to authenticated;
