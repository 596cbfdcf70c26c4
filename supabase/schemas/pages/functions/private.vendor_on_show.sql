create or replace function private.vendor_on_show (
  vendor text
)
  returns public.vendors
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  shown public.vendors;
  wanted uuid;
begin
  perform private.bound(vendor_on_show.vendor, 100);
  if pg_input_is_valid(vendor_on_show.vendor, 'uuid') then wanted := vendor_on_show.vendor::uuid; end if;
  select v.* into shown from public.vendors as v where v.status = 'active'
    and (v.slug = lower(vendor_on_show.vendor) or v.id = wanted);
  if shown.id is null then perform private.refuse(404, 'vendor_not_found', 'This place is not on Angadi any more.'); end
    if;
  return shown;
end
$function$;

comment on function private.vendor_on_show(text) is 'An active vendor by slug or id; refuses where there is none.';

revoke all on function private.vendor_on_show(text) from public;
