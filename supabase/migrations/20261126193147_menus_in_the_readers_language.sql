-- Menus, carts and bills in the reader's language beyond the names of items: their descriptions, and what can be
-- chosen for them (docs/decisions/0084). What is stored, compared and placed stays as the vendor wrote it.

alter table public.catalog_items add column description_translations jsonb not null default '{}'
  constraint item_description_translations check (private.are_translations(description_translations, 400));
comment on column public.catalog_items.description_translations is
  'The vendor''s own translations of the description, {language code: text}; without one the reader sees the original.';
alter table public.item_option_groups add column name_translations jsonb not null default '{}'
  constraint group_name_translations check (private.are_translations(name_translations, 60));
comment on column public.item_option_groups.name_translations is
  'The vendor''s own translations of the name, {language code: text}; before the dictionary. Orders keep the original.';
alter table public.item_options add column name_translations jsonb not null default '{}'
  constraint option_name_translations check (private.are_translations(name_translations, 60));
comment on column public.item_options.name_translations is
  'The vendor''s own translations of the name, {language code: text}; before the dictionary. Orders keep the original.';
-- The policies of the tables say whose rows.
grant insert (description_translations), update (description_translations) on public.catalog_items to authenticated;
grant insert (name_translations), update (name_translations) on public.item_option_groups to authenticated;
grant insert (name_translations), update (name_translations) on public.item_options to authenticated;

create or replace trigger texts_are_plain
  before insert or update of section, name, name_translations, description, description_translations, unit
  on public.catalog_items for each row execute function
    private.keep_plain('section', 'name', 'name_translations', 'description', 'description_translations', 'unit');
create or replace trigger texts_are_plain
  before insert or update of name, name_translations on public.item_option_groups
  for each row execute function private.keep_plain('name', 'name_translations');
create or replace trigger texts_are_plain before insert or update of name, name_translations on public.item_options
  for each row execute function private.keep_plain('name', 'name_translations');

-- The dictionary knows what many kitchens ask and offer: kind option, questions and answers alike.
alter table public.dictionary drop constraint dictionary_kind,
  add constraint dictionary_kind check (kind in ('section', 'cuisine', 'item', 'category', 'option'));
