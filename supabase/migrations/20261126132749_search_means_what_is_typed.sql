-- A search means what is typed: diets and what a dish is to be without, slips of the finger, the same thing in other languages, the size of a pack, and
-- the biller of one's own state first (docs/decisions/0071).

-- The same thing in other words ------------------------------------------------------------------------------------------

alter table private.search_synonyms add column is_same boolean not null default false;
comment on column private.search_synonyms.is_same is
  'Whether it is the same thing by another name, such as dahi and curd, and not merely something near, such as cheese and paneer.';
-- What is without meat is no vegetable.
delete from private.search_synonyms where word = 'veg' or means = 'veg';
insert into private.search_synonyms (word, means, is_same)
select distinct a.word, b.word, true
from (values
  ('curd dahi perugu yogurt yoghurt పెరుగు दही'), ('milk doodh paalu పాలు दूध'), ('buttermilk majjiga chaas chaach మజ్జిగ छाछ'),
  ('egg eggs anda guddu kodiguddu గుడ్డు కోడిగుడ్డు अंडा अंडे'), ('chicken kodi murgh murga కోడి చికెన్ चिकन मुर्गा'),
  ('mutton gosht mamsam మాంసం మటన్ मटन गोश्त'), ('fish chepa machli చేప मछली'),
  ('prawn jhinga royyalu shrimp రొయ్యలు झींगा'), ('potato aloo alu bangaladumpa aalugadda ఆలుగడ్డ బంగాళాదుంప आलू'),
  ('onion pyaz pyaaz ullipaya ulligadda ఉల్లిపాయ ఉల్లిగడ్డ प्याज'), ('tomato tamatar tamota టమాటా టమోటా टमाटर'),
  ('brinjal eggplant aubergine baingan vankaya వంకాయ बैंगन'), ('okra bhindi ladyfinger bendakaya బెండకాయ भिंडी'),
  ('ginger adrak allam అల్లం अदरक'), ('garlic lahsun vellulli వెల్లుల్లి लहसुन'),
  ('coriander dhaniya dhania kothimeera cilantro కొత్తిమీర ధనియాలు धनिया'), ('mint pudina పుదీనా पुदीना'), ('spinach palak palakura పాలకూర पालक'),
  ('fenugreek methi menthi menthulu మెంతి మెంతులు मेथी'), ('lemon nimbu nimmakaya నిమ్మకాయ नींबू'), ('mango aam mamidi మామిడి आम'),
  ('banana kela aratipandu arati అరటి అరటిపండు केला'), ('coconut nariyal kobbari కొబ్బరి नारियल'), ('cauliflower gobi gobhi గోబీ गोभी'),
  ('carrot gajar క్యారెట్ गाजर'), ('peas matar batani బఠానీ मटर'), ('sugar chini cheeni shakkar chakkera panchadara చక్కెర పంచదార चीनी'),
  ('salt namak uppu ఉప్పు नमक'), ('oil tel nune నూనె तेल'), ('ghee neyyi నెయ్యి घी'), ('butter makhan venna వెన్న मक्खन'),
  ('soap sabun sabbu సబ్బు साबुन'), ('cumin jeera jilakarra జీలకర్ర जीरा'), ('turmeric haldi pasupu పసుపు हल्दी'),
  ('mustard rai sarson avalu ఆవాలు सरसों'), ('jaggery gud bellam బెల్లం गुड़'), ('tamarind imli chintapandu చింతపండు इमली'),
  ('semolina rava sooji suji rawa రవ్వ सूजी'), ('peanut groundnut mungfali moongphali palli pallilu పల్లీలు मूंगफली'),
  ('chickpea chana chole senagalu శనగలు चना'), ('besan gramflour senagapindi శనగపిండి बेसन'), ('poha atukulu అటుకులు पोहा'),
  ('cucumber kheera dosakaya keera కీర खीरा'), ('pumpkin kaddu gummadikaya గుమ్మడికాయ कद्दू'), ('drumstick munakkaya mulakkada మునక్కాయ सहजन'),
  ('ridgegourd turai beerakaya బీరకాయ तोरई'), ('bottlegourd lauki sorakaya సొరకాయ लौकी'), ('bittergourd karela kakarakaya కాకరకాయ करेला'),
  ('papaya papita boppayi బొప్పాయి पपीता'), ('guava amrood jamakaya జామకాయ अमरूद'), ('pomegranate anar danimma దానిమ్మ अनार'),
  ('watermelon tarbuj puchakaya పుచ్చకాయ तरबूज'), ('grapes angoor draksha ద్రాక్ష अंगूर'), ('chilli chili mirchi mirapakaya మిరపకాయ मिर्च'),
  ('cashew kaju jeedipappu జీడిపప్పు काजू'), ('almond badam బాదం बादाम'), ('broom jhadu cheepuru చీపురు झाड़ू')
) as g (line)
cross join lateral unnest(private.words_in(g.line)) as a (word)
cross join lateral unnest(private.words_in(g.line)) as b (word)
where a.word <> b.word
on conflict (word, means) do update set is_same = true;

