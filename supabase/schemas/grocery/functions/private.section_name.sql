create or replace function private.section_name (
  section text,
  language text
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return coalesce((select w.text from public.dictionary as w
    where w.kind = 'section' and w.source = lower(section_name.section) and w.language = section_name.language),
      section_name.section);
end
$function$;

comment on function private.section_name(text, text) is 'A section''s name in a language, by the dictionary; else as the vendor wrote it.';

revoke all on function private.section_name(text, text) from public;
