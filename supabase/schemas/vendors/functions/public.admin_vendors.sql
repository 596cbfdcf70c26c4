create or replace function public.admin_vendors (
  limit_count integer default 50,
  search text default null::text
)
  returns table (
    id uuid,
    slug text,
    name text,
    kind public.vendor_kind,
    region_name text,
    area text,
    owner_name text,
    items bigint,
    has_hours boolean,
    created_at timestamp with time zone,
    status text,
    measures jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  words text := private.like_pattern(admin_vendors.search);
begin
  perform private.require_role('admin');
  return query
    select v.id, v.slug, v.name, v.kind, r.name, v.area, private.name_of(v.owner_id),
      (select count(*) from public.catalog_items as i where i.vendor_id = v.id),
      exists (select from public.vendor_hours as h where h.vendor_id = v.id), v.created_at, v.status,
      private.open_measures(v.id)
    from public.vendors as v join public.regions as r on r.id = v.region_id
    where words is null or lower(v.name) like words or lower(v.area) like words
    order by exists (select from private.measures as m where m.provider_id = v.id and m.ended_at is null) desc,
      v.created_at desc, v.id
      limit least(greatest(coalesce(admin_vendors.limit_count, 50), 1), 100);
end
$function$;

comment on function public.admin_vendors(integer, text) is 'The vendors against which a measure is open and those added last, or those whose name or area holds the search: with what they still need (items, hours), status and measures (private.measure_story). Administrators only.';

revoke all on function public.admin_vendors(integer, text) from public;

grant execute on function public.admin_vendors(integer, text) to authenticated, postgres;