-- Diets and what is left out ---------------------------------------------------------------------------------------------

create table private.search_phrases (
  words text[] collate "C" primary key,
  kind text not null constraint search_phrase_kind check (kind in ('diet', 'without', 'without_next', 'without_last')),
  means text
);
comment on table private.search_phrases is
  'Folded words that say something about what is wanted instead of naming it: a diet (means veg or non_veg), that it is without something (means), '
  'or without the next or the last word.';
revoke all on private.search_phrases from anon, authenticated;
insert into private.search_phrases (words, kind, means)
select distinct on (1) private.words_in(p.line), p.kind, p.means
from (values
  ('veg', 'diet', 'veg'), ('veggie', 'diet', 'veg'), ('vegetarian', 'diet', 'veg'), ('pure veg', 'diet', 'veg'), ('pure vegetarian', 'diet', 'veg'),
  ('वेज', 'diet', 'veg'), ('शाकाहारी', 'diet', 'veg'), ('వెజ్', 'diet', 'veg'), ('శాకాహారం', 'diet', 'veg'), ('శాఖాహారం', 'diet', 'veg'),
  ('shakahari', 'diet', 'veg'), ('non veg', 'diet', 'non_veg'), ('nonveg', 'diet', 'non_veg'), ('non vegetarian', 'diet', 'non_veg'),
  ('nonvegetarian', 'diet', 'non_veg'), ('नॉन वेज', 'diet', 'non_veg'), ('नॉनवेज', 'diet', 'non_veg'), ('मांसाहारी', 'diet', 'non_veg'),
  ('నాన్ వెజ్', 'diet', 'non_veg'), ('నాన్‌వెజ్', 'diet', 'non_veg'), ('మాంసాహారం', 'diet', 'non_veg'), ('mamsaharam', 'diet', 'non_veg'),
  ('eggless', 'without', 'egg'), ('sugarless', 'without', 'sugar'), ('sugarfree', 'without', 'sugar'),
  ('without', 'without_next', null), ('no', 'without_next', null), ('bina', 'without_next', null), ('बिना', 'without_next', null),
  ('free', 'without_last', null), ('less', 'without_last', null), ('lekunda', 'without_last', null), ('లేకుండా', 'without_last', null),
  ('లేని', 'without_last', null), ('ke bina', 'without_last', null), ('के बिना', 'without_last', null), ('रहित', 'without_last', null)
) as p (line, kind, means) order by 1;

create function private.search_intent(query text, out wanted text[], out diet text, out without text[], out pack numeric, out pack_unit text,
  out is_denial boolean)
language plpgsql stable set search_path = '' as $$
declare
  line text := left(search_intent.query, 100);
  size text[] := regexp_match(private.plain_digits(lower(line)), '(?:^|\s)(\d{1,4}(?:\.\d{1,3})?)\s*(kgs?|kilos?|g|gms?|grams?|ml|l|lt|ltrs?|lit(?:er|re)s?)(?=\s|$)');
  cut text;
  parts text[];
  nth integer := 1;
  said private.search_phrases;
