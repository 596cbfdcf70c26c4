create or replace function private.latin_of_telugu (
  line text
)
  returns text
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  -- The ring before p, b and m, and at the end of a word, is an m.
  line := regexp_replace(line, 'ం(?=[పఫబభమ]|[^ఀ-౿]|$)', 'మ్', 'g');
  -- A consonant without a sign of its own carries an a.
  line := regexp_replace(line, '([క-హ])(?![ా-్])', '\1అ', 'g');
  line := replace(replace(replace(replace(line, 'ఐ', 'ఎఇ'), 'ై', 'ెఇ'), 'ృ', '్రి'), 'ఋ', 'రి');
  return translate(line, 'అఆఇఈఉఊఎఏఒఓఔాిీుూెేొోౌంఁఃకఖగఘఙచఛజఝఞటఠడఢణతథదధనపఫబభమయరఱలళవశషసహ౦౧౨౩౪౫౬౭౮౯్ౖ',
    'aaiiuueeoooaiiuueeooonnhkkggnCCjjnttddnttddnpfbbmyrrllvsssh0123456789');
end
$function$;

comment on function private.latin_of_telugu(text) is 'Telugu in Latin letters as they sound; C is the sound of ch.';

revoke all on function private.latin_of_telugu(text) from public;
