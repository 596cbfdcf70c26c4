create or replace function private.needs_place (
  vendor_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce((select bool_or(t.needs_place) from public.vendor_trades as s
    join private.trades as t on t.trade = s.trade where s.vendor_id = needs_place.vendor_id), true)
$function$;

comment on function private.needs_place(uuid) is 'Whether a vendor must have a place: one of its trades needs it, or it has none.';

revoke all on function private.needs_place(uuid) from public;
