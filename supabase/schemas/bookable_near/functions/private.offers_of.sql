create or replace function private.offers_of (
  trade text,
  vendors uuid[]
)
  returns table (
    service_id uuid,
    vendor_id uuid,
    resource_id uuid,
    price_paise integer
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select s.id, s.vendor_id, r.id, coalesce(o.price_paise, s.price_paise)
  from public.services as s join public.service_resources as o on o.service_id = s.id and o.need = 1
  join public.resources as r on r.id = o.resource_id and r.is_active
  where s.vendor_id = any (offers_of.vendors) and s.trade = offers_of.trade and s.is_active
$function$;

comment on function private.offers_of(text, uuid[]) is 'Who does which service of these vendors at which price.';

revoke all on function private.offers_of(text, uuid[]) from public;
