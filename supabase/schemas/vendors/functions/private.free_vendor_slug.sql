create or replace function private.free_vendor_slug (
  name text
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with words as (
    select trim(both '-' from regexp_replace(lower(free_vendor_slug.name), '[^a-z0-9]+', '-', 'g')) as slug
  ), base as (
    select case when length(w.slug) >= 3 then left(w.slug, 60) else 'vendor' end as slug from words as w
  ), candidates as (
    select n, b.slug || case n when 1 then '' else '-' || n end as slug from base as b, generate_series(1, 1000) as n
  )
  select c.slug from candidates as c
  where not exists (select from public.vendors as v where v.slug = c.slug) order by c.n limit 1
$function$;

comment on function private.free_vendor_slug(text) is 'A slug from a name, with a number where it is taken; a name without Latin letters becomes "vendor".';

revoke all on function private.free_vendor_slug(text) from public;
