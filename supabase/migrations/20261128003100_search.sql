-- One search over items, vendors, services and places: suggestions while typing, and results by tab.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

-- Words as they sound: one spelling for the many spellings of a name in Latin letters, Telugu and Devanagari; and which
-- words are in use.

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
    line := translate(normalize(line, nfkc),
      U&'\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2066\2067\2068\2069\FEFF\00AD', '');
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
  line := replace(replace(replace(replace(replace(replace(line, 'bb', 'b'), 'CC', 'C'), 'dd', 'd'), 'ff', 'f'), 'gg',
    'g'), 'jj', 'j');
  line := replace(replace(replace(replace(replace(replace(line, 'kk', 'k'), 'll', 'l'), 'mm', 'm'), 'nn', 'n'), 'pp',
    'p'), 'rr', 'r');
  line := replace(replace(replace(line, 'ss', 's'), 'tt', 't'), 'vv', 'v');
  return replace(replace(line, 'np', 'mp'), 'C', 'c');
end
$$;

comment on function private.fold is
  'A text as it sounds, in small Latin letters: biryani, biriyaani, బిర్యానీ and बिरयानी come out alike or nearly so. '
    'c is the sound of ch, k the '
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
      select left(case when length(part) >= 4 and part like '%s' then left(part, -1) else part end, 40) as word,
        min(n) as n
      from regexp_split_to_table(cut, '\s+') with ordinality as p (part, n)
      where part <> '' group by 1
    ) as w order by w.n limit 40);
end
$$;

comment on function private.words_in is
  'The folded words of a text, each once, in their order; at most 40 words of 40 letters.';

