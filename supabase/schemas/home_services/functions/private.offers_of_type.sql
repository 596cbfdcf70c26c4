create or replace function private.offers_of_type (
  type text,
  vendors uuid[]
)
  returns table (
    vendor public.vendors,
    service public.services,
    people bigint
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select v, s, p.many
  from public.services as s join public.vendors as v on v.id = s.vendor_id and v.status = 'active'
  cross join lateral (
    select count(*) as many from public.service_resources as r join public.resources as p on p.id = r.resource_id
      and p.is_active where r.service_id = s.id and r.need = 1) as p
  where s.type = offers_of_type.type and s.is_active and p.many > 0
    and (offers_of_type.vendors is null or v.id = any (offers_of_type.vendors))
$function$;

revoke all on function private.offers_of_type(text, uuid[]) from public;
