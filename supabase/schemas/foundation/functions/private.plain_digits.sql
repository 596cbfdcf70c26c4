create or replace function private.plain_digits (
  line text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select translate(normalize(plain_digits.line, nfkc),
    '०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
    repeat('0123456789', 11))
$function$;

comment on function private.plain_digits(text) is 'A text with the digits of Indian and Arabic scripts as 0 to 9. The same rule as packages/domain/src/typed/plain-digits.ts.';

revoke all on function private.plain_digits(text) from public;
