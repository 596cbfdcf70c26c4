create or replace function private.fold (
  line text
)
  returns text
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
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
$function$;

comment on function private.fold(text) is 'A text as it sounds, in small Latin letters: biryani, biriyaani, బిర్యానీ and बिरयानी come out alike or nearly so. c is the sound of ch, k the hard c. Scripts other than Latin, Telugu and Devanagari stay as they are.';

revoke all on function private.fold(text) from public;
