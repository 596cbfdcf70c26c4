create or replace function private.may_store_photo (
  name text
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  folder text := substring(may_store_photo.name from '^(.*/)');
begin
  if not private.may(private.vendor_of_photo(may_store_photo.name), 'catalogue') then return false; end if;
  -- One at a time, or many at once would each find room.
  perform pg_advisory_xact_lock(hashtextextended('catalogue:' || folder, 0));
  return (select count(*) from storage.objects as s where s.bucket_id = 'catalogue' and starts_with(s.name, folder)
    and s.name <> may_store_photo.name)
    < case when exists (select from public.goods as g where g.item_id::text = split_part(may_store_photo.name, '/', 2))
      then 10 else 4 end;
end
$function$;

comment on function private.may_store_photo(text) is 'Whether the caller may store a photo under this path: of an item of a vendor they work for, and one of four at most; of goods, which show eight, one of ten. Two more are enough to replace one; without an end the bucket would be anybody''s disk.';

revoke all on function private.may_store_photo(text) from public;

grant execute on function private.may_store_photo(text) to authenticated, postgres;