insert into public.dictionary (kind, source, language, text)
select 'option', w.source, t.language, t.text
from (values
  ('portion', 'मात्रा', 'పరిమాణం'),
  ('size', 'साइज़', 'సైజు'),
  ('weight', 'वज़न', 'బరువు'),
  ('quantity', 'मात्रा', 'పరిమాణం'),
  ('spice level', 'कितना तीखा', 'కారం ఎంత'),
  ('how hot', 'कितना तीखा', 'కారం ఎంత'),
  ('make it a meal', 'साथ में लें', 'దీనితో పాటు'),
  ('comes with', 'किसके साथ', 'దేనితో'),
  ('bread with it', 'साथ में रोटी', 'తోడుగా రొట్టె'),
  ('on top', 'ऊपर से', 'పైన వేయడానికి'),
  ('toppings', 'टॉपिंग', 'టాపింగ్‌లు'),
  ('extras', 'अतिरिक्त', 'అదనంగా'),
  ('add', 'और डालें', 'అదనంగా వేయండి'),
  ('add-ons', 'साथ में और', 'అదనంగా'),
  ('with the meal', 'थाली के साथ', 'భోజనంతో పాటు'),
  ('with it', 'साथ में', 'దీనితో పాటు'),
  ('sugar', 'चीनी', 'చక్కెర'),
  ('ice', 'बर्फ़', 'ఐస్'),
  ('scoops', 'स्कूप', 'స్కూప్‌లు'),
  ('style', 'कैसा चाहिए', 'ఎలా కావాలి'),
  ('preparation', 'कैसे बनाएँ', 'తయారీ'),
  ('sponge', 'स्पंज', 'స్పాంజ్'),
  ('single (serves 1)', 'सिंगल (1 के लिए)', 'సింగిల్ (ఒకరికి)'),
  ('half (serves 2)', 'हाफ़ (2 के लिए)', 'హాఫ్ (ఇద్దరికి)'),
  ('full (serves 2)', 'फ़ुल (2 के लिए)', 'ఫుల్ (ఇద్దరికి)'),
  ('full (serves 4)', 'फ़ुल (4 के लिए)', 'ఫుల్ (నలుగురికి)'),
  ('family pack (serves 4)', 'फ़ैमिली पैक (4 के लिए)', 'ఫ్యామిలీ ప్యాక్ (నలుగురికి)'),
  ('family pack', 'फ़ैमिली पैक', 'ఫ్యామిలీ ప్యాక్'),
  ('quarter', 'क्वार्टर', 'క్వార్టర్'),
  ('half', 'हाफ़', 'హాఫ్'),
  ('full', 'फ़ुल', 'ఫుల్'),
  ('single', 'सिंगल', 'సింగిల్'),
  ('double', 'डबल', 'డబుల్'),
  ('small', 'छोटा', 'చిన్నది'),
  ('medium', 'मध्यम', 'మధ్యస్థం'),
  ('large', 'बड़ा', 'పెద్దది'),
  ('regular', 'सामान्य', 'మామూలుగా'),
  ('mild', 'कम तीखा', 'తక్కువ కారం'),
  ('spicy', 'तीखा', 'కారంగా'),
  ('less spicy', 'कम तीखा', 'తక్కువ కారం'),
  ('extra spicy', 'ज़्यादा तीखा', 'ఎక్కువ కారం'),
  ('hyderabadi hot', 'हैदराबादी तीखा', 'హైదరాబాదీ కారం'),
  ('sweet', 'मीठा', 'తీపిగా'),
  ('teekha', 'तीखा', 'ఘాటుగా'),
  ('mirchi ka salan', 'मिर्ची का सालन', 'మిర్చీ కా సాలన్'),
  ('onion raita', 'प्याज़ का रायता', 'ఉల్లిపాయ రైతా'),
  ('raita', 'रायता', 'రైతా'),
  ('boiled egg', 'उबला अंडा', 'ఉడికించిన గుడ్డు'),
  ('extra egg', 'एक और अंडा', 'అదనపు గుడ్డు'),
  ('extra masala rice', 'और मसाला चावल', 'అదనపు మసాలా రైస్'),
  ('chicken 65 (4 pieces)', 'चिकन 65 (4 पीस)', 'చికెన్ 65 (4 ముక్కలు)'),
  ('steamed rice', 'सादा चावल', 'తెల్ల అన్నం'),
  ('2 tawa rotis', '2 तवा रोटियाँ', '2 తవా రోటీలు'),
  ('butter naan', 'बटर नान', 'బటర్ నాన్'),
  ('jeera rice', 'जीरा राइस', 'జీరా రైస్'),
  ('tandoori roti', 'तंदूरी रोटी', 'తందూరీ రోటీ'),
  ('garlic naan', 'गार्लिक नान', 'గార్లిక్ నాన్'),
  ('rumali roti', 'रूमाली रोटी', 'రుమాలీ రోటీ'),
  ('extra fried onions', 'और तली प्याज़', 'అదనపు వేయించిన ఉల్లిపాయలు'),
  ('cashew', 'काजू', 'జీడిపప్పు'),
  ('desi ghee', 'देसी घी', 'దేశీ నెయ్యి'),
  ('ghee', 'घी', 'నెయ్యి'),
  ('extra sambar', 'और सांभर', 'అదనపు సాంబార్'),
  ('coconut chutney', 'नारियल की चटनी', 'కొబ్బరి చట్నీ'),
  ('ginger chutney (allam)', 'अदरक की चटनी (अल्लम)', 'అల్లం చట్నీ'),
  ('ghee and karam podi', 'घी और करम पोडी', 'నెయ్యి, కారం పొడి'),
  ('amul butter', 'अमूल बटर', 'అమూల్ బటర్'),
  ('grated cheese', 'कद्दूकस चीज़', 'తురిమిన చీజ్'),
  ('single cup', 'एक कप', 'ఒక కప్పు'),
  ('double cup', 'डबल कप', 'డబుల్ కప్పు'),
  ('flask (serves 6)', 'फ़्लास्क (6 के लिए)', 'ఫ్లాస్క్ (ఆరుగురికి)'),
  ('as the house makes it', 'जैसी यहाँ बनती है', 'మా పద్ధతిలో'),
  ('less sugar', 'कम चीनी', 'చక్కెర తక్కువ'),
  ('no sugar', 'बिना चीनी', 'చక్కెర వద్దు'),
  ('regular (300 ml)', 'रेगुलर (300 मिली)', 'రెగ్యులర్ (300 మి.లీ.)'),
  ('large (500 ml)', 'बड़ा (500 मिली)', 'పెద్దది (500 మి.లీ.)'),
  ('with ice', 'बर्फ़ के साथ', 'ఐస్‌తో'),
  ('less ice', 'कम बर्फ़', 'ఐస్ తక్కువ'),
  ('no ice', 'बिना बर्फ़', 'ఐస్ వద్దు'),
  ('250 g', '250 ग्राम', '250 గ్రా.'),
  ('500 g', '500 ग्राम', '500 గ్రా.'),
  ('½ kg', '½ किलो', '½ కిలో'),
  ('1 kg', '1 किलो', '1 కిలో'),
  ('2 kg', '2 किलो', '2 కిలోలు'),
  ('one scoop', 'एक स्कूप', 'ఒక స్కూప్'),
  ('two scoops', 'दो स्कूप', 'రెండు స్కూప్‌లు'),
  ('family tub (700 ml)', 'फ़ैमिली टब (700 मिली)', 'ఫ్యామిలీ టబ్ (700 మి.లీ.)'),
  ('roasted nuts', 'भुने मेवे', 'వేయించిన గింజలు'),
  ('chocolate sauce', 'चॉकलेट सॉस', 'చాక్లెట్ సాస్'),
  ('fresh fruit', 'ताज़े फल', 'తాజా పండ్లు'),
  ('dry', 'सूखा', 'డ్రై'),
  ('with gravy', 'ग्रेवी के साथ', 'గ్రేవీతో'),
  ('fried egg', 'तला अंडा', 'వేయించిన గుడ్డు'),
  ('chicken strips', 'चिकन स्ट्रिप्स', 'చికెన్ స్ట్రిప్స్'),
  ('paneer', 'पनीर', 'పనీర్'),
  ('mushroom', 'मशरूम', 'పుట్టగొడుగులు'),
  ('schezwan sauce', 'शेज़वान सॉस', 'షెజ్వాన్ సాస్'),
  ('steamed', 'स्टीम किए हुए', 'ఆవిరిపై ఉడికినవి'),
  ('fried', 'तले हुए', 'వేయించినవి'),
  ('tandoori', 'तंदूरी', 'తందూరీ'),
  ('small (7")', 'छोटा (7 इंच)', 'చిన్నది (7 అంగుళాలు)'),
  ('medium (10")', 'मध्यम (10 इंच)', 'మధ్యస్థం (10 అంగుళాలు)'),
  ('large (12")', 'बड़ा (12 इंच)', 'పెద్దది (12 అంగుళాలు)'),
  ('extra cheese', 'और चीज़', 'అదనపు చీజ్'),
  ('cheese', 'चीज़', 'చీజ్'),
  ('cheese slice', 'चीज़ स्लाइस', 'చీజ్ స్లైస్'),
  ('jalapeños', 'हैलापीन्यो', 'హలపెన్యో మిర్చి'),
  ('sweet corn', 'स्वीट कॉर्न', 'స్వీట్ కార్న్'),
  ('fries and a soft drink', 'फ़्राइज़ और कोल्ड ड्रिंक', 'ఫ్రైస్, కూల్ డ్రింక్'),
  ('extra rice', 'और चावल', 'అదనపు అన్నం'),
  ('extra curry of the day', 'आज की सब्ज़ी और', 'ఈరోజు కూర మరింత'),
  ('sweet of the day', 'आज की मिठाई', 'ఈరోజు స్వీటు'),
  ('papad (2 pieces)', 'पापड़ (2 पीस)', 'అప్పడాలు (2)'),
  ('one more rotte', 'एक और रोट्टे', 'మరో రొట్టె'),
  ('white butter', 'सफ़ेद मक्खन', 'వెన్న'),
  ('shenga chutney (peanut)', 'शेंगा चटनी (मूँगफली)', 'శేంగా చట్నీ (పల్లీ)'),
  ('onion and green chilli', 'प्याज़ और हरी मिर्च', 'ఉల్లిపాయ, పచ్చిమిర్చి'),
  ('double egg', 'डबल अंडा', 'డబుల్ ఎగ్'),
  ('extra filling', 'और भरावन', 'లోపల కూర ఎక్కువగా'),
  ('jain (no onion, no garlic)', 'जैन (बिना प्याज़-लहसुन)', 'జైన్ (ఉల్లి, వెల్లుల్లి లేకుండా)'),
  ('eggless', 'बिना अंडे का', 'గుడ్డు లేకుండా'),
  ('with egg', 'अंडे वाला', 'గుడ్డుతో'),
  ('boneless', 'बोनलेस', 'బోన్‌లెస్'),
  ('no onion, no garlic', 'बिना प्याज़-लहसुन', 'ఉల్లి, వెల్లుల్లి లేకుండా')
) as w (source, hi, te) cross join lateral (values ('hi', w.hi), ('te', w.te)) as t (language, text);

