create or replace function private.sections_of (
  vendor_id uuid
)
  returns table (
    name text,
    "position" integer,
    items integer
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select s.name, min(s."position"), sum(s.items)::integer from (
    select i.section as name, min(i.section_position) as "position", count(*)::integer as items
    from public.catalog_items as i where i.vendor_id = sections_of.vendor_id group by i.section
    union all
    select c.name, c.position, 0 from public.catalog_sections as c where c.vendor_id = sections_of.vendor_id
  ) as s group by s.name
$function$;

comment on function private.sections_of(uuid) is 'The sections of a vendor with items, and those that were made and are empty.';

revoke all on function private.sections_of(uuid) from public;
