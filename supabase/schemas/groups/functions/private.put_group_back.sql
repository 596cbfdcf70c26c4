create or replace function private.put_group_back (
  g private.group_carts
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from public.unified_cart_items as c using private.group_people as p where p.group_id = g.id
    and c.group_person_id = p.id and c.user_id = g.host_id
$function$;

comment on function private.put_group_back(private.group_carts) is 'Takes the lines of a group out of the host''s cart; the group keeps them.';

revoke all on function private.put_group_back(private.group_carts) from public;
