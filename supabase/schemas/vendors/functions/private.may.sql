create or replace function private.may (
  vendor_id uuid,
  "right" text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.has_role('vendor') and exists (
    select from public.vendor_staff as s join private.position_rights as r on r.position = s.position
    where s.vendor_id = may.vendor_id and s.user_id = (select auth.uid()) and r."right" = may."right"
      -- Whose business has ended finishes what is open, and sees its money.
      and (r."right" in ('orders', 'money') or not exists (
        select from public.vendors as v where v.id = may.vendor_id and v.status = 'terminated')))
$function$;

comment on function private.may(uuid, text) is 'Whether the caller''s position in a business includes a right (private.position_rights), while they hold the vendor role; of a business that has ended, orders and money.';

revoke all on function private.may(uuid, text) from public;

grant execute on function private.may(uuid, text) to authenticated, postgres;