begin
  if size is not null then
    cut := replace(private.plain_digits(lower(line)), substring(private.plain_digits(lower(line))
      from '(?:^|\s)(?:\d{1,4}(?:\.\d{1,3})?)\s*(?:kgs?|kilos?|g|gms?|grams?|ml|l|lt|ltrs?|lit(?:er|re)s?)(?=\s|$)'), ' ');
    -- A size alone names nothing else.
    if private.words_in(cut) <> '{}' then
      line := cut;
      pack_unit := case when left(size[2], 1) in ('k', 'g') then 'g' else 'ml' end;
      pack := size[1]::numeric * case when left(size[2], 1) = 'k' or (left(size[2], 1) = 'l') then 1000 else 1 end;
    end if;
  end if;
  parts := private.words_in(line);
  wanted := '{}';
  without := '{}';
  while nth <= cardinality(parts) loop
    select * into said from private.search_phrases as p
    where p.words = parts[nth:nth] or p.words = parts[nth:nth + 1] order by cardinality(p.words) desc limit 1;
    if said.words is null or (said.kind = 'without_next' and coalesce(parts[nth + 1], '1') ~ '^[0-9]+$')
        or (said.kind = 'without_last' and wanted = '{}') then
      wanted := wanted || parts[nth];
      nth := nth + 1;
      continue;
    end if;
    case said.kind
      when 'diet' then
        diet := said.means;
        -- Veg stands in names as well.
        if said.means = 'veg' then wanted := wanted || 'veg'::text; end if;
      when 'without' then without := without || private.words_in(said.means);
      when 'without_next' then
        without := without || parts[nth + 1];
        nth := nth + 1;
      else
        without := without || wanted[cardinality(wanted)];
        wanted := wanted[:cardinality(wanted) - 1];
    end case;
    nth := nth + cardinality(said.words);
  end loop;
  -- Where nothing else is named, what says so itself is looked for: sugar free.
  is_denial := wanted = '{}' and diet is null and without <> '{}';
  if is_denial then wanted := parts; end if;
  -- Nobody types more than six words of a name.
  wanted := wanted[1:6];
end
$$;
comment on function private.search_intent is
  'What a text asks for: the folded words that name it, a diet (veg, non_veg), words that it is to be without, and the size of a pack in g or ml. is_denial: '
  'nothing is named but what it is to be without.';



create function private.diet_words(item_id uuid) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return coalesce((select array['=' || d.diet] from public.dishes as d where d.item_id = diet_words.item_id), '{}');
end
$$;
comment on function private.diet_words is 'The diet of an item as a word by which it is found and which nobody can type: =veg, =egg, =non_veg.';

create function private.head_of(name text) returns text language plpgsql immutable parallel safe set search_path = '' as $$
declare
  parts text[] := private.words_in(regexp_replace(head_of.name, '(?<=\S)\s*[(,].*', ''));
begin
  return '^' || coalesce(parts[cardinality(parts)], '');
end
$$;
comment on function private.head_of is
  'The last word of a name, which says what the thing is, as a word that nobody can type: ^curd of Manjeera Dairy curd, ^rice of Curd Rice (1 plate).';

