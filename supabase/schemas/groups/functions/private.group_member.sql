create or replace function private.group_member (
  g private.group_carts,
  secret text
)
  returns private.group_people
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  p private.group_people := private.group_caller(g, secret);
begin
  if p.id is null then perform private.refuse(403, 'group_join_first',
    'Please join this group order with your name first.'); end if;
  return p;
end
$function$;

revoke all on function private.group_member(private.group_carts, text) from public;
