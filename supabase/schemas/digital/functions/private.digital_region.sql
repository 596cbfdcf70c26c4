create or replace function private.digital_region (
  caller uuid
)
  returns uuid
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(
    (select private.region_at(a.lat, a.lng) from public.addresses as a where a.user_id = caller
      order by a.is_default desc, a.created_at limit 1),
    (select r.id from public.regions as r order by r.area desc, r.id limit 1))
$function$;

comment on function private.digital_region(uuid) is 'Where a payment is counted: the region of the customer''s address, or the largest one.';

revoke all on function private.digital_region(uuid) from public;