create function private.options_in(options jsonb, item_id uuid, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if options_in.language is null or coalesce(jsonb_typeof(options_in.options), '') <> 'array' then
    return options_in.options;
  end if;
  return (
    select coalesce(jsonb_agg(e.o || jsonb_strip_nulls(jsonb_build_object('group', coalesce(own.group_name, gw.text),
      'name', coalesce(own.name, ow.text))) order by e.n), '[]'::jsonb)
    from jsonb_array_elements(options_in.options) with ordinality as e (o, n)
    left join lateral (
      select g.name_translations ->> options_in.language as group_name,
        c.name_translations ->> options_in.language as name
      from public.item_option_groups as g join public.item_options as c on c.group_id = g.id
      where g.item_id = options_in.item_id and g.name = e.o ->> 'group' and c.name = e.o ->> 'name' limit 1
    ) as own on true
    left join public.dictionary as gw
      on gw.kind = 'option' and gw.source = lower(e.o ->> 'group') and gw.language = options_in.language
    left join public.dictionary as ow
      on ow.kind = 'option' and ow.source = lower(e.o ->> 'name') and ow.language = options_in.language);
end
$$;
comment on function private.options_in is
  'What was chosen for an item, [{group, name, …}] as its vendor wrote it, in the reader''s language: the vendor''s '
  'own translation, else the dictionary''s, else as it was written.';
revoke execute on function private.options_in(jsonb, uuid, text) from public;

-- The rest of these functions is other subjects'.
create function pg_temp.change(about regprocedure, was text, becomes text) returns void language plpgsql as $$
declare
  source text := pg_catalog.pg_get_functiondef(about);
begin
  if strpos(source, was) = 0 then raise exception '% has no text "%"', about, was; end if;
  execute replace(source, was, becomes);
end
$$;

-- Menus and storefronts.
-- The joins come before what needs them.
select pg_temp.change('private.menu_of(uuid, text)',
  'on od.option_id = o.id where',
  'on od.option_id = o.id
            left join public.dictionary as ow
              on ow.kind = ''option'' and ow.source = lower(o.name) and ow.language = menu_of.language where');
select pg_temp.change('private.menu_of(uuid, text)',
  'from public.item_option_groups as g where',
  'from public.item_option_groups as g left join public.dictionary as gw
          on gw.kind = ''option'' and gw.source = lower(g.name) and gw.language = menu_of.language where');
select pg_temp.change('private.menu_of(uuid, text)',
  '''description'', i.description',
  '''description'', coalesce(i.description_translations ->> menu_of.language, i.description)');
select pg_temp.change('private.menu_of(uuid, text)',
  '''id'', g.id, ''name'', g.name, ',
  '''id'', g.id, ''name'', coalesce(g.name_translations ->> menu_of.language, gw.text, g.name), ');
select pg_temp.change('private.menu_of(uuid, text)',
  '''id'', o.id, ''name'', o.name, ',
  '''id'', o.id, ''name'', coalesce(o.name_translations ->> menu_of.language, ow.text, o.name), ');
comment on function private.menu_of is
  'The menu of a vendor. A name, also of what can be chosen, is the vendor''s own translation, else the dictionary''s, '
  'else as the vendor wrote it; a description is the vendor''s translation, else as written.';

select pg_temp.change('private.menu_items(uuid[], text)',
  '''description'', i.description',
  '''description'', coalesce(i.description_translations ->> menu_items.language, i.description)');
select pg_temp.change('private.menu_items(uuid[], text)',
  '''id'', o.id, ''name'', o.name, ',
  '''id'', o.id, ''name'', coalesce(o.name_translations ->> menu_items.language, ow.text, o.name), ');
select pg_temp.change('private.menu_items(uuid[], text)',
  '''id'', c.id, ''name'', c.name, ',
  '''id'', c.id, ''name'', coalesce(c.name_translations ->> menu_items.language, cw.text, c.name), ');
select pg_temp.change('private.menu_items(uuid[], text)',
  'on cd.option_id = c.id where',
  'on cd.option_id = c.id
            left join public.dictionary as cw
              on cw.kind = ''option'' and cw.source = lower(c.name) and cw.language = menu_items.language where');
select pg_temp.change('private.menu_items(uuid[], text)',
  'from public.item_option_groups as o where',
  'from public.item_option_groups as o left join public.dictionary as ow
          on ow.kind = ''option'' and ow.source = lower(o.name) and ow.language = menu_items.language where');

-- Goods.
select pg_temp.change('private.goods_pack(public.catalog_items, public.goods, text)',
  '''description'', i.description',
  '''description'', coalesce(i.description_translations ->> goods_pack.language, i.description)');
select pg_temp.change('public.shopping_product(uuid, text, text)',
  'first_item.description)',
  'first_item.description_translations ->> shopping_product.language, first_item.description)');

-- Carts, also of groups.
select pg_temp.change('public.my_cart(text)',
  '''options'', coalesce((p.line).options, c.options)',
  '''options'', private.options_in(coalesce((p.line).options, c.options), i.id, my_cart.language)');
select pg_temp.change('public.price_guest_cart(jsonb, text)',
  '''options'', coalesce((p.line).options, ''[]''::jsonb)',
  '''options'', private.options_in(coalesce((p.line).options, ''[]''::jsonb), i.id, price_guest_cart.language)');
select pg_temp.change('private.group_lines_now(private.group_carts, text)',
  '''options'', coalesce((p.line).options, l.options)',
  '''options'', private.options_in(coalesce((p.line).options, l.options), i.id, group_lines_now.language)');

-- The order of a group, too.
do $$
begin
  execute replace(replace(pg_catalog.pg_get_functiondef('private.group_order_now(private.group_carts)'::regprocedure),
    'private.group_order_now(g private.group_carts)', 'private.group_order_now(g private.group_carts, language text)'),
    '''name'', i.name, ''options'', i.options',
    '''name'', coalesce((select n.name from private.names_in(array[i.item_id], group_order_now.language) as n
            where n.written = i.name), i.name),
          ''options'', private.options_in(i.options, i.item_id, group_order_now.language)');
  execute format('comment on function private.group_order_now(private.group_carts, text) is %L',
    pg_catalog.obj_description('private.group_order_now(private.group_carts)'::regprocedure));
end
$$;
select pg_temp.change('public.group_cart(text, text, text)',
  'private.group_order_now(g)', 'private.group_order_now(g, group_cart.language)');
drop function private.group_order_now(private.group_carts);

-- What a vendor names anew is no longer what was translated.
select pg_temp.change('private.write_options(uuid, jsonb)',
  'update public.item_option_groups as g set name = trim(made.g ->> ''name''),',
  'update public.item_option_groups as g set name = trim(made.g ->> ''name''),
      name_translations = case when g.name = trim(made.g ->> ''name'') then g.name_translations else ''{}'' end,');
select pg_temp.change('private.write_options(uuid, jsonb)',
  'update public.item_options as o set name = trim(option.o ->> ''name''),',
  'update public.item_options as o set name = trim(option.o ->> ''name''),
        name_translations = case when o.name = trim(option.o ->> ''name'') then o.name_translations else ''{}'' end,');

-- Quotes and receipts.
create or replace function private.quote_in(quote jsonb, language text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  ids uuid[];
  names jsonb;
begin
  if quote_in.language is null or coalesce(jsonb_array_length(quote -> 'orders'), 0) = 0 then return quote; end if;
  ids := array(select (l ->> 'item_id')::uuid
    from jsonb_array_elements(quote -> 'orders') as o, jsonb_array_elements(o -> 'lines') as l
    where pg_input_is_valid(l ->> 'item_id', 'uuid')
    union select (p ->> 'item_id')::uuid from jsonb_array_elements(quote -> 'problems') as p
    where pg_input_is_valid(coalesce(p ->> 'item_id', ''), 'uuid'));
  names := coalesce((
    select jsonb_object_agg(n.item_id, n.name) from private.names_in(ids, quote_in.language) as n), '{}');
  return quote || jsonb_build_object(
    'orders', (select jsonb_agg(o || jsonb_build_object('lines', (
        select jsonb_agg(l || jsonb_build_object('name', coalesce(names ->> (l ->> 'item_id'), l ->> 'name'))
          || case when l ? 'options' then jsonb_build_object('options', private.options_in(l -> 'options',
            case when pg_input_is_valid(l ->> 'item_id', 'uuid') then (l ->> 'item_id')::uuid end, quote_in.language))
          else '{}' end order by e.n)
        from jsonb_array_elements(o -> 'lines') with ordinality as e (l, n))) order by f.n)
      from jsonb_array_elements(quote -> 'orders') with ordinality as f (o, n)),
    'problems', (select coalesce(jsonb_agg(case when names ? (p ->> 'item_id')
        then p || jsonb_build_object('item_name', names -> (p ->> 'item_id')) else p end order by g.n), '[]'::jsonb)
      from jsonb_array_elements(quote -> 'problems') with ordinality as g (p, n)));
end
$$;
comment on function private.quote_in is
  'A quote as a reader of a language sees it: the names of its items, also in its problems, and of what was chosen.';

create function private.option_names(item_id uuid, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_object_agg(c.name, coalesce(c.name_translations ->> option_names.language, w.text))
    from public.item_option_groups as g
    join public.item_options as c on c.group_id = g.id
    left join public.dictionary as w
      on w.kind = 'option' and w.source = lower(c.name) and w.language = option_names.language
    where g.item_id = option_names.item_id
      and coalesce(c.name_translations ->> option_names.language, w.text) is not null);
end
$$;
comment on function private.option_names is
  'What can be chosen for an item in a language, {as written: translated}; null where nothing is translated.';
revoke execute on function private.option_names(uuid, text) from public;

drop function public.item_names(uuid[], text);
create function public.item_names(item_ids uuid[], language text)
returns table (item_id uuid, written text, name text, options jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  spoken text := left(item_names.language, 10);
begin
  perform private.require_user();
  if cardinality(item_ids) > 200 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return query
    select i.id, l.label, coalesce(n.name, l.label), coalesce(o.names, '{}')
    from public.catalog_items as i
    join public.vendors as v on v.id = i.vendor_id
    cross join lateral (select private.item_label(i.name, i.unit, v.kind) as label) as l
    cross join lateral (select private.option_names(i.id, spoken) as names offset 0) as o
    left join private.names_in(item_names.item_ids, spoken) as n on n.item_id = i.id
    where i.id = any (item_names.item_ids) and (n.item_id is not null or o.names is not null);
end
$$;
comment on function public.item_names is
  'The names of at most 200 items in a language, beside what the vendor writes now (written), and of what can be '
  'chosen for them (options, {as written: translated}): an order keeps the names of its day, and is translated where '
  'both are the same. Items of which nothing is translated are left out.';
revoke execute on function public.item_names(uuid[], text) from public, anon;
grant execute on function public.item_names(uuid[], text) to authenticated;
