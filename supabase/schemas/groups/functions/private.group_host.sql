create or replace function private.group_host (
  g private.group_carts
)
  returns private.group_people
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  p private.group_people := private.group_caller(g, null);
begin
  if not coalesce(p.is_host, false) then perform private.refuse(403, 'group_host_only',
    'Only whoever started this group order may do that.'); end if;
  return p;
end
$function$;

revoke all on function private.group_host(private.group_carts) from public;