create function private.skeleton(word text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return replace(translate(left(word, 1), 'eiou', 'aaaa') || translate(substr(word, 2), 'aeiouh', ''), 'nn', 'n');
end
$$;

comment on function private.skeleton is 'The consonants of a folded word behind its first letter: what remains alike '
  'when vowels are written differently or left out.';

-- A search means what is typed: diets and what a dish is to be without, slips of the finger, the same thing in other
-- languages, the size of a pack, and the biller of one's own state first (docs/decisions/0071).

-- Slips of the finger -------------------------------------------------------------------------------------------------
create function private.slips_of(word text) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if length(word) not between 4 and 20 or word ~ '[0-9]' then return '{}'; end if;
  return array(select distinct overlay(word placing '' from n for 1)
    from generate_series(1, length(word)) as n) || word;
end
$$;

-- Words in use -------------------------------------------------------------------------------------------------------
create table private.search_vocabulary (
  word text collate "C" primary key,
  skeleton text collate "C" not null,
  spelling text collate "C" not null,
  uses integer not null default 1,
  slips text[] collate "C" generated always as (private.slips_of(word)) stored
);

create index search_vocabulary_skeleton_idx on private.search_vocabulary (skeleton);
create index search_vocabulary_spelling_idx on private.search_vocabulary (spelling);
create index search_vocabulary_alike_idx on private.search_vocabulary using gin (word extensions.gin_trgm_ops);

comment on table private.search_vocabulary is
  'The folded words of everything that can be found. Words are added as they appear; uses are counted each night.';
comment on column private.search_vocabulary.spelling is
  'The word as it was written first, in small letters: to be shown.';
comment on column private.search_vocabulary.uses is 'In how many entries the word stands, as of last night.';

create table private.search_synonyms (
  word text collate "C" not null,
  means text collate "C" not null,
  -- The same thing in other words -------------------------------------------------------------------------------------
  is_same boolean not null default false,
  primary key (word, means)
);

comment on table private.search_synonyms is 'Folded words that mean the same, both ways: dahi is curd.';

insert into private.search_synonyms (word, means, is_same) values
  ('mango', 'mamidi', true),
  ('murga', 'murg', true),
  ('nilu', 'vater', false),
  ('dava', 'mandulu', false),
  ('tifin', 'brikfast', false),
  ('pempudu', 'kat', false),
  ('juta', 'futvir', false),
  ('sugar', 'cini', true),
  ('kliner', 'klining', false),
  ('doktar', 'klinik', false),
  ('gajar', 'kiaret', true),
  ('tuition', 'ticer', false),
  ('am', 'mango', true),
  ('matar', 'pis', true),
  ('uligada', 'ulipea', true),
  ('runam', 'finanse', false),
  ('tutor', 'tuition', false),
  ('pindi', 'ata', false),
  ('pover', 'vidiut', false),
  ('menti', 'meti', true),
  ('piaj', 'ulipea', true),
  ('klinik', 'hospital', false),
  ('dave', 'dava', false),
  ('oto', 'taksi', false),
  ('doktor', 'vediudu', false),
  ('tiusan', 'ticer', false),
  ('bengan', 'vankea', true),
  ('elektrisiti', 'karentu', false),
  ('fone', 'selfone', false),
  ('potato', 'alu', true),
  ('okra', 'ladifinger', true),
  ('asupatri', 'klinik', false),
  ('milk', 'palu', true),
  ('salon', 'selun', false),
  ('parlur', 'salon', false),
  ('dahi', 'iogurt', true),
  ('pet', 'dog', false),
  ('alam', 'adrak', true),
  ('parlor', 'salon', false),
  ('bangaladumpa', 'potato', true),
  ('murg', 'ciken', true),
  ('brinjal', 'egplant', true),
  ('topup', 'ricarj', false),
  ('fon', 'selfone', false),
  ('gar', 'ilu', false),
  ('kirea', 'ade', false),
  ('tiusan', 'tuition', false),
  ('anam', 'biiam', false),
  ('caval', 'biiam', false),
  ('karentu', 'pover', false),
  ('selun', 'parlur', false),
  ('asupatri', 'doktar', false),
  ('kab', 'teksi', false),
  ('doktar', 'aspatal', false),
  ('parlur', 'biuti', false),
  ('finanse', 'runam', false),
  ('biiam', 'rise', false),
  ('buter', 'vena', true),
  ('cira', 'sadi', false),
  ('lone', 'loan', false),
  ('cac', 'cas', true),
  ('milk', 'dud', true),
  ('paper', 'akbar', false),
  ('aspatal', 'daktar', false),
  ('kab', 'ato', false),
  ('caval', 'anam', false),
  ('dania', 'silantro', true),
  ('koriander', 'silantro', true),
  ('gost', 'mansam', true),
  ('papu', 'dal', false),
  ('pani', 'vater', false),
  ('murg', 'kodi', true),
  ('paper', 'vartapatr', false),
  ('alu', 'alugada', true),
  ('kat', 'pet', false),
  ('capal', 'cepulu', false),
  ('lone', 'lon', false),
  ('muton', 'mansam', true),
  ('aspatal', 'vediudu', false),
  ('dal', 'lentil', false),
  ('banana', 'arati', true),
  ('kirea', 'rental', false),
  ('aspatal', 'klinik', false),
  ('carjar', 'adapter', false),
  ('tali', 'bojanam', false),
  ('bojan', 'mil', false),
  ('majiga', 'cac', true),
  ('tiusan', 'tutor', false),
  ('bengan', 'brinjal', true),
  ('plambar', 'plumber', false),
  ('kobari', 'narial', true),
  ('topup', 'recarge', false),
  ('tuition', 'tiusan', false),
  ('taksi', 'oto', false),
  ('silantro', 'kotimira', true),
  ('kobari', 'kokonut', true),
  ('iogurt', 'kurd', true),
  ('ginger', 'adarak', true),
  ('mobel', 'selfone', false),
  ('mirc', 'cili', true),
  ('ticer', 'tiusan', false),
  ('fone', 'mobel', false),
  ('rasam', 'juise', false),
  ('ras', 'rasam', false),
  ('iapil', 'seb', false),
  ('akbar', 'paper', false),
  ('aspatal', 'doktar', false),
  ('banana', 'kela', true),
  ('piaj', 'onion', true),
  ('futvir', 'cepulu', false),
  ('adarak', 'alam', true),
  ('kab', 'taksi', false),
  ('nimbu', 'lime', false),
  ('iogurt', 'dahi', true),
  ('capal', 'juta', false),
  ('sadi', 'cira', false),
  ('bendakea', 'okra', true),
  ('gar', 'home', false),
  ('pis', 'batani', true),
  ('cac', 'butermilk', true),
  ('kurent', 'vidiut', false),
  ('pravn', 'jinga', true),
  ('kurd', 'iogurt', true),
  ('parlur', 'parlor', false),
  ('kiabeji', 'pata', false),
  ('ciken', 'kodi', true),
  ('tamatar', 'tamata', true),
  ('namkin', 'snak', false),
  ('lahsun', 'veluli', true),
  ('mite', 'mita', false),
  ('dud', 'milk', true),
  ('runam', 'lone', false),
  ('doktor', 'hospital', false),
  ('fal', 'pandlu', false),
  ('ulipea', 'onion', true),
  ('cini', 'cakera', true),
  ('ulipea', 'piaj', true),
  ('fis', 'cepa', true),
  ('subram', 'safe', false),
  ('bojanam', 'mil', false),
  ('kotimira', 'dania', true),
  ('dud', 'palu', true),
  ('mita', 'mite', false),
  ('alam', 'ginger', true),
  ('cea', 'ce', false),
  ('nimakea', 'nimbu', true),
  ('gar', 'huse', false),
  ('klinik', 'vediudu', false),
  ('tomato', 'tamata', true),
  ('daktar', 'klinik', false),
  ('juta', 'soe', false),
  ('kurta', 'coka', false),
  ('vidiut', 'kurent', false),
  ('safe', 'subram', false),
  ('ade', 'rental', false),
  ('caval', 'rise', false),
  ('bangaladumpa', 'alu', true),
  ('pata', 'kabage', false),
  ('taksi', 'ride', false),
  ('ata', 'flur', false),
  ('dania', 'koriander', true),
  ('lone', 'rin', false),
  ('mansam', 'muton', true),
  ('nimbu', 'lemon', true),
  ('jinga', 'pravn', true),
  ('butermilk', 'cas', true),
  ('cili', 'mirc', true),
  ('palakura', 'palak', true),
  ('pani', 'nilu', false),
  ('dal', 'papu', false),
  ('fon', 'mobel', false),
  ('home', 'huse', false),
  ('gudu', 'egs', true),
  ('mamsam', 'gost', true),
  ('nevspaper', 'akbar', false),
  ('rise', 'caval', false),
  ('vediudu', 'doktar', false),
  ('rise', 'anam', false),
  ('perugu', 'dahi', true),
  ('huse', 'home', false),
  ('palu', 'dud', true),
  ('sabji', 'kuragealu', false),
  ('batani', 'matar', true),
  ('adarak', 'ginger', true),
  ('ride', 'kab', false),
  ('svit', 'mita', false),
  ('oil', 'nune', true),
  ('dava', 'dave', false),
  ('medisine', 'dave', false),
  ('taksi', 'teksi', false),
  ('pepar', 'nevspaper', false),
  ('mirapakea', 'mirc', true),
  ('tutor', 'tiusan', false),
  ('namak', 'salt', true),
  ('finanse', 'loan', false),
  ('futvir', 'capal', false),
  ('salon', 'parlur', false),
  ('kab', 'ride', false),
  ('mirapakea', 'mirci', true),
  ('hospital', 'asupatri', false),
  ('ginger', 'adrak', true),
  ('pover', 'bijli', false),
  ('parsel', 'parsal', false),
  ('nimakea', 'lemon', true),
  ('murga', 'kodi', true),
  ('biiam', 'anam', false),
  ('daktar', 'vediudu', false),
  ('ciken', 'murga', true),
  ('irfone', 'irbud', false),
  ('rin', 'loan', false),
  ('ladifinger', 'bindi', true),
  ('fon', 'mobile', false),
  ('cakera', 'cini', true),
  ('bendakea', 'bindi', true),
  ('kliner', 'safe', false),
  ('vediudu', 'klinik', false),
  ('lentil', 'dal', false),
  ('klinik', 'asupatri', false),
  ('tali', 'bojan', false),
  ('cas', 'majiga', true),
  ('ginger', 'alam', true),
  ('garlik', 'veluli', true),
  ('tamota', 'tomato', true),
  ('bojan', 'bojanam', false),
  ('ricarj', 'topup', false),
  ('mamsam', 'mansam', true),
  ('ride', 'teksi', false),
  ('matar', 'batani', true),
  ('lemon', 'nimakea', true),
  ('klinik', 'daktar', false),
  ('fruit', 'pandlu', false),
  ('gost', 'mamsam', true),
  ('pepar', 'paper', false),
  ('okra', 'bendakea', true),
  ('mobel', 'fone', false),
  ('vankea', 'brinjal', true),
  ('ticer', 'tutor', false),
  ('mandulu', 'dave', false),
  ('macli', 'cepa', true),
  ('doktor', 'aspatal', false),
  ('bindi', 'okra', true),
  ('rise', 'biiam', false),
  ('doktar', 'doktor', false),
  ('bindi', 'ladifinger', true),
  ('salon', 'biuti', false),
  ('kurent', 'pover', false),
  ('alugada', 'bangaladumpa', true),
  ('daktar', 'doktar', false),
  ('akbar', 'vartapatr', false),
  ('svit', 'mite', false),
  ('aple', 'iapil', false),
  ('taksi', 'ato', false),
  ('oto', 'ato', false),
  ('flur', 'pindi', false),
  ('bindi', 'bendakea', true),
  ('nevspaper', 'vartapatr', false),
  ('brikfast', 'nasta', false),
  ('iogurt', 'perugu', true),
  ('aspatal', 'hospital', false),
  ('nasta', 'brikfast', false),
  ('sabji', 'vegetable', false),
  ('nevspaper', 'paper', false),
  ('alugada', 'alu', true),
  ('ricarj', 'recarge', false),
  ('tamota', 'tamata', true),
  ('ride', 'oto', false),
  ('subram', 'kliner', false),
  ('meti', 'menti', true),
  ('veluli', 'lahsun', true),
  ('tifin', 'nasta', false),
  ('kab', 'oto', false),
  ('daktar', 'hospital', false),
  ('mandulu', 'dava', false),
  ('plumber', 'plumbing', false),
  ('klining', 'subram', false),
  ('teksi', 'kab', false),
  ('doktar', 'daktar', false),
  ('egs', 'eg', true),
  ('alugada', 'potato', true),
  ('tali', 'mil', false),
  ('cas', 'cac', true),
  ('tomato', 'tamatar', true),
  ('sabu', 'sabun', true),
  ('vediudu', 'doktor', false),
  ('fon', 'fone', false),
  ('lon', 'loan', false),
  ('pandlu', 'fruit', false),
  ('mamidi', 'am', true),
  ('lon', 'lone', false),
  ('egplant', 'brinjal', true),
  ('cakera', 'sakar', true),
  ('eg', 'anda', true),
  ('anda', 'gudu', true),
  ('kurd', 'perugu', true),
  ('cepa', 'macli', true),
  ('selun', 'salon', false),
  ('tamata', 'tomato', true),
  ('mirci', 'mirapakea', true),
  ('dog', 'pempudu', false),
  ('veluli', 'garlik', true),
  ('kokonut', 'kobari', true),
  ('asupatri', 'doktor', false),
  ('parsel', 'kurier', false),
  ('runam', 'rin', false),
  ('upu', 'namak', true),
  ('irfone', 'hidfone', false),
  ('fenugrik', 'meti', true),
  ('tamatar', 'tomato', true),
  ('elektrisiti', 'vidiut', false),
  ('rin', 'lon', false),
  ('ticer', 'tuition', false),
  ('mansam', 'gost', true),
  ('paper', 'pepar', false),
  ('carger', 'carjar', false),
  ('lemon', 'lime', false),
  ('gudu', 'eg', true),
  ('tamota', 'tamatar', true),
  ('cepa', 'fis', true),
  ('meti', 'fenugrik', true),
  ('potato', 'bangaladumpa', true),
  ('recarge', 'topup', false),
  ('fis', 'macli', true),
  ('akbar', 'nevspaper', false),
  ('cepulu', 'capal', false),
  ('anda', 'egs', true),
  ('snak', 'namkin', false),
  ('bijli', 'elektrisiti', false),
  ('lime', 'lemon', false),
  ('capal', 'futvir', false),
  ('carger', 'adapter', false),
  ('kiaret', 'karot', true),
  ('mita', 'svit', false),
  ('macli', 'fis', true),
  ('sari', 'sadi', false),
  ('lon', 'rin', false),
  ('hidfone', 'irbud', false),
  ('fone', 'mobile', false),
  ('onion', 'ulipea', true),
  ('ciken', 'murg', true),
  ('lon', 'finanse', false),
  ('koriander', 'dania', true),
  ('mirci', 'mirc', true),
  ('adrak', 'ginger', true),
  ('sari', 'cira', false),
  ('loan', 'runam', false),
  ('kurent', 'karentu', false),
  ('piaj', 'uligada', true),
  ('fruit', 'fal', false),
  ('nimakea', 'lime', false),
  ('vegetable', 'sabji', false),
  ('lon', 'runam', false),
  ('buter', 'makan', true),
  ('selfone', 'mobel', false),
  ('mobel', 'fon', false),
  ('eg', 'egs', true),
  ('loan', 'rin', false),
  ('egplant', 'vankea', true),
  ('pet', 'kat', false),
  ('parlor', 'biuti', false),
  ('asupatri', 'hospital', false),
  ('egs', 'gudu', true),
  ('namkin', 'nasta', false),
  ('roialu', 'jinga', true),
  ('sabu', 'soap', true),
  ('cakera', 'sugar', true),
  ('pis', 'matar', true),
  ('nune', 'tel', true),
  ('ulipea', 'uligada', true),
  ('onion', 'piaj', true),
  ('adrak', 'adarak', true),
  ('tel', 'oil', true),
  ('doktor', 'asupatri', false),
  ('mirc', 'mirapakea', true),
  ('parsal', 'kurier', false),
  ('menti', 'fenugrik', true),
  ('dahi', 'kurd', true),
  ('plumbing', 'plambar', false),
  ('palak', 'palakura', true),
  ('ade', 'rent', false),
  ('pover', 'karentu', false),
  ('hidfone', 'irfone', false),
  ('cepulu', 'futvir', false),
  ('narial', 'kobari', true),
  ('mirci', 'cili', true),
  ('vankea', 'egplant', true),
  ('rental', 'rent', false),
  ('rent', 'rental', false),
  ('nilu', 'pani', false),
  ('huse', 'ilu', false),
  ('egs', 'anda', true),
  ('elektrisiti', 'pover', false),
  ('lahsun', 'garlik', true),
  ('biuti', 'selun', false),
  ('plumbing', 'plumber', false),
  ('doktor', 'daktar', false),
  ('palak', 'spinac', true),
  ('mamidi', 'mango', true),
  ('sugar', 'cakera', true),
  ('seb', 'iapil', false),
  ('biiam', 'caval', false),
  ('soe', 'capal', false),
  ('garlik', 'lahsun', true),
  ('finanse', 'lon', false),
  ('carjar', 'carger', false),
  ('kodi', 'murg', true),
  ('majiga', 'butermilk', true),
  ('rote', 'brid', false),
  ('adarak', 'adrak', true),
  ('kurent', 'elektrisiti', false),
  ('selfone', 'mobile', false),
  ('mil', 'bojanam', false),
  ('elektrisiti', 'kurent', false),
  ('doktar', 'hospital', false),
  ('selfone', 'fon', false),
  ('kirea', 'rent', false),
  ('adapter', 'carjar', false),
  ('cac', 'majiga', true),
  ('onion', 'uligada', true),
  ('paper', 'nevspaper', false),
  ('parlur', 'selun', false),
  ('anam', 'rise', false),
  ('recarge', 'ricarj', false),
  ('egplant', 'bengan', true),
  ('gost', 'muton', true),
  ('klinik', 'doktar', false),
  ('bangaladumpa', 'alugada', true),
  ('mobile', 'selfone', false),
  ('karot', 'gajar', true),
  ('lime', 'nimakea', false),
  ('kotimira', 'silantro', true),
  ('alu', 'bangaladumpa', true),
  ('palakura', 'spinac', true),
  ('perugu', 'iogurt', true),
  ('cas', 'butermilk', true),
  ('hospital', 'doktor', false),
  ('cira', 'sari', false),
  ('makan', 'vena', true),
  ('irbud', 'hidfone', false),
  ('papu', 'lentil', false),
  ('hospital', 'vediudu', false),
  ('vediudu', 'daktar', false),
  ('ladifinger', 'okra', true),
  ('kokonut', 'narial', true),
  ('mirc', 'mirci', true),
  ('rental', 'ade', false),
  ('dog', 'pet', false),
  ('dava', 'medisine', false),
  ('pover', 'kurent', false),
  ('nei', 'gi', true),
  ('ride', 'ato', false),
  ('daktar', 'doktor', false),
  ('majiga', 'cas', true),
  ('dahi', 'perugu', true),
  ('rental', 'kirea', false),
  ('nasta', 'snak', false),
  ('oto', 'ride', false),
  ('ride', 'taksi', false),
  ('nasta', 'tifin', false),
  ('plambar', 'plumbing', false),
  ('murg', 'murga', true),
  ('vater', 'pani', false),
  ('kela', 'banana', true),
  ('pudina', 'mint', true),
  ('oto', 'teksi', false),
  ('adapter', 'carger', false),
  ('mil', 'tali', false),
  ('oil', 'tel', true),
  ('pandlu', 'fal', false),
  ('dave', 'medisine', false),
  ('tel', 'nune', true),
  ('sakar', 'sugar', true),
  ('vartapatr', 'paper', false),
  ('vegetable', 'kuragealu', false),
  ('salt', 'namak', true),
  ('klinik', 'doktor', false),
  ('kabage', 'pata', false),
  ('kapi', 'kofi', false),
  ('jinga', 'roialu', true),
  ('am', 'mamidi', true),
  ('tutor', 'ticer', false),
  ('panir', 'cise', false),
  ('mango', 'am', true),
  ('anda', 'eg', true),
  ('pepar', 'vartapatr', false),
  ('ras', 'juise', false),
  ('gobi', 'koliflover', true),
  ('koriander', 'kotimira', true),
  ('vidiut', 'pover', false),
  ('narial', 'kokonut', true),
  ('tamata', 'tamota', true),
  ('kiaret', 'gajar', true),
  ('uligada', 'piaj', true),
  ('perugu', 'kurd', true),
  ('parlor', 'selun', false),
  ('vediudu', 'aspatal', false),
  ('mint', 'pudina', true),
  ('ladifinger', 'bendakea', true),
  ('gi', 'nei', true),
  ('sugar', 'sakar', true),
  ('mobile', 'fon', false),
  ('brinjal', 'vankea', true),
  ('ti', 'ce', false),
  ('akbar', 'pepar', false),
  ('lentil', 'papu', false),
  ('gajar', 'karot', true),
  ('muton', 'mamsam', true),
  ('mobel', 'mobile', false),
  ('kurd', 'dahi', true),
  ('salt', 'upu', true),
  ('kurta', 'sirt', false),
  ('ato', 'kab', false),
  ('batani', 'pis', true),
  ('sabun', 'sabu', true),
  ('klining', 'safe', false),
  ('hospital', 'daktar', false),
  ('pempudu', 'pet', false),
  ('futvir', 'soe', false),
  ('makan', 'buter', true),
  ('tamata', 'tamatar', true),
  ('runam', 'loan', false),
  ('dave', 'mandulu', false),
  ('murga', 'ciken', true),
  ('vater', 'nilu', false),
  ('lime', 'nimbu', false),
  ('cini', 'sugar', true),
  ('bijli', 'vidiut', false),
  ('mobile', 'mobel', false),
  ('butermilk', 'majiga', true),
  ('klinik', 'aspatal', false),
  ('plumber', 'plambar', false),
  ('rent', 'ade', false),
  ('uligada', 'onion', true),
  ('upu', 'salt', true),
  ('klining', 'kliner', false),
  ('soap', 'sabun', true),
  ('sakar', 'cakera', true),
  ('cili', 'mirapakea', true),
  ('vidiut', 'karentu', false),
  ('taksi', 'kab', false),
  ('mobile', 'fone', false),
  ('loan', 'lon', false),
  ('soe', 'cepulu', false),
  ('vankea', 'bengan', true),
  ('kurent', 'bijli', false),
  ('safe', 'kliner', false),
  ('asupatri', 'aspatal', false),
  ('pravn', 'roialu', true),
  ('fal', 'fruit', false),
  ('daktar', 'asupatri', false),
  ('home', 'ilu', false),
  ('ce', 'ti', false),
  ('bendakea', 'ladifinger', true),
  ('medisine', 'mandulu', false),
  ('pindi', 'flur', false),
  ('kofi', 'kapi', false),
  ('mil', 'bojan', false),
  ('medisine', 'dava', false),
  ('silantro', 'dania', true),
  ('brinjal', 'bengan', true),
  ('sadi', 'sari', false),
  ('biuti', 'salon', false),
  ('arati', 'banana', true),
  ('vena', 'makan', true),
  ('safe', 'klining', false),
  ('gudu', 'anda', true),
  ('aspatal', 'doktor', false),
  ('teksi', 'taksi', false),
  ('iapil', 'aple', false),
  ('subram', 'klining', false),
  ('brid', 'roti', false),
  ('elektrisiti', 'bijli', false),
  ('kuragealu', 'vegetable', false),
  ('nevspaper', 'pepar', false),
  ('soe', 'juta', false),
  ('daktar', 'aspatal', false),
  ('arati', 'kela', true),
  ('roialu', 'pravn', true),
  ('teksi', 'ride', false),
  ('asupatri', 'daktar', false),
  ('kiabeji', 'kabage', false),
  ('rin', 'finanse', false),
  ('doktor', 'doktar', false),
  ('irbud', 'irfone', false),
  ('rote', 'roti', false),
  ('cili', 'mirci', true),
  ('selun', 'parlor', false),
  ('cepulu', 'juta', false),
  ('teksi', 'oto', false),
  ('kuragealu', 'sabji', false),
  ('hospital', 'klinik', false),
  ('karentu', 'elektrisiti', false),
  ('seb', 'aple', false),
  ('eg', 'gudu', true),
  ('nune', 'oil', true),
  ('brid', 'rote', false),
  ('pet', 'pempudu', false),
  ('butermilk', 'cac', true),
  ('pempudu', 'dog', false),
  ('huse', 'gar', false),
  ('pover', 'elektrisiti', false),
  ('brikfast', 'tifin', false),
  ('alam', 'adarak', true),
  ('potato', 'alugada', true),
  ('karentu', 'bijli', false),
  ('koliflover', 'gobi', true),
  ('fone', 'fon', false),
  ('salon', 'parlor', false),
  ('karentu', 'kurent', false),
  ('mansam', 'mamsam', true),
  ('rin', 'lone', false),
  ('dog', 'kat', false),
  ('hospital', 'doktar', false),
  ('kurier', 'parsel', false),
  ('juise', 'ras', false),
  ('cise', 'panir', false),
  ('cini', 'sakar', true),
  ('dania', 'kotimira', true),
  ('ti', 'cea', false),
  ('snak', 'nasta', false),
  ('kela', 'arati', true),
  ('cepulu', 'soe', false),
  ('aspatal', 'asupatri', false),
  ('runam', 'lon', false),
  ('kurier', 'parsal', false),
  ('sabun', 'soap', true),
  ('rent', 'kirea', false),
  ('roti', 'rote', false),
  ('bijli', 'kurent', false),
  ('mandulu', 'medisine', false),
  ('kat', 'pempudu', false),
  ('ilu', 'home', false),
  ('bojanam', 'bojan', false),
  ('vidiut', 'elektrisiti', false),
  ('parlor', 'parlur', false),
  ('soe', 'futvir', false),
  ('coka', 'sirt', false),
  ('asupatri', 'vediudu', false),
  ('biuti', 'parlur', false),
  ('silantro', 'koriander', true),
  ('teksi', 'ato', false),
  ('loan', 'lone', false),
  ('lone', 'runam', false),
  ('kotimira', 'koriander', true),
  ('coka', 'kurta', false),
  ('loan', 'finanse', false),
  ('home', 'gar', false),
  ('oto', 'kab', false),
  ('namak', 'upu', true),
  ('vediudu', 'hospital', false),
  ('tomato', 'tamota', true),
  ('biuti', 'parlor', false),
  ('karot', 'kiaret', true),
  ('bengan', 'egplant', true),
  ('vartapatr', 'pepar', false),
  ('vartapatr', 'akbar', false),
  ('nasta', 'namkin', false),
  ('cea', 'ti', false),
  ('ade', 'kirea', false),
  ('muton', 'gost', true),
  ('kodi', 'ciken', true),
  ('bojan', 'tali', false),
  ('okra', 'bindi', true),
  ('bijli', 'karentu', false),
  ('sirt', 'kurta', false),
  ('futvir', 'juta', false),
  ('mamsam', 'muton', true),
  ('spinac', 'palakura', true),
  ('ce', 'cea', false),
  ('bijli', 'pover', false),
  ('adrak', 'alam', true),
  ('selun', 'biuti', false),
  ('aple', 'seb', false),
  ('doktar', 'vediudu', false),
  ('kabage', 'kiabeji', false),
  ('spinac', 'palak', true),
  ('kliner', 'subram', false),
  ('doktar', 'asupatri', false),
  ('mite', 'svit', false),
  ('pepar', 'akbar', false),
  ('ato', 'ride', false),
  ('roti', 'brid', false),
  ('alu', 'potato', true),
  ('ato', 'teksi', false),
  ('doktor', 'klinik', false),
  ('juta', 'cepulu', false),
  ('selfone', 'fone', false),
  ('kat', 'dog', false),
  ('bojanam', 'tali', false),
  ('anam', 'caval', false),
  ('lone', 'finanse', false),
  ('ata', 'pindi', false),
  ('ato', 'oto', false),
  ('rasam', 'ras', false),
  ('finanse', 'lone', false),
  ('rin', 'runam', false),
  ('parsal', 'parsel', false),
  ('vidiut', 'bijli', false),
  ('capal', 'soe', false),
  ('sirt', 'coka', false),
  ('tamatar', 'tamota', true),
  ('ato', 'taksi', false),
  ('karentu', 'vidiut', false),
  ('juta', 'capal', false),
  ('soap', 'sabu', true),
  ('finanse', 'rin', false),
  ('vena', 'buter', true),
  ('mirapakea', 'cili', true),
  ('nimbu', 'nimakea', true),
  ('juise', 'rasam', false),
  ('kodi', 'murga', true),
  ('ilu', 'gar', false),
  ('lemon', 'nimbu', true),
  ('hospital', 'aspatal', false),
  ('vediudu', 'asupatri', false),
  ('palu', 'milk', true),
  ('flur', 'ata', false),
  ('vartapatr', 'nevspaper', false),
  ('sakar', 'cini', true),
  ('ilu', 'huse', false),
  ('fenugrik', 'menti', true),
  ('pata', 'kiabeji', false),
  ('tuition', 'tutor', false);

create type private.search_meaning as (place integer, word text, weight real, spelling text, is_typed boolean);

comment on type private.search_meaning is
  'A word in use that a typed word may mean: place of the typed word, 1 for certain to 0, how it is written, whether '
    'it is the typed word or begins with it.';

create function private.search_meanings(typed text[], is_typing boolean, begun text default null,
  is_loose boolean default false)
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
      or exists (select from private.search_synonyms as s join private.search_vocabulary as v on v.word = s.means
        where s.word = search_meanings.typed[place]);
    return query
      select place, m.word, max(m.weight)::real, min(m.spelling), bool_or(m.is_typed) from (
        (select v.word, 1.0 as weight, v.spelling, true as is_typed from private.search_vocabulary as v
          where v.word = search_meanings.typed[place])
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
        (select v.word, 0.85 - 0.25 * (1 - extensions.similarity(v.word, search_meanings.typed[place])), v.spelling,
          false
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
        select place, v.word, (0.68 + 0.2 * extensions.similarity(v.word, search_meanings.typed[place]))::real,
          v.spelling, false
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
            extensions.similarity(left(v.word, length(search_meanings.typed[place])), search_meanings.typed[place])
              as likeness
          from private.search_vocabulary as v
          where v.skeleton >= bones and v.skeleton < bones || U&'\+10FFFF' and left(v.word, 1) =
            left(search_meanings.typed[place], 1)
        ) as b
        where b.likeness >= 0.4
        order by b.likeness desc, b.uses desc, b.word limit 12;
      found_any := found;
    end if;
    if not found_any and length(word) >= 4 then
      -- Words that look alike.
      return query
        select place, v.word, (0.6 * extensions.similarity(v.word, search_meanings.typed[place]))::real, v.spelling,
          false
        from private.search_vocabulary as v
        where v.word operator(extensions.%) search_meanings.typed[place]
          and extensions.similarity(v.word, search_meanings.typed[place]) >= 0.45
        order by extensions.similarity(v.word, search_meanings.typed[place]) desc, v.uses desc, v.word limit 6;
    end if;
  end loop;
end
$$;

comment on function private.search_meanings is
  'What folded words may mean among the words in use: themselves, words that begin so, synonyms, and where a word is '
    'not in use itself the same '
  'consonants, a slip of the finger, and at last words that look alike. is_typing: the last word may be unfinished; '
    'begun: that word as it was typed, '
  'in small letters; is_loose: other words also for one that is in use, since it is not found here.';

-- Domain: search
-- Each kind of thing that is found says in a row what it needs, so that a trade's own kind (a doctor, a flat, an
-- event) is a row and functions of that trade.

create table private.search_sources (
  kind text primary key constraint search_source_kind check (kind ~ '^[a-z][a-z_]{0,39}$'),
  tab text not null constraint search_source_tab check (tab ~ '^[a-z][a-z_]{0,39}$'),
  suggested smallint not null constraint search_source_suggested check (suggested between 0 and 10),
  within_m integer constraint search_source_within check (within_m between 1 and 15000),
  show text not null,
  weigh text,
  visible text
);

-- What can be found: one entry for each item, vendor, service and place, kept current by triggers.

create table private.search_documents (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  item_id uuid unique references public.catalog_items (id) on delete cascade,
  vendor_id uuid references public.vendors (id) on delete cascade,
  target text unique constraint search_document_target_length check (length(target) <= 200),
  title text,
  title_translations jsonb not null default '{}',
  lat double precision,
  lng double precision,
  words text[] collate "C" not null,
  other_words text[] collate "C" not null default '{}',
  tokens text[] collate "C" not null default '{}',
  constraint search_document_of_one_thing check (case
    when item_id is not null then vendor_id is not null and target is null
    when vendor_id is not null then target is null
    else target is not null and title is not null end),
  constraint search_documents_kind_fkey foreign key (kind) references private.search_sources (kind)
);

create index search_documents_vendor_idx on private.search_documents (vendor_id);
create unique index search_documents_one_per_vendor_idx on private.search_documents (vendor_id) where item_id is null;

-- Without a list of pending entries, which every search would have to read through.
create index search_documents_tokens_idx on private.search_documents using gin (tokens) with (fastupdate = off);

comment on table private.search_documents is
  'What can be found. Read by search_hits only; what is shown of a row is read from the thing itself.';
comment on column private.search_documents.target is
  'Where it leads that is neither item nor vendor: category/<slug>, biller/<code>, operator/<code>, region/<slug>, '
  'area/<slug>/<name>, or what a source of its own writes.';
comment on column private.search_documents.words is 'The folded words of the name in all its languages.';
comment on column private.search_documents.other_words is
  'Words that it is found by as well: section, category, cuisine, its vendor.';
comment on column private.search_documents.tokens is
  'Each word with the square of the map in which the vendor is, with * for what is found everywhere, or of a kind '
  'that is found near with <kind>/<square> and <kind>/*: a search reads only what is near, however much there is '
  'elsewhere.';

create function private.search_cell(lat double precision, lng double precision) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return floor(lat * 200)::integer || ',' || floor(lng * 200)::integer;
end
$$;

comment on function private.search_cell is
  'A square of 0.005 degrees, about half a kilometre: items are found by it and a word.';

create function private.search_district(lat double precision, lng double precision) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return 'd' || floor(lat * 5)::integer || ',' || floor(lng * 5)::integer;
end
$$;

comment on function private.search_district is 'A square of 0.2 degrees, about twenty kilometres: vendors are found by '
  'it and a word, also where many others are nearer.';

create function private.tokens_of(square text, words text[], other_words text[]) returns text[]
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return array(select square || ' ' || w.word from (select unnest(words) union select unnest(other_words)) as w (word));
end
$$;

comment on function private.tokens_of is
  'The words of an entry with their square of the map: see search_documents.tokens.';

create function private.all_texts(one text, translations jsonb) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return one || coalesce((select string_agg(' ' || t.value, '') from jsonb_each_text(
    case jsonb_typeof(translations) when 'object' then translations else '{}' end) as t), '');
end
$$;

comment on function private.all_texts is 'A name and its translations in one line.';

create function private.learn_words(lines text[]) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.search_vocabulary (word, skeleton, spelling)
  select distinct on (w.word) w.word, private.skeleton(w.word), left(p.part, 60)
  from (
    -- The same words come again and again: each is folded once.
    select distinct lower(s.part) as part from unnest(lines) as l (line)
    cross join lateral regexp_split_to_table(l.line, '[\s,()/+&:;"-]+') as s (part)
  ) as p
  cross join lateral unnest(private.words_in(p.part)) as w (word)
  where not exists (select from private.search_vocabulary as v where v.word = w.word)
  order by w.word, octet_length(p.part), p.part
  on conflict do nothing;
end
$$;

comment on function private.learn_words is 'Adds the words of some lines to those in use; in their order, so that two '
  'at once do not wait for each other in a circle.';

create function private.item_names(i public.catalog_items) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return concat_ws(' ', private.all_texts(i.name, i.name_translations),
    (select string_agg(w.text, ' ') from public.dictionary as w where w.kind = 'item' and w.source = lower(i.name)),
    (select concat_ws(' ', g.brand, p.brand, private.all_texts(p.name, p.name_translations))
      from public.goods as g left join public.products as p on p.id = g.product_id where g.item_id = i.id));
end
$$;

comment on function private.item_names is
  'What an item is called: its name and its product''s in all languages, and the brand.';

create function private.index_items(item_ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Many vendors sell what has the same name, and a vendor's items stand in few sections: each text is folded once.
  with item as materialized (
    select i.id, i.vendor_id, private.item_names(i) as names, i.section, i.category_id,
      private.diet_words(i.id) as diet,
      private.head_of(i.name) as head from public.catalog_items as i where i.id = any (index_items.item_ids)
  ),
  named as materialized (
    select n.names, n.head, private.words_in(n.names) as words
      from (select distinct i.names, i.head from item as i) as n
  ),
  shelf as materialized (
    select s.vendor_id, s.section, s.category_id, private.search_cell(v.lat, v.lng) as cell,
      private.words_in(concat_ws(' ', s.section, v.name, case when c.slug <> 'food-delivery'
        then c.name || ' ' || coalesce((
        select string_agg(w.text, ' ') from public.dictionary as w where w.kind = 'category'
          and w.source = lower(c.name)), '') end)) as words
    from (select distinct i.vendor_id, i.section, i.category_id from item as i) as s
    join public.vendors as v on v.id = s.vendor_id
    left join public.categories as c on c.id = s.category_id
  ),
  learned as (
    select private.learn_words(array(select n.names from named as n union select s.section from shelf as s))
  )
  insert into private.search_documents as d (kind, item_id, vendor_id, words, other_words, tokens)
  select 'item', i.id, i.vendor_id, n.words, s.words || i.diet || n.head,
    array(select s.cell || ' ' || t.word from (select unnest(n.words) union select unnest(s.words || i.diet))
      as t (word))
  from item as i
  join named as n on n.names = i.names and n.head = i.head
  join shelf as s on s.vendor_id = i.vendor_id and s.section = i.section
    and s.category_id is not distinct from i.category_id
  -- Read, so that it is done.
  where (select count(*) from learned) > 0
  on conflict (item_id) do update set vendor_id = excluded.vendor_id, words = excluded.words,
    other_words = excluded.other_words, tokens = excluded.tokens
  where (d.vendor_id, d.words, d.other_words, d.tokens)
    is distinct from (excluded.vendor_id, excluded.words, excluded.other_words, excluded.tokens);
end
$$;

comment on function private.index_items is 'Writes the entries of these items anew.';

create function private.index_vendors(vendor_ids uuid[])
returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.learn_words(array(select v.name || ' ' || v.keywords from public.vendors as v
    where v.id = any (index_vendors.vendor_ids)));
  insert into private.search_documents as d (kind, vendor_id, words, other_words, tokens)
  select 'vendor', v.id, text.words, other.words,
    private.tokens_of(private.search_district(v.lat, v.lng), text.words, other.words)
  from public.vendors as v
  cross join lateral (select private.words_in(v.name) as words) as text
  -- Cuisines also by the dictionary's names of them.
  cross join lateral (select private.words_in(concat_ws(' ', v.keywords, v.area, (
    select string_agg(w.text, ' ') from public.dictionary as w
      where w.kind = 'cuisine' and v.keywords like '%' || w.source || '%')))
    || case when 'pure_veg' = any (v.facets) then '{=veg}'::text[] else '{}' end as words) as other
  where v.id = any (index_vendors.vendor_ids)
  on conflict (vendor_id)
    where item_id is null do update set words = excluded.words, other_words = excluded.other_words,
    tokens = excluded.tokens
  where (d.words, d.other_words, d.tokens) is distinct from (excluded.words, excluded.other_words, excluded.tokens);
  -- The parts of a town, where its vendors are.
  insert into private.search_documents (kind, target, title, lat, lng, words, other_words, tokens)
  select distinct on (1, 2) 'place', 'area/' || r.slug || '/' || v.area, v.area, v.lat, v.lng,
    private.words_in(v.area), private.words_in(r.name),
    private.tokens_of('*', private.words_in(v.area), private.words_in(r.name))
  from public.vendors as v join public.regions as r on r.id = v.region_id
  where v.id = any (index_vendors.vendor_ids) and v.area <> '' and lower(v.area) <> lower(r.name)
  order by 1, 2, v.id
  on conflict (target) do nothing;
  perform private.learn_words(array(select distinct v.area from public.vendors as v
    where v.id = any (index_vendors.vendor_ids)));
end
$$;

comment on function private.index_vendors is
  'Writes the entries of these vendors anew, and those of the areas where they are.';

create function private.index_service(target text, title text, translations jsonb, more text) returns void
language sql security definer set search_path = '' as $$
  select private.index_target('service', index_service.target, index_service.title, index_service.translations,
    index_service.more, null, null)
$$;

comment on function private.index_service is
  'Writes the entry of a service anew: its target, name, names in other languages, and further words.';

-- Kept current -------------------------------------------------------------------------------------------------------
create function private.index_new_items() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_items(array(select n.id from new_rows as n));
  return null;
end
$$;

comment on function private.index_new_items is 'Makes all items of a statement findable at once.';

create trigger new_items_are_found after insert on public.catalog_items
  referencing new table as new_rows for each statement execute function private.index_new_items();

create function private.index_changed_item() returns trigger language plpgsql
  security definer set search_path = '' as $$
begin
  perform private.index_items(array[new.id]);
  return null;
end
$$;

comment on function private.index_changed_item is
  'An item is found by its new name; a change of price or stock costs nothing here.';

create trigger changed_items_are_found after update of name, name_translations, section, category_id,
  vendor_id on public.catalog_items for each row
  when ((old.name, old.name_translations, old.section, old.category_id, old.vendor_id)
    is distinct from (new.name, new.name_translations, new.section, new.category_id, new.vendor_id))
  execute function private.index_changed_item();

create function private.index_new_goods() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_items(array(select n.item_id from new_rows as n where n.brand is not null
    or n.product_id is not null));
  return null;
end
$$;

comment on function private.index_new_goods is 'Items from a shelf are found by their brand and product as well.';

create trigger new_goods_are_found after insert on public.goods
  referencing new table as new_rows for each statement execute function private.index_new_goods();

create function private.index_changed_goods() returns trigger language plpgsql
  security definer set search_path = '' as $$
begin
  perform private.index_items(array[new.item_id]);
  return null;
end
$$;

comment on function private.index_changed_goods is 'An item is found by its new brand or product.';

create trigger changed_goods_are_found after update of brand, product_id on public.goods for each row
  when ((old.brand, old.product_id) is distinct from (new.brand, new.product_id))
    execute function private.index_changed_goods();

create function private.index_changed_product() returns trigger language plpgsql
  security definer set search_path = '' as $$
begin
  perform private.index_items(array(select g.item_id from public.goods as g where g.product_id = new.id));
  return null;
end
$$;

comment on function private.index_changed_product is 'The items of a product are found by its new name or brand.';

create trigger changed_products_are_found after update of name, name_translations, brand on public.products for each row
  when ((old.name, old.name_translations, old.brand) is distinct from (new.name, new.name_translations, new.brand))
  execute function private.index_changed_product();

create function private.index_new_vendors() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_vendors(array(select n.id from new_rows as n));
  return null;
end
$$;

comment on function private.index_new_vendors is 'Makes all vendors of a statement findable at once.';

create trigger new_vendors_are_found after insert on public.vendors
  referencing new table as new_rows for each statement execute function private.index_new_vendors();

create function private.index_changed_vendor() returns trigger language plpgsql
  security definer set search_path = '' as $$
begin
  perform private.index_vendors(array[new.id]);
  if old.name <> new.name or private.search_cell(old.lat, old.lng) <> private.search_cell(new.lat, new.lng) then
    perform private.index_items(array(select i.id from public.catalog_items as i where i.vendor_id = new.id));
  end if;
  return null;
end
$$;

comment on function private.index_changed_vendor is
  'A vendor is found by its new name, cuisines or place, and so are its items.';

create trigger changed_vendors_are_found after update of name, keywords, area, lat, lng, facets on public.vendors
  for each row
  when ((old.name, old.keywords, old.area, old.lat, old.lng, old.facets)
    is distinct from (new.name, new.keywords, new.area, new.lat, new.lng, new.facets))
  execute function private.index_changed_vendor();

create function private.index_category() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_service('category/' || new.slug, new.name,
    (select jsonb_object_agg(w.language, w.text) from public.dictionary as w where w.kind = 'category'
      and w.source = lower(new.name)),
    replace(new.kind::text, '_', ' '));
  return null;
end
$$;

create trigger categories_are_found after insert or update of name, slug on public.categories for each row
  execute function private.index_category();

create function private.index_biller() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_service('biller/' || new.code, new.name, new.name_translations,
    (select c.name || ' bill' from public.biller_categories as c where c.code = new.category_code));
  return null;
end
$$;

create trigger billers_are_found after insert or update of name, name_translations, category_code on public.billers
  for each row execute function private.index_biller();

create function private.index_operator() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_service('operator/' || new.code, new.name, new.name_translations,
    'recharge ' || replace(new.kind, '_', ' '));
  return null;
end
$$;

create trigger operators_are_found after insert or update of name, name_translations on public.digital_operators
  for each row execute function private.index_operator();

comment on function private.index_category is 'A category is found by its name.';
comment on function private.index_biller is 'A biller is found by its name, and by what it bills.';
comment on function private.index_operator is 'An operator is found by its name, and by recharge.';

create function private.index_region() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_target('place', 'region/' || new.slug, new.name, '{}', new.state,
    new.center_lat, new.center_lng);
  return null;
end
$$;

comment on function private.index_region is 'A town is found by its name.';

create trigger regions_are_found after insert or update of name, slug, state, center_lat, center_lng on public.regions
  for each row execute function private.index_region();

create function private.index_translated() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_items(array(select i.id from public.catalog_items as i
    where lower(i.name) in (select n.source from new_rows as n where n.kind = 'item')));
  update public.categories as c set name = c.name where lower(c.name) in (select n.source from new_rows as n
    where n.kind = 'category');
  return null;
end
$$;

comment on function private.index_translated is 'Items and categories are found by what the dictionary calls them.';

create index catalog_items_lower_name_idx on public.catalog_items (lower(name));

create trigger new_translations_are_found after insert on public.dictionary
  referencing new table as new_rows for each statement execute function private.index_translated();

create trigger changed_translations_are_found after update on public.dictionary
  referencing new table as new_rows for each statement execute function private.index_translated();

create function private.count_words() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not pg_try_advisory_xact_lock(hashtextextended('count_words', 0)) then return; end if;
  merge into private.search_vocabulary as v
  using (
    select w.word, count(*)::integer as uses
    from private.search_documents as d cross join lateral unnest(d.words || d.other_words) as w (word) group by w.word
  ) as counted on counted.word = v.word
  when matched and v.uses <> counted.uses then update set uses = counted.uses
  when not matched by source then delete;
end
$$;

comment on function private.count_words is 'Counts in how many entries each word stands, so that the usual ones are '
  'suggested first, and forgets words that stand in none.';

select cron.schedule('count-search-words', '41 21 * * *', 'select private.count_words()');

create function private.index_target(kind text, target text, title text, translations jsonb, more text,
  lat double precision, lng double precision) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  names text := private.all_texts(index_target.title, index_target.translations);
  called text[] := private.words_in(names);
  other text[] := private.words_in(coalesce(index_target.more, ''));
  -- Of a kind that is found near, with its square, and for those who search without a place.
  squares text[] := case when exists (
      select from private.search_sources as s where s.kind = index_target.kind and s.within_m is not null)
    then array_remove(array[index_target.kind || '/*',
      index_target.kind || '/' || private.search_district(index_target.lat, index_target.lng)], null) else '{*}' end;
begin
  perform private.learn_words(array[names || ' ' || coalesce(index_target.more, '')]);
  insert into private.search_documents
    (kind, target, title, title_translations, lat, lng, words, other_words, tokens)
  select index_target.kind, index_target.target, index_target.title, coalesce(index_target.translations, '{}'),
    index_target.lat, index_target.lng, called, other,
    array(select t.token from unnest(squares) as q (square),
      unnest(private.tokens_of(q.square, called, other)) as t (token))
  on conflict (target) do update set title = excluded.title, title_translations = excluded.title_translations,
    lat = excluded.lat, lng = excluded.lng, words = excluded.words, other_words = excluded.other_words,
    tokens = excluded.tokens;
end
$$;

update public.billers set name = name where true;

update public.digital_operators set name = name where true;

create index vendors_popular_idx on public.vendors (ratings_count desc, id) where status = 'active';

create function private.items_of(sellers uuid[], places integer[], meanings text[], with_all_words boolean,
  enough integer)
returns table(id uuid, kind text, item_id uuid, vendor_id uuid, words text[], other_words text[])
language plpgsql stable security definer rows 500 set search_path = '' as $$
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
    cells := array(select distinct private.search_cell(v.lat, v.lng) from public.vendors as v
      where v.id = any (portion));
    keys := '{}';
    condition := '';
    -- Each typed word, in one of its meanings, in one of the squares; a word that means nothing is passed over.
    for nth in 1 .. coalesce(places[array_upper(places, 1)], 0) loop
      meant := array(select m.word from unnest(places, meanings) as m (place, word) where m.place = nth);
      if meant = '{}' then continue; end if;
      condition := condition || case when condition = '' then '' else ' and ' end
        || format('d.tokens && $2[%s:%s]', cardinality(keys) + 1,
          cardinality(keys) + cardinality(cells) * cardinality(meant));
      keys := keys || array(select c.cell || ' ' || m.word from unnest(cells) as c (cell), unnest(meant) as m (word));
    end loop;
    if not with_all_words then condition := 'd.tokens && $2'; end if;
    -- `is true`, so that the vendors only filter what their squares and the words have found.
    return query execute format('select d.id, d.kind, d.item_id, d.vendor_id, d.words, d.other_words
      from private.search_documents as d where %s and (d.vendor_id = any ($1)) is true
        limit $3', condition) using portion, keys, 1000 - got;
    get diagnostics more = row_count;
    got := got + more;
  end loop;
end
$$;

comment on function private.items_of is
  'The entries of these vendors'' items, the nearest vendors first, in which each typed word, or with_all_words false '
  'any of them, stands in one of its meanings: at most 1,000, and no more of the farther ones once there are enough.';

create function private.search_hits(query text, lat double precision, lng double precision,
  is_typing boolean, most integer default 1000)
returns table(kind text, document_id uuid, item_id uuid, vendor_id uuid, score real, matched text, in_name boolean,
  metres integer, delivers boolean, open_now boolean, minutes integer, called text[])
language plpgsql stable security definer rows 300 set search_path = '' set enable_seqscan = off as $$
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
$$;

comment on function private.search_hits is
  'What a text finds around a place, or without one among the 200 best known vendors: items of vendors that deliver '
    'there, vendors up to 15 km away, '
  'services and places. score from 0 to little over 1; in_name: of an item, all of the words stand in its name, of '
    'anything else one of them; matched is what the typed words were taken for, null where they are found as they are; '
    'called: the folded words of the name. '
  'The 200 nearest vendors are looked through, the nearest first, and no more than needed to find enough; at most '
    '1,000 items are weighed, and the best '
  '`most` of them returned.';

create function private.is_for_elsewhere(target text, region_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return starts_with(target, 'biller/') and region_id is not null and exists (
    select from public.billers as b join public.regions as r on r.id = is_for_elsewhere.region_id
    where b.code = split_part(is_for_elsewhere.target, '/', 2) and b.state is not null and b.state <> r.state);
end
$$;

comment on function private.is_for_elsewhere is
  'Whether a service is for people of another state, such as another electricity board.';

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

create function public.suggest(query text, lat double precision default null,
  lng double precision default null, language text default null, limit_count integer default 8)
returns table(kind text, title text, note text, picture text, target text, vendor_slug text,
  vendor_kind public.vendor_kind, vendors integer, matched text, place_lat double precision,
  place_lng double precision)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  of_name constant integer := 30;
begin
  perform private.check_place(suggest.lat, suggest.lng);
  return query
  with hit as materialized (
    select h.* from private.search_hits(suggest.query, suggest.lat, suggest.lng, true, 200) as h
      where h.in_name or h.item_id is null
  ),
  -- What sounds alike comes from many vendors: only the best names, and of each
  -- the nearest ones, are read from the menus.
  alike as (
    select h.kind, h.called, max(h.score) as score, count(distinct h.vendor_id)::integer as vendors,
      (array_agg(h.matched order by h.score desc))[1] as matched,
      array_agg(h.item_id order by h.score desc, h.open_now desc, h.metres, h.item_id) as item_ids
    from hit as h where h.item_id is not null
    group by h.kind, h.called order by max(h.score) desc, count(distinct h.vendor_id) desc, h.called limit 16
  ),
  names as (
    select a.kind, lower(i.name) as name, max(a.score) as score,
      (array_agg(a.matched order by a.score desc))[1] as matched,
      greatest(count(distinct i.vendor_id)::integer,
        max(case when cardinality(a.item_ids) > of_name then a.vendors end)) as vendors,
      (array_agg(i.id order by a.score desc, m.nth))[1] as item_id
    from alike as a
    cross join lateral unnest(a.item_ids[1:of_name]) with ordinality as m (item_id, nth)
    join public.catalog_items as i on i.id = m.item_id
    where i.is_available
    group by a.kind, lower(i.name) order by 3 desc, 5 desc, 2 limit 8
  ),
  row_of as (
    select n.kind, private.item_name_in(i, suggest.language) as title, v.name as note, i.picture,
      null::text as target, v.slug, v.kind as vendor_kind,
      n.vendors, n.matched, null::double precision as lat, null::double precision as lng,
        n.score + 0.02 * ln(n.vendors) as score, row_number() over (order by n.score desc, n.vendors desc) as place
    from names as n join public.catalog_items as i on i.id = n.item_id join public.vendors as v on v.id = i.vendor_id
    union all
    (select h.kind, v.name, v.area, v.picture, null, v.slug, v.kind, 1, h.matched, null, null,
      h.score + case when h.in_name then 0.1 else -0.2 end - case when h.delivers = false then 0.3 else 0 end,
      row_number() over (order by h.delivers desc nulls last, h.in_name desc, h.score desc, h.metres, v.id)
    from hit as h join public.vendors as v on v.id = h.vendor_id where h.item_id is null
      order by h.delivers desc nulls last, h.in_name desc, h.score desc, h.metres, v.id limit 8)
    union all
    (select d.kind, private.title_in(d, suggest.language), null, null, d.target, null, null, 1, h.matched, d.lat,
      d.lng,
      h.score - case when z.is_elsewhere then 0.3 else 0 end - least(coalesce(h.metres, 0), 100000) / 400000.0
        - coalesce(z.farther_m, 0) / 10000000.0,
      row_number() over (partition by d.kind order by coalesce(z.is_elsewhere, false),
        h.score - least(coalesce(h.metres, 0), 100000) / 400000.0 desc, coalesce(z.farther_m, 0), d.target)
    from hit as h join private.search_documents as d on d.id = h.document_id
    left join private.search_weights(array(select o.document_id from hit as o where o.vendor_id is null),
      suggest.lat, suggest.lng) as z on z.document_id = h.document_id
    where h.vendor_id is null)
  )
  select r.kind, r.title, r.note, r.picture, r.target, r.slug, r.vendor_kind, r.vendors, r.matched, r.lat, r.lng
  from row_of as r join private.search_sources as s on s.kind = r.kind
  where r.place <= s.suggested
  order by r.score desc, r.kind, r.title
  limit least(greatest(coalesce(suggest.limit_count, 8), 1), 10);
end
$$;

comment on function public.suggest is
  'Up to eight suggestions for a text that is being typed, in any script: items by name (note: one vendor, vendors: '
    'how many sell it here), vendors '
  '(note: their area), services and places (target: category/<slug>, biller/<code>, operator/<code>, region/<slug>, '
    'area/<slug>/<name>). matched: what the '
  'text was taken for, null where it is found as it is. Raises place_invalid.';

-- Results ------------------------------------------------------------------------------------------------------------
create function public.search_market(query text, lat double precision default null,
  lng double precision default null, language text default null, tab text default 'item',
  filters jsonb default '{}', sort text default 'comprehensive', page_size integer default 20,
  cursor jsonb default null)
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
  -- The kinds of the tab.
  tab_kinds text[] := array(select s.kind from private.search_sources as s where s.tab = search_market.tab);
  rows_wanted integer := least(greatest(coalesce(search_market.page_size, 20), 1), 50);
  answer jsonb;
begin
  perform private.check_place(search_market.lat, search_market.lng);
  perform private.bound(search_market.filters, 1000);
  perform private.bound(search_market.cursor, 1000);
  if tab_kinds = '{}' or jsonb_typeof(search_market.filters) is distinct from 'object' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if coalesce(search_market.sort, '') not in ('nearest', 'top_rated', 'fastest', 'comprehensive') then
    perform private.refuse(400, 'sort_invalid', 'This order of sorting does not exist.');
  end if;
  if search_market.cursor is not null and not coalesce(jsonb_typeof(search_market.cursor -> 'rank') = 'number'
      and pg_input_is_valid(search_market.cursor ->> 'id', 'uuid'), false) then
    perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
  end if;
  if exists (select from jsonb_each(search_market.filters) as f
    where jsonb_typeof(f.value) <> 'null' and not coalesce(case
      when f.key in ('veg', 'open') then jsonb_typeof(f.value) = 'boolean'
      when f.key in ('least_price_paise', 'most_price_paise') then jsonb_typeof(f.value) = 'number'
        and pg_input_is_valid(f.value #>> '{}', 'integer')
      when f.key = 'least_rating' then jsonb_typeof(f.value) = 'number' and (f.value #>> '{}')::numeric between 0
        and 5
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
      case when search_market.sort in ('comprehensive', 'nearest') and search_market.filters = '{}' then 200
        else 1000 end) as h
  ),
  shop as materialized (
    select v.id, v.kind, case when v.ratings_count >= private.fewest_ratings() then v.rating end as rating,
      private.ranked_rating(v.rating, v.ratings_count) as ranked_rating, v.facets from public.vendors as v
        where v.id = any (array(select distinct h.vendor_id from hit as h))
  ),
  known as materialized (
    select * from (
      select h.*, v.kind as vendor_kind, v.rating, v.ranked_rating, i.price_paise, d.diet, v.facets,
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
      and (not wants_veg or case when k.item_id is not null then coalesce(k.diet = 'veg', true)
        when k.vendor_id is not null then 'pure_veg' = any (k.facets) else true end)
      and (k.item_id is null or k.price_paise between coalesce(least_price, 0) and coalesce(most_price, 2147483647))
      and (least_rating is null or k.vendor_id is null or k.rating >= least_rating)
  ),
  ranked as (
    select w.*, (case when w.open_now is false then 1000000 else 0 end + case when w.delivers = false then 2000000
      else 0 end
      + case when z.is_elsewhere then 100000 else 0 end + coalesce(z.farther_m, 0) / 10000.0
      + case search_market.sort
        when 'nearest' then coalesce(w.metres, 0)
        when 'top_rated' then 100000 - coalesce(w.ranked_rating, 3.5) * 10000 + coalesce(w.metres, 0) / 100000.0
        when 'fastest' then coalesce(w.minutes, 0) * 100 + coalesce(w.metres, 0) / 1000.0
        else 1000 * (2 - w.score) + coalesce(w.metres, 0) / 100.0
          - (coalesce(w.ranked_rating, 3.5) - 3.5) * 20 end)::double precision as rank
    from wanted as w
    left join private.search_weights(array(select o.document_id from wanted as o
        where o.kind = any (tab_kinds) and o.vendor_id is null),
      search_market.lat, search_market.lng) as z on z.document_id = w.document_id
    where w.kind = any (tab_kinds) and (wants_kind is null or w.vendor_kind::text = wants_kind)
  ),
  page as (
    select * from ranked as r
    where search_market.cursor is null
      or (r.rank, r.document_id) > ((search_market.cursor ->> 'rank')::double precision,
        (search_market.cursor ->> 'id')::uuid)
    order by r.rank, r.document_id limit rows_wanted
  ),
  shown as materialized (
    select s.document_id, s.shown
    from (select array_agg(p.kind) as kinds, array_agg(p.document_id) as ids, array_agg(p.item_id) as item_ids,
      array_agg(p.vendor_id) as vendor_ids,
      array_agg(p.open_now) as open_ones from page as p) as a
    cross join lateral private.search_rows(a.kinds, a.ids, a.item_ids, a.vendor_ids, a.open_ones,
      search_market.language) as s
  )
  select jsonb_build_object(
    'counts', (select jsonb_object_agg(t.tab, t.count) from (
      select s.tab, count(w.kind) as count from private.search_sources as s left join wanted as w
        on w.kind = s.kind and (wants_kind is null or w.vendor_id is null or w.vendor_kind::text = wants_kind)
      group by s.tab) as t),
    'kinds', (select coalesce(jsonb_agg(jsonb_build_object('kind', t.vendor_kind, 'count', t.count)
      order by t.count desc, t.vendor_kind), '[]') from (
      select w.vendor_kind, count(*) as count from wanted as w
        where w.kind = any (tab_kinds) and w.vendor_kind is not null group by w.vendor_kind) as t),
    -- What the words were taken for, where nothing has them as they are.
    'meant', (select case when bool_or(h.matched is null) then null
      else (array_agg(h.matched order by h.score desc))[1] end
      from hit as h),
    'nearest', case when not exists (select from hit) then (
      select v.spelling from private.search_vocabulary as v
        cross join unnest(private.words_in(left(search_market.query, 100))) as t (word)
      where v.word operator(extensions.%) t.word and v.word <> t.word
      order by extensions.similarity(v.word, t.word) desc, v.uses desc, v.word limit 1) end,
    'hits', (select coalesce(jsonb_agg(s.shown || jsonb_build_object(
      'matched', p.matched, 'in_name', p.in_name, 'distance_m', p.metres, 'delivers_here', p.delivers, 'is_open',
        p.open_now,
      'minutes_min', p.minutes, 'minutes_max', p.minutes + 10) order by p.rank, p.document_id), '[]') from page as p
        join shown as s on s.document_id = p.document_id),
    'next_cursor', (select jsonb_build_object('rank', p.rank, 'id', p.document_id) from page as p
      where (select count(*) from page) = rows_wanted order by p.rank desc, p.document_id desc limit 1))
  into answer;
  return answer;
end
$$;

create function private.vendor_facts(v public.vendors, open_now boolean, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object('vendor_id', v.id, 'vendor_slug', v.slug, 'vendor_name', v.name, 'vendor_kind', v.kind,
    'rating', v.rating,
    'ratings_count', v.ratings_count,
    'opens_at', case when not open_now then case when private.vendor_is_open(v.id, now()) then v.paused_until
      else private.vendor_next_opening(v.id, now()) end end,
    'pure_veg', 'pure_veg' = any (v.facets), 'cuisine_names', coalesce((
      select jsonb_agg(coalesce(w.text, one.cuisine) order by one.position)
      from public.restaurants as r cross join lateral unnest(r.cuisines) with ordinality as one (cuisine, position)
      left join public.dictionary as w on w.kind = 'cuisine' and w.source = lower(one.cuisine)
        and w.language = vendor_facts.language
      where r.vendor_id = v.id), '[]'));
end
$$;

comment on function private.vendor_facts is 'What a result says of its vendor.';

comment on function public.search_market is
  'Results of a search, one tab (item, vendor, service, place) and page at a time: {counts by tab, kinds: [{kind, '
    'count}] of the tab, meant: what the text was '
  'taken for where nothing has it, nearest: where nothing is found, the most similar word in use, hits, next_cursor}. '
    'filters: {veg, open, kind (a trade), least_price_paise, most_price_paise, least_rating}, each optional. '
  'sort: comprehensive, top_rated, nearest, fastest. Items are those of vendors that deliver to the place; vendors '
    'that do not come last and say so '
  '(delivers_here). Without a place, what the best known vendors sell, without distances. Raises place_invalid, '
    'sort_invalid, cursor_invalid, '
  'request_invalid, request_too_large.';

revoke execute on function public.suggest(text, double precision, double precision, text, integer),
  public.search_market(text, double precision, double precision, text, text, jsonb, text, integer, jsonb)
    from public, anon;
grant execute on function public.suggest(text, double precision, double precision, text, integer),
  public.search_market(text, double precision, double precision, text, text, jsonb, text, integer, jsonb) to anon,
    authenticated;

comment on column private.search_synonyms.is_same is
  'Whether it is the same thing by another name, such as dahi and curd, and not merely something near, such as cheese '
    'and paneer.';

insert into private.search_synonyms (word, means, is_same) values
  ('pucakea', 'tarbuj', true),
  ('pali', 'palilu', true),
  ('gudu', 'ande', true),
  ('ande', 'kodigudu', true),
  ('aratipandu', 'banana', true),
  ('obergine', 'vankea', true),
  ('kodigudu', 'egs', true),
  ('ande', 'anda', true),
  ('senagalu', 'sanagalu', true),
  ('eg', 'ande', true),
  ('re', 'sarson', true),
  ('re', 'mustard', true),
  ('cole', 'sanagalu', true),
  ('grape', 'draksa', true),
  ('gud', 'belam', true),
  ('sorakea', 'botlegurd', true),
  ('karela', 'bitergurd', true),
  ('kodigudu', 'eg', true),
  ('drumstik', 'sahajan', true),
  ('cikan', 'murga', true),
  ('semolina', 'rava', true),
  ('sanagalu', 'cana', true),
  ('ciken', 'cikan', true),
  ('sanagalu', 'cole', true),
  ('danialu', 'dania', true),
  ('belam', 'jageri', true),
  ('jageri', 'belam', true),
  ('kumin', 'jira', true),
  ('almond', 'badam', true),
  ('kumin', 'jilakara', true),
  ('mungafli', 'grundnut', true),
  ('jadu', 'cipuru', true),
  ('pomegranate', 'anar', true),
  ('guava', 'amrud', true),
  ('gramflur', 'besan', true),
  ('mungfali', 'mungafli', true),
  ('sarson', 'avalu', true),
  ('pinut', 'grundnut', true),
  ('pancadara', 'sugar', true),
  ('dania', 'danialu', true),
  ('tore', 'birakea', true),
  ('cintapandu', 'imli', true),
  ('haldi', 'turmerik', true),
  ('semolina', 'suji', true),
  ('mustard', 'avalu', true),
  ('sanagalu', 'cikpi', true),
  ('egplant', 'obergine', true),
  ('mustard', 'sarson', true),
  ('cipuru', 'jadu', true),
  ('pumpkin', 'kadu', true),
  ('cikan', 'ciken', true),
  ('tarbuj', 'pucakea', true),
  ('palilu', 'pali', true),
  ('ande', 'gudu', true),
  ('palilu', 'mungafli', true),
  ('mansam', 'matan', true),
  ('senagalu', 'cikpi', true),
  ('sorakea', 'loki', true),
  ('obergine', 'bengan', true),
  ('turmerik', 'haldi', true),
  ('kasev', 'jidipapu', true),
  ('kodigudu', 'gudu', true),
  ('ture', 'ridgegurd', true),
  ('pancadara', 'cini', true),
  ('kodi', 'cikan', true),
  ('re', 'avalu', true),
  ('mamsam', 'matan', true),
  ('danima', 'anar', true),
  ('jamakea', 'amrud', true),
  ('gudu', 'kodigudu', true),
  ('suji', 'semolina', true),
  ('aratipandu', 'arati', true),
  ('pali', 'mungafli', true),
  ('ridgegurd', 'tore', true),
  ('guava', 'jamakea', true),
  ('mungafli', 'pali', true),
  ('cikan', 'murg', true),
  ('sanagapindi', 'besan', true),
  ('cikpi', 'cana', true),
  ('kela', 'aratipandu', true),
  ('pinut', 'mungfali', true),
  ('amrud', 'jamakea', true),
  ('vatermelon', 'pucakea', true),
  ('jidipapu', 'kasev', true),
  ('bope', 'papita', true),
  ('jinga', 'srimp', true),
  ('ridgegurd', 'birakea', true),
  ('grundnut', 'mungfali', true),
  ('muton', 'matan', true),
  ('botlegurd', 'sorakea', true),
  ('grundnut', 'pali', true),
  ('anda', 'kodigudu', true),
  ('sarson', 'mustard', true),
  ('vatermelon', 'tarbuj', true),
  ('mulakada', 'drumstik', true),
  ('avalu', 'sarson', true),
  ('srimp', 'pravn', true),
  ('grundnut', 'palilu', true),
  ('cole', 'senagalu', true),
  ('danialu', 'silantro', true),
  ('besan', 'senagapindi', true),
  ('grundnut', 'mungafli', true),
  ('tamarind', 'cintapandu', true),
  ('gramflur', 'sanagapindi', true),
  ('birakea', 'ridgegurd', true),
  ('silantro', 'danialu', true),
  ('cikpi', 'sanagalu', true),
  ('pinut', 'mungafli', true),
  ('poha', 'atukulu', true),
  ('senagalu', 'cole', true),
  ('banana', 'aratipandu', true),
  ('danialu', 'kotimira', true),
  ('belam', 'gud', true),
  ('mungfali', 'pinut', true),
  ('jira', 'jilakara', true),
  ('badam', 'almond', true),
  ('turmerik', 'pasupu', true),
  ('koriander', 'danialu', true),
  ('matan', 'mansam', true),
  ('kakarakea', 'karela', true),
  ('bitergurd', 'karela', true),
  ('roialu', 'srimp', true),
  ('papita', 'papea', true),
  ('avalu', 'mustard', true),
  ('mungfali', 'palilu', true),
  ('mentulu', 'fenugrik', true),
  ('angur', 'draksa', true),
  ('tore', 'ture', true),
  ('jira', 'kumin', true),
  ('bope', 'papea', true),
  ('gost', 'matan', true),
  ('draksa', 'grape', true),
  ('kira', 'dosakea', true),
  ('jidipapu', 'kaju', true),
  ('senagapindi', 'besan', true),
  ('gumadikea', 'pumpkin', true),
  ('brum', 'cipuru', true),
  ('pravn', 'srimp', true),
  ('dosakea', 'kukumber', true),
  ('besan', 'gramflur', true),
  ('sahajan', 'mulakada', true),
  ('sahajan', 'drumstik', true),
  ('palilu', 'grundnut', true),
  ('arati', 'aratipandu', true),
  ('bitergurd', 'kakarakea', true),
  ('kaju', 'jidipapu', true),
  ('cini', 'pancadara', true),
  ('cana', 'cikpi', true),
  ('anar', 'pomegranate', true),
  ('pancadara', 'sakar', true),
  ('papea', 'papita', true),
  ('cole', 'cikpi', true),
  ('papea', 'bope', true),
  ('cikpi', 'senagalu', true),
  ('mungafli', 'mungfali', true),
  ('ture', 'tore', true),
  ('pancadara', 'cakera', true),
  ('anar', 'danima', true),
  ('egs', 'ande', true),
  ('aratipandu', 'kela', true),
  ('suji', 'rava', true),
  ('loki', 'sorakea', true),
  ('mungafli', 'pinut', true),
  ('murga', 'cikan', true),
  ('egs', 'kodigudu', true),
  ('grundnut', 'pinut', true),
  ('kaju', 'kasev', true),
  ('cana', 'cole', true),
  ('pinut', 'pali', true),
  ('mentulu', 'meti', true),
  ('amrud', 'guava', true),
  ('besan', 'sanagapindi', true),
  ('sanagalu', 'senagalu', true),
  ('sugar', 'pancadara', true),
  ('gumadikea', 'kadu', true),
  ('matan', 'mamsam', true),
  ('dosakea', 'kira', true),
  ('kadu', 'pumpkin', true),
  ('gramflur', 'senagapindi', true),
  ('kodigudu', 'ande', true),
  ('loki', 'botlegurd', true),
  ('sanagapindi', 'gramflur', true),
  ('menti', 'mentulu', true),
  ('pali', 'pinut', true),
  ('senagalu', 'cana', true),
  ('cintapandu', 'tamarind', true),
  ('srimp', 'jinga', true),
  ('grape', 'angur', true),
  ('kakarakea', 'bitergurd', true),
  ('mulakada', 'munakea', true),
  ('kukumber', 'dosakea', true),
  ('mungafli', 'palilu', true),
  ('rava', 'semolina', true),
  ('eg', 'kodigudu', true),
  ('papita', 'bope', true),
  ('ture', 'birakea', true),
  ('drumstik', 'munakea', true),
  ('cikan', 'kodi', true),
  ('fenugrik', 'mentulu', true),
  ('vankea', 'obergine', true),
  ('tore', 'ridgegurd', true),
  ('ridgegurd', 'ture', true),
  ('kukumber', 'kira', true),
  ('jadu', 'brum', true),
  ('cipuru', 'brum', true),
  ('birakea', 'ture', true),
  ('sanagapindi', 'senagapindi', true),
  ('danima', 'pomegranate', true),
  ('gud', 'jageri', true),
  ('karela', 'kakarakea', true),
  ('brinjal', 'obergine', true),
  ('pasupu', 'haldi', true),
  ('srimp', 'roialu', true),
  ('cana', 'senagalu', true),
  ('mungfali', 'grundnut', true),
  ('bengan', 'obergine', true),
  ('jamakea', 'guava', true),
  ('drumstik', 'mulakada', true),
  ('mentulu', 'menti', true),
  ('brum', 'jadu', true),
  ('kasev', 'kaju', true),
  ('munakea', 'mulakada', true),
  ('murg', 'cikan', true),
  ('sakar', 'pancadara', true),
  ('pomegranate', 'danima', true),
  ('imli', 'tamarind', true),
  ('botlegurd', 'loki', true),
  ('birakea', 'tore', true),
  ('munakea', 'drumstik', true),
  ('cole', 'cana', true),
  ('kira', 'kukumber', true),
  ('cikpi', 'cole', true),
  ('pasupu', 'turmerik', true),
  ('atukulu', 'poha', true),
  ('matan', 'gost', true),
  ('avalu', 're', true),
  ('munakea', 'sahajan', true),
  ('angur', 'grape', true),
  ('sarson', 're', true),
  ('senagapindi', 'gramflur', true),
  ('cana', 'sanagalu', true),
  ('mungfali', 'pali', true),
  ('pucakea', 'vatermelon', true),
  ('palilu', 'pinut', true),
  ('matan', 'muton', true),
  ('mustard', 're', true),
  ('jilakara', 'kumin', true),
  ('meti', 'mentulu', true),
  ('senagapindi', 'sanagapindi', true),
  ('obergine', 'brinjal', true),
  ('sahajan', 'munakea', true),
  ('anda', 'ande', true),
  ('rava', 'suji', true),
  ('ande', 'eg', true),
  ('pali', 'mungfali', true),
  ('pinut', 'palilu', true),
  ('palilu', 'mungfali', true),
  ('tamarind', 'imli', true),
  ('jageri', 'gud', true),
  ('danialu', 'koriander', true),
  ('cakera', 'pancadara', true),
  ('ande', 'egs', true),
  ('mulakada', 'sahajan', true),
  ('kodigudu', 'anda', true),
  ('kotimira', 'danialu', true),
  ('draksa', 'angur', true),
  ('kadu', 'gumadikea', true),
  ('haldi', 'pasupu', true),
  ('obergine', 'egplant', true),
  ('tarbuj', 'vatermelon', true),
  ('pumpkin', 'gumadikea', true),
  ('imli', 'cintapandu', true),
  ('jilakara', 'jira', true),
  ('pali', 'grundnut', true);

-- Diets and what is left out ------------------------------------------------------------------------------------------
create table private.search_phrases (
  words text[] collate "C" primary key,
  kind text not null constraint search_phrase_kind check (kind in ('diet', 'without', 'without_next', 'without_last')),
  means text
);

comment on table private.search_phrases is
  'Folded words that say something about what is wanted instead of naming it: a diet (means veg or non_veg), that it '
    'is without something (means), '
  'or without the next or the last word.';

revoke all on private.search_phrases from anon, authenticated;

insert into private.search_phrases (words, kind, means)
select distinct on (1) private.words_in(p.line), p.kind, p.means
from (values
  ('veg', 'diet', 'veg'), ('veggie', 'diet', 'veg'), ('vegetarian', 'diet', 'veg'), ('pure veg', 'diet', 'veg'),
    ('pure vegetarian', 'diet', 'veg'),
  ('वेज', 'diet', 'veg'), ('शाकाहारी', 'diet', 'veg'), ('వెజ్', 'diet', 'veg'), ('శాకాహారం', 'diet', 'veg'),
    ('శాఖాహారం', 'diet', 'veg'),
  ('shakahari', 'diet', 'veg'), ('non veg', 'diet', 'non_veg'), ('nonveg', 'diet', 'non_veg'),
    ('non vegetarian', 'diet', 'non_veg'),
  ('nonvegetarian', 'diet', 'non_veg'), ('नॉन वेज', 'diet', 'non_veg'), ('नॉनवेज', 'diet', 'non_veg'),
    ('मांसाहारी', 'diet', 'non_veg'),
  ('నాన్ వెజ్', 'diet', 'non_veg'), ('నాన్‌వెజ్', 'diet', 'non_veg'), ('మాంసాహారం', 'diet', 'non_veg'),
    ('mamsaharam', 'diet', 'non_veg'),
  ('eggless', 'without', 'egg'), ('sugarless', 'without', 'sugar'), ('sugarfree', 'without', 'sugar'),
  ('without', 'without_next', null), ('no', 'without_next', null), ('bina', 'without_next', null),
    ('बिना', 'without_next', null),
  ('free', 'without_last', null), ('less', 'without_last', null), ('lekunda', 'without_last', null),
    ('లేకుండా', 'without_last', null),
  ('లేని', 'without_last', null), ('ke bina', 'without_last', null), ('के बिना', 'without_last', null),
    ('रहित', 'without_last', null)
) as p (line, kind, means) order by 1;

create function private.search_intent(query text, out wanted text[], out diet text, out without text[],
  out pack numeric, out pack_unit text,
  out is_denial boolean)
language plpgsql stable set search_path = '' as $$
declare
  line text := left(search_intent.query, 100);
  size text[] := regexp_match(private.plain_digits(lower(line)),
    '(?:^|\s)(\d{1,4}(?:\.\d{1,3})?)\s*(kgs?|kilos?|g|gms?|grams?|ml|l|lt|ltrs?|lit(?:er|re)s?)(?=\s|$)');
  cut text;
  parts text[];
  nth integer := 1;
  said private.search_phrases;
begin
  if size is not null then
    cut := replace(private.plain_digits(lower(line)), substring(private.plain_digits(lower(line))
      from '(?:^|\s)(?:\d{1,4}(?:\.\d{1,3})?)\s*(?:kgs?|kilos?|g|gms?|grams?|ml|l|lt|ltrs?|lit(?:er|re)s?)(?=\s|$)'),
        ' ');
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
  'What a text asks for: the folded words that name it, a diet (veg, non_veg), words that it is to be without, and the '
    'size of a pack in g or ml. is_denial: '
  'nothing is named but what it is to be without.';

create function private.diet_words(item_id uuid) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return coalesce((select array['=' || d.diet] from public.dishes as d where d.item_id = diet_words.item_id), '{}');
end
$$;

comment on function private.diet_words is
  'The diet of an item as a word by which it is found and which nobody can type: =veg, =egg, =non_veg.';

create function private.head_of(name text) returns text language plpgsql
  immutable parallel safe set search_path = '' as $$
declare
  parts text[] := private.words_in(regexp_replace(head_of.name, '(?<=\S)\s*[(,].*', ''));
begin
  return '^' || coalesce(parts[cardinality(parts)], '');
end
$$;

comment on function private.head_of is
  'The last word of a name, which says what the thing is, as a word that nobody can type: ^curd of Manjeera Dairy '
    'curd, ^rice of Curd Rice (1 plate).';

create function private.index_diets() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update private.search_documents as d
  set other_words = o.words, tokens = private.tokens_of(private.search_cell(v.lat, v.lng), d.words,
    array(select w.word from unnest(o.words) as w (word) where w.word not like '^%'))
  from new_rows as n join private.search_documents as s on s.item_id = n.item_id
  cross join lateral (select array(select w.word from unnest(s.other_words) as w (word)
    where w.word not like '=%') || ('=' || n.diet) as words) as o
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

comment on function private.slips_of is
  'A word, and the word with each of its letters left out: two words share one of these where a letter is missing, too '
    'many, another one, or two are swapped.';

create function private.is_one_slip(a text, b text) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  ahead integer := 0;
begin
  while ahead < least(length(a), length(b)) and substr(a, ahead + 1, 1) = substr(b, ahead + 1, 1)
    loop ahead := ahead + 1; end loop;
  a := substr(a, ahead + 1);
  b := substr(b, ahead + 1);
  return substr(a, 2) = b or a = substr(b, 2) or substr(a, 2) = substr(b, 2)
    or (left(a, 1) = substr(b, 2, 1) and left(b, 1) = substr(a, 2, 1) and substr(a, 3) = substr(b, 3));
end
$$;

comment on function private.is_one_slip is
  'Whether two words differ by one letter missing, too many or another one, or by two neighbours swapped.';

create index search_vocabulary_slips_idx on private.search_vocabulary using gin (slips) with (fastupdate = off);

comment on column private.search_vocabulary.slips is 'See slips_of.';

create function private.pack_fit(item_id uuid, pack numeric, unit text) returns numeric
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select case when p.amount = pack_fit.pack then 0.3 else 0.15 end
    from public.goods as g
    cross join lateral (select g.pack_size * case when g.pack_unit in ('kg', 'l') then 1000 else 1 end as amount) as p
    where g.item_id = pack_fit.item_id and g.pack_unit = any (case pack_fit.unit when 'g' then '{g,kg}'::text[]
      else '{ml,l}' end)), 0);
end
$$;

comment on function private.pack_fit is 'How well an item fits the size of a pack that was asked for, in g or ml: 0.3 '
  'the same, 0.15 another one of that kind, else 0.';
comment on column public.billers.seat_lat is
  'Where its office is: of several of a state, the nearest is asked for first; null where it works all over India.';

grant select (seat_lat, seat_lng) on public.billers to anon, authenticated;

create function private.seat_distance_m(target text, lat double precision, lng double precision) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  if not starts_with(target, 'biller/') or lat is null then return 0; end if;
  return coalesce((select public.distance_m(seat_distance_m.lat, seat_distance_m.lng, b.seat_lat, b.seat_lng)
    from public.billers as b where b.code = split_part(seat_distance_m.target, '/', 2)), 0);
end
$$;

comment on function private.seat_distance_m is 'How far away the office of a biller is; 0 for what has none.';

revoke execute on function public.billers_in(text, text, text, text, integer, double precision, double precision)
  from public;
grant execute on function public.billers_in(text, text, text, text, integer, double precision, double precision)
  to anon, authenticated;

comment on table private.search_sources is
  'The kinds of things that are found. An item is found where its vendor delivers, a vendor up to 15 km away, and '
  'what has a target everywhere or near. Triggers of its own write its documents: of a target by index_target.';
comment on column private.search_sources.tab is
  'Under which tab of the results it is shown; several kinds may share one.';
comment on column private.search_sources.suggested is 'How many of it are suggested while somebody types.';
comment on column private.search_sources.within_m is
  'What has a target is found up to so many metres away; null where it is found everywhere.';
comment on column private.search_sources.show is
  'The name of a function (document_id uuid, item_id uuid, vendor_id uuid, open_now boolean, language text) returns '
  'jsonb: what a result says of itself.';
comment on column private.search_sources.weigh is
  'The name of a function (document_ids uuid[], lat double precision, lng double precision) returns table '
  '(document_id uuid, is_elsewhere boolean, farther_m integer): of what has a target, what comes later here.';
comment on column private.search_sources.visible is
  'The name of a function (document_ids uuid[]) returns setof uuid: of what has a target, those that who asks may '
  'find; null where everybody may. Words of what is hidden are known to the search as words: no private texts there.';

revoke all on private.search_sources from anon, authenticated;

create function private.item_row(document_id uuid, item_id uuid, vendor_id uuid, open_now boolean, language text)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  i public.catalog_items;
  v public.vendors;
  g public.goods;
begin
  select * into v from public.vendors as w where w.id = item_row.vendor_id;
  select * into i from public.catalog_items as c where c.id = item_row.item_id;
  select * into g from public.goods as s where s.item_id = i.id;
  return jsonb_build_object('id', i.id, 'title', private.item_name_in(i, language), 'picture', i.picture,
    'price_paise', i.price_paise, 'mrp_paise', i.mrp_paise, 'unit', i.unit,
    'diet', (select s.diet from public.dishes as s where s.item_id = i.id),
    'product_id', g.product_id, 'brand', g.brand,
    'unit_price', private.unit_price(i.price_paise, g.pack_size, g.pack_unit),
    'unavailable_reason', private.item_unavailable_reason(i, now()), 'is_bestseller', i.is_bestseller,
    'has_options', exists (select from public.item_option_groups as o where o.item_id = i.id))
    || private.vendor_facts(v, open_now, language);
end
$$;

comment on function private.item_row is 'What a result says of an item; see search_sources.show.';

create function private.vendor_row(document_id uuid, item_id uuid, vendor_id uuid, open_now boolean, language text)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  v public.vendors;
begin
  select * into v from public.vendors as w where w.id = vendor_row.vendor_id;
  return jsonb_build_object('id', v.id, 'title', v.name, 'picture', v.picture, 'note', v.area, 'tagline', v.tagline)
    || private.vendor_facts(v, open_now, language);
end
$$;

comment on function private.vendor_row is 'What a result says of a vendor; see search_sources.show.';

create function private.target_row(document_id uuid, item_id uuid, vendor_id uuid, open_now boolean, language text)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  d private.search_documents;
begin
  select * into d from private.search_documents as s where s.id = target_row.document_id;
  return jsonb_build_object('id', d.id, 'title', private.title_in(d, language), 'target', d.target,
    'lat', d.lat, 'lng', d.lng);
end
$$;

comment on function private.target_row is 'What a result says of that which has a target; see search_sources.show.';

create function private.service_weights(document_ids uuid[], lat double precision, lng double precision)
returns table (document_id uuid, is_elsewhere boolean, farther_m integer)
language plpgsql stable security definer set search_path = '' as $$
declare
  here uuid := private.region_at(service_weights.lat, service_weights.lng);
begin
  return query select d.id, private.is_for_elsewhere(d.target, here),
      private.seat_distance_m(d.target, service_weights.lat, service_weights.lng)
    from private.search_documents as d where d.id = any (document_ids);
end
$$;

comment on function private.service_weights is
  'Billers of another state come later, and of one state those whose seat is farther; see search_sources.weigh.';

insert into private.search_sources (kind, tab, suggested, show, weigh) values
  ('item', 'item', 8, 'private.item_row', null),
  ('vendor', 'vendor', 3, 'private.vendor_row', null),
  ('service', 'service', 3, 'private.target_row', 'private.service_weights'),
  ('place', 'place', 3, 'private.target_row', null);

-- Of a vendor and of what has a target alone: nearly all rows are items.
create index search_documents_kind_idx on private.search_documents (kind) where item_id is null;

comment on function private.index_target is
  'What has a target is found by its title in all its languages, and by more. Its own triggers call this, and delete '
  'the document of what is gone.';

create function private.found_of(kind text, within_m integer, words text[], lat double precision,
  lng double precision) returns uuid[]
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
#variable_conflict use_column
declare
  squares text[] := case when within_m is null then '{*}'
    when found_of.lat is null then array[found_of.kind || '/*']
    else array(select distinct found_of.kind || '/' || private.search_district(
        found_of.lat + y * 0.135, found_of.lng + x * 0.142)
      from generate_series(-1, 1) as y, generate_series(-1, 1) as x) end;
begin
  return array(select d.id from private.search_documents as d
    where d.tokens && array(select q.square || ' ' || w.word
        from unnest(squares) as q (square), unnest(found_of.words) as w (word))
      and d.kind = found_of.kind and (found_of.within_m is null or found_of.lat is null
        or public.distance_m(found_of.lat, found_of.lng, d.lat, d.lng) <= found_of.within_m)
    limit 2000);
end
$$;

comment on function private.found_of is
  'The documents of one kind that has targets with any of the words, everywhere or within_m around a place: at most '
  '2,000.';

create function private.search_rows(kinds text[], document_ids uuid[], item_ids uuid[], vendor_ids uuid[],
  open_ones boolean[], language text) returns table (document_id uuid, shown jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  source record;
begin
  for source in select s.kind, s.show from private.search_sources as s where s.kind = any (kinds) loop
    return query execute format('select r.id, jsonb_build_object(''kind'', $1)
      || %s(r.id, r.item, r.vendor, r.open, $7) from unnest($2, $3, $4, $5, $6) as r (kind, id, item, vendor, open)
      where r.kind = $1', source.show)
    using source.kind, kinds, document_ids, item_ids, vendor_ids, open_ones, search_rows.language;
  end loop;
end
$$;

comment on function private.search_rows is 'Results as shown, each by the function of its kind; see search_market.';

create function private.search_weights(document_ids uuid[], lat double precision, lng double precision)
returns table (document_id uuid, is_elsewhere boolean, farther_m integer)
language plpgsql stable security definer set search_path = '' as $$
declare
  source record;
begin
  for source in select s.kind, s.weigh from private.search_sources as s where s.weigh is not null loop
    return query execute format('select w.document_id, w.is_elsewhere, w.farther_m
      from %s($1, $2, $3) as w', source.weigh)
    using array(select d.id from private.search_documents as d
      where d.id = any (document_ids) and d.kind = source.kind), search_weights.lat, search_weights.lng;
  end loop;
end
$$;

comment on function private.search_weights is 'What comes later here, as the functions of their kinds say.';

-- An update of a row to what it is makes the triggers run.
update public.regions set name = name where true;

update public.categories set name = name where true;
