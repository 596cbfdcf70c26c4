create or replace function public.sitemap_vendors (
  after text default null::text,
  most integer default 1000
)
  returns table (
    slug text,
    kind public.vendor_kind
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return query select v.slug, v.kind from public.vendors as v
    where v.status = 'active' and (sitemap_vendors.after is null or v.slug > left(sitemap_vendors.after, 100))
    order by v.slug limit least(greatest(coalesce(sitemap_vendors.most, 1000), 1), 5000);
end
$function$;

comment on function public.sitemap_vendors(text, integer) is 'The vendors that search engines are told of, by slug, a page at a time: pass the last slug as after.';

revoke all on function public.sitemap_vendors(text, integer) from public;

grant execute on function public.sitemap_vendors(text, integer) to anon, authenticated, postgres;
