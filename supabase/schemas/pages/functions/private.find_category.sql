create or replace function private.find_category (
  word text
)
  returns public.categories
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  found public.categories;
begin
  perform private.bound(find_category.word, 80);
  select c.* into found from public.categories as c
  left join public.category_pages as p on p.category_id = c.id
  where c.slug = lower(find_category.word) or lower(find_category.word) = any (p.aliases)
  order by c.slug = lower(find_category.word) desc, c.parent_id nulls first, c.slug limit 1;
  if found.id is null then perform private.refuse(404, 'category_not_found', 'There is no such category.'); end if;
  return found;
end
$function$;

comment on function private.find_category(text) is 'The category of a slug, or of another word for it.';

revoke all on function private.find_category(text) from public;
