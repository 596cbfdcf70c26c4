create or replace function private.category_tree (
  slug text
)
  returns SETOF uuid
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select c.id from public.categories as c where c.slug = category_tree.slug
  union select k.id from public.categories as c join public.categories as k on k.parent_id = c.id
    where c.slug = category_tree.slug
$function$;

comment on function private.category_tree(text) is 'A category and those directly below it.';

revoke all on function private.category_tree(text) from public;