create or replace function private.index_items(item_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Many vendors sell what has the same name, and a vendor's items stand in few sections: each text is folded once.
  with item as materialized (
    select i.id, i.vendor_id, private.item_names(i) as names, i.section, i.category_id, private.diet_words(i.id) as diet,
      private.head_of(i.name) as head from public.catalog_items as i where i.id = any (index_items.item_ids)
  ),
  named as materialized (
    select n.names, n.head, private.words_in(n.names) as words from (select distinct i.names, i.head from item as i) as n
  ),
  shelf as materialized (
    select s.vendor_id, s.section, s.category_id, private.search_cell(v.lat, v.lng) as cell,
      private.words_in(concat_ws(' ', s.section, v.name, case when c.slug <> 'food-delivery' then c.name || ' ' || coalesce((
        select string_agg(w.text, ' ') from public.dictionary as w where w.kind = 'category' and w.source = lower(c.name)), '') end)) as words
    from (select distinct i.vendor_id, i.section, i.category_id from item as i) as s
    join public.vendors as v on v.id = s.vendor_id
    left join public.categories as c on c.id = s.category_id
  ),
  learned as (
    select private.learn_words(array(select n.names from named as n union select s.section from shelf as s))
  )
  insert into private.search_documents as d (kind, item_id, vendor_id, words, other_words, tokens)
  select 'item', i.id, i.vendor_id, n.words, s.words || i.diet || n.head,
    array(select s.cell || ' ' || t.word from (select unnest(n.words) union select unnest(s.words || i.diet)) as t (word))
  from item as i
  join named as n on n.names = i.names and n.head = i.head
  join shelf as s on s.vendor_id = i.vendor_id and s.section = i.section and s.category_id is not distinct from i.category_id
  -- Read, so that it is done.
  where (select count(*) from learned) > 0
  on conflict (item_id) do update set vendor_id = excluded.vendor_id, words = excluded.words, other_words = excluded.other_words, tokens = excluded.tokens
  where (d.vendor_id, d.words, d.other_words, d.tokens)
    is distinct from (excluded.vendor_id, excluded.words, excluded.other_words, excluded.tokens);
end
$$;

create function private.index_diets() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update private.search_documents as d
  set other_words = o.words, tokens = private.tokens_of(private.search_cell(v.lat, v.lng), d.words,
    array(select w.word from unnest(o.words) as w (word) where w.word not like '^%'))
  from new_rows as n join private.search_documents as s on s.item_id = n.item_id
  cross join lateral (select array(select w.word from unnest(s.other_words) as w (word) where w.word not like '=%') || ('=' || n.diet) as words) as o
  join public.vendors as v on v.id = s.vendor_id
  where d.item_id = n.item_id and d.other_words <> o.words;
  return null;
end
$$;
comment on function private.index_diets is 'Items are found by their diet at once.';
create trigger new_diets_are_found after insert on public.dishes
  referencing new table as new_rows for each statement execute function private.index_diets();
create trigger changed_diets_are_found after update on public.dishes
  referencing new table as new_rows for each statement execute function private.index_diets();
select private.index_items(array(select i.id from public.catalog_items as i));

create or replace function private.index_vendors(vendor_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.learn_words(array(select v.name || ' ' || v.keywords from public.vendors as v where v.id = any (index_vendors.vendor_ids)));
  insert into private.search_documents as d (kind, vendor_id, words, other_words, tokens)
  select 'vendor', v.id, text.words, other.words,
    private.tokens_of(private.search_district(v.lat, v.lng), text.words, other.words)
  from public.vendors as v
  cross join lateral (select private.words_in(v.name) as words) as text
  -- Cuisines also by the dictionary's names of them.
  cross join lateral (select private.words_in(concat_ws(' ', v.keywords, v.area, (
    select string_agg(w.text, ' ') from public.dictionary as w where w.kind = 'cuisine' and v.keywords like '%' || w.source || '%')))
    || case when 'pure_veg' = any (v.facets) then '{=veg}'::text[] else '{}' end as words) as other
  where v.id = any (index_vendors.vendor_ids)
  on conflict (vendor_id) where kind = 'vendor' do update set words = excluded.words, other_words = excluded.other_words, tokens = excluded.tokens
  where (d.words, d.other_words, d.tokens) is distinct from (excluded.words, excluded.other_words, excluded.tokens);
  -- The parts of a town, where its vendors are.
  insert into private.search_documents (kind, target, title, lat, lng, words, other_words, tokens)
  select distinct on (1, 2) 'place', 'area/' || r.slug || '/' || v.area, v.area, v.lat, v.lng, private.words_in(v.area), private.words_in(r.name),
    private.tokens_of('*', private.words_in(v.area), private.words_in(r.name))
  from public.vendors as v join public.regions as r on r.id = v.region_id
  where v.id = any (index_vendors.vendor_ids) and v.area <> '' and lower(v.area) <> lower(r.name)
  order by 1, 2, v.id
  on conflict (target) do nothing;
  perform private.learn_words(array(select distinct v.area from public.vendors as v where v.id = any (index_vendors.vendor_ids)));
end
$$;

drop trigger changed_vendors_are_found on public.vendors;
create trigger changed_vendors_are_found after update of name, keywords, area, lat, lng, facets on public.vendors for each row
  when ((old.name, old.keywords, old.area, old.lat, old.lng, old.facets)
    is distinct from (new.name, new.keywords, new.area, new.lat, new.lng, new.facets))
  execute function private.index_changed_vendor();
select private.index_vendors(array(select v.id from public.vendors as v where 'pure_veg' = any (v.facets)));

-- Slips of the finger ----------------------------------------------------------------------------------------------------

create function private.slips_of(word text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if length(word) not between 4 and 20 or word ~ '[0-9]' then return '{}'; end if;
  return array(select distinct overlay(word placing '' from n for 1) from generate_series(1, length(word)) as n) || word;
end
$$;
comment on function private.slips_of is
  'A word, and the word with each of its letters left out: two words share one of these where a letter is missing, too many, another one, or two are swapped.';

create function private.is_one_slip(a text, b text) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  ahead integer := 0;
begin
  while ahead < least(length(a), length(b)) and substr(a, ahead + 1, 1) = substr(b, ahead + 1, 1) loop ahead := ahead + 1; end loop;
  a := substr(a, ahead + 1);
  b := substr(b, ahead + 1);
  return substr(a, 2) = b or a = substr(b, 2) or substr(a, 2) = substr(b, 2)
    or (left(a, 1) = substr(b, 2, 1) and left(b, 1) = substr(a, 2, 1) and substr(a, 3) = substr(b, 3));
end
$$;
comment on function private.is_one_slip is 'Whether two words differ by one letter missing, too many or another one, or by two neighbours swapped.';

alter table private.search_vocabulary add column slips text[] collate "C" generated always as (private.slips_of(word)) stored;
create index search_vocabulary_slips_idx on private.search_vocabulary using gin (slips) with (fastupdate = off);
comment on column private.search_vocabulary.slips is 'See slips_of.';

drop function private.search_meanings(text[], boolean, text);
create function private.search_meanings(typed text[], is_typing boolean, begun text default null, is_loose boolean default false)
returns setof private.search_meaning
language plpgsql stable rows 30 set search_path = '' as $$
declare
  place integer;
  word text;
  bones text;
  is_known boolean;
  found_any boolean;
begin
  for place in 1 .. coalesce(cardinality(typed), 0) loop
    word := typed[place];
    bones := private.skeleton(word);
    is_known := exists (select from private.search_vocabulary as v where v.word = search_meanings.typed[place])
      or exists (select from private.search_synonyms as s join private.search_vocabulary as v on v.word = s.means where s.word = search_meanings.typed[place]);
    return query
      select place, m.word, max(m.weight)::real, min(m.spelling), bool_or(m.is_typed) from (
        (select v.word, 1.0 as weight, v.spelling, true as is_typed from private.search_vocabulary as v where v.word = search_meanings.typed[place])
        union all
        -- Words that begin so, the most used ones: the last word while it is being typed, or from three letters on.
        (select v.word, 0.9 - 0.02 * least(length(v.word) - length(search_meanings.typed[place]), 10), v.spelling, true
          from private.search_vocabulary as v
          where (is_typing and place = cardinality(typed) or length(search_meanings.typed[place]) >= 3)
            and v.word >= search_meanings.typed[place] and v.word < search_meanings.typed[place] || U&'\+10FFFF'
            and v.word <> search_meanings.typed[place]
          order by v.uses desc, v.word limit 24)
        union all
        -- Words that are written so: ric of rice, whose sound is not known before the next letter.
        (select v.word, 0.9 - 0.02 * least(length(v.spelling) - length(search_meanings.begun), 10), v.spelling, true
          from private.search_vocabulary as v
          where is_typing and place = cardinality(typed) and length(search_meanings.begun) >= 2
            and v.spelling >= search_meanings.begun and v.spelling < search_meanings.begun || U&'\+10FFFF'
          order by v.uses desc, v.word limit 24)
        union all
        -- Other vowels: no other word for one that is in use itself, unless it is long enough to be the same one.
        (select v.word, 0.85 - 0.25 * (1 - extensions.similarity(v.word, search_meanings.typed[place])), v.spelling, false
          from private.search_vocabulary as v
          where (not is_known or is_loose or length(bones) >= 4)
            and length(bones) >= 2 and v.skeleton = bones and v.word <> search_meanings.typed[place]
            and (length(bones) >= 3 or extensions.similarity(v.word, search_meanings.typed[place]) >= 0.3)
          order by extensions.similarity(v.word, search_meanings.typed[place]) desc, v.uses desc, v.word limit 8)
        union all
        (select v.word, case when s.is_same then 0.97 else 0.81 end, v.spelling, s.is_same
          from private.search_synonyms as s join private.search_vocabulary as v on v.word = s.means
          where s.word = search_meanings.typed[place] limit 12)
      ) as m group by m.word;
    found_any := found;
    if length(word) >= 4 and (is_loose or not is_known and (not is_typing or not found_any)) then
      -- A letter too many, missing or another one, or two swapped.
      return query
        select place, v.word, (0.68 + 0.2 * extensions.similarity(v.word, search_meanings.typed[place]))::real, v.spelling, false
        from private.search_vocabulary as v
        where v.slips && private.slips_of(search_meanings.typed[place]) and v.word <> search_meanings.typed[place]
          and private.is_one_slip(v.word, search_meanings.typed[place])
        order by extensions.similarity(v.word, search_meanings.typed[place]) desc, v.uses desc, v.word limit 6;
      found_any := found_any or found;
    end if;
    if not found_any and is_typing and place = cardinality(typed) and length(bones) >= 2 then
      -- The beginning of a word, with other vowels: panner of paneer.
      return query
        select place, b.word, (0.7 * b.likeness)::real, b.spelling, false
        from (
          select v.word, v.spelling, v.uses,
            extensions.similarity(left(v.word, length(search_meanings.typed[place])), search_meanings.typed[place]) as likeness
          from private.search_vocabulary as v
          where v.skeleton >= bones and v.skeleton < bones || U&'\+10FFFF' and left(v.word, 1) = left(search_meanings.typed[place], 1)
        ) as b
        where b.likeness >= 0.4
        order by b.likeness desc, b.uses desc, b.word limit 12;
      found_any := found;
    end if;
    if not found_any and length(word) >= 4 then
      -- Words that look alike.
      return query
        select place, v.word, (0.6 * extensions.similarity(v.word, search_meanings.typed[place]))::real, v.spelling, false
        from private.search_vocabulary as v
        where v.word operator(extensions.%) search_meanings.typed[place]
          and extensions.similarity(v.word, search_meanings.typed[place]) >= 0.45
        order by extensions.similarity(v.word, search_meanings.typed[place]) desc, v.uses desc, v.word limit 6;
    end if;
  end loop;
end
$$;
comment on function private.search_meanings is
  'What folded words may mean among the words in use: themselves, words that begin so, synonyms, and where a word is not in use itself the same '
  'consonants, a slip of the finger, and at last words that look alike. is_typing: the last word may be unfinished; begun: that word as it was typed, '
  'in small letters; is_loose: other words also for one that is in use, since it is not found here.';


create function private.pack_fit(item_id uuid, pack numeric, unit text) returns numeric
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select case when p.amount = pack_fit.pack then 0.3 else 0.15 end
    from public.goods as g
    cross join lateral (select g.pack_size * case when g.pack_unit in ('kg', 'l') then 1000 else 1 end as amount) as p
    where g.item_id = pack_fit.item_id and g.pack_unit = any (case pack_fit.unit when 'g' then '{g,kg}'::text[] else '{ml,l}' end)), 0);
end
$$;
comment on function private.pack_fit is 'How well an item fits the size of a pack that was asked for, in g or ml: 0.3 the same, 0.15 another one of that kind, else 0.';

create or replace function private.search_hits(query text, lat double precision, lng double precision, is_typing boolean, most integer default 1000)
returns table (kind text, document_id uuid, item_id uuid, vendor_id uuid, score real, matched text, in_name boolean, metres integer,
  delivers boolean, open_now boolean, minutes integer, called text[])
language plpgsql stable rows 300 security definer set search_path = '' set enable_seqscan = off as $$
#variable_conflict use_column
declare
  asked record := private.search_intent(search_hits.query);
  typed text[] := asked.wanted;
  count_typed integer := cardinality(typed) + case when asked.diet = 'non_veg' then 1 else 0 end;
  -- What is not wanted: by its diet, or by a word, unless that word is one of the words that deny.
  wrong_words text[] := asked.without || array(select s.means from private.search_synonyms as s where s.word = any (asked.without) and s.is_same);
  wrong_diets text[] := case when asked.diet = 'veg' or private.fold('egg') = any (wrong_words) then '{=egg,=non_veg}'::text[] else '{}' end;
  denials text[] := array(select p.words[cardinality(p.words)] from private.search_phrases as p where p.kind like 'without%' and cardinality(p.words) = 1);
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
  nth integer;
  has_place boolean := search_hits.lat is not null and search_hits.lng is not null;
  reach integer := private.setting_int('max_delivery_radius_m');
  metres_a_minute numeric := private.metres_a_minute();
begin
  if count_typed = 0 then return; end if;
  select array_agg(m.place), array_agg(m.word), array_agg(m.weight), array_agg(m.spelling), array_agg(m.is_typed)
  into places, meanings, weights, spellings, typed_ones
  from (
    select * from private.search_meanings(typed, is_typing, substring(lower(left(search_hits.query, 100)) from '\S+$'))
    union all
    select count_typed, '=non_veg', 1.0, 'non veg', true where asked.diet = 'non_veg'
    union all
    select w.n::integer, '=veg', 0.9, 'veg', true from unnest(typed) with ordinality as w (word, n) where asked.diet = 'veg' and w.word = 'veg'
  ) as m;
  if meanings is null then return; end if;
  is_served := not asked.is_denial and exists (
    select from private.search_documents as d
    where d.tokens && array(select '* ' || m.word from unnest(meanings, weights) as m (word, weight) where m.weight >= 0.75)
      and (count_typed > 1 or d.words && meanings) and not exists (
        select from generate_series(1, count_typed) as p (place) where not (d.words || d.other_words) && array(
          select m.word from unnest(places, meanings, weights) as m (place, word, weight) where m.place = p.place and (m.weight >= 0.95 or m.weight = 0.81::real))));
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
      select from unnest(full_places, full_weights) as o (place, weight) where o.place = m.place and o.weight >= 0.95);
  end if;
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
  for nth in 1 .. 3 loop
    if nth = 2 then
      -- Words in use elsewhere are not found here: perhaps they are others.
      exit when is_typing or is_served or asked.is_denial;
      select array_agg(m.place), array_agg(m.word), array_agg(m.weight), array_agg(m.spelling), array_agg(m.is_typed)
      into places, meanings, weights, spellings, typed_ones
      from (
        select * from private.search_meanings(typed, false, null, true)
        union all
        select m.* from unnest(places, meanings, weights, spellings, typed_ones) as m (place, word, weight, spelling, is_typed) where m.word like '=%'
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
        select distinct on (s.id, m.place) s.id, s.item_id, s.vendor_id, s.words, m.weight * s.part as worth, m.spelling, m.is_typed, m.place,
          s.part = 1 or m.word like '=%' as in_name, s.other_words
        from said as s join unnest(places, meanings, weights, spellings, typed_ones) as m (place, word, weight, spelling, is_typed) on m.word = s.word
        order by s.id, m.place, m.weight * s.part desc
      ),
      summed as (
        select t.id, any_value(t.item_id) as item_id, any_value(t.vendor_id) as vendor_id, any_value(t.words) as words, any_value(t.other_words) as other_words, sum(t.worth) as worth,
          bool_and(t.in_name) as in_name, string_agg(t.spelling, ' ' order by t.place) filter (where not t.is_typed) as matched
        from told as t group by t.id
      ),
      scored as (
        select s.*, (s.worth / count_typed - 0.005 * least(cardinality(s.words), 20)
          + coalesce((select ln(1 + sold.orders) / 50 from private.item_sales as sold where sold.item_id = s.item_id), 0)
          -- What says that it is without, or is known to be, comes before what is only not known to be with it.
          + case when wrong_words <> '{}' and s.words && denials then 0.3 when wrong_diets <> '{}' and '=veg' = any (s.other_words) then 0.2 else 0 end
          + case when s.other_words && heads then 0.1 else 0 end
          + case when asked.pack is null then 0 else private.pack_fit(s.item_id, asked.pack, asked.pack_unit) end)::real as score
        from summed as s
      )
      select 'item', c.id, c.item_id, c.vendor_id, c.score, c.matched, c.in_name, n.metres, n.delivers, n.open_now, n.minutes, c.words
      from scored as c
      join unnest(vendors, metres_of, delivering, open_ones, minutes_of) as n (vendor_id, metres, delivers, open_now, minutes) on n.vendor_id = c.vendor_id
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
        any_value(t.minutes) as minutes, bool_and(t.is_far) as is_far, sum(t.worth) as worth, count(*) as words, bool_or(t.in_name) as in_name, bool_or(t.in_name and t.is_typed) as is_called_so,
        string_agg(t.spelling, ' ' order by t.place) filter (where not t.is_typed) as matched
      from told as t group by t.id
    ),
    scored as materialized (
      select s.*, (s.worth / count_typed - 0.005 * least(cardinality(s.called), 20))::real as score
      from summed as s
      -- All words that mean anything, or half of several.
      where s.words >= (count_typed + 1) / 2 and (count_typed = 1 or s.words = count_typed or case when s.vendor_id is null then s.is_called_so else s.in_name end)
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
        when has_place and s.lat is not null then public.distance_m(search_hits.lat, search_hits.lng, s.lat, s.lng) end, s.delivers, s.open_now, s.minutes, s.called
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

-- The biller of one's own state ------------------------------------------------------------------------------------------

alter table public.billers add column seat_lat double precision, add column seat_lng double precision,
  add constraint biller_seat check ((seat_lat is null) = (seat_lng is null) and seat_lat between -90 and 90 and seat_lng between -180 and 180);
comment on column public.billers.seat_lat is 'Where its office is: of several of a state, the nearest is asked for first; null where it works all over India.';
grant select (seat_lat, seat_lng) on public.billers to anon, authenticated;
update public.billers as b set seat_lat = s.lat, seat_lng = s.lng
from (values ('tgspdcl', 17.42, 78.46), ('tgnpdcl', 18.01, 79.56), ('gescom', 17.33, 76.83), ('bescom', 12.97, 77.59), ('hmwssb', 17.43, 78.46),
  ('bhagyanagar_gas', 17.45, 78.46), ('ghmc_property_tax', 17.41, 78.47)) as s (code, lat, lng)
where b.code = s.code;

create function private.seat_distance_m(target text, lat double precision, lng double precision) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  if not starts_with(target, 'biller/') or lat is null then return 0; end if;
  return coalesce((select public.distance_m(seat_distance_m.lat, seat_distance_m.lng, b.seat_lat, b.seat_lng)
    from public.billers as b where b.code = split_part(seat_distance_m.target, '/', 2)), 0);
end
$$;
comment on function private.seat_distance_m is 'How far away the office of a biller is; 0 for what has none.';

create or replace function public.suggest(query text, lat double precision default null, lng double precision default null, language text default null,
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
      h.score - case when private.is_for_elsewhere(d.target, here) then 0.3 else 0 end - least(coalesce(h.metres, 0), 100000) / 400000.0
        - private.seat_distance_m(d.target, suggest.lat, suggest.lng) / 10000000.0,
      row_number() over (partition by d.kind order by private.is_for_elsewhere(d.target, here), h.score - least(coalesce(h.metres, 0), 100000) / 400000.0 desc,
        private.seat_distance_m(d.target, suggest.lat, suggest.lng), d.target)
    from hit as h join private.search_documents as d on d.id = h.document_id where h.kind in ('service', 'place'))
  )
  select r.kind, r.title, r.note, r.picture, r.target, r.slug, r.vendor_kind, r.vendors, r.matched, r.lat, r.lng
  from row_of as r
  where r.place <= case r.kind when 'item' then 8 else 3 end
  order by r.score desc, r.kind, r.title
  limit least(greatest(coalesce(suggest.limit_count, 8), 1), 10);
