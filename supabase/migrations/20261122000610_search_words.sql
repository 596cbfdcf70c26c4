-- Words as they sound: one spelling for the many spellings of a name in Latin letters, Telugu and Devanagari; and which words are in use.

-- Folding ------------------------------------------------------------------------------------------------------------

create function private.latin_of_telugu(line text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  -- The ring before p, b and m, and at the end of a word, is an m.
  line := regexp_replace(line, 'ం(?=[పఫబభమ]|[^ఀ-౿]|$)', 'మ్', 'g');
  -- A consonant without a sign of its own carries an a.
  line := regexp_replace(line, '([క-హ])(?![ా-్])', '\1అ', 'g');
  line := replace(replace(replace(replace(line, 'ఐ', 'ఎఇ'), 'ై', 'ెఇ'), 'ృ', '్రి'), 'ఋ', 'రి');
  return translate(line, 'అఆఇఈఉఊఎఏఒఓఔాిీుూెేొోౌంఁఃకఖగఘఙచఛజఝఞటఠడఢణతథదధనపఫబభమయరఱలళవశషసహ౦౧౨౩౪౫౬౭౮౯్ౖ',
    'aaiiuueeoooaiiuueeooonnhkkggnCCjjnttddnttddnpfbbmyrrllvsssh0123456789');
end
$$;
comment on function private.latin_of_telugu is 'Telugu in Latin letters as they sound; C is the sound of ch.';

create function private.latin_of_devanagari(line text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  line := regexp_replace(replace(line, '़', ''), 'ं(?=[पफबभम])', 'म्', 'g');
  line := replace(replace(line, 'ृ', '्रि'), 'ऋ', 'रि');
  -- A is the vowel of a consonant without a sign: silent at the end of a word, and between a syllable and another one.
  line := regexp_replace(line, '([क-ह])(?![ा-्])', '\1A', 'g');
  line := translate(line, 'अआइईउऊएऐओऔऑऍािीुूेैोौॉॅंँःकखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह०१२३४५६७८९्',
    'aaiiuueeoooeaiiuueeoooennhkkggnCCjjnttddnttddnpfbbmyrllvsssh0123456789');
  line := regexp_replace(line, 'A(?![a-zA-Z0-9])', '', 'g');
  line := regexp_replace(line, '([aeiouA][bCdfgjhklmnprstvy])A(?=[bCdfgjhklmnprstvy][aeiou])', '\1', 'g');
  return replace(line, 'A', 'a');
end
$$;
comment on function private.latin_of_devanagari is 'Devanagari in Latin letters as Hindi sounds; C is the sound of ch.';

create function private.fold(line text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  line := lower(line);
  if octet_length(line) <> length(line) then
    -- Marks that are not seen, such as joiners and directions, are no letters.
    line := translate(normalize(line, nfkc), U&'\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2066\2067\2068\2069\FEFF\00AD', '');
    line := translate(line, 'àáâãäåāçèéêëēìíîïīñṇòóôõöōùúûüūýÿśṣṭḍ', 'aaaaaaaceeeeeiiiiinnoooooouuuuuyyssttd');
    if line ~ '[ऀ-ॿ]' then line := private.latin_of_devanagari(line); end if;
    if line ~ '[ఀ-౿]' then line := private.latin_of_telugu(line); end if;
  end if;
  -- Sounds that are written in several ways.
  line := replace(replace(replace(replace(line, 'tch', 'C'), 'chh', 'C'), 'ch', 'C'), 'ck', 'k');
  line := replace(replace(replace(replace(line, 'ce', 'se'), 'ci', 'si'), 'cy', 'sy'), 'c', 'k');
  line := replace(replace(replace(replace(replace(line, 'ph', 'f'), 'sh', 's'), 'th', 't'), 'dh', 'd'), 'kh', 'k');
  line := replace(replace(replace(replace(replace(line, 'gh', 'g'), 'bh', 'b'), 'jh', 'j'), 'zh', 'j'), 'z', 'j');
  line := replace(replace(replace(replace(line, 'q', 'k'), 'w', 'v'), 'x', 'ks'), 'y', 'i');
  line := replace(replace(replace(replace(line, 'ee', 'i'), 'ea', 'i'), 'oo', 'u'), 'ou', 'u');
  line := replace(replace(replace(replace(line, 'aa', 'a'), 'ii', 'i'), 'uu', 'u'), 'ies', 'is');
  line := replace(replace(replace(line, 'ai', 'e'), 'ei', 'e'), 'au', 'o');
  -- Doubled letters.
  line := replace(replace(replace(replace(replace(replace(line, 'bb', 'b'), 'CC', 'C'), 'dd', 'd'), 'ff', 'f'), 'gg', 'g'), 'jj', 'j');
  line := replace(replace(replace(replace(replace(replace(line, 'kk', 'k'), 'll', 'l'), 'mm', 'm'), 'nn', 'n'), 'pp', 'p'), 'rr', 'r');
  line := replace(replace(replace(line, 'ss', 's'), 'tt', 't'), 'vv', 'v');
  return replace(replace(line, 'np', 'mp'), 'C', 'c');
end
$$;
comment on function private.fold is
  'A text as it sounds, in small Latin letters: biryani, biriyaani, బిర్యానీ and बिरयानी come out alike or nearly so. c is the sound of ch, k the '
  'hard c. Scripts other than Latin, Telugu and Devanagari stay as they are.';

create function private.words_in(line text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  between constant text := '´`%_\!"#$&()*+,-./:;<=>?@[]^{|}~·–—‘“”…।॥₹×•';
  cut text := private.fold(replace(replace(line, '''', ''), '’', ''));
begin
  cut := translate(cut, between, repeat(' ', length(between)));
  return array(
    select w.word from (
      -- A plural counts as the singular.
      select left(case when length(part) >= 4 and part like '%s' then left(part, -1) else part end, 40) as word, min(n) as n
      from regexp_split_to_table(cut, '\s+') with ordinality as p (part, n)
      where part <> '' group by 1
    ) as w order by w.n limit 40);
end
$$;
comment on function private.words_in is 'The folded words of a text, each once, in their order; at most 40 words of 40 letters.';

create function private.skeleton(word text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return replace(translate(left(word, 1), 'eiou', 'aaaa') || translate(substr(word, 2), 'aeiouh', ''), 'nn', 'n');
end
$$;
comment on function private.skeleton is 'The consonants of a folded word behind its first letter: what remains alike when vowels are written differently or left out.';

-- Words in use -------------------------------------------------------------------------------------------------------

create table private.search_vocabulary (
  word text collate "C" primary key,
  skeleton text collate "C" not null,
  spelling text collate "C" not null,
  uses integer not null default 1
);
create index search_vocabulary_skeleton_idx on private.search_vocabulary (skeleton);
create index search_vocabulary_spelling_idx on private.search_vocabulary (spelling);
create index search_vocabulary_alike_idx on private.search_vocabulary using gin (word extensions.gin_trgm_ops);
comment on table private.search_vocabulary is 'The folded words of everything that can be found. Words are added as they appear; uses are counted each night.';
comment on column private.search_vocabulary.spelling is 'The word as it was written first, in small letters: to be shown.';
comment on column private.search_vocabulary.uses is 'In how many entries the word stands, as of last night.';

create table private.search_synonyms (
  word text collate "C" not null,
  means text collate "C" not null,
  primary key (word, means)
);
comment on table private.search_synonyms is 'Folded words that mean the same, both ways: dahi is curd.';
insert into private.search_synonyms (word, means)
select distinct a.word, b.word
from (values
  ('curd dahi perugu yogurt yoghurt పెరుగు दही'), ('milk doodh paalu పాలు दूध'), ('buttermilk majjiga chaas chaach మజ్జిగ छाछ'),
  ('rice chawal biyyam annam బియ్యం అన్నం चावल'), ('tea chai chaya టీ చాయ్ चाय'), ('coffee kaapi'), ('water neellu paani నీళ్లు पानी'),
  ('egg eggs anda guddu గుడ్డు ఎగ్ अंडा'), ('chicken kodi murgh murga కోడి मुर्गा मुर्ग'), ('mutton gosht mamsam మాంసం गोश्त'),
  ('fish chepa machli చేప मछली'), ('prawn prawns jhinga royyalu రొయ్యలు झींगा'), ('potato aloo bangaladumpa ఆలుగడ్డ బంగాళాదుంప आलू'),
  ('onion pyaz ullipaya ulligadda ఉల్లిపాయ प्याज'), ('tomato tamatar tamota టమాటా टमाटर'), ('brinjal eggplant baingan vankaya వంకాయ बैंगन'),
  ('okra bhindi ladyfinger bendakaya బెండకాయ भिंडी'), ('chilli mirchi mirapakaya మిరపకాయ मिर्च'), ('ginger adrak allam అల్లం अदरक'),
  ('garlic lahsun vellulli వెల్లుల్లి लहसुन'), ('coriander dhaniya kothimeera cilantro కొత్తిమీర धनिया'), ('mint pudina పుదీనా पुदीना'),
  ('spinach palak palakura పాలకూర पालक'), ('fenugreek methi menthi మెంతి मेथी'), ('lemon nimbu nimmakaya lime నిమ్మకాయ नींबू'),
  ('mango aam mamidi మామిడి आम'), ('banana kela arati అరటి केला'), ('apple seb యాపిల్ सेब'), ('coconut nariyal kobbari కొబ్బరి नारियल'),
  ('cauliflower gobi gobhi గోబీ गोभी'), ('cabbage patta క్యాబేజీ'), ('carrot gajar క్యారెట్ गाजर'), ('peas matar batani బఠానీ मटर'),
  ('lentil lentils dal pappu పప్పు दाल'), ('flour atta pindi పిండి आटा'), ('sugar chini shakkar chakkera చక్కెర चीनी'),
  ('salt namak uppu ఉప్పు नमक'), ('oil tel nune నూనె तेल'), ('ghee neyyi నెయ్యి घी'), ('butter makhan venna వెన్న मक्खन'),
  ('cheese paneer పనీర్ पनीर'), ('bread roti rotte రొట్టె रोटी'), ('sweet mithai meetha మిఠాయి मिठाई'), ('juice rasam రసం रस'),
  ('snack snacks namkeen nashta नाश्ता నాశ్తా'), ('breakfast tiffin tiffins nashta టిఫిన్ నాష్టా'), ('meal meals thali bhojanam భోజనం भोजन'),
  ('vegetable vegetables veg sabzi kuragayalu కూరగాయలు सब्जी'), ('fruit fruits phal pandlu పండ్లు फल'), ('soap sabun sabbu సబ్బు साबुन'),
  ('shirt kurta chokka చొక్కా'), ('saree sari cheera చీర साड़ी'), ('shoe shoes chappal footwear చెప్పులు जूता'), ('phone mobile cellphone ఫోన్ मोबाइल'),
  ('earphone earphones headphone headphones earbuds'), ('charger adapter ఛార్జర్'), ('medicine medicines mandulu dawai మందులు दवा'),
  ('doctor doctors vaidyudu డాక్టర్ डॉक्टर hospital ఆసుపత్రి अस्पताल clinic'), ('taxi cab ride rides auto టాక్సీ टैक्सी ఆటో ऑटो'),
  ('parcel courier పార్సెల్ पार्सल'), ('electricity current power bijli విద్యుత్ కరెంటు बिजली'), ('recharge topup రీఛార్జ్ रिचार्ज'),
  ('plumber plumbing ప్లంబర్'), ('cleaning cleaner safai శుభ్రం सफाई'), ('salon parlour parlor beauty సెలూన్ सैलून'), ('tutor tuition teacher ట్యూషన్ ट्यूशन'),
  ('rent rental kiraya అద్దె किराया'), ('house home illu ఇల్లు घर'), ('pet pets dog cat పెంపుడు'), ('loan finance lone రుణం लोन ऋण'),
  ('newspaper paper akhbar పేపర్ वार्तापत्र अखबार')
) as g (line)
cross join lateral unnest(private.words_in(g.line)) as a (word)
cross join lateral unnest(private.words_in(g.line)) as b (word)
where a.word <> b.word;

create type private.search_meaning as (place integer, word text, weight real, spelling text, is_typed boolean);
comment on type private.search_meaning is
  'A word in use that a typed word may mean: place of the typed word, 1 for certain to 0, how it is written, whether it is the typed word or begins with it.';

create function private.search_meanings(typed text[], is_typing boolean, begun text default null) returns setof private.search_meaning
language plpgsql stable rows 30 set search_path = '' as $$
declare
  place integer;
  word text;
  bones text;
  found_any boolean;
begin
  for place in 1 .. coalesce(cardinality(typed), 0) loop
    word := typed[place];
    bones := private.skeleton(word);
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
        -- Other vowels.
        (select v.word, 0.85 - 0.25 * (1 - extensions.similarity(v.word, search_meanings.typed[place])), v.spelling, false
          from private.search_vocabulary as v
          where length(bones) >= 2 and v.skeleton = bones and v.word <> search_meanings.typed[place]
            and (length(bones) >= 3 or extensions.similarity(v.word, search_meanings.typed[place]) >= 0.3)
          order by extensions.similarity(v.word, search_meanings.typed[place]) desc, v.uses desc, v.word limit 8)
        union all
        (select v.word, 0.8, v.spelling, false
          from private.search_synonyms as s join private.search_vocabulary as v on v.word = s.means
          where s.word = search_meanings.typed[place] limit 8)
      ) as m group by m.word;
    found_any := found;
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
      -- A slip of the finger.
      return query
        select place, v.word, (0.6 * extensions.similarity(v.word, search_meanings.typed[place]))::real, v.spelling, false
        from private.search_vocabulary as v
        where v.word operator(extensions.%) search_meanings.typed[place]
          and extensions.similarity(v.word, search_meanings.typed[place]) >= 0.34
        order by extensions.similarity(v.word, search_meanings.typed[place]) desc, v.uses desc, v.word limit 6;
    end if;
  end loop;
end
$$;
comment on function private.search_meanings is
  'What folded words may mean among the words in use: themselves, words that begin so, the same consonants, synonyms, and where nothing of it is found, '
  'words that look alike. is_typing: the last word may be unfinished; begun: that word as it was typed, in small letters.';
