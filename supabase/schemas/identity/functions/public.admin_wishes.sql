create or replace function public.admin_wishes()
  returns table (
    slug text,
    name text,
    region_slug text,
    region_name text,
    wishes integer,
    latest timestamp with time zone
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
    select w.* from (
      select c.slug, c.name, r.slug as town, r.name as town_name, count(*)::integer as people,
        max(s.created_at) as latest
      from public.service_interest as s join public.categories as c on c.id = s.category_id
      left join public.regions as r on r.id = s.region_id
      where s.told_at is null group by c.slug, c.name, r.slug, r.name
      union all
      select 'area', 'Deliveries', a.area, mode() within group (order by a.place), count(*)::integer, max(a.created_at)
      from public.area_interest as a group by a.area
    ) as w (slug, name, town, town_name, people, latest)
    order by w.people desc, w.name, w.town_name nulls last limit 500;
end
$function$;

comment on function public.admin_wishes() is 'How many people wait for a service in a town (null: none named), or with the slug "area" for deliveries somewhere (region_slug: its square, region_name: what most call it), the most wanted first. Administrators only.';

revoke all on function public.admin_wishes() from public;

grant execute on function public.admin_wishes() to authenticated, postgres;
