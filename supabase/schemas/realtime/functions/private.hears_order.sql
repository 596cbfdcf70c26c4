create or replace function private.hears_order (
  subject uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.takes_part(hears_order.subject, (select auth.uid()))
$function$;

comment on function private.hears_order(uuid) is 'Whether the caller takes part in the order now.';

revoke all on function private.hears_order(uuid) from public;
