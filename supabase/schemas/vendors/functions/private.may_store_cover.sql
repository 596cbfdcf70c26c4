create or replace function private.may_store_cover (
  name text
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  folder text := substring(may_store_cover.name from '^(.*/)');
begin
  if not coalesce(private.may(private.vendor_of_cover(may_store_cover.name), 'catalogue'), false) then
    return false;
  end if;
  -- One at a time, or many at once would each find room.
  perform pg_advisory_xact_lock(hashtextextended('catalogue:' || folder, 0));
  return (select count(*) from storage.objects as s where s.bucket_id = 'catalogue' and starts_with(s.name, folder)
    and s.name <> may_store_cover.name) < 4;
end
$function$;

comment on function private.may_store_cover(text) is 'Whether the caller may store a cover photo under this path: of a vendor they work for, and one of four at most.';

revoke all on function private.may_store_cover(text) from public;

grant execute on function private.may_store_cover(text) to authenticated, postgres;
