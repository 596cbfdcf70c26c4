create or replace function public.admin_banners()
  returns table (
    id uuid,
    region_slug text,
    title text,
    title_translations jsonb,
    note text,
    note_translations jsonb,
    picture text,
    hue text,
    target text,
    for_newcomers boolean,
    "position" integer,
    valid_from timestamp with time zone,
    valid_to timestamp with time zone,
    added_by text
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
    select b.id, r.slug, b.title, b.title_translations, b.note, b.note_translations, b.picture, b.hue, b.target,
      b.for_newcomers, b.position,
      b.valid_from, b.valid_to, (select nullif(p.full_name, '') from public.profiles as p where p.id = b.created_by)
    from public.banners as b left join public.regions as r on r.id = b.region_id
    where coalesce(b.valid_to, 'infinity') > now() - interval '30 days'
    order by coalesce(b.valid_to, 'infinity') > now() desc, b.position, b.valid_from desc, b.id limit 200;
end
$function$;

comment on function public.admin_banners() is 'The banners that run, are to come or ended within 30 days, with who added them; region_slug is null for all regions. Administrators only.';

revoke all on function public.admin_banners() from public;

grant execute on function public.admin_banners() to authenticated, postgres;
