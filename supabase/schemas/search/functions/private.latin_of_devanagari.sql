create or replace function private.latin_of_devanagari (
  line text
)
  returns text
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
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
$function$;

comment on function private.latin_of_devanagari(text) is 'Devanagari in Latin letters as Hindi sounds; C is the sound of ch.';

revoke all on function private.latin_of_devanagari(text) from public;
