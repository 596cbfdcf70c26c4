create or replace function private.vendor_of_cover (
  name text
)
  returns uuid
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if coalesce(vendor_of_cover.name,
    '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/cover/[a-z0-9-]{1,64}[.](webp|jpg)$' then return null; end if;
  return (select v.id from public.vendors as v where v.id::text = split_part(vendor_of_cover.name, '/', 1));
end
$function$;

comment on function private.vendor_of_cover(text) is 'The vendor of a cover photo in the bucket catalogue, by its path <vendor id>/cover/<name>; null for any other path.';

revoke all on function private.vendor_of_cover(text) from public;

grant execute on function private.vendor_of_cover(text) to authenticated, postgres;
