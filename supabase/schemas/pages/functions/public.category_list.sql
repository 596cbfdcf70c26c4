create or replace function public.category_list (
  language text default 'en'::text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return (
    with vendors as (select v.kind, count(*) as number from public.vendors as v where v.status = 'active'
      group by v.kind)
    select jsonb_agg(jsonb_build_object('slug', c.slug, 'name', private.category_name(c, category_list.language),
      'kind', c.kind, 'picture', c.picture,
      'intro', private.spoken(p.intro, category_list.language), 'is_open', p.opened_at is not null,
      'vendors', case when p.every_vendor then coalesce(k.number, 0) end,
      'children', (select coalesce(jsonb_agg(jsonb_build_object('slug', x.slug, 'name',
        private.category_name(x, category_list.language), 'picture', x.picture)
        order by x.position, x.slug), '[]'::jsonb) from public.categories as x where x.parent_id = c.id))
          order by c.position, c.slug)
    from public.categories as c join public.category_pages as p on p.category_id = c.id
    left join vendors as k on k.kind = c.kind
    where c.parent_id is null);
end
$function$;

comment on function public.category_list(text) is 'All main categories with what is below them: [{slug, name, kind, picture, intro, is_open, vendors (null where not every vendor of the kind belongs to it), children: [{slug, name, picture}]}].';

revoke all on function public.category_list(text) from public;

grant execute on function public.category_list(text) to anon, authenticated, postgres;