end
$$;

drop function public.billers_in(text, text, text, text, integer);
create function public.billers_in(category text default null, search text default null, in_state text default null, after text default null,
  most integer default 30, lat double precision default null, lng double precision default null)
returns table (
  code text, category_code text, name text, name_translations jsonb, state text, bill_fetch text, amount_rule text, min_paise integer,
  max_paise integer, fee_paise integer, fee_bp integer, fee_cap_paise integer, parameters jsonb
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted text := '%' || regexp_replace(lower(left(trim(billers_in.search), 60)), '([\\%_])', '\\\1', 'g') || '%';
  home text;
begin
  perform private.check_place(billers_in.lat, billers_in.lng);
  select r.state into home from public.regions as r where r.id = private.region_at(billers_in.lat, billers_in.lng);
  if billers_in.after is not null and not exists (select from public.billers as b where b.code = billers_in.after) then
    perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
  end if;
  return query
    with ranked as (
      select b.*, case when b.state = home then 0 when b.state is null or home is null then 1 else 2 end as farness,
        private.seat_distance_m('biller/' || b.code, billers_in.lat, billers_in.lng) as metres
      from public.billers as b
    )
    select b.code, b.category_code, b.name, b.name_translations, b.state, b.bill_fetch, b.amount_rule, b.min_paise, b.max_paise,
      b.fee_paise, b.fee_bp, b.fee_cap_paise,
      coalesce((select jsonb_agg(to_jsonb(p) - 'biller_code' order by p.position) from public.biller_parameters as p where p.biller_code = b.code), '[]')
    from ranked as b join public.biller_categories as c on c.code = b.category_code
    where b.active and c.active and (billers_in.category is null or b.category_code = billers_in.category)
      and (billers_in.in_state is null or b.state is null or b.state = billers_in.in_state)
      and (wanted is null or lower(b.name || ' ' || b.name_translations::text || ' ' || b.code) like wanted)
      and (billers_in.after is null or (b.farness, b.metres, b.name, b.code)
        > (select a.farness, a.metres, a.name, a.code from ranked as a where a.code = billers_in.after))
    order by b.farness, b.metres, b.name, b.code limit least(greatest(coalesce(billers_in.most, 30), 1), 100);
end
$$;
revoke execute on function public.billers_in(text, text, text, text, integer, double precision, double precision) from public;
grant execute on function public.billers_in(text, text, text, text, integer, double precision, double precision) to anon, authenticated;
comment on function public.billers_in is
  'Billers with the parameters that each asks for, by name; at a place those of its state first, the nearest before, then those of all India. Of a category, '
  'of a state (and those of all India), by a part of the name in any language. after: the code of the last one seen. At most 100 at a time. '
  'Raises cursor_invalid, place_invalid.';
