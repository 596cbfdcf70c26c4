create or replace function private.pasted_text (
  pasted text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select btrim(regexp_replace(regexp_replace(regexp_replace(translate(normalize(left(pasted, 400), nfkc),
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯',
      '01234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789'),
    '[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+', '', 'g'),
    '[ \u0009-\u000d\u1680\u2028\u2029]+', ' ', 'g'),
    '[\u2010-\u2015\u2212]', '-', 'g'), E' "''“”‘’‚„«»‹›`.,;:()[]<>*|।#=')
$function$;

comment on function private.pasted_text(text) is 'A pasted number or code in the characters of a keyboard: digits of Indian scripts as 0 to 9, no marks without a width, no quotes and full stops around it. The same rule as packages/domain/src/typed/pasted.ts.';

revoke all on function private.pasted_text(text) from public;
