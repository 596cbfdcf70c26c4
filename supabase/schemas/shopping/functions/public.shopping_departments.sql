create or replace function public.shopping_departments (
  language text default null::text
)
  returns table (
    slug text,
    name text,
    picture text,
    products bigint
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select c.slug, coalesce(w.text, c.name), coalesce(c.picture, (select k.picture from private.shopping_cards as k
      where k.departments @> array[c.id] and k.picture is not null order by k.in_stock desc, k.popularity desc, k.id
        limit 1)),
    (select count(*) from private.shopping_cards as k where k.departments @> array[c.id])
  from public.categories as c join public.categories as root on root.id = c.parent_id and root.slug = 'shopping'
  left join public.dictionary as w on w.kind = 'category' and w.source = lower(c.name)
    and w.language = shopping_departments.language
  order by c.position, c.name
$function$;

comment on function public.shopping_departments(text) is 'The departments of the shops, with a picture and how many products they have.';

revoke all on function public.shopping_departments(text) from public;

grant execute on function public.shopping_departments(text) to anon, authenticated, postgres;
