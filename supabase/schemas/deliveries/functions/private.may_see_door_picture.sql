create or replace function private.may_see_door_picture (
  name text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.is_admin() or auth.uid()::text = split_part(may_see_door_picture.name, '/', 2)
    or exists (select from public.door_waits as w join public.enhanced_orders as o on o.id = w.order_id
      where w.picture = may_see_door_picture.name and o.user_id = auth.uid())
$function$;

comment on function private.may_see_door_picture(text) is 'Whether the caller may look at a photo of a door: the courier who took it, the customer whose door it is, and administrators.';

revoke all on function private.may_see_door_picture(text) from public;

grant execute on function private.may_see_door_picture(text) to authenticated, postgres;
