create or replace function private.spelling (
  name text,
  unit text,
  variant jsonb
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select nullif(regexp_replace(private.fold(
      -- 1.5 kg is not 15 kg, and gms, gm and g are one unit.
      regexp_replace(regexp_replace(
        regexp_replace(regexp_replace(regexp_replace(lower(name || ' ' || coalesce(unit, '')),
        '([0-9])\.([0-9])', '\1p\2', 'g'),
        '([0-9])\s*(?:kgs?|kilos?|kilograms?)\M', '\1kg', 'g'),
        '([0-9])\s*(?:gms?|gr|grams?)\M', '\1g', 'g'),
        '([0-9])\s*(?:ltrs?|lit|lts?|litres?|liters?)\M', '\1l', 'g'),
        '([0-9])\s*(?:pcs?|pieces?|nos?)\M', '\1pc', 'g')),
    '[[:space:][:punct:]]', '', 'g'), '') || coalesce('|' || lower(nullif(variant, '{}')::text), '')
$function$;

comment on function private.spelling(text, text, jsonb) is 'How an item''s name sounds, with its unit, without spaces and signs: "Toor dal 1kg", "toordal" of "1 kg" and "Toor Dal 1 Kgs" are alike. Differing figures stay different. To propose, never to decide.';

revoke all on function private.spelling(text, text, jsonb) from public;
