create or replace function private.vendor_is_open (
  vendor_id uuid,
  at timestamp with time zone
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from private.open_vendors(array[vendor_is_open.vendor_id], vendor_is_open.at))
$function$;

comment on function private.vendor_is_open(uuid, timestamp with time zone) is 'Whether a vendor is open by its opening hours; pauses are checked elsewhere.';

revoke all on function private.vendor_is_open(uuid, timestamp with time zone) from public;
