create or replace function private.faq_slug (
  question text
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  -- Letters lose their accents, words their apostrophes.
  base text := trim(left(trim(regexp_replace(
    regexp_replace(lower(normalize(question, nfkd)), '[\u0300-\u036F''’]', '', 'g'), '[^a-z0-9]+', '-', 'g'), '-'), 50),
      '-');
  free text;
begin
  if length(base) < 3 then base := 'question'; end if;
  free := base;
  for n in 2..1000 loop
    exit when not exists (select from public.faq_articles as a where a.slug = free);
    free := base || '-' || n;
  end loop;
  return free;
end
$function$;

comment on function private.faq_slug(text) is 'A new article''s name in addresses, made from its English question, such as where-is-my-order; no other article has it.';

revoke all on function private.faq_slug(text) from public;
